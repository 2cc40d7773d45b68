"""The codes of the Card Game for generic code: nothing but the dispatch."""

from __future__ import annotations

from carsonne.games.carson_city_cards.learning import actions, cities, observing
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.kernel.coding import Canvas, Coding
from carsonne.kernel.state import State

try:
    import cython
except ImportError:
    from carsonne.kernel import nocython as cython


class CarsonCityCardsCoding(Coding):
    """Actions in a window over the seat's own city; observations from one seat."""

    note_count = cities.NOTES

    def action_of(self, s: State, seat: int, move: int, out: Canvas) -> int:
        return actions.action_of(cython.cast(Position, s), seat, move)

    def observe(self, s: State, seat: int, out: Canvas) -> None:
        observing.observe(cython.cast(Position, s), seat, out)
