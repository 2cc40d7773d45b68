"""What a position of the Card Game is worth, and why."""
