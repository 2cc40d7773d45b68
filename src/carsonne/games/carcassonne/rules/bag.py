"""The undrawn tiles, each of which is equally likely to come next (CA4, CA42, R22)."""

from __future__ import annotations

from carsonne.games.carcassonne.rules import codes
from carsonne.games.carcassonne.rules.position import Position
from carsonne.kernel.state import Buffer, Rng


def outcomes_into(s: Position, out: Buffer, weights: Buffer) -> int:
    """Write the kinds that may be drawn, with the number of tiles of each."""
    n = 0
    for kind in range(codes.KIND_COUNT):
        if s.bag[kind]:
            out.at[n] = kind
            weights.at[n] = s.bag[kind]
            n += 1
    return n


def sample(s: Position, rng: Rng) -> int:
    """Draw a tile at random and return its kind."""
    left = rng.below(s.undrawn)
    kind = 0
    while left >= s.bag[kind]:
        left -= s.bag[kind]
        kind += 1
    return kind


def take_out(s: Position, kind: int) -> None:
    """Draw a tile for the seat whose turn it is."""
    s.bag[kind] -= 1
    s.undrawn -= 1
    s.tell(codes.TOLD_DRAWN, s.turn, kind)


def set_aside(s: Position, kind: int) -> None:
    """Set a tile aside, face up and out of the game (CA11, R24)."""
    s.aside[kind] += 1
    s.tell(codes.TOLD_SET_ASIDE, s.turn, kind)
