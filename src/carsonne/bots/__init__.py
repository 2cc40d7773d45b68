"""Computer players: each sees what its seat is allowed to know and chooses a legal move."""

from carsonne.bots.bot import Bot, check_offered, find, names

__all__ = ["Bot", "check_offered", "find", "names"]
