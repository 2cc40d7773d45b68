"""Laying a tile: its segments join the features around it, and the cells beside it become playable (CA8 to CA10)."""

from __future__ import annotations

from carsonne.games.carcassonne.rules import codes, features, tables
from carsonne.games.carcassonne.rules.frontier import close_slot, open_slot
from carsonne.games.carcassonne.rules.plane import cell_of, x_of, y_of
from carsonne.games.carcassonne.rules.position import Position

EDGE = tables.EDGE
FORK = tables.FORK
HALF_SEGMENT = tables.HALF_SEGMENT
SEGMENT_COUNT = tables.SEGMENT_COUNT
SEGMENT_OF_PLACE = tables.SEGMENT_OF_PLACE
SEGMENT_TYPE = tables.SEGMENT_TYPE
SIDE_SEGMENT = tables.SIDE_SEGMENT
STEP_CELL = tables.STEP_CELL
AROUND = tables.AROUND
STEP_SPOT = [-codes.SPAN, 1, codes.SPAN, -1]  # as STEP_CELL


def lay(s: Position, turned: int, spot: int, seat: int) -> None:
    """Put a tile that fits on an empty cell and join its features with its neighbours'."""
    cell = cell_of(spot)
    tile = s.tile_count
    s.tile_count = tile + 1
    s.turned[tile] = turned
    s.spot[tile] = spot
    s.laid_by[tile] = seat
    s.first_segment[tile] = s.segment_count
    features.add_segments(s, turned >> 2)
    if s.at[cell] >= codes.FIRST_SLOT:
        close_slot(s, s.at[cell] - codes.FIRST_SLOT)
    s.at[cell] = tile + 1
    for side in range(4):
        meet(s, tile, cell, spot, side)
    surround(s, tile)
    enlist(s, tile, cell)


def meet(s: Position, tile: int, cell: int, spot: int, side: int) -> None:
    """Handle what lies beyond one side of a new tile: a neighbour to join, or an empty cell to restrict."""
    there = cell + STEP_CELL[side]
    if there >= codes.CELLS:
        there -= codes.CELLS
    found = s.at[there]
    opposite = side ^ 2
    if 0 < found < codes.FIRST_SLOT:
        connect(s, tile, side, found - 1, opposite)
        return
    if found == 0:
        found = open_slot(s, there, spot + STEP_SPOT[side])
    s.pattern[found - codes.FIRST_SLOT] |= EDGE[s.turned[tile] * 4 + side] << 2 * opposite


def connect(s: Position, tile: int, side: int, other: int, opposite: int) -> None:
    """Join the features of two tiles across their common edge."""
    mine = s.first_segment[tile]
    theirs = s.first_segment[other]
    a = s.turned[tile]
    b = s.turned[other]
    features.join(s, mine + SIDE_SEGMENT[a * 4 + side], theirs + SIDE_SEGMENT[b * 4 + opposite])
    if EDGE[a * 4 + side] == codes.ROAD:
        i = a * 8 + 2 * side
        j = b * 8 + 2 * opposite
        features.join(s, mine + HALF_SEGMENT[i], theirs + HALF_SEGMENT[j + 1])
        features.join(s, mine + HALF_SEGMENT[i + 1], theirs + HALF_SEGMENT[j])


def surround(s: Position, tile: int) -> None:
    """Count a new tile for the monasteries around it."""
    for i in range(s.monastery_count):
        if is_beside(s, tile, s.monasteries[i]):
            s.opens[features.monastery_on(s, s.monasteries[i])] -= 1


def enlist(s: Position, tile: int, cell: int) -> None:
    """List a new tile if it has a monastery, or several roads or cities, and count the tiles around its monastery."""
    kind = s.turned[tile] >> 2
    if FORK[kind]:
        s.forks[s.fork_count] = tile
        s.fork_count += 1
    if SEGMENT_OF_PLACE[kind * codes.PLACE_COUNT + codes.MONASTERY_PLACE] >= 0:
        s.monasteries[s.monastery_count] = tile
        s.monastery_count += 1
        s.opens[features.monastery_on(s, tile)] = codes.CELLS_AROUND - tiles_around(s, cell)


def is_beside(s: Position, tile: int, other: int) -> bool:
    """Return whether two tiles share an edge or a corner."""
    dx = x_of(s.spot[tile]) - x_of(s.spot[other])
    dy = y_of(s.spot[tile]) - y_of(s.spot[other])
    return -1 <= dx <= 1 and -1 <= dy <= 1


def tiles_around(s: Position, cell: int) -> int:
    """Count the tiles on the eight cells around a cell."""
    n = 0
    for i in range(codes.CELLS_AROUND):
        there = cell + AROUND[i]
        if there >= codes.CELLS:
            there -= codes.CELLS
        if 0 < s.at[there] < codes.FIRST_SLOT:
            n += 1
    return n


# After loading


def derive(s: Position) -> None:
    """Compute the derived fields of a position that has just been loaded."""
    n = 0
    for tile in range(s.tile_count):
        s.at[cell_of(s.spot[tile])] = tile + 1
        s.first_segment[tile] = n
        for i in range(SEGMENT_COUNT[s.turned[tile] >> 2]):
            s.type[n] = SEGMENT_TYPE[(s.turned[tile] >> 2) * codes.MAX_SEGMENTS + i]
            n += 1
    for slot in range(s.slot_count):
        s.slot_cell[slot] = cell_of(s.slot_spot[slot])
        s.at[s.slot_cell[slot]] = codes.FIRST_SLOT + slot
