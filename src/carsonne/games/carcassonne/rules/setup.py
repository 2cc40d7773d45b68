"""Setting up: supplies and hands, the start tile and the bag (CA1 to CA5)."""

from __future__ import annotations

from carsonne.games.carcassonne.rules import codes, tables
from carsonne.games.carcassonne.rules.board import lay
from carsonne.games.carcassonne.rules.plane import spot_at
from carsonne.games.carcassonne.rules.position import Position

COUNT = tables.COUNT
START = tables.START


def clear(s: Position) -> None:
    """Clear the table: all followers are in the supply, all hands are empty, and no tile is drawn."""
    for i in range(codes.ALL_FOLLOWERS):
        s.stand[i] = codes.AT_HOME
    for seat in range(s.seats):
        s.supply[seat] = codes.FOLLOWERS
    for i in range(codes.ALL_HANDS):
        s.hand[i] = codes.NO_TILE
    s.drawn = codes.NO_TILE


def begin(s: Position, first: int) -> None:
    """Lay the start tile at (0, 0), put the others into the bag, and let a seat begin."""
    s.undrawn = -1
    for kind in range(codes.KIND_COUNT):
        s.bag[kind] = COUNT[kind]
        s.undrawn += COUNT[kind]
    s.bag[START] -= 1
    s.turn = first
    lay(s, START * 4, spot_at(0, 0), codes.NOBODY)
    s.phase = codes.DEAL if s.hand_size > codes.NO_HAND else codes.DRAW
