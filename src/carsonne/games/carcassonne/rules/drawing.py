"""Drawing a tile: face up at the start of a turn, or into a hand at its end or to replace one that is set aside."""

from __future__ import annotations

from carsonne.games.carcassonne.rules import bag, codes, hands, turn_end
from carsonne.games.carcassonne.rules.frontier import fits
from carsonne.games.carcassonne.rules.position import Position


def answer(s: Position, seat: int, kind: int) -> None:
    """Take the tile that CHANCE has drawn from the bag, for the table or for a hand."""
    bag.take_out(s, kind)
    if s.hand_size == codes.NO_HAND:
        show(s, kind)
        return
    hands.take(s, s.turn, kind)
    if s.closing:
        turn_end.pass_turn(s)
    else:
        s.phase = codes.PLACE


def show(s: Position, kind: int) -> None:
    """Lay the drawn tile face up; if it fits nowhere, set it aside and draw another (CA7, CA11, R9)."""
    if fits(s, kind):
        s.drawn = kind
        s.phase = codes.PLACE
        return
    bag.set_aside(s, kind)
    if s.undrawn == 0:
        s.phase = codes.TURN_END
