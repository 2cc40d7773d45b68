"""What happened, in data that explains every point: from the numbers that the rules told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from carsonne.games.carcassonne.codes import (
    CITY,
    FIELD,
    MONASTERY,
    PLACES,
    REACH,
    ROAD,
    SPAN,
    TOLD_CLAIMED,
    TOLD_DRAWN,
    TOLD_ENDED,
    TOLD_FARM_CITY,
    TOLD_FARM_FIELD,
    TOLD_PLACED,
    TOLD_RETURNED,
    TOLD_SCORED,
    TOLD_SET_ASIDE,
    TOLD_SKIPPED,
    TOLD_TURN,
    TYPE_NAMES,
)
from carsonne.games.carcassonne.state import Carcassonne
from carsonne.games.carcassonne.survey import counts, role, touched_cities
from carsonne.games.carcassonne.tables import KINDS

Event = dict[str, Any]
Row = list[int]
_SCORE_ORDER = {CITY: 0, ROAD: 1, MONASTERY: 2, FIELD: 3}


class Map:
    """Where things are on the board, looked up once for a batch of events."""

    def __init__(self, s: Carcassonne) -> None:
        self.tiles = s.tiles()
        self.segments = s.segments()

    def place(self, segment: int) -> Event:
        """Cell and name of a segment."""
        tile, place, _ = self.segments[segment]
        return {"x": self.tiles[tile][2], "y": self.tiles[tile][3], "place": PLACES[place]}

    def cells(self, root: int) -> list[list[int]]:
        """The tiles of a feature, from the north-west on."""
        found = {(self.tiles[tile][3], self.tiles[tile][2]) for tile, _, its in self.segments if its == root}
        return [[x, y] for y, x in sorted(found)]

    def first(self, root: int) -> list[int]:
        """Where a feature begins, from the north-west on: y, x, place."""
        here = [(self.tiles[tile][3], self.tiles[tile][2], place) for tile, place, its in self.segments if its == root]
        return list(min(here))

    def fields_beside(self, s: Carcassonne, city: int) -> list[int]:
        """The fields with farmers, by root, that touch a city."""
        return [field for field, cities in touched_cities(s).items() if city in cities and s.feature(field)[4]]


def events(s: Carcassonne) -> list[Event]:
    """Everything told since the last call, scores in the order of R20."""
    rows = s.heard()
    if not rows:
        return []
    board = Map(s)
    told: list[Event] = []
    scores: list[tuple[tuple[bool, int, list[int]], list[Event]]] = []
    for row in rows:
        if row[0] in _SCORED:
            found = _SCORED[row[0]](s, board, row)
            scores.append((_order(s, board, row), found))
        elif row[0] == TOLD_RETURNED and scores:
            scores[-1][1].append(_returned(s, board, row))
        else:
            told += _in_order(scores)
            told.append(_TOLD[row[0]](s, board, row))
    return told + _in_order(scores)


def _in_order(scores: list[tuple[tuple[bool, int, list[int]], list[Event]]]) -> list[Event]:
    """The batches of scores by type, cell and place, and the list emptied."""
    found = [event for _, batch in sorted(scores, key=lambda pair: pair[0]) for event in batch]
    scores.clear()
    return found


def _order(s: Carcassonne, board: Map, row: Row) -> tuple[bool, int, list[int]]:
    """What the last tile completes comes before the final scoring, though nothing is told between them (R21)."""
    final = row[0] != TOLD_SCORED or not row[5]
    type_ = FIELD if row[0] != TOLD_SCORED else s.feature(row[1])[0]
    return final, _SCORE_ORDER[type_], board.first(row[1])


def _drawn(s: Carcassonne, board: Map, row: Row) -> Event:
    event = {"type": "drawn", "seat": row[1], "tile": KINDS[row[2]]}
    return {**event, "to": row[1]} if s.switches()["hand"] > 1 else event


def _set_aside(s: Carcassonne, board: Map, row: Row) -> Event:
    return {"type": "set_aside", "seat": row[1], "tile": KINDS[row[2]]}


def _placed(s: Carcassonne, board: Map, row: Row) -> Event:
    x, y = row[3] % SPAN - REACH, row[3] // SPAN - REACH
    return {"type": "placed", "seat": row[1], "tile": KINDS[row[2]], "x": x, "y": y, "turn": row[4]}


def _claimed(s: Carcassonne, board: Map, row: Row) -> Event:
    where = board.place(row[2])
    return {"type": "claimed", "seat": row[1], **where, "role": role(where["place"])}


def _skipped(s: Carcassonne, board: Map, row: Row) -> Event:
    return {"type": "skipped", "seat": row[1]}


def _returned(s: Carcassonne, board: Map, row: Row) -> Event:
    where = board.place(row[2])
    return {"type": "returned", "seat": row[1], **where, "role": role(where["place"])}


def _turn(s: Carcassonne, board: Map, row: Row) -> Event:
    return {"type": "turn", "seat": row[1]}


def _ended(s: Carcassonne, board: Map, row: Row) -> Event:
    scores = s.scores()
    best = max(scores)
    return {"type": "ended", "scores": scores, "winners": [seat for seat, n in enumerate(scores) if n == best]}


def _awards(bits: int, facts: Event) -> list[Event]:
    """One event for each seat that gets the points."""
    return [{"type": "scored", "seat": seat, **facts} for seat in range(5) if bits >> seat & 1]


def _scored(s: Carcassonne, board: Map, row: Row) -> list[Event]:
    _, root, points, bits, men, complete, *_ = row
    facts = {
        "points": points,
        "feature": TYPE_NAMES[s.feature(root)[0]],
        "complete": bool(complete),
        "tiles": board.cells(root),
        "followers": counts(men, s.seats),
        "because": because(s, root, points),
    }
    return _awards(bits, facts)


def because(s: Carcassonne, root: int, points: int) -> list[list[Any]]:
    """The arithmetic of a feature's points: what was counted, how many, and the points for each."""
    type_, opens, tiles, shields, _ = s.feature(root)
    if type_ == MONASTERY:
        return [["tiles", 9 - opens, 1]]
    each = points // (tiles + shields)
    return [["tiles", tiles, each], *([["shields", shields, each]] if shields else [])]


def _farm_city(s: Carcassonne, board: Map, row: Row) -> list[Event]:
    """A complete city fed by all the fields around it."""
    _, city, points, bits, men, *_ = row
    return _awards(bits, _farm(s, board, points, men, city, board.fields_beside(s, city)))


def _farm_field(s: Carcassonne, board: Map, row: Row) -> list[Event]:
    """A complete city fed by one field."""
    _, field, points, bits, men, city, *_ = row
    return _awards(bits, _farm(s, board, points, men, city, [field]))


def _farm(s: Carcassonne, board: Map, points: int, men: int, city: int, fields: list[int]) -> Event:
    cells = sorted({(y, x) for field in fields for x, y in board.cells(field)})
    return {
        "points": points,
        "feature": "field",
        "complete": False,
        "tiles": [[x, y] for y, x in cells],
        "city": board.cells(city),
        "followers": counts(men, s.seats),
        "because": [["cities", 1, points]],
    }


_TOLD: dict[int, Callable[[Carcassonne, Map, Row], Event]] = {
    TOLD_DRAWN: _drawn,
    TOLD_SET_ASIDE: _set_aside,
    TOLD_PLACED: _placed,
    TOLD_CLAIMED: _claimed,
    TOLD_SKIPPED: _skipped,
    TOLD_RETURNED: _returned,
    TOLD_TURN: _turn,
    TOLD_ENDED: _ended,
}
_SCORED: dict[int, Callable[[Carcassonne, Map, Row], list[Event]]] = {
    TOLD_SCORED: _scored,
    TOLD_FARM_CITY: _farm_city,
    TOLD_FARM_FIELD: _farm_field,
}
