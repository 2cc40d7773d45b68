"""Carcassonne: the base game by the French rulebook of 2002 with its tactical variant, and the other editions."""
