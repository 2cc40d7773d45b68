"""The codes of Carson City for generic code: nothing but the dispatch, and the rule for equal scores."""

from __future__ import annotations

from carsonne.games.carson_city.learning import actions, observing
from carsonne.games.carson_city.rules import players
from carsonne.games.carson_city.rules.position import Position
from carsonne.kernel.coding import Canvas, Coding
from carsonne.kernel.state import State

try:
    import cython
except ImportError:
    from carsonne.kernel import nocython as cython


def winners(s: Position) -> int:
    """Most points; among equals the one who passed first in the last round (CB122)."""
    bits = 0
    best = 0
    for seat in range(s.seats):
        if seat == 0 or s.points[seat] > best:
            best = s.points[seat]
            bits = 0
        if s.points[seat] == best:
            bits |= 1 << seat
    for seat in range(s.seats):
        if bits >> seat & 1 and not players.has_passed(s, seat):
            return bits
    return 1 << players.first_passed(s, bits)


class CarsonCityCoding(Coding):
    """Actions and observations of a town of eight by eight parcels."""

    def action_of(self, s: State, seat: int, move: int, out: Canvas) -> int:
        return actions.action_of(cython.cast(Position, s), seat, move)

    def observe(self, s: State, seat: int, out: Canvas) -> None:
        observing.observe(cython.cast(Position, s), seat, out)

    def winners(self, s: State, out: Canvas) -> int:
        return winners(cython.cast(Position, s))
