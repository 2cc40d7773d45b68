"""The survey: every feature on the board with its holders and its worth, and the cells that are dead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from carsonne.games.carcassonne.knowledge.accessors import Tile, frontier, hand, roots, tiles
from carsonne.games.carcassonne.knowledge.survey_types import Feature, Survey
from carsonne.games.carcassonne.rules import codes
from carsonne.games.carcassonne.rules.followers import count, winners
from carsonne.games.carcassonne.rules.position import Position
from carsonne.games.carcassonne.rules.scoring import worth, worth_of
from carsonne.games.carcassonne.rules.tables import (
    EDGE,
    FIT,
    PLACE_OF_SEGMENT,
    SEGMENT_COUNT,
    SIDE_SEGMENT,
    WALLS,
)
from carsonne.games.carcassonne.rules.words import FEATURE_TYPES, PLACES, SIDES, Cell, Place, Side


class Part(NamedTuple):
    """A place of a turned kind, and where its city or road leaves the tile: the sides, with the steps over them."""

    place: int
    name: Place
    exits: tuple[tuple[Side, int, int], ...]


class Found(NamedTuple):
    """What the tiles of a feature show, collected tile by tile."""

    id: int
    places: list[tuple[int, int, Place]]
    open: list[tuple[int, int, Side]]


def _part(turned: int, segment: int) -> Part:
    """Return what one segment of a turned kind shows."""
    place = PLACE_OF_SEGMENT[(turned >> 2) * codes.MAX_SEGMENTS + segment]
    edges = range(turned * 4, turned * 4 + 4)
    sides = [edge % 4 for edge in edges if SIDE_SEGMENT[edge] == segment and EDGE[edge] != codes.FIELD]
    return Part(place, PLACES[place], tuple((SIDES[side], *codes.STEPS[side]) for side in sides))


STEP: dict[Side, tuple[int, int]] = dict(zip(SIDES, codes.STEPS, strict=True))
PARTS = [[_part(turned, i) for i in range(SEGMENT_COUNT[turned >> 2])] for turned in range(4 * codes.KIND_COUNT)]
"""The parts of each turned kind, in the order of its segments: looked up here, a survey only has to join them."""


def survey(s: Position) -> Survey:
    """Return all features and the empty cells that no remaining tile can fill."""
    dead = dead_cells(s)
    return Survey(_features(s, set(dead)), dead)


def features(s: Position) -> list[Feature]:
    """Return every feature, in the order in which its first tile was laid.

    `now` is what it scores if it is completed as it stands, `end` what it scores if the game ends now. A field scores
    nothing before the end.
    """
    return _features(s, set(dead_cells(s)))


def _features(s: Position, dead: set[Cell]) -> list[Feature]:
    laid, belongs = tiles(s), roots(s)
    types, opens, shields, men = s.type, s.opens, s.shields, s.men  # compiled, each of them is a copy
    cities = _touched(laid, belongs, opens)
    return [
        _field(s, found, men[root], len(cities.get(root, ())))
        if types[root] == codes.FIELD
        else _closable(s, root, found, men[root], types[root], shields[root], opens[root] == 0, dead)
        for root, found in _collected(laid, belongs).items()
    ]


def feature_at(s: Position, x: int, y: int, place: Place) -> Feature | None:
    """Return the feature that a place of the tile on a cell belongs to, or None."""
    return next((feature for feature in features(s) if (x, y, place) in feature.places), None)


def _collected(laid: list[Tile], belongs: list[int]) -> dict[int, Found]:
    """Return what every feature consists of, by root."""
    taken = {(tile.x, tile.y) for tile in laid}
    collected: dict[int, Found] = {}
    of_segment = iter(belongs)
    for number, (kind, turn, x, y, _) in enumerate(laid):
        for place, name, exits in PARTS[kind * 4 + turn]:
            root = next(of_segment)
            if root not in collected:
                collected[root] = Found(number * len(PLACES) + place, [], [])
            _, places, still_open = collected[root]
            places.append((x, y, name))
            if exits:
                still_open += [(x, y, side) for side, dx, dy in exits if (x + dx, y + dy) not in taken]
    return collected


def _field(s: Position, found: Found, men: int, cities: int) -> Feature:
    """Describe a field, which nothing completes."""
    return Feature(
        id=found.id,
        type="field",
        tiles=_cells(found.places),
        places=found.places,
        open=[],
        complete=False,
        shields=0,
        followers=counts(men, s.seats),
        holders=holders(s, men),
        cities=cities,
        now=0,
        end=cities * s.farm_points,
        least=None,
    )


def _closable(
    s: Position, root: int, found: Found, men: int, type_: int, shields: int, complete: bool, dead: set[Cell]
) -> Feature:
    """Describe a city, road or monastery."""
    cells = _cells(found.places)
    if type_ == codes.MONASTERY:
        now = end = worth(s, root, complete)
        least = None if dead.intersection(_around(cells[0])) else 1 + codes.CELLS_AROUND
    else:
        beyond = _beyond(found.open)
        least = None if beyond & dead else worth_of(s, type_, len(cells) + len(beyond), shields, True)
        now = worth_of(s, type_, len(cells), shields, True)
        end = worth_of(s, type_, len(cells), shields, complete)
    return Feature(
        id=found.id,
        type=FEATURE_TYPES[type_ - codes.FIELD],
        tiles=cells,
        places=found.places,
        open=found.open,
        complete=complete,
        shields=shields,
        followers=counts(men, s.seats),
        holders=holders(s, men),
        cities=0,
        now=now,
        end=end,
        least=least,
    )


def _beyond(still_open: list[tuple[int, int, Side]]) -> set[Cell]:
    """Return the empty cells behind open edges: each of them needs a tile before the feature is complete."""
    return {(x + STEP[side][0], y + STEP[side][1]) for x, y, side in still_open}


def _around(cell: Cell) -> list[Cell]:
    x, y = cell
    return [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]


def _cells(places: list[tuple[int, int, Place]]) -> list[Cell]:
    return in_order({(y, x) for x, y, _ in places})


def in_order(cells: set[tuple[int, int]]) -> list[Cell]:
    """Sort cells given as y and x from the north-west, and return them as x and y."""
    return [(x, y) for y, x in sorted(cells)]


def counts(men: int, seats: int) -> list[int]:
    """Count the followers of each seat."""
    return [count(men, seat) for seat in range(seats)] if men else [0] * seats


def holders(s: Position, men: int) -> list[int]:
    """Return the seats with the most followers."""
    if not men:
        return []
    bits = winners(s, men)
    return [seat for seat in range(s.seats) if bits >> seat & 1]


def touched_cities(s: Position) -> dict[int, set[int]]:
    """Return the complete cities that each field touches, both by root."""
    return _touched(tiles(s), roots(s), s.opens)


def _touched(laid: list[Tile], belongs: list[int], opens: Sequence[int]) -> dict[int, set[int]]:
    first = 0
    touched: dict[int, set[int]] = {}
    for tile in laid:
        for field, city in WALLS[tile.kind]:
            root = belongs[first + city]
            if opens[root] == 0:
                touched.setdefault(belongs[first + field], set()).add(root)
        first += SEGMENT_COUNT[tile.kind]
    return touched


def dead_cells(s: Position) -> list[Cell]:
    """Return the empty cells beside tiles that, as far as any seat can tell, no remaining tile can fill."""
    alive = _alive(s)
    cells = [(cell.y, cell.x) for cell in frontier(s) if not any(FIT[kind << 8 | cell.pattern] for kind in alive)]
    return [(x, y) for y, x in sorted(cells)]


def _alive(s: Position) -> set[int]:
    """Return the kinds that may still be laid."""
    undrawn = {kind for kind, n in enumerate(s.bag) if n}
    held = {kind for seat in range(s.seats) for kind in hand(s, seat)}
    return undrawn | held | ({s.drawn} - {codes.NO_TILE})
