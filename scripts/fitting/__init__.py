"""What `scripts/fit.py` needs to know about each game: its weights, and how well given weights play."""
