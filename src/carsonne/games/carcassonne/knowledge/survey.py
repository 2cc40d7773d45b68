"""What lies on the board, feature by feature: who holds it, what it is worth, and which cells are dead."""

from __future__ import annotations

from carsonne.games.carcassonne.knowledge.pieces import Segment, Tile, frontier, hand, segments, tiles, type_of
from carsonne.games.carcassonne.knowledge.survey_types import Feature, Survey
from carsonne.games.carcassonne.rules.codes import FIELD, MAX_SEGMENTS, NO_TILE, STEPS
from carsonne.games.carcassonne.rules.followers import count, winners
from carsonne.games.carcassonne.rules.position import Position
from carsonne.games.carcassonne.rules.scoring import worth
from carsonne.games.carcassonne.rules.tables import EDGE, FIT, PLACE_OF_SEGMENT, SIDE_SEGMENT, WALLS
from carsonne.games.carcassonne.rules.words import PLACES, SIDES, Cell, Place, Side


def survey(s: Position) -> Survey:
    """All features and the empty cells that no remaining tile can fill."""
    return Survey(features(s), dead_cells(s))


def features(s: Position) -> list[Feature]:
    """Every feature, in the order in which its first tile was laid.

    `now` is what it brings if it is completed as it stands, `end` what it brings if the game ends now. A field brings
    nothing before the end.
    """
    laid = tiles(s)
    members: dict[int, list[Segment]] = {}
    for segment in segments(s):
        members.setdefault(segment.root, []).append(segment)
    cities = touched_cities(s)
    found = [_feature(s, root, parts, laid, len(cities.get(root, ()))) for root, parts in members.items()]
    return sorted(found, key=lambda feature: feature.id)


def feature_at(s: Position, x: int, y: int, place: Place) -> Feature | None:
    """The feature that a place of the tile on a cell belongs to, or None."""
    return next((feature for feature in features(s) if (x, y, place) in feature.places), None)


def _feature(s: Position, root: int, parts: list[Segment], laid: list[Tile], cities: int) -> Feature:
    men, complete, is_field = s.men[root], s.opens[root] == 0, s.type[root] == FIELD
    return Feature(
        id=min(part.tile * len(PLACES) + part.place for part in parts),
        type=type_of(s, root),
        tiles=cells_of(parts, laid),
        places=[(laid[part.tile].x, laid[part.tile].y, PLACES[part.place]) for part in parts],
        open=[] if is_field else open_edges(parts, laid),
        complete=complete and not is_field,
        shields=s.shields[root],
        followers=counts(men, s.seats),
        holders=holders(s, men),
        cities=cities,
        now=0 if is_field else worth(s, root, True),
        end=cities * s.farm_points if is_field else worth(s, root, complete),
    )


def cells_of(parts: list[Segment], laid: list[Tile]) -> list[Cell]:
    """The tiles of some segments, from the north-west on."""
    cells = {(laid[part.tile].y, laid[part.tile].x) for part in parts}
    return [(x, y) for y, x in sorted(cells)]


def counts(men: int, seats: int) -> list[int]:
    """How many followers each seat has."""
    return [count(men, seat) for seat in range(seats)]


def holders(s: Position, men: int) -> list[int]:
    """The seats with the most followers."""
    bits = winners(s, men)
    return [seat for seat in range(s.seats) if bits >> seat & 1]


def open_edges(parts: list[Segment], laid: list[Tile]) -> list[tuple[int, int, Side]]:
    """Where a city or road goes on: cells and sides with nothing behind."""
    taken = {(tile.x, tile.y) for tile in laid}
    found = []
    for part in parts:
        kind, turn, x, y, _ = laid[part.tile]
        for side, (dx, dy) in enumerate(STEPS):
            at = (kind * 4 + turn) * 4 + side
            leaves = PLACE_OF_SEGMENT[kind * MAX_SEGMENTS + SIDE_SEGMENT[at]] == part.place
            if leaves and EDGE[at] != FIELD and (x + dx, y + dy) not in taken:
                found.append((x, y, SIDES[side]))
    return found


def touched_cities(s: Position) -> dict[int, set[int]]:
    """The complete cities that each field touches, both by root."""
    roots: dict[int, list[int]] = {}
    for segment in segments(s):
        roots.setdefault(segment.tile, []).append(segment.root)
    opens = list(s.opens)
    touched: dict[int, set[int]] = {}
    for number, tile in enumerate(tiles(s)):
        for field, city in WALLS[tile.kind]:
            root = roots[number][city]
            if opens[root] == 0:
                touched.setdefault(roots[number][field], set()).add(root)
    return touched


def dead_cells(s: Position) -> list[Cell]:
    """Empty cells beside tiles that no tile can fill any more, as far as everybody can know."""
    alive = _alive(s)
    cells = [(cell.y, cell.x) for cell in frontier(s) if not any(FIT[kind << 8 | cell.pattern] for kind in alive)]
    return [(x, y) for y, x in sorted(cells)]


def _alive(s: Position) -> set[int]:
    """The kinds of which a tile may still be laid."""
    undrawn = {kind for kind, n in enumerate(s.bag) if n}
    held = {kind for seat in range(s.seats) for kind in hand(s, seat)}
    return undrawn | held | ({s.drawn} - {NO_TILE})
