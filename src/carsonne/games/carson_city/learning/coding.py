"""The codes of Carson City for generic code: nothing but the dispatch."""

from __future__ import annotations

from carsonne.games.carson_city.learning import actions, observing
from carsonne.games.carson_city.rules.position import Position
from carsonne.kernel.coding import Canvas, Coding
from carsonne.kernel.state import State

try:
    import cython
except ImportError:
    from carsonne.kernel import nocython as cython


class CarsonCityCoding(Coding):
    """Actions and observations of a town of eight by eight parcels."""

    def action_of(self, s: State, seat: int, move: int, out: Canvas) -> int:
        return actions.action_of(cython.cast(Position, s), seat, move)

    def observe(self, s: State, seat: int, out: Canvas) -> None:
        observing.observe(cython.cast(Position, s), seat, out)
