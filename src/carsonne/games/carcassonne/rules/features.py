"""Features: which segments belong together, and how two features become one (CA19 to CA21, CA31, CA32).

Features are sets of segments. `parent` leads to a set's root, and what is true of the whole feature (open edges,
segments, shields, followers) stands at the root. The larger set absorbs the smaller, so paths stay short without
being rewritten on lookup.
"""

from __future__ import annotations

from carsonne.games.carcassonne.rules import codes, tables
from carsonne.games.carcassonne.rules.position import Position

FORK = tables.FORK
SEGMENT_COUNT = tables.SEGMENT_COUNT
SEGMENT_OF_PLACE = tables.SEGMENT_OF_PLACE
SEGMENT_OPENS = tables.SEGMENT_OPENS
SEGMENT_SHIELD = tables.SEGMENT_SHIELD
SEGMENT_TYPE = tables.SEGMENT_TYPE


def find(s: Position, segment: int) -> int:
    """Return the root of the feature that a segment belongs to."""
    while s.parent[segment] != segment:
        segment = s.parent[segment]
    return segment


def segment_at(s: Position, tile: int, place: int) -> int:
    """Return the segment at a place of a laid tile."""
    return s.first_segment[tile] + SEGMENT_OF_PLACE[(s.turned[tile] >> 2) * codes.PLACE_COUNT + place]


def monastery_on(s: Position, tile: int) -> int:
    """Return the segment of a tile's monastery."""
    return segment_at(s, tile, codes.MONASTERY_PLACE)


def tiles_in(s: Position, root: int) -> int:
    """Count the tiles of a city or road: a tile counts once, however many of its segments belong to it (R8)."""
    n = s.size[root]
    for i in range(s.fork_count):
        tile = s.forks[i]
        if FORK[s.turned[tile] >> 2] == s.type[root]:
            n -= repeats(s, tile, root)
    return n


def repeats(s: Position, tile: int, root: int) -> int:
    """Return how many segments beyond the first a tile has in a feature."""
    n = 0
    first = s.first_segment[tile]
    for segment in range(first, first + SEGMENT_COUNT[s.turned[tile] >> 2]):
        if s.type[segment] == s.type[root] and find(s, segment) == root:
            n += 1
    return n - 1 if n > 1 else 0


def add_segments(s: Position, kind: int) -> None:
    """Make each segment of a new tile a feature of its own."""
    row = kind * codes.MAX_SEGMENTS
    n = s.segment_count
    for i in range(SEGMENT_COUNT[kind]):
        s.parent[n] = n
        s.type[n] = SEGMENT_TYPE[row + i]
        s.opens[n] = SEGMENT_OPENS[row + i]
        s.shields[n] = SEGMENT_SHIELD[row + i]
        s.size[n] = 1
        n += 1
    s.segment_count = n


def join(s: Position, a: int, b: int) -> None:
    """Join the features of two segments that meet on an edge, closing two open ends."""
    a = find(s, a)
    b = find(s, b)
    if a != b:
        if s.size[a] < s.size[b]:
            a, b = b, a
        s.parent[b] = a
        s.opens[a] += s.opens[b]
        s.size[a] += s.size[b]
        s.shields[a] += s.shields[b]
        s.men[a] += s.men[b]
    if s.opens[a]:
        s.opens[a] -= 2
