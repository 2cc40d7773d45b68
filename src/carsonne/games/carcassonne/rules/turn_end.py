"""The end of a turn: a new tile for the hand, the next seat, or the end of the game (CA5, CA33, CA40, CA41)."""

from __future__ import annotations

from carsonne.games.carcassonne.rules import codes
from carsonne.games.carcassonne.rules.game_end import end_game
from carsonne.games.carcassonne.rules.hands import is_empty
from carsonne.games.carcassonne.rules.position import Position


def answer(s: Position, seat: int, move: int) -> None:
    """End the turn, once it is confirmed."""
    if s.hand_size > codes.NO_HAND:
        end_turn_with_hands(s)
        return
    s.turn = (s.turn + 1) % s.seats
    if s.undrawn == 0:
        end_game(s)
    else:
        start_turn(s, codes.DRAW)


def end_turn_with_hands(s: Position) -> None:
    """Draw a tile if there is one; that draw ends the turn (CA40)."""
    if s.undrawn:
        s.closing = 1
        s.phase = codes.DRAW
    else:
        pass_turn(s)


def pass_turn(s: Position) -> None:
    """Move on to the next seat that has tiles in hand, if the game continues (R25)."""
    s.closing = 0
    if s.undrawn == 0 and s.hand_end == codes.LAST_DRAW:
        end_game(s)
        return
    for _i in range(s.seats):
        s.turn = (s.turn + 1) % s.seats
        if not is_empty(s, s.turn):
            start_turn(s, codes.PLACE)
            return
    end_game(s)


def start_turn(s: Position, phase: int) -> None:
    """Start the turn of the current seat."""
    s.phase = phase
    s.tell(codes.TOLD_TURN, s.turn)
