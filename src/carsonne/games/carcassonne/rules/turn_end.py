"""The end of a turn: a new tile for the hand, the next seat, or the end of the game (CA5, CA33, CA40, CA41)."""

from __future__ import annotations

from carsonne.games.carcassonne.rules.codes import DRAW, LAST_DRAW, NO_HAND, PLACE, TOLD_TURN
from carsonne.games.carcassonne.rules.game_end import end_game
from carsonne.games.carcassonne.rules.hands import is_empty
from carsonne.games.carcassonne.rules.position import Position


def end_turn(s: Position) -> None:
    """What follows once the turn is confirmed."""
    if s.hand_size > NO_HAND:
        end_turn_with_hands(s)
        return
    s.turn = (s.turn + 1) % s.seats
    if s.undrawn == 0:
        end_game(s)
    else:
        start_turn(s, DRAW)


def end_turn_with_hands(s: Position) -> None:
    """A tile is drawn if there is one, and that draw closes the turn (CA40)."""
    if s.undrawn:
        s.closing = 1
        s.phase = DRAW
    else:
        pass_turn(s)


def pass_turn(s: Position) -> None:
    """With hands: on to the next seat that has tiles, if the game goes on (R25)."""
    s.closing = 0
    if s.undrawn == 0 and s.hand_end == LAST_DRAW:
        end_game(s)
        return
    for _i in range(s.seats):
        s.turn = (s.turn + 1) % s.seats
        if not is_empty(s, s.turn):
            start_turn(s, PLACE)
            return
    end_game(s)


def start_turn(s: Position, phase: int) -> None:
    """The seat whose turn it is now begins."""
    s.phase = phase
    s.tell(TOLD_TURN, s.turn)
