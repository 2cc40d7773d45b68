"""Which questions are real ones: one with a single answer need not be asked, nor a turn without a choice confirmed."""

from __future__ import annotations

from typing import cast

import msgspec

from carsonne.kernel.game import Json, Seat
from carsonne.kernel.match import Match


def only_answer(match: Match, seat: Seat) -> Json | None:
    """The move that a seat must make because there is no other, or None."""
    if match.asks(seat) != "move":
        return None
    legal = match.game.legal(match.state, seat)
    if len(legal) != 1:
        return None
    return cast(Json, msgspec.to_builtins(match.game.to_json(match.state, seat, legal[0])))


def can_take_back(match: Match, seat: Seat) -> bool:
    """Whether a seat can undo a move that it had a choice in."""
    trial = match.fork()
    while not trial.over and trial.can_undo(seat):
        trial.undo(seat)
        if only_answer(trial, seat) is None:
            return True
    return False


def has_chosen(match: Match, seat: Seat) -> bool:
    """Whether a seat had a choice in anything that it has done and not confirmed yet."""
    game, state = match.game, match.game.copy(match.base)
    for entry in match.entries[match.fixed :]:
        if entry.seat == seat and not entry.confirmed and len(game.legal(state, seat)) > 1:
            return True
        game.apply(state, entry.seat, entry.move)
    return False
