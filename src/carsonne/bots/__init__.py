"""Computer players: each sees what its seat is allowed to know and chooses a legal move."""

from carsonne.bots.bot import Bot, check_offered, find, names
from carsonne.bots.levels import Level, level, levels, strongest

__all__ = ["Bot", "Level", "check_offered", "find", "level", "levels", "names", "strongest"]
