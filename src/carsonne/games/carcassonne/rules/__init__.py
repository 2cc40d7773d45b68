"""The rules of Carcassonne: a position made of numbers, and functions over it, a file for each phase."""
