"""What a game says of a move: `Reason`, why it is good or bad, and `CompoundMove`, the moves it is about.

A game explains a compound move in its `knowledge/reasons.py` and names it in its `faces/saying.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec import Struct

from carsonne.locales import Argument, Message, called


class Reason(Struct):
    """One thing that a move gains or risks."""

    said: Message
    """A few words that begin with a verb: "completes the city"."""
    points: int | None = None
    """What that is worth to the player, if it is a number of points: negative where it helps another player."""
    risk: bool = False
    """Whether it speaks against the move: what it costs, gives to others or may lose."""
    text: str = ""
    """The same in English, where it is sent to programs."""


class CompoundMove(NamedTuple):
    """A move of a seat, with the moves that belong to it: a tile and then its follower."""

    seat: int
    moves: Sequence[dict[str, Any]]
    """As they would be played, one after the other."""
    before: Any
    """The position in which the first one is chosen."""
    steps: Sequence[Any]
    """The positions after each of them; the rules have not gone on yet after the last."""
    after: Any
    """The position after all of them and what the rules then do."""
    names: Sequence[str]
    """What the players are called; those that the rules play come after the seats."""

    def name(self, player: int) -> Argument:
        """Return what a player is called, as an argument of a message."""
        return called(player, self.names)
