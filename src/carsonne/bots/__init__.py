"""Opponents: each looks at what its seat may know and chooses a legal move."""

from carsonne.bots.bot import Bot, find, names

__all__ = ["Bot", "find", "names"]
