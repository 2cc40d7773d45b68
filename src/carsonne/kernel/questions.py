"""Which questions are real ones: one with a single answer need not be asked, nor a turn without a choice confirmed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import msgspec

from carsonne.kernel.entries import Entry, last_undoable
from carsonne.kernel.game import Json, Seat
from carsonne.kernel.match import Match


def only_answer(match: Match, seat: Seat) -> Json | None:
    """Return the move that a seat must make because there is no other, or None."""
    asked = match.asked(seat)
    if asked is None or len(asked.moves) != 1:
        return None
    return cast(Json, msgspec.to_builtins(match.game.to_json(match.state, seat, asked.moves[0])))


def can_take_back(match: Match, seat: Seat) -> bool:
    """Return whether a seat can undo a move that it had a choice in."""
    entries = match.entries[match.fixed :]
    while not match.over and (index := last_undoable(entries, seat)) is not None:
        del entries[index]
        if len(match.game.legal(_after(match, entries), seat)) > 1:
            return True
    return False


def _after(match: Match, entries: Sequence[Entry]) -> Any:
    """Return the position after these moves from the barrier."""
    state = match.game.copy(match.base)
    for entry in entries:
        match.game.apply(state, entry.seat, entry.move)
    return state


def has_chosen(match: Match, seat: Seat) -> bool:
    """Return whether a seat had a choice in anything that it has done and not confirmed yet."""
    game, state = match.game, match.game.copy(match.base)
    for entry in match.entries[match.fixed :]:
        if entry.seat == seat and not entry.confirmed and len(game.legal(state, seat)) > 1:
            return True
        game.apply(state, entry.seat, entry.move)
    return False
