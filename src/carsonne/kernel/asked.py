"""The question that a seat is asked: its id, what it is about, and the moves that answer it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Literal

import msgspec

from carsonne.kernel.errors import IllegalMove
from carsonne.kernel.game import Game, Move, Seat
from carsonne.locales import message


class Asked(msgspec.Struct, frozen=True, dict=True):
    """A question to a seat, made once after each operation and replaced by the next."""

    seat: Seat
    decision: int
    """Its id, which changes only when the question does."""
    asks: Literal["move", "confirm"]
    game: Game[Any]
    state: Any

    @cached_property
    def moves(self) -> Sequence[Move]:
        """The moves that answer it, found when they are first needed; none for a confirmation."""
        return self.game.legal(self.state, self.seat) if self.asks == "move" else ()

    def check(self, decision: int | None) -> None:
        """Raise IllegalMove if an answer names another question than this one."""
        if decision is not None and decision != self.decision:
            raise IllegalMove(message("error-stale"), "stale")
