"""Reading a landscape once before its moves are judged: open edges, chances and prospects of features, walls."""

from __future__ import annotations

from carsonne.games.carcassonne.knowledge.chances import chance_of_edges
from carsonne.games.carcassonne.knowledge.feature_worth import prospect
from carsonne.games.carcassonne.knowledge.scales import END, NOTHING, ONE
from carsonne.games.carcassonne.knowledge.scratch import Scratch
from carsonne.games.carcassonne.rules import codes, tables
from carsonne.games.carcassonne.rules.farms import city_at_wall, field_at_wall
from carsonne.games.carcassonne.rules.features import find, repeats
from carsonne.games.carcassonne.rules.position import Position

FORK = tables.FORK
HALF_SEGMENT = tables.HALF_SEGMENT
SEGMENT_COUNT = tables.SEGMENT_COUNT
SIDE_SEGMENT = tables.SIDE_SEGMENT
STEP_CELL = tables.STEP_CELL
WALL_COUNT = tables.WALL_COUNT


def read_landscape(s: Position, o: Scratch) -> None:
    """Read everything about roads, cities and fields that does not depend on the next move."""
    for segment in range(s.segment_count):
        o.edge_head[segment] = END
        o.wall_head[segment] = END
        o.field_opens[segment] = 0
        o.repeated[segment] = 0
    o.edge_count = 0
    o.wall_count = 0
    for slot in range(s.slot_count):
        read_slot(s, o, slot)
    for i in range(s.fork_count):
        read_fork(s, o, s.forks[i])
    for tile in range(s.tile_count):
        for i in range(WALL_COUNT[s.turned[tile] >> 2]):
            add_wall(s, o, field_at_wall(s, tile, i), city_at_wall(s, tile, i))
    for root in range(s.segment_count):
        if s.parent[root] == root and (s.type[root] == codes.CITY or s.type[root] == codes.ROAD):
            read_feature(s, o, root)


# Open edges


def read_slot(s: Position, o: Scratch, slot: int) -> None:
    """Read what meets an empty cell on each of its sides."""
    for side in range(4):
        terrain = s.pattern[slot] >> 2 * side & 3
        at = slot * 4 + side
        o.slot_root[at] = NOTHING
        o.slot_field[2 * at] = NOTHING
        o.slot_field[2 * at + 1] = NOTHING
        if terrain:
            there = s.slot_cell[slot] + STEP_CELL[side]
            if there >= codes.CELLS:
                there -= codes.CELLS
            read_edge(s, o, s.at[there] - 1, slot, side, terrain)


def read_edge(s: Position, o: Scratch, tile: int, slot: int, side: int, terrain: int) -> None:
    """Read what a tile shows an empty cell that lies behind one of its edges."""
    turned = s.turned[tile]
    first = s.first_segment[tile]
    opposite = side ^ 2
    at = slot * 4 + side
    if terrain != codes.FIELD:
        root = find(s, first + SIDE_SEGMENT[turned * 4 + opposite])
        o.slot_root[at] = root
        add_edge(o, root, s.slot_cell[slot], side)
    if terrain != codes.CITY:
        for half in range(2):
            field = find(s, first + HALF_SEGMENT[turned * 8 + 2 * opposite + half])
            o.slot_field[2 * at + half] = field
            o.field_opens[field] += 1


def add_edge(o: Scratch, root: int, cell: int, side: int) -> None:
    """List an open edge of a road or city."""
    edge = o.edge_count
    o.edge_count = edge + 1
    o.edge_cell[edge] = cell
    o.edge_side[edge] = side
    o.edge_next[edge] = o.edge_head[root]
    o.edge_head[root] = edge


# Features


def read_fork(s: Position, o: Scratch, tile: int) -> None:
    """Count what a tile with several roads or cities has twice in one feature (R8)."""
    type_ = FORK[s.turned[tile] >> 2]
    first = s.first_segment[tile]
    for segment in range(first, first + SEGMENT_COUNT[s.turned[tile] >> 2]):
        if s.type[segment] == type_:
            root = find(s, segment)
            if is_first_in(s, first, segment, root):
                o.repeated[root] += repeats(s, tile, root)


def is_first_in(s: Position, first: int, segment: int, root: int) -> bool:
    """Return whether no earlier segment of a tile belongs to the same feature."""
    for other in range(first, segment):
        if s.type[other] == s.type[root] and find(s, other) == root:
            return False
    return True


def read_feature(s: Position, o: Scratch, root: int) -> None:
    """Compute the chance and the prospect of a road or city."""
    o.mark += 1
    o.chance[root] = chance_of_edges(s, o, root, o.edge_head[root], ONE)
    o.prospect[root] = prospect(s, o, root, s.size[root] - o.repeated[root], o.chance[root])


# Walls


def add_wall(s: Position, o: Scratch, field: int, city: int) -> None:
    """List a city that a field touches, once."""
    wall = o.wall_head[field]
    while wall != END:
        if o.wall_city[wall] == city:
            return
        wall = o.wall_next[wall]
    wall = o.wall_count
    o.wall_count = wall + 1
    o.wall_city[wall] = city
    o.wall_next[wall] = o.wall_head[field]
    o.wall_head[field] = wall
