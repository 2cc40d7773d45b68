"""Where the segments of a tile leave it, and which tiles have a shield: tables for drawing."""

from __future__ import annotations

from typing import Final

from carsonne.games.carcassonne.rules import codes
from carsonne.games.carcassonne.rules.tables import (
    EDGE,
    HALF_SEGMENT,
    SEGMENT_COUNT,
    SEGMENT_SHIELD,
    SEGMENT_TYPE,
    SIDE_SEGMENT,
)

INSIDE: Final = 1
"""The bit of a monastery, which leaves its tile nowhere."""


def _exits(turned: int, segment: int) -> int:
    """Return where a segment leaves a turned tile, as bits: half sides for a field, otherwise sides."""
    type_ = SEGMENT_TYPE[(turned >> 2) * codes.MAX_SEGMENTS + segment]
    if type_ == codes.MONASTERY:
        return INSIDE
    edges = EDGE[turned * 4 : turned * 4 + 4]
    if type_ == codes.FIELD:
        halves = HALF_SEGMENT[turned * 8 : turned * 8 + 8]
        return sum(1 << h for h in range(8) if halves[h] == segment and edges[h // 2] != codes.CITY)
    sides = SIDE_SEGMENT[turned * 4 : turned * 4 + 4]
    return sum(1 << side for side in range(4) if sides[side] == segment and edges[side] == type_)


EXITS: Final = [
    _exits(turned, segment) for turned in range(4 * codes.KIND_COUNT) for segment in range(codes.MAX_SEGMENTS)
]
"""turned kind, segment -> bits."""
SHIELDED: Final = [
    max(SEGMENT_SHIELD[kind * codes.MAX_SEGMENTS : kind * codes.MAX_SEGMENTS + SEGMENT_COUNT[kind]]) > 0
    for kind in range(codes.KIND_COUNT)
]
"""kind -> whether a city on it has a shield."""
