"""Everything that is true of a kind of tile, as flat tables of the data in the box.

A *turned kind* is `kind * 4 + turn`. A *pattern* says what an empty cell demands of a tile: two bits a side (north
lowest), 0 where nothing is demanded yet, else FIELD, ROAD or CITY. A *place* is a number for c0 … f3, see PLACES.
"""

from __future__ import annotations

from typing import Any, Final

from carsonne.games.carcassonne.rules import codes
from carsonne.games.carcassonne.rules.box import DATA, TILES
from carsonne.games.carcassonne.rules.words import PLACES, SIDES

_TERRAIN: Final = {"field": codes.FIELD, "road": codes.ROAD, "city": codes.CITY}


KIND_OF: Final[dict[str, int]] = {tile["kind"]: kind for kind, tile in enumerate(TILES)}
COUNT: Final = [tile["count"] for tile in TILES]
START: Final = KIND_OF[DATA["start_tile"]["kind"]]
SEGMENTS: Final[list[list[str]]] = [tile["places"] for tile in TILES]
"""The places of each kind in the order of its segments: cities, roads, monastery, fields."""
SEGMENT_COUNT: Final = [len(places) for places in SEGMENTS]
_TYPE: Final = {"c": codes.CITY, "r": codes.ROAD, "m": codes.MONASTERY, "f": codes.FIELD}


def described(kind: int, place: str) -> dict[str, Any]:
    """Return what the data says about one place; for a monastery, only its name."""
    tile = TILES[kind]
    for part in (*tile["cities"], *tile["roads"], *tile["fields"]):
        if part["id"] == place:
            found: dict[str, Any] = part
            return found
    return {"id": place}


def _per_segment(value: Any) -> list[int]:
    """Make a row of MAX_SEGMENTS numbers for each kind."""
    rows = []
    for kind, places in enumerate(SEGMENTS):
        row = [value(kind, place) for place in places]
        rows += row + [0] * (codes.MAX_SEGMENTS - len(row))
    return rows


def _opens(kind: int, place: str) -> int:
    """Count the open edges of a city or road when its tile lies alone; for a monastery, the empty cells around it."""
    return codes.CELLS_AROUND if place == "m0" else len(described(kind, place).get("edges", ()))


SEGMENT_TYPE: Final = _per_segment(lambda kind, place: _TYPE[place[0]])
SEGMENT_OPENS: Final = _per_segment(_opens)
SEGMENT_SHIELD: Final = _per_segment(lambda kind, place: int(described(kind, place).get("shield", False)))


def _segment_of_place() -> list[int]:
    """Make the table kind, place -> segment, or -1."""
    return [places.index(place) if place in places else -1 for places in SEGMENTS for place in PLACES]


def _place_of_segment() -> list[int]:
    return _per_segment(lambda kind, place: PLACES.index(place))


SEGMENT_OF_PLACE: Final = _segment_of_place()
PLACE_OF_SEGMENT: Final = _place_of_segment()


def _side_segments(kind: int) -> list[int]:
    """Return the segment that leaves through each side: the road if there is one, else the city, else the field."""
    sides = [-1] * 4
    for n, place in enumerate(SEGMENTS[kind]):
        part = described(kind, place)
        for half in part.get("half_edges", ()):
            if sides[half // 2] < 0:
                sides[half // 2] = n
        for side in part.get("edges", ()):
            sides[SIDES.index(side)] = n
    return sides


def _half_segments(kind: int) -> list[int]:
    """Return the field at each half-edge, 0 where a city takes it (never asked there)."""
    halves = [0] * 8
    for n, place in enumerate(SEGMENTS[kind]):
        for half in described(kind, place).get("half_edges", ()):
            halves[half] = n
    return halves


def _terrain(kind: int) -> list[int]:
    return [_TERRAIN[TILES[kind]["edges"][side]] for side in SIDES]


def _turned(row: list[int], by: int) -> list[int]:
    return [row[(i - by) % len(row)] for i in range(len(row))]


EDGE: Final = [e for k in range(codes.KIND_COUNT) for turn in range(4) for e in _turned(_terrain(k), turn)]
"""turned kind, side -> FIELD, ROAD or CITY."""
SIDE_SEGMENT: Final = [
    s for k in range(codes.KIND_COUNT) for turn in range(4) for s in _turned(_side_segments(k), turn)
]
"""turned kind, side -> the segment that leaves there."""
HALF_SEGMENT: Final = [
    s for k in range(codes.KIND_COUNT) for turn in range(4) for s in _turned(_half_segments(k), 2 * turn)
]
"""turned kind, half-edge -> the field that leaves there."""


def _drawing(kind: int, turn: int) -> tuple[object, ...]:
    """Describe what a turned tile looks like: two turns with equal drawings are the same on the table (R26)."""
    parts = []
    for place in SEGMENTS[kind]:
        part = described(kind, place)
        edges = frozenset((SIDES.index(side) + turn) % 4 for side in part.get("edges", ()))
        halves = frozenset((half + 2 * turn) % 8 for half in part.get("half_edges", ()))
        parts.append((place[0], edges, halves))
    return tuple(sorted(parts, key=lambda part: (part[0], sorted(part[1]), sorted(part[2]))))


def _period(kind: int) -> int:
    return next(turn for turn in (1, 2, 4) if _drawing(kind, turn % 4) == _drawing(kind, 0))


PERIOD: Final = [_period(kind) for kind in range(codes.KIND_COUNT)]
"""Quarter turns after which a kind looks the same again."""


def same_place(kind: int, turn: int, place: str) -> tuple[int, str]:
    """Return the smallest equivalent turn, and what the place is called there (R26)."""
    smallest = turn % PERIOD[kind]
    part = described(kind, place)
    shift = turn - smallest
    edges = {(SIDES.index(side) + shift) % 4 for side in part.get("edges", ())}
    halves = {(half + 2 * shift) % 8 for half in part.get("half_edges", ())}
    for other in SEGMENTS[kind]:
        twin = described(kind, other)
        same_edges = edges == {SIDES.index(side) for side in twin.get("edges", ())}
        if other[0] == place[0] and same_edges and halves == set(twin.get("half_edges", ())):
            return smallest, other
    return smallest, place


def _fit_row(kind: int) -> list[int]:
    """Make the table pattern -> bits of the turns that fit, only the smallest among equal drawings."""
    row = [0] * 256
    for pattern in range(256):
        for turn in range(PERIOD[kind]):
            at = (kind * 4 + turn) * 4
            if all((pattern >> 2 * side & 3) in (0, EDGE[at + side]) for side in range(4)):
                row[pattern] |= 1 << turn
    return row


FIT: Final = [bits for kind in range(codes.KIND_COUNT) for bits in _fit_row(kind)]


def _neighbours(kind: int) -> list[tuple[int, int]]:
    """Return the pairs (field segment, city segment) of one tile where the field touches that city's wall."""
    cities = [n for n, place in enumerate(SEGMENTS[kind]) if place[0] == "c"]
    return [
        (n, cities[city])
        for n, place in enumerate(SEGMENTS[kind])
        for city in described(kind, place).get("touches", ())
    ]


WALLS: Final = [_neighbours(kind) for kind in range(codes.KIND_COUNT)]
WALL_COUNT: Final = [len(walls) for walls in WALLS]
WALL_FIELD: Final = [w for walls in WALLS for w in [f for f, _ in walls] + [0] * (codes.MAX_WALLS - len(walls))]
WALL_CITY: Final = [w for walls in WALLS for w in [c for _, c in walls] + [0] * (codes.MAX_WALLS - len(walls))]


def _fork(kind: int) -> int:
    """Return CITY or ROAD when the kind has several of them: then it may enter one feature twice (R8); else 0."""
    for letter, type_ in (("c", codes.CITY), ("r", codes.ROAD)):
        if sum(place[0] == letter for place in SEGMENTS[kind]) > 1:
            return type_
    return 0


FORK: Final = [_fork(kind) for kind in range(codes.KIND_COUNT)]
STEP_CELL: Final = [codes.CELLS - codes.ROW, 1, codes.ROW, codes.CELLS - 1]
"""From a cell to the next on each side, clockwise from the north, on the wrapped plane."""
AROUND: Final = [
    codes.CELLS - codes.ROW - 1,
    codes.CELLS - codes.ROW,
    codes.CELLS - codes.ROW + 1,
    1,
    codes.ROW + 1,
    codes.ROW,
    codes.ROW - 1,
    codes.CELLS - 1,
]
"""From a cell to those around it."""
