"""Series of games between bots, which anyone can repeat from the seed."""
