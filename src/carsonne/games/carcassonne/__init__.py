"""Carcassonne, the base game of the French rulebook of 2002 with its tactical variant, and the other editions."""
