"""Carcassonne as people and programs meet it: moves, views, events, notation, terminal and score pad."""
