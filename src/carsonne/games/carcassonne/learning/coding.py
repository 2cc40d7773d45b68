"""Carcassonne's actions and observations for generic code: nothing but dispatch."""

from __future__ import annotations

from carsonne.games.carcassonne.learning import actions, landscape, observing
from carsonne.games.carcassonne.rules.position import Position
from carsonne.kernel.coding import Canvas, Coding
from carsonne.kernel.state import State

try:
    import cython
except ImportError:
    from carsonne.kernel import nocython as cython


class CarcassonneCoding(Coding):
    """Actions in a window over the landscape; observations from one seat."""

    note_count = landscape.NOTES

    def frame(self, s: State, seat: int, out: Canvas) -> int:
        return actions.frame(cython.cast(Position, s), out)

    def action_of(self, s: State, seat: int, move: int, out: Canvas) -> int:
        return actions.action_of(cython.cast(Position, s), seat, move, out)

    def observe(self, s: State, seat: int, out: Canvas) -> None:
        observing.observe(cython.cast(Position, s), seat, out)
