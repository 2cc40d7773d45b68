"""What a position of Carson City is worth, and why."""
