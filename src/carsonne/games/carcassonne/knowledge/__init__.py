"""What a position of Carcassonne is worth, and why."""
