"""Tiles on the plane: where one fits, and how its segments join the features around it (CA8 to CA10, CA31).

Features are sets of segments. `parent` leads to a set's root, and what is true of the whole feature (open edges,
segments, shields, followers) stands at the root. The larger set swallows the smaller, so paths stay short without
being rewritten while somebody merely looks.
"""

from __future__ import annotations

from carsonne.games.carcassonne import tables
from carsonne.games.carcassonne.codes import (
    ALL_SEGMENTS,
    CELLS,
    FIRST_SLOT,
    MAX_FRONTIER,
    MAX_SEGMENTS,
    REACH,
    ROAD,
    ROW,
    SPAN,
    TILE_COUNT,
)
from carsonne.kernel.plain import zeros
from carsonne.kernel.state import State

EDGE = tables.EDGE
FIT = tables.FIT
FORK = tables.FORK
HALF_SEGMENT = tables.HALF_SEGMENT
SEGMENT_COUNT = tables.SEGMENT_COUNT
SEGMENT_OPENS = tables.SEGMENT_OPENS
SEGMENT_OF_PLACE = tables.SEGMENT_OF_PLACE
SEGMENT_SHIELD = tables.SEGMENT_SHIELD
SEGMENT_TYPE = tables.SEGMENT_TYPE
SIDE_SEGMENT = tables.SIDE_SEGMENT
STEP_CELL = [CELLS - ROW, 1, ROW, CELLS - 1]
STEP_SPOT = [-SPAN, 1, SPAN, -1]
AROUND = [CELLS - ROW - 1, CELLS - ROW, CELLS - ROW + 1, 1, ROW + 1, ROW, ROW - 1, CELLS - 1]
MONASTERY_PLACE = 6
PLACE_COUNT = 11
MAX_ABBEYS = 6
MAX_FORKS = 13


def cell_of(spot: int) -> int:
    """Where a spot is kept on the wrapped plane."""
    return (spot % SPAN - REACH + ROW * (spot // SPAN - REACH) + 2 * CELLS) % CELLS


class Board(State):
    """The laid tiles, the empty cells beside them and the features they form."""

    def __init__(self, seats: int) -> None:
        State.__init__(self, seats)
        self.tile_count = 0
        self.slot_count = 0
        self.segment_count = 0
        self.abbey_count = 0
        self.fork_count = 0
        self.at = zeros(CELLS)
        self.turned = zeros(TILE_COUNT)
        self.spot = zeros(TILE_COUNT)
        self.base = zeros(TILE_COUNT)  # the number of the tile's first segment
        self.layer = zeros(TILE_COUNT)  # who laid it
        self.slot_cell = zeros(MAX_FRONTIER)
        self.slot_spot = zeros(MAX_FRONTIER)
        self.pattern = zeros(MAX_FRONTIER)
        self.parent = zeros(ALL_SEGMENTS)
        self.type = zeros(ALL_SEGMENTS)
        self.opens = zeros(ALL_SEGMENTS)
        self.size = zeros(ALL_SEGMENTS)  # segments in the feature
        self.shields = zeros(ALL_SEGMENTS)
        self.men = zeros(ALL_SEGMENTS)  # followers in the feature, four bits a seat
        self.abbey = zeros(MAX_ABBEYS)  # tiles with a monastery
        self.fork = zeros(MAX_FORKS)  # tiles with several roads or several cities
        self.end = 0

    # Looking

    def find(self, segment: int) -> int:
        """The root of the feature that a segment belongs to."""
        while self.parent[segment] != segment:
            segment = self.parent[segment]
        return segment

    def fits(self, kind: int) -> bool:
        """Whether a tile can be laid anywhere (CA11)."""
        row = kind << 8
        for slot in range(self.slot_count):
            if FIT[row + self.pattern[slot]]:
                return True
        return False

    def tiles_in(self, root: int) -> int:
        """How many tiles a city or road has: a tile counts once, however many of its segments belong to it (R8)."""
        n = self.size[root]
        for i in range(self.fork_count):
            tile = self.fork[i]
            if FORK[self.turned[tile] >> 2] == self.type[root]:
                n -= self.repeats(tile, root)
        return n

    def repeats(self, tile: int, root: int) -> int:
        """By how much a tile's segments in a feature exceed one."""
        n = 0
        first = self.base[tile]
        for segment in range(first, first + SEGMENT_COUNT[self.turned[tile] >> 2]):
            if self.type[segment] == self.type[root] and self.find(segment) == root:
                n += 1
        return n - 1 if n > 1 else 0

    # Laying

    def lay(self, turned: int, spot: int, seat: int) -> None:
        """Put a tile that fits on an empty cell and join its features with its neighbours'."""
        cell = cell_of(spot)
        tile = self.tile_count
        self.tile_count = tile + 1
        self.turned[tile] = turned
        self.spot[tile] = spot
        self.base[tile] = self.segment_count
        self.layer[tile] = seat
        self.add_segments(turned >> 2)
        if self.at[cell] >= FIRST_SLOT:
            self.close_slot(self.at[cell] - FIRST_SLOT)
        self.at[cell] = tile + 1
        for side in range(4):
            self.meet(tile, cell, spot, side)
        self.surround(tile, cell)

    def add_segments(self, kind: int) -> None:
        """The new tile's segments, each a feature of its own."""
        row = kind * MAX_SEGMENTS
        n = self.segment_count
        for i in range(SEGMENT_COUNT[kind]):
            self.parent[n] = n
            self.type[n] = SEGMENT_TYPE[row + i]
            self.opens[n] = SEGMENT_OPENS[row + i]
            self.shields[n] = SEGMENT_SHIELD[row + i]
            self.size[n] = 1
            n += 1
        self.segment_count = n

    def meet(self, tile: int, cell: int, spot: int, side: int) -> None:
        """What lies behind one side of a new tile: a neighbour to join, or an empty cell to restrict."""
        there = cell + STEP_CELL[side]
        if there >= CELLS:
            there -= CELLS
        found = self.at[there]
        opposite = side ^ 2
        if 0 < found < FIRST_SLOT:
            self.connect(tile, side, found - 1, opposite)
            return
        if found == 0:
            found = self.open_slot(there, spot + STEP_SPOT[side])
        self.pattern[found - FIRST_SLOT] |= EDGE[self.turned[tile] * 4 + side] << 2 * opposite

    def connect(self, tile: int, side: int, other: int, opposite: int) -> None:
        """Join the features of two tiles across their common edge."""
        mine = self.base[tile]
        theirs = self.base[other]
        a = self.turned[tile]
        b = self.turned[other]
        self.join(mine + SIDE_SEGMENT[a * 4 + side], theirs + SIDE_SEGMENT[b * 4 + opposite])
        if EDGE[a * 4 + side] == ROAD:
            i = a * 8 + 2 * side
            j = b * 8 + 2 * opposite
            self.join(mine + HALF_SEGMENT[i], theirs + HALF_SEGMENT[j + 1])
            self.join(mine + HALF_SEGMENT[i + 1], theirs + HALF_SEGMENT[j])

    def join(self, a: int, b: int) -> None:
        """Two segments meet on an edge: their features become one, and two open ends close."""
        a = self.find(a)
        b = self.find(b)
        if a != b:
            if self.size[a] < self.size[b]:
                a, b = b, a
            self.parent[b] = a
            self.opens[a] += self.opens[b]
            self.size[a] += self.size[b]
            self.shields[a] += self.shields[b]
            self.men[a] += self.men[b]
        if self.opens[a]:
            self.opens[a] -= 2

    def surround(self, tile: int, cell: int) -> None:
        """Count the new tile for the monasteries around it, and what is around it for its own."""
        for i in range(self.abbey_count):
            if self.is_beside(tile, self.abbey[i]):
                self.opens[self.monastery(self.abbey[i])] -= 1
        kind = self.turned[tile] >> 2
        if FORK[kind]:
            self.fork[self.fork_count] = tile
            self.fork_count += 1
        if SEGMENT_OF_PLACE[kind * PLACE_COUNT + MONASTERY_PLACE] >= 0:
            self.abbey[self.abbey_count] = tile
            self.abbey_count += 1
            self.opens[self.monastery(tile)] = 8 - self.tiles_around(cell)

    def monastery(self, tile: int) -> int:
        """The segment of a tile's monastery."""
        return self.base[tile] + SEGMENT_OF_PLACE[(self.turned[tile] >> 2) * PLACE_COUNT + MONASTERY_PLACE]

    def is_beside(self, tile: int, other: int) -> bool:
        """Whether two tiles share an edge or a corner."""
        dx = self.spot[tile] % SPAN - self.spot[other] % SPAN
        dy = self.spot[tile] // SPAN - self.spot[other] // SPAN
        return -1 <= dx <= 1 and -1 <= dy <= 1

    def tiles_around(self, cell: int) -> int:
        """How many of the eight cells around one hold tiles."""
        n = 0
        for i in range(8):
            there = cell + AROUND[i]
            if there >= CELLS:
                there -= CELLS
            if 0 < self.at[there] < FIRST_SLOT:
                n += 1
        return n

    # The empty cells beside tiles

    def open_slot(self, cell: int, spot: int) -> int:
        """List a cell that has become playable; its entry in `at`."""
        slot = self.slot_count
        self.slot_count = slot + 1
        self.slot_cell[slot] = cell
        self.slot_spot[slot] = spot
        self.pattern[slot] = 0
        self.at[cell] = FIRST_SLOT + slot
        return FIRST_SLOT + slot

    def close_slot(self, slot: int) -> None:
        """Take a cell off the list; the last one takes its number."""
        last = self.slot_count - 1
        self.slot_count = last
        self.slot_cell[slot] = self.slot_cell[last]
        self.slot_spot[slot] = self.slot_spot[last]
        self.pattern[slot] = self.pattern[last]
        self.at[self.slot_cell[slot]] = FIRST_SLOT + slot
        self.slot_cell[last] = 0
        self.slot_spot[last] = 0
        self.pattern[last] = 0

    # Saving

    def dump_board(self) -> list[int]:
        """The tiles in the order in which they were laid, then what is true of every feature."""
        values = [self.tile_count]
        for i in range(self.tile_count):
            values += [self.turned[i], self.spot[i], self.layer[i]]
        for i in range(self.segment_count):
            values += [self.parent[i], self.opens[i], self.size[i], self.shields[i], self.men[i]]
        return values

    def load_board(self, values: list[int]) -> None:
        """Lay the tiles again in their order; followers came between them, so the features are restored as saved."""
        rest = iter(values)
        for _ in range(next(rest)):
            self.lay(next(rest), next(rest), next(rest))
        for i in range(self.segment_count):
            self.parent[i] = next(rest)
            self.opens[i] = next(rest)
            self.size[i] = next(rest)
            self.shields[i] = next(rest)
            self.men[i] = next(rest)
