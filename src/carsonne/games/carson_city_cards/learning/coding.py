"""The codes of the Card Game for generic code: nothing but the dispatch, and virtual players among the winners."""

from __future__ import annotations

from carsonne.games.carson_city_cards.learning import actions, cities, observing
from carsonne.games.carson_city_cards.rules import scoring
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.kernel.coding import Canvas, Coding
from carsonne.kernel.state import State

try:
    import cython
except ImportError:
    from carsonne.kernel import nocython as cython


def winners(s: Position, out: Canvas) -> int:
    """The seats among the players with the highest total: none when virtual players alone have won (CC92)."""
    bits = 0
    best = 0
    for player in range(s.players):
        points = scoring.total_of(s, player, out.sheet)
        if player == 0 or points > best:
            best = points
            bits = 0
        if points == best and player < s.seats:
            bits |= 1 << player
    return bits


class CarsonCityCardsCoding(Coding):
    """Actions in a window over the seat's own city; observations from one seat."""

    note_count = cities.NOTES

    def action_of(self, s: State, seat: int, move: int, out: Canvas) -> int:
        return actions.action_of(cython.cast(Position, s), seat, move)

    def observe(self, s: State, seat: int, out: Canvas) -> None:
        observing.observe(cython.cast(Position, s), seat, out)

    def winners(self, s: State, out: Canvas) -> int:
        return winners(cython.cast(Position, s), out)
