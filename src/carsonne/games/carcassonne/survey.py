"""What lies on the board, feature by feature: who holds it, what it is worth, and which cells are dead."""

from __future__ import annotations

from typing import Any

from carsonne.games.carcassonne.codes import CITY, FIELD, MAX_SEGMENTS, PLACES, ROLES, TYPE_NAMES
from carsonne.games.carcassonne.state import Carcassonne
from carsonne.games.carcassonne.tables import EDGE, FIT, KINDS, PLACE_OF_SEGMENT, SIDE_SEGMENT, WALLS

STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))


def survey(s: Carcassonne) -> dict[str, Any]:
    """All features and the empty cells that no remaining tile can fill."""
    return {"features": features(s), "dead": dead_cells(s)}


def features(s: Carcassonne) -> list[dict[str, Any]]:
    """Every feature, in the order in which its first tile was laid.

    `now` is what it brings if it is completed as it stands, `end` what it brings if the game ends now. A field brings
    nothing before the end.
    """
    tiles = s.tiles()
    places: dict[int, list[tuple[int, int]]] = {}
    for tile, place, root in s.segments():
        places.setdefault(root, []).append((tile, place))
    cities = touched_cities(s)
    found = [_feature(s, root, members, tiles, cities.get(root, set())) for root, members in places.items()]
    return sorted(found, key=lambda feature: feature["id"])


def feature_at(s: Carcassonne, x: int, y: int, place: str) -> dict[str, Any] | None:
    """The feature that a place of the tile on a cell belongs to, or None."""
    return next((f for f in features(s) if [x, y, place] in f["places"]), None)


def _feature(
    s: Carcassonne,
    root: int,
    members: list[tuple[int, int]],
    tiles: list[tuple[int, int, int, int, int]],
    cities: set[int],
) -> dict[str, Any]:
    type_, opens, _, shields, men = s.feature(root)
    now, end = (0, len(cities) * s.switches()["farm_points"]) if type_ == FIELD else s.worths(root)
    laid = sorted({(tiles[tile][3], tiles[tile][2]) for tile, _ in members})
    return {
        "id": min(tile * len(PLACES) + place for tile, place in members),
        "type": TYPE_NAMES[type_],
        "tiles": [[x, y] for y, x in laid],
        "places": [[tiles[tile][2], tiles[tile][3], PLACES[place]] for tile, place in members],
        "open": open_edges(s, members, tiles) if type_ != FIELD else [],
        "complete": type_ != FIELD and opens == 0,
        "shields": shields,
        "followers": counts(men, s.seats),
        "holders": s.winners_of(men),
        "cities": len(cities),
        "now": now,
        "end": end,
    }


def counts(men: int, seats: int) -> list[int]:
    """How many followers each seat has."""
    return [men >> 4 * seat & 15 for seat in range(seats)]


def open_edges(
    s: Carcassonne, members: list[tuple[int, int]], tiles: list[tuple[int, int, int, int, int]]
) -> list[list[Any]]:
    """Where a city or road goes on: cells and sides with nothing behind."""
    taken = {(tile[2], tile[3]) for tile in tiles}
    found = []
    for tile, place in members:
        kind, turn, x, y, _ = tiles[tile]
        for side, (dx, dy) in enumerate(STEPS):
            at = (kind * 4 + turn) * 4 + side
            leaves = PLACE_OF_SEGMENT[kind * MAX_SEGMENTS + SIDE_SEGMENT[at]] == place
            if leaves and EDGE[at] != FIELD and (x + dx, y + dy) not in taken:
                found.append([x, y, "NESW"[side]])
    return found


def touched_cities(s: Carcassonne) -> dict[int, set[int]]:
    """The complete cities that each field touches, both by root."""
    tiles = s.tiles()
    roots: dict[int, list[int]] = {}
    for tile, _, root in s.segments():
        roots.setdefault(tile, []).append(root)
    touched: dict[int, set[int]] = {}
    for number, (kind, *_rest) in enumerate(tiles):
        for field, city in WALLS[kind]:
            root = roots[number][city]
            assert s.feature(root)[0] == CITY
            if s.feature(root)[1] == 0:
                touched.setdefault(roots[number][field], set()).add(root)
    return touched


def dead_cells(s: Carcassonne) -> list[list[int]]:
    """Empty cells beside tiles that no tile can fill any more, as far as everybody can know."""
    left = s.in_bag()
    for seat in range(s.seats):
        for kind in s.hand_of(seat):
            left[kind] += 1
    drawn = s.now()[2]
    if drawn < len(KINDS):
        left[drawn] += 1
    alive = [kind for kind, n in enumerate(left) if n]
    cells = [(y, x) for x, y, pattern in s.frontier() if not any(FIT[kind << 8 | pattern] for kind in alive)]
    return [[x, y] for y, x in sorted(cells)]


def role(place: str) -> str:
    """What a follower on a place is called."""
    return ROLES[place[0]]
