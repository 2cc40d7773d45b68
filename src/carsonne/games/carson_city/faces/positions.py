"""Positions as text, both ways: `to_notation` writes, `from_notation` reads."""

from __future__ import annotations

from carsonne.games.carson_city.faces.from_notation import options_of
from carsonne.games.carson_city.faces.notation import parse
from carsonne.games.carson_city.faces.to_notation import position_of
from carsonne.games.carson_city.rules.state import CarsonCityState
from carsonne.kernel.options import Values

FEWEST = 2


def position(s: CarsonCityState, seat: int | None) -> str:
    """Write a position; what is in it is public."""
    return position_of(s)


def setup_of(text: str) -> tuple[int, Values]:
    """Return how many seats a typed position needs, and the options it names."""
    typed = parse(text)
    return max(typed.seats, FEWEST), options_of(typed, {})
