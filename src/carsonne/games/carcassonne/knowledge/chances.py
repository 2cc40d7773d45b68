"""How probably a feature will be completed, judged from the tiles still to come and what its open cells need.

Every tile to come is drawn by one player, so what counts at a cell is how many of them would end the feature there. A
cell that no tile fits will stay empty, and the feature will stay open. The chances at several cells are multiplied.
"""

from __future__ import annotations

from carsonne.games.carcassonne.knowledge import needs
from carsonne.games.carcassonne.knowledge.scales import CHANCES, END, ONE, OPENS, POINT, SHIFT
from carsonne.games.carcassonne.knowledge.scratch import Scratch
from carsonne.games.carcassonne.rules import codes, tables
from carsonne.games.carcassonne.rules.position import Position

AROUND = tables.AROUND
CLOSES = needs.CLOSES
FIT = tables.FIT


# What is still to come


def look_ahead(s: Position, o: Scratch, spent: int) -> None:
    """Count the tiles that will still be laid, without one of a kind that is about to be (or NO_TILE)."""
    o.stamp += 1
    o.to_come = s.undrawn
    for kind in range(codes.KIND_COUNT):
        o.pool[kind] = s.bag[kind]
    if s.hand_size > codes.NO_HAND:
        count_hands(s, o)
        if spent != codes.NO_TILE:
            o.pool[spent] -= 1
            o.to_come -= 1
        if s.hand_end == codes.LAST_DRAW:
            o.to_come = s.undrawn - 1 if s.undrawn else 0
    list_kinds(s, o)


def count_hands(s: Position, o: Scratch) -> None:
    """Count the tiles in hands too, which will be laid, or may come instead if the last draw ends the game."""
    for i in range(codes.ALL_HANDS):
        if s.hand[i] != codes.NO_TILE:
            o.pool[s.hand[i]] += 1
            o.to_come += 1


def list_kinds(s: Position, o: Scratch) -> None:
    """List the kinds of which there are some to come."""
    o.kind_count = 0
    if o.to_come > 0:
        for kind in range(codes.KIND_COUNT):
            if o.pool[kind]:
                o.kinds[o.kind_count] = kind
                o.kind_count += 1
    look_up(o, o.to_come * 2 // s.seats)


def look_up(o: Scratch, turns: int) -> None:
    """Look up what depends on the length of the game, in tiles to come as if two played."""
    if turns >= codes.TILE_COUNT:
        turns = codes.TILE_COUNT - 1
    o.future = o.horizon[turns]
    o.city_pace = o.city_paces[turns]
    o.free_share = o.free_shares[turns]
    o.road_pace = o.road_paces[turns]


def fitting(o: Scratch, pattern: int) -> int:
    """Count the tiles to come that fit a cell."""
    if o.fitting_stamp[pattern] != o.stamp:
        o.fitting_stamp[pattern] = o.stamp
        n = 0
        for i in range(o.kind_count):
            kind = o.kinds[i]
            if FIT[(kind << 8) + pattern]:
                n += o.pool[kind]
        o.fitting[pattern] = n
    return o.fitting[pattern]


def closers(o: Scratch, pattern: int, side: int) -> int:
    """Count the tiles to come that end what enters a cell through a side."""
    key = pattern * 4 + side
    if o.closer_stamp[key] != o.stamp:
        o.closer_stamp[key] = o.stamp
        n = 0
        for i in range(o.kind_count):
            kind = o.kinds[i]
            if CLOSES[((kind << 8) + pattern) * 4 + side]:
                n += o.pool[kind]
        o.closer[key] = n
    return o.closer[key]


def column(s: Position, tiles: int, pace: int) -> int:
    """Return the column of a table of chances for a number of tiles: the more players, the fewer come to one.

    `pace` (of 1024) says how many tiles at half time each of them stands for.
    """
    if tiles == 0:
        return 1
    n = 1 + (tiles * 4 * pace >> SHIFT) // s.seats
    if n < 2:
        n = 2
    return n if n < CHANCES else CHANCES - 1


# Roads and cities


def cell_chance(s: Position, o: Scratch, root: int, cell: int, side: int) -> int:
    """Return how probably a feature will be ended on an empty cell that it enters through a side."""
    pattern = s.pattern[s.at[cell] - codes.FIRST_SLOT]
    if fitting(o, pattern) == 0:
        return 0
    opens = s.opens[root]
    row = (opens if opens < OPENS else OPENS) * CHANCES - CHANCES
    tiles = closers(o, pattern, side)
    if s.type[root] == codes.CITY:
        return o.city_cell[row + column(s, tiles, o.city_pace)]
    return o.road_cell[row + column(s, tiles, o.road_pace)]


def chance_of_edges(s: Position, o: Scratch, root: int, edge: int, likely: int) -> int:
    """Multiply a chance by that of closing all cells of a list of edges; filled or marked cells count no more."""
    while edge != END and likely:
        likely = likely * chance_once(s, o, root, o.edge_cell[edge], o.edge_side[edge]) >> SHIFT
        edge = o.edge_next[edge]
    return likely


def chance_once(s: Position, o: Scratch, root: int, cell: int, side: int) -> int:
    """Return the chance at a cell; a feature that enters it twice counts it once, and a tile there has decided it."""
    if s.at[cell] < codes.FIRST_SLOT or o.cell_marks[cell] == o.mark:
        return ONE
    o.cell_marks[cell] = o.mark
    return cell_chance(s, o, root, cell, side)


# Monasteries


def expect_monastery(s: Position, o: Scratch, cell: int) -> None:
    """Compute what a monastery on a cell will bring (`sum`), and how probably it will be completed (`likely`)."""
    o.sum = POINT
    o.likely = ONE
    for i in range(codes.CELLS_AROUND):
        there = cell + AROUND[i]
        if there >= codes.CELLS:
            there -= codes.CELLS
        filled = filling(s, o, s.at[there])
        o.sum += POINT * filled >> SHIFT
        o.likely = o.likely * filled >> SHIFT


def filling(s: Position, o: Scratch, found: int) -> int:
    """Return how probably a cell will hold a tile, by what `at` says of it now."""
    if found == 0:
        return o.around_free * o.future >> SHIFT
    if found < codes.FIRST_SLOT:
        return ONE
    tiles = fitting(o, s.pattern[found - codes.FIRST_SLOT])
    return o.around_cell[column(s, tiles, ONE)] if tiles else 0
