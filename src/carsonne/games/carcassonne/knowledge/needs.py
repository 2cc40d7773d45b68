"""What an empty cell needs, as tables: which kinds of tile end a road or city there."""

from __future__ import annotations

from typing import Final

from carsonne.games.carcassonne.rules import codes
from carsonne.games.carcassonne.rules.tables import EDGE, PERIOD, SIDE_SEGMENT

MEETING: Final = 12
"""Places where features meet a cell: its eight half edges, then its four sides."""
MOST_PAIRS: Final = 96
"""Pairs of features that may be joined; more are not looked at."""


def _pattern(turned: int, sides: int) -> int:
    """Return what a cell demands if a turned kind fits and the sides named by bits have neighbours."""
    return sum(EDGE[turned * 4 + side] << 2 * side for side in range(4) if sides >> side & 1)


def _ends(turned: int, sides: int, side: int) -> bool:
    """Return whether the road or city that enters through a side has no way out but to neighbours."""
    segment = SIDE_SEGMENT[turned * 4 + side]
    ways = [other for other in range(4) if SIDE_SEGMENT[turned * 4 + other] == segment]
    return all(sides >> way & 1 for way in ways)


def _closes() -> list[int]:
    """Make the table kind, pattern, side -> 1 if such a tile can be laid there so that what enters by the side ends."""
    table = [0] * (codes.KIND_COUNT * 256 * 4)
    for turned in [kind * 4 + turn for kind in range(codes.KIND_COUNT) for turn in range(PERIOD[kind])]:
        for sides in range(1, 16):
            row = ((turned >> 2 << 8) + _pattern(turned, sides)) * 4
            for side in range(4):
                if sides >> side & 1 and EDGE[turned * 4 + side] != codes.FIELD and _ends(turned, sides, side):
                    table[row + side] = 1
    return table


CLOSES: Final = _closes()
