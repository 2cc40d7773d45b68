"""The hands of the tactical variant: three tiles per seat, kept in ascending order (CA39, CA40)."""

from __future__ import annotations

from carsonne.games.carcassonne.rules import codes
from carsonne.games.carcassonne.rules.position import Position


def take(s: Position, seat: int, kind: int) -> None:
    """Put a tile into a hand that has room."""
    i = seat * codes.HAND
    while s.hand[i] != codes.NO_TILE:
        i += 1
    while i > seat * codes.HAND and s.hand[i - 1] > kind:
        s.hand[i] = s.hand[i - 1]
        i -= 1
    s.hand[i] = kind


def give_up(s: Position, seat: int, kind: int) -> None:
    """Take a tile out of a hand; the others close up."""
    i = seat * codes.HAND
    while s.hand[i] != kind:
        i += 1
    while i < seat * codes.HAND + codes.HAND - 1:
        s.hand[i] = s.hand[i + 1]
        i += 1
    s.hand[i] = codes.NO_TILE


def is_empty(s: Position, seat: int) -> bool:
    """Return whether a seat has no tile left."""
    return s.hand[seat * codes.HAND] == codes.NO_TILE


def is_choice(s: Position, seat: int, i: int) -> bool:
    """Return whether a slot of a hand holds another kind of tile than the slot before it."""
    return s.hand[i] != codes.NO_TILE and (i == seat * codes.HAND or s.hand[i] != s.hand[i - 1])
