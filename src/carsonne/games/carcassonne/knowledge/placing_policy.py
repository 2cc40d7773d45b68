"""What laying one tile changes, against a landscape that has been read: only the features that it touches."""

from __future__ import annotations

from carsonne.games.carcassonne.knowledge.chances import chance_of_edges, chance_once, expect_monastery
from carsonne.games.carcassonne.knowledge.evaluation import share
from carsonne.games.carcassonne.knowledge.feature_worth import prospect
from carsonne.games.carcassonne.knowledge.field_worth import expect_farms
from carsonne.games.carcassonne.knowledge.joining_worth import expect_joins, list_joins_now
from carsonne.games.carcassonne.knowledge.scales import NOTHING, ONE, SHIFT
from carsonne.games.carcassonne.knowledge.scratch import Scratch
from carsonne.games.carcassonne.rules import codes, tables
from carsonne.games.carcassonne.rules.features import find, monastery_on, tiles_in
from carsonne.games.carcassonne.rules.plane import cell_of, x_of, y_of
from carsonne.games.carcassonne.rules.position import Position

EDGE = tables.EDGE
FORK = tables.FORK
SEGMENT_COUNT = tables.SEGMENT_COUNT
SIDE_SEGMENT = tables.SIDE_SEGMENT
STEP_CELL = tables.STEP_CELL


def weigh(s: Position, o: Scratch, t: Position) -> None:
    """Compute the sums after a move: `s` has been read into `o`, and `t` is `s` with one more tile."""
    tile = t.tile_count - 1
    cell = cell_of(t.spot[tile])
    o.move_stamp += 1
    for seat in range(s.seats):
        o.value[seat] = o.base_value[seat]
        o.home[seat] = o.base_home[seat]
    touch(s, o, t, cell)
    touch_fields(s, o, t, cell, tile)
    forget_touched(s, o)
    judge_touched(o, t, tile, cell)
    weigh_monasteries(s, o, t, cell)
    expect_farms(t, o, tile)
    list_joins_now(o, t, cell)
    expect_joins(t, o)


# Which features a tile touches


def touch(s: Position, o: Scratch, t: Position, cell: int) -> None:
    """List the roads and cities whose chances a tile on a cell changes: beside it, and beside the cells next to it."""
    o.touched_count = 0
    slot = s.at[cell] - codes.FIRST_SLOT
    for side in range(4):
        touch_root(o, t, o.slot_root[slot * 4 + side])
        there = cell + STEP_CELL[side]
        if there >= codes.CELLS:
            there -= codes.CELLS
        if s.at[there] >= codes.FIRST_SLOT:
            for other in range(4):
                touch_root(o, t, o.slot_root[(s.at[there] - codes.FIRST_SLOT) * 4 + other])


def touch_root(o: Scratch, t: Position, root: int) -> None:
    """List a feature unless it is listed."""
    if root != NOTHING and o.touched_stamp[root] != o.move_stamp:
        o.touched_stamp[root] = o.move_stamp
        o.touched[o.touched_count] = root
        o.touched_now[o.touched_count] = find(t, root)
        o.touched_count += 1


def touch_fields(s: Position, o: Scratch, t: Position, cell: int, tile: int) -> None:
    """List the fields beside the tile, and which half edges of the tile are open."""
    o.field_count = 0
    slot = s.at[cell] - codes.FIRST_SLOT
    for side in range(4):
        there = cell + STEP_CELL[side]
        if there >= codes.CELLS:
            there -= codes.CELLS
        is_open = t.at[there] >= codes.FIRST_SLOT and EDGE[t.turned[tile] * 4 + side] != codes.CITY
        for half in range(2 * side, 2 * side + 2):
            o.half_open[half] = is_open
            touch_field(o, o.slot_field[slot * 8 + half])
    for i in range(o.field_count):
        o.field_stamp[find(t, o.field_touched[i])] = o.move_stamp
    first = t.first_segment[tile]
    for segment in range(first, first + SEGMENT_COUNT[t.turned[tile] >> 2]):
        if t.type[segment] == codes.FIELD:
            o.field_stamp[find(t, segment)] = o.move_stamp


def touch_field(o: Scratch, field: int) -> None:
    """Note that one half edge of a field is filled."""
    if field == NOTHING:
        return
    for i in range(o.field_count):
        if o.field_touched[i] == field:
            o.field_filled[i] += 1
            return
    o.field_touched[o.field_count] = field
    o.field_filled[o.field_count] = 1
    o.field_count += 1


# Roads and cities


def forget_touched(s: Position, o: Scratch) -> None:
    """Take away what the touched features promised before."""
    for i in range(o.touched_count):
        root = o.touched[i]
        if s.men[root]:
            share(s, o, root, o.prospect[root], o.chance[root], -1)


def judge_touched(o: Scratch, t: Position, tile: int, cell: int) -> None:
    """Judge them, and the new tile's own, as they are now."""
    for i in range(o.touched_count):
        judge(o, t, o.touched_now[i], tile, cell)
    first = t.first_segment[tile]
    for segment in range(first, first + SEGMENT_COUNT[t.turned[tile] >> 2]):
        if t.type[segment] == codes.CITY or t.type[segment] == codes.ROAD:
            judge(o, t, find(t, segment), tile, cell)


def judge(o: Scratch, t: Position, root: int, tile: int, cell: int) -> None:
    """Compute the chance and prospect of a feature after the move, once."""
    if o.now_stamp[root] == o.move_stamp:
        return
    o.now_stamp[root] = o.move_stamp
    o.mark += 1
    parts = 0
    tiles = t.size[root]
    likely = ONE
    for i in range(o.touched_count):
        if o.touched_now[i] == root:
            parts += 1
            tiles -= o.repeated[o.touched[i]]
            likely = chance_of_edges(t, o, root, o.edge_head[o.touched[i]], likely)
    likely = chance_of_new_edges(o, t, root, tile, cell, likely)
    if parts > 1 or FORK[t.turned[tile] >> 2] == t.type[root]:
        tiles = tiles_in(t, root)
    o.chance_now[root] = likely
    o.prospect_now[root] = prospect(t, o, root, tiles, likely)
    if t.men[root]:
        share(t, o, root, o.prospect_now[root], likely, 1)


def chance_of_new_edges(o: Scratch, t: Position, root: int, tile: int, cell: int, likely: int) -> int:
    """Multiply a chance by that of the open edges which the new tile adds to a feature."""
    for side in range(4):
        there = cell + STEP_CELL[side]
        if there >= codes.CELLS:
            there -= codes.CELLS
        if t.at[there] >= codes.FIRST_SLOT and leaves(t, tile, side, root):
            likely = likely * chance_once(t, o, root, there, side ^ 2) >> SHIFT
    return likely


def leaves(t: Position, tile: int, side: int, root: int) -> bool:
    """Return whether a road or city goes out of a tile through a side."""
    at = t.turned[tile] * 4 + side
    return EDGE[at] != codes.FIELD and find(t, t.first_segment[tile] + SIDE_SEGMENT[at]) == root


# Monasteries


def weigh_monasteries(s: Position, o: Scratch, t: Position, cell: int) -> None:
    """Add what the move changes for the monks; `t` may have one monastery more, which has none yet."""
    for i in range(s.monastery_count):
        root = monastery_on(s, s.monasteries[i])
        there = cell_of(s.spot[s.monasteries[i]])
        if s.men[root] and is_near(t.spot[t.tile_count - 1], s.spot[s.monasteries[i]]):
            expect_monastery(s, o, there)
            share(s, o, root, o.sum, o.likely, -1)
            expect_monastery(t, o, there)
            share(t, o, root, o.sum, o.likely, 1)


def is_near(spot: int, other: int) -> bool:
    """Return whether a tile on one spot can change what the cells around another need."""
    dx = x_of(spot) - x_of(other)
    dy = y_of(spot) - y_of(other)
    return -2 <= dx <= 2 and -2 <= dy <= 2
