"""Dealing the hands of the tactical variant (CA39)."""

from __future__ import annotations

from carsonne.games.carcassonne.rules import bag, codes, hands
from carsonne.games.carcassonne.rules.position import Position


def answer(s: Position, seat: int, kind: int) -> None:
    """Deal one tile into a hand: three for each seat in order, then the first turn begins (R25)."""
    bag.take_out(s, kind)
    hands.take(s, s.turn, kind)
    s.dealt += 1
    if s.dealt % codes.HAND == 0:
        s.turn = (s.turn + 1) % s.seats
    if s.dealt == codes.HAND * s.seats:
        s.phase = codes.PLACE
