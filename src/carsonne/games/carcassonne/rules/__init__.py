"""The rules of Carcassonne: a position made of numbers and functions over it, one file for each phase."""
