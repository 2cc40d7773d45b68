"""What `scripts/fit.py` needs to know of each game: its weights, and how well some weights play."""
