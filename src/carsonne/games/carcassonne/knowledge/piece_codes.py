"""Every laid tile and every follower as one number that says all of it, so that views can remember what they look like.

A tile is spot, kind with quarter turns, and seat; a follower is spot, place and seat: 16, 8 and 8 bits. A part of a
feature is tile and place.
"""

from __future__ import annotations

from carsonne.games.carcassonne.rules import codes, tables
from carsonne.games.carcassonne.rules.features import find
from carsonne.games.carcassonne.rules.position import Position
from carsonne.kernel.state import Buffer

PLACE_OF_SEGMENT = tables.PLACE_OF_SEGMENT


def tiles_into(s: Position, out: Buffer) -> int:
    """Write the laid tiles in order; return how many."""
    for tile in range(s.tile_count):
        out.at[tile] = s.spot[tile] << 16 | s.turned[tile] << 8 | s.laid_by[tile]
    return s.tile_count


def followers_into(s: Position, out: Buffer) -> int:
    """Write the followers on the board in the order of seats and segments; return how many."""
    n = 0
    for seat in range(s.seats):
        segment = next_of(s, seat, -1)
        while segment != codes.AT_HOME:
            tile = tile_of(s, segment)
            out.at[n] = s.spot[tile] << 16 | place_on(s, tile, segment) << 8 | seat
            n += 1
            segment = next_of(s, seat, segment)
    return n


def parts_into(s: Position, root: int, out: Buffer) -> int:
    """Write the parts of a feature in the order in which their tiles were laid; return how many."""
    n = 0
    tile = 0
    for segment in range(s.segment_count):
        while tile + 1 < s.tile_count and s.first_segment[tile + 1] <= segment:
            tile += 1
        if find(s, segment) == root:
            out.at[n] = tile << 8 | place_on(s, tile, segment)
            n += 1
    return n


def next_of(s: Position, seat: int, after: int) -> int:
    """Return the first segment after another on which a seat has a follower; AT_HOME, beyond them all, if none."""
    found = codes.AT_HOME
    for i in range(seat * codes.FOLLOWERS, (seat + 1) * codes.FOLLOWERS):
        if after < s.stand[i] < found:
            found = s.stand[i]
    return found


def tile_of(s: Position, segment: int) -> int:
    """Return the tile that a segment is on."""
    tile = s.tile_count - 1
    while s.first_segment[tile] > segment:
        tile -= 1
    return tile


def place_on(s: Position, tile: int, segment: int) -> int:
    """Return the place of a segment on its tile."""
    return PLACE_OF_SEGMENT[(s.turned[tile] >> 2) * codes.MAX_SEGMENTS + segment - s.first_segment[tile]]
