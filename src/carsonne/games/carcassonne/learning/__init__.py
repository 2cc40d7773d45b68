"""Carcassonne as a learner meets it: a fixed number of actions and observations of one size."""
