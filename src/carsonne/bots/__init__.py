"""Computer players: each sees what its seat is allowed to know and chooses a legal move."""

from carsonne.bots.bot import Bot, find, names

__all__ = ["Bot", "find", "names"]
