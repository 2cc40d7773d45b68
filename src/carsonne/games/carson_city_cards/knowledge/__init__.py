"""What a position is worth and why: for bots, hints and whoever wants the reasons."""
