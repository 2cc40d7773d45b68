"""The entries of a match: moves that have been made, and what can still become of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from carsonne.kernel.game import Json, Move, Seat, Traits

_SECRET, _FINAL = int(Traits.SECRET), int(Traits.FINAL)
"""Flags are slow to combine."""


@dataclass
class Entry:
    """A move that has been made and not undone. `data` is its JSON form."""

    seat: Seat
    move: Move
    data: Json
    is_secret: bool = False
    """Whether others may not know it yet."""
    is_final: bool = False
    """Whether it cannot be undone."""
    confirmed: bool = False


def entry_of(seat: Seat, move: Move, data: Json, traits: int, confirmed: bool = False) -> Entry:
    """Make the entry of a move with these traits, converting them once because they are read often."""
    bits = int(traits)
    return Entry(seat, move, data, bool(bits & _SECRET), bool(bits & _FINAL), confirmed)


def last_undoable(entries: Sequence[Entry], seat: Seat) -> int | None:
    """Return the index of a seat's last move since the barrier, if it can be undone."""
    for index in range(len(entries) - 1, -1, -1):
        entry = entries[index]
        if entry.seat == seat:
            return None if entry.is_final else index
        if not entry.is_secret:
            return None
    return None
