"""The undrawn tiles, each of which is equally likely to come next (CA4, CA42, R22)."""

from __future__ import annotations

from carsonne.games.carcassonne.rules import codes
from carsonne.games.carcassonne.rules.position import Position
from carsonne.kernel.state import Buffer, Rng


def outcomes_into(s: Position, out: Buffer, weights: Buffer) -> int:
    """The kinds that may be drawn, and the number of tiles of each."""
    n = 0
    for kind in range(codes.KIND_COUNT):
        if s.bag[kind]:
            out.at[n] = kind
            weights.at[n] = s.bag[kind]
            n += 1
    return n


def sample(s: Position, rng: Rng) -> int:
    """The kind of one tile drawn at random."""
    left = rng.below(s.undrawn)
    kind = 0
    while left >= s.bag[kind]:
        left -= s.bag[kind]
        kind += 1
    return kind


def take_out(s: Position, kind: int) -> None:
    """A tile is drawn for the seat whose turn it is."""
    s.bag[kind] -= 1
    s.undrawn -= 1
    s.tell(codes.TOLD_DRAWN, s.turn, kind)


def set_aside(s: Position, kind: int) -> None:
    """Put a tile out of the game, face up (CA11, R24)."""
    s.aside[kind] += 1
    s.tell(codes.TOLD_SET_ASIDE, s.turn, kind)
