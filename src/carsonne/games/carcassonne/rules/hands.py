"""Hands of the tactical variant: three tiles a seat, kept in ascending order (CA39, CA40)."""

from __future__ import annotations

from carsonne.games.carcassonne.rules.codes import HAND, NO_TILE
from carsonne.games.carcassonne.rules.position import Position


def take(s: Position, seat: int, kind: int) -> None:
    """A tile comes into a hand that has room."""
    i = seat * HAND
    while s.hand[i] != NO_TILE:
        i += 1
    while i > seat * HAND and s.hand[i - 1] > kind:
        s.hand[i] = s.hand[i - 1]
        i -= 1
    s.hand[i] = kind


def give_up(s: Position, seat: int, kind: int) -> None:
    """A tile leaves a hand; the others close up."""
    i = seat * HAND
    while s.hand[i] != kind:
        i += 1
    while i < seat * HAND + HAND - 1:
        s.hand[i] = s.hand[i + 1]
        i += 1
    s.hand[i] = NO_TILE


def is_empty(s: Position, seat: int) -> bool:
    """Whether a seat has no tile left."""
    return s.hand[seat * HAND] == NO_TILE


def is_choice(s: Position, seat: int, i: int) -> bool:
    """Whether there is a tile in a place of a hand, and not one of the same kind just before it."""
    return s.hand[i] != NO_TILE and (i == seat * HAND or s.hand[i] != s.hand[i - 1])
