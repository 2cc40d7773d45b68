"""Features that a tile to come may join: who then has the most followers, and what that gives and takes.

Wherever two features of the same kind meet an empty cell, some tiles make them one. If different players hold them, the
points of both go to the player with the most followers in the whole: a small city beside a large one is worth more
than its own points, and the large one less.
"""

from __future__ import annotations

from carsonne.games.carcassonne.knowledge.chances import column
from carsonne.games.carcassonne.knowledge.feature_worth import prospect_now
from carsonne.games.carcassonne.knowledge.needs import MEETING, MOST_PAIRS
from carsonne.games.carcassonne.knowledge.scales import NOTHING, ONE, SHIFT
from carsonne.games.carcassonne.knowledge.scratch import Scratch
from carsonne.games.carcassonne.rules import codes, tables
from carsonne.games.carcassonne.rules.features import find
from carsonne.games.carcassonne.rules.followers import winners
from carsonne.games.carcassonne.rules.position import Position
from carsonne.kernel.advisor import whole

FIT = tables.FIT
HALF_SEGMENT = tables.HALF_SEGMENT
HALVES = 8
SIDE_SEGMENT = tables.SIDE_SEGMENT
STEP_CELL = tables.STEP_CELL


# Listing


def list_joins(s: Position, o: Scratch) -> None:
    """List the pairs of features that could be joined on each empty cell, where at least one is held."""
    o.base_pairs = 0
    o.pair_count = 0
    for slot in range(s.slot_count):
        for i in range(8):
            o.meeting[i] = o.slot_field[slot * 8 + i]
        for side in range(4):
            o.meeting[HALVES + side] = o.slot_root[slot * 4 + side]
        pair_up(s, o, slot)
    o.base_pairs = o.pair_count
    for i in range(o.pair_count):
        o.base_a[i] = o.pair_a[i]
        o.base_b[i] = o.pair_b[i]
        o.base_tiles[i] = o.pair_tiles[i]
        o.base_cell[i] = o.pair_cell[i]


def list_joins_now(o: Scratch, t: Position, cell: int) -> None:
    """List the pairs again after a tile was laid on a cell: what the cells beside it may join is new."""
    o.pair_count = 0
    for i in range(o.base_pairs):
        if o.base_cell[i] != cell and not is_next(o.base_cell[i], cell):
            add_pair(t, o, find(t, o.base_a[i]), find(t, o.base_b[i]), o.base_tiles[i], o.base_cell[i])
    for side in range(4):
        there = beside(cell, side)
        if t.at[there] >= codes.FIRST_SLOT:
            meet(t, o, t.at[there] - codes.FIRST_SLOT)
            pair_up(t, o, t.at[there] - codes.FIRST_SLOT)


def beside(cell: int, side: int) -> int:
    """Return the next cell on a side."""
    there = cell + STEP_CELL[side]
    return there if there < codes.CELLS else there - codes.CELLS


def is_next(cell: int, other: int) -> bool:
    """Return whether two cells share an edge."""
    for side in range(4):
        if beside(cell, side) == other:
            return True
    return False


def meet(t: Position, o: Scratch, slot: int) -> None:
    """Note what meets an empty cell: the fields at its half edges, then the roads and cities at its sides."""
    for side in range(4):
        o.meeting[HALVES + side] = NOTHING
        o.meeting[2 * side] = NOTHING
        o.meeting[2 * side + 1] = NOTHING
        terrain = t.pattern[slot] >> 2 * side & 3
        if terrain:
            tile = t.at[beside(t.slot_cell[slot], side)] - 1
            at = t.turned[tile] * 4 + (side ^ 2)
            if terrain != codes.FIELD:
                o.meeting[HALVES + side] = find(t, t.first_segment[tile] + SIDE_SEGMENT[at])
            if terrain != codes.CITY:
                o.meeting[2 * side] = find(t, t.first_segment[tile] + HALF_SEGMENT[2 * at])
                o.meeting[2 * side + 1] = find(t, t.first_segment[tile] + HALF_SEGMENT[2 * at + 1])


def pair_up(s: Position, o: Scratch, slot: int) -> None:
    """List the pairs among what meets an empty cell."""
    for i in range(MEETING):
        a = o.meeting[i]
        if a != NOTHING and s.men[a]:
            for j in range(0 if i < HALVES else HALVES, HALVES if i < HALVES else MEETING):
                b = o.meeting[j]
                if b != NOTHING and b != a and s.type[a] == s.type[b] and (j > i or s.men[b] == 0):
                    add_pair(s, o, a, b, joiners(o, s.pattern[slot], i, j), s.slot_cell[slot])


def add_pair(s: Position, o: Scratch, a: int, b: int, tiles: int, cell: int) -> None:
    """List a pair once for each cell, with the most tiles that join it there."""
    if a == b or tiles == 0 or o.pair_count == MOST_PAIRS:
        return
    for i in range(o.pair_count):
        if o.pair_cell[i] == cell and same_pair(o, i, a, b):
            if tiles > o.pair_tiles[i]:
                o.pair_tiles[i] = tiles
            return
    i = o.pair_count
    o.pair_a[i] = a
    o.pair_b[i] = b
    o.pair_tiles[i] = tiles
    o.pair_cell[i] = cell
    o.pair_count = i + 1


def same_pair(o: Scratch, i: int, a: int, b: int) -> bool:
    """Return whether a pair in the list is of these two."""
    return (o.pair_a[i] == a and o.pair_b[i] == b) or (o.pair_a[i] == b and o.pair_b[i] == a)


def joiners(o: Scratch, pattern: int, i: int, j: int) -> int:
    """Count the tiles to come that join what meets an empty cell at two places (half edges, then sides)."""
    key = (pattern * MEETING + i) * MEETING + j
    if o.joiner_stamp[key] != o.stamp:
        o.joiner_stamp[key] = o.stamp
        o.joiner[key] = 0
        for n in range(o.kind_count):
            if joins(o.kinds[n], pattern, i, j):
                o.joiner[key] = o.joiner[key] + o.pool[o.kinds[n]]
    return o.joiner[key]


def joins(kind: int, pattern: int, i: int, j: int) -> bool:
    """Return whether a tile of a kind can be laid so that it joins what is at two places."""
    turns = FIT[(kind << 8) + pattern]
    for turn in range(4):
        if turns >> turn & 1 and segment_behind(kind * 4 + turn, i) == segment_behind(kind * 4 + turn, j):
            return True
    return False


def segment_behind(turned: int, place: int) -> int:
    """Return the segment that meets a place of the cell; half edges face each other the other way round."""
    return SIDE_SEGMENT[turned * 4 + place - HALVES] if place >= HALVES else HALF_SEGMENT[turned * 8 + (place ^ 1)]


# Judging


def expect_joins(s: Position, o: Scratch) -> None:
    """Compute what joining may give and take, for each seat (`join`)."""
    for seat in range(s.seats):
        o.join[seat] = 0
    for i in range(o.pair_count):
        a = o.pair_a[i]
        b = o.pair_b[i]
        if s.men[a] and s.men[b]:
            for seat in range(s.seats):
                o.join[seat] += turnover(s, o, i, seat, s.men[a], s.men[b])


def turnover(s: Position, o: Scratch, i: int, seat: int, men_a: int, men_b: int) -> int:
    """Return what joining a pair may change for a seat, with these followers in the two features."""
    a = worth_now(s, o, o.pair_a[i])
    b = worth_now(s, o, o.pair_b[i])
    change = 0
    if winners(s, men_a + men_b) >> seat & 1:
        change += a + b
    if winners(s, men_a) >> seat & 1:
        change -= a
    if winners(s, men_b) >> seat & 1:
        change -= b
    return change * join_chance(s, o, i) >> SHIFT


def worth_now(s: Position, o: Scratch, root: int) -> int:
    """Return what a feature will bring the seats with the most followers in it."""
    return o.field_value[root] if s.type[root] == codes.FIELD else prospect_now(o, root)


def join_chance(s: Position, o: Scratch, i: int) -> int:
    """Return how probably a pair will be joined."""
    at = column(s, o.pair_tiles[i], ONE)
    type_ = s.type[o.pair_a[i]]
    if type_ == codes.FIELD:
        return o.field_join[at]
    return o.city_join[at] if type_ == codes.CITY else o.road_join[at]


def claim_turnover(s: Position, o: Scratch, seat: int, root: int) -> int:
    """Return what a free feature's pairs change for a seat that claims it, beyond the others on average."""
    mine = 1 << 4 * seat
    total = 0
    for i in range(o.pair_count):
        if o.pair_a[i] == root and s.men[o.pair_b[i]]:
            total += margin_of(s, o, i, seat, mine, s.men[o.pair_b[i]])
        elif o.pair_b[i] == root and s.men[o.pair_a[i]]:
            total += margin_of(s, o, i, seat, s.men[o.pair_a[i]], mine)
    return total


def margin_of(s: Position, o: Scratch, i: int, seat: int, men_a: int, men_b: int) -> int:
    """Return a turnover for one seat, less that of the others on average."""
    others = 0
    for other in range(s.seats):
        if other != seat:
            others += turnover(s, o, i, other, men_a, men_b)
    mean: float = others / (s.seats - 1.0)
    return turnover(s, o, i, seat, men_a, men_b) - whole(mean)
