"""`Reason`, why a move is good or bad, as a game says it in its `knowledge/reasons.py`."""

from __future__ import annotations

from msgspec import Struct


class Reason(Struct):
    """One thing that a move gains or risks."""

    text: str
    """A few words that begin with a verb: "completes the city"."""
    points: int | None = None
    """What that is worth to the player, if it is a number of points: negative where it helps somebody else."""
