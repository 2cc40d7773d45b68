"""What a seat knows of a position, as planes and numbers (CA42, CA43)."""

from __future__ import annotations

from carsonne.games.carcassonne.learning.actions import cell_of
from carsonne.games.carcassonne.learning.scheme import (
    AROUND_PLANE,
    AT_ASIDE,
    AT_FARM_MODE,
    AT_FARM_POINTS,
    AT_FARMERS,
    AT_GAINED,
    AT_HAND_END,
    AT_HAND_SIZE,
    AT_HELD,
    AT_PHASE,
    AT_POINTS,
    AT_SEATS,
    AT_SLOT,
    AT_SMALL_CITY,
    AT_SUPPLY,
    AT_TILES,
    AT_TURN,
    AT_UNDRAWN,
    AT_UNSEEN,
    EDGE_PLANE,
    FARMERS_PLANE,
    FOLLOWER_PLANE,
    FRONTIER_PLANE,
    HALVES,
    KIND_PLANE,
    LAST_PLANE,
    MEN_PLANE,
    MONASTERY_PLANE,
    OPENS_PLANE,
    ROLE_PLANE,
    SHIELD_PLANE,
    SIZE_PLANE,
    TERRAINS,
    TILE_PLANE,
    TURN_PLANE,
    WINDOW_CELLS,
)
from carsonne.games.carcassonne.rules import tables
from carsonne.games.carcassonne.rules.codes import (
    ALL_SEGMENTS,
    AT_HOME,
    CITY,
    FIELD,
    FOLLOWERS,
    HAND,
    KIND_COUNT,
    MAX_SEATS,
    MAX_SEGMENTS,
    MONASTERY_PLACE,
    NO_HAND,
    NO_TILE,
    PLACE_COUNT,
    TYPES,
)
from carsonne.games.carcassonne.rules.features import find
from carsonne.games.carcassonne.rules.position import Position
from carsonne.kernel.coding import Canvas

try:
    import cython
except ImportError:
    from carsonne.kernel import nocython as cython

if not cython.compiled:
    from carsonne.kernel.ink import ink

EDGE = tables.EDGE
HALF_SEGMENT = tables.HALF_SEGMENT
SEGMENT_COUNT = tables.SEGMENT_COUNT
SEGMENT_OF_PLACE = tables.SEGMENT_OF_PLACE
SIDE_SEGMENT = tables.SIDE_SEGMENT
SHIELDED = [
    max(tables.SEGMENT_SHIELD[kind * MAX_SEGMENTS : kind * MAX_SEGMENTS + SEGMENT_COUNT[kind]]) > 0
    for kind in range(KIND_COUNT)
]
CELL = 3 * ALL_SEGMENTS


def observe(s: Position, seat: int, out: Canvas) -> None:
    """Everything a seat knows; the seats are counted from it on.

    What stays the same for long comes first: planes that are changed from one position to the next need that.
    """
    for tile in range(s.tile_count):
        note_segments(s, tile, out)
        cell = cell_of(s.spot[tile], out)
        out.sheet.at[CELL + tile] = cell
        if cell >= 0:
            draw_tile(s, tile, cell, out)
    draw_last(s, out)
    for tile in range(s.tile_count):
        if out.sheet.at[2 * ALL_SEGMENTS + tile]:
            draw_men(s, seat, tile, out)
    for i in range(s.seats * FOLLOWERS):
        if s.stand[i] != AT_HOME:
            draw_follower(s, seat, i, out)
    draw_frontier(s, out)
    write_table(s, seat, out)
    write_tiles(s, seat, out)
    write_options(s, out)


def seat_from(s: Position, seat: int, other: int) -> int:
    """How many seats after the observer a seat is."""
    return other - seat if other >= seat else other - seat + s.seats


# The landscape


def note_segments(s: Position, tile: int, out: Canvas) -> None:
    """Remember the tile and the feature of each segment, and the followers in a tile's features: all asked often."""
    men = 0
    first = s.first_segment[tile]
    for segment in range(first, first + SEGMENT_COUNT[s.turned[tile] >> 2]):
        out.sheet.at[segment] = tile
        root = find(s, segment)
        out.sheet.at[ALL_SEGMENTS + segment] = root
        men |= s.men[root]
    out.sheet.at[2 * ALL_SEGMENTS + tile] = men


def draw_tile(s: Position, tile: int, cell: int, out: Canvas) -> None:
    """A tile with the features that leave it."""
    turned = s.turned[tile]
    kind = turned >> 2
    ink(out, TILE_PLANE + cell, 1)
    ink(out, KIND_PLANE + cell, kind + 1)
    ink(out, TURN_PLANE + cell, turned & 3)
    monastery = SEGMENT_OF_PLACE[kind * PLACE_COUNT + MONASTERY_PLACE]
    if monastery >= 0:
        ink(out, MONASTERY_PLANE + cell, 1)
        ink(out, AROUND_PLANE + cell, s.opens[s.first_segment[tile] + monastery])
    if SHIELDED[kind]:
        ink(out, SHIELD_PLANE + cell, 1)
    for side in range(4):
        draw_side(s, tile, side, cell, out)


def draw_last(s: Position, out: Canvas) -> None:
    """Which tile was laid last."""
    cell = out.sheet.at[CELL + s.tile_count - 1]
    if cell >= 0:
        ink(out, LAST_PLANE + cell, 1)


def draw_side(s: Position, tile: int, side: int, cell: int, out: Canvas) -> None:
    """The terrain at a side of a tile, and the road or city that leaves there."""
    at = s.turned[tile] * 4 + side
    terrain = EDGE[at]
    ink(out, EDGE_PLANE + (side * TERRAINS + terrain - FIELD) * WINDOW_CELLS + cell, 1)
    if terrain == FIELD:
        return
    root = out.sheet.at[ALL_SEGMENTS + s.first_segment[tile] + SIDE_SEGMENT[at]]
    ink(out, OPENS_PLANE + side * WINDOW_CELLS + cell, s.opens[root])
    ink(out, SIZE_PLANE + side * WINDOW_CELLS + cell, s.size[root])


def draw_men(s: Position, seat: int, tile: int, out: Canvas) -> None:
    """The followers in the features that leave a tile."""
    cell = out.sheet.at[CELL + tile]
    if cell < 0:
        return
    for side in range(4):
        draw_owners(s, seat, tile, side, cell, out)
    for half in range(HALVES):
        draw_half(s, seat, tile, half, cell, out)


def draw_owners(s: Position, seat: int, tile: int, side: int, cell: int, out: Canvas) -> None:
    """The followers in the road or city that leaves a tile at a side."""
    at = s.turned[tile] * 4 + side
    if EDGE[at] == FIELD:
        return
    men = s.men[out.sheet.at[ALL_SEGMENTS + s.first_segment[tile] + SIDE_SEGMENT[at]]]
    if men:
        for other in range(s.seats):
            owner = side * MAX_SEATS + seat_from(s, seat, other)
            if men >> 4 * other & 15:
                ink(out, MEN_PLANE + owner * WINDOW_CELLS + cell, men >> 4 * other & 15)


def draw_half(s: Position, seat: int, tile: int, half: int, cell: int, out: Canvas) -> None:
    """The farmers in the field that leaves through one half of a side."""
    turned = s.turned[tile]
    if EDGE[turned * 4 + half // 2] == CITY:
        return
    men = s.men[out.sheet.at[ALL_SEGMENTS + s.first_segment[tile] + HALF_SEGMENT[turned * 8 + half]]]
    if men == 0:
        return
    most = 0
    for other in range(s.seats):
        if other != seat:
            most = max(most, men >> 4 * other & 15)
    if men >> 4 * seat & 15:
        ink(out, FARMERS_PLANE + half * WINDOW_CELLS + cell, men >> 4 * seat & 15)
    if most:
        ink(out, FARMERS_PLANE + (HALVES + half) * WINDOW_CELLS + cell, most)


def draw_follower(s: Position, seat: int, i: int, out: Canvas) -> None:
    """A follower on the tile where it stands."""
    segment = s.stand[i]
    cell = out.sheet.at[CELL + out.sheet.at[segment]]
    if cell >= 0:
        owner = seat_from(s, seat, i // FOLLOWERS)
        ink(out, FOLLOWER_PLANE + owner * WINDOW_CELLS + cell, 1)
        ink(out, ROLE_PLANE + (s.type[segment] - FIELD) * WINDOW_CELLS + cell, 1)


def draw_frontier(s: Position, out: Canvas) -> None:
    """The empty cells beside tiles, and what they demand."""
    for slot in range(s.slot_count):
        cell = cell_of(s.slot_spot[slot], out)
        if cell >= 0:
            ink(out, FRONTIER_PLANE + cell, 1)
            for side in range(4):
                terrain = s.pattern[slot] >> 2 * side & 3
                if terrain:
                    ink(out, EDGE_PLANE + (side * TERRAINS + terrain - FIELD) * WINDOW_CELLS + cell, 1)


# Beside the landscape


def write_table(s: Position, seat: int, out: Canvas) -> None:
    """Whose turn it is, and what everybody has."""
    out.vector[AT_SEATS] = s.seats
    out.vector[AT_PHASE + s.phase] = 1
    out.vector[AT_TURN + seat_from(s, seat, s.turn)] = 1
    out.vector[AT_UNDRAWN] = s.undrawn
    out.vector[AT_TILES] = s.tile_count
    for other in range(s.seats):
        i = seat_from(s, seat, other)
        out.vector[AT_POINTS + i] = s.points[other]
        out.vector[AT_SUPPLY + i] = s.supply[other]
        for kind in range(1, TYPES):
            out.vector[AT_GAINED + i * (TYPES - 1) + kind - 1] = s.gained[other * TYPES + kind]


def write_tiles(s: Position, seat: int, out: Canvas) -> None:
    """What can be laid, and what may still turn up."""
    for kind in range(KIND_COUNT):
        out.vector[AT_UNSEEN + kind] = s.bag[kind]
        out.vector[AT_ASIDE + kind] = s.aside[kind]
    if s.hand_size == NO_HAND:
        if s.drawn != NO_TILE:
            out.vector[AT_SLOT + s.drawn] = 1
        return
    for other in range(s.seats):
        for slot in range(HAND):
            kind = s.hand[other * HAND + slot]
            if kind != NO_TILE:
                write_held(s, seat, other, slot, kind, out)


def write_held(s: Position, seat: int, other: int, slot: int, kind: int, out: Canvas) -> None:
    """A tile in a hand: the observer's own is seen, any other may still turn up."""
    i = AT_HELD + seat_from(s, seat, other)
    out.vector[i] = out.vector[i] + 1
    if other == seat:
        out.vector[AT_SLOT + slot * KIND_COUNT + kind] = 1
    else:
        out.vector[AT_UNSEEN + kind] = out.vector[AT_UNSEEN + kind] + 1


def write_options(s: Position, out: Canvas) -> None:
    """The options in force."""
    out.vector[AT_SMALL_CITY] = s.small_city
    out.vector[AT_FARM_MODE + s.farm_mode] = 1
    out.vector[AT_FARM_POINTS] = s.farm_points
    out.vector[AT_FARMERS] = s.farmers
    out.vector[AT_HAND_SIZE] = s.hand_size
    out.vector[AT_HAND_END + s.hand_end] = 1
