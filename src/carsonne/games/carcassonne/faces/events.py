"""What happened, in data that explains every point: from the numbers that the rules told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from carsonne.games.carcassonne.faces.view import role
from carsonne.games.carcassonne.knowledge import pieces
from carsonne.games.carcassonne.knowledge.survey import counts, touched_cities
from carsonne.games.carcassonne.rules.codes import (
    CITY,
    FIELD,
    MAX_SEATS,
    MONASTERY,
    NO_HAND,
    PLACES,
    ROAD,
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
from carsonne.games.carcassonne.rules.features import tiles_in
from carsonne.games.carcassonne.rules.plane import x_of, y_of
from carsonne.games.carcassonne.rules.position import Position
from carsonne.games.carcassonne.rules.tables import KIND_NAMES

Event = dict[str, Any]
_SCORE_ORDER = {CITY: 0, ROAD: 1, MONASTERY: 2, FIELD: 3}


class Board:
    """A position with where things are on it, looked up once for a batch of events."""

    def __init__(self, s: Position) -> None:
        self.s = s
        self.tiles = pieces.tiles(s)
        self.segments = pieces.segments(s)

    def place(self, segment: int) -> Event:
        """Cell and name of a segment, and what a follower is called there."""
        tile, place = self.tiles[self.segments[segment].tile], PLACES[self.segments[segment].place]
        return {"x": tile.x, "y": tile.y, "place": place, "role": role(place)}

    def cells(self, *roots: int) -> list[list[int]]:
        """The tiles of some features, from the north-west on."""
        on = {segment.tile for segment in self.segments if segment.root in roots}
        return [[x, y] for y, x in sorted((self.tiles[tile].y, self.tiles[tile].x) for tile in on)]

    def first(self, root: int) -> tuple[int, int, int]:
        """Where a feature begins, from the north-west on: y, x, place."""
        parts = [(self.tiles[part.tile], part.place) for part in self.segments if part.root == root]
        return min((tile.y, tile.x, place) for tile, place in parts)

    def fields_beside(self, city: int) -> list[int]:
        """The fields with farmers, by root, that touch a city."""
        return [field for field, cities in touched_cities(self.s).items() if city in cities and self.s.men[field]]


Order = tuple[bool, int, tuple[int, int, int]]


def events(s: Position) -> list[Event]:
    """Everything told since the last call, scores in the order of R20."""
    rows = s.heard()
    if not rows:
        return []
    board = Board(s)
    told: list[Event] = []
    scores: list[tuple[Order, list[Event]]] = []
    for code, *facts in rows:
        if code in _SCORED:
            scores.append((_order(board, code, *facts), _SCORED[code](board, *facts)))
        elif code == TOLD_RETURNED and scores:
            scores[-1][1].append(_returned(board, *facts))
        else:
            told += _in_order(scores)
            told.append(_TOLD[code](board, *facts))
    return told + _in_order(scores)


def _in_order(scores: list[tuple[Order, list[Event]]]) -> list[Event]:
    """The batches of scores by type, cell and place, and the list emptied."""
    found = [event for _, batch in sorted(scores, key=lambda pair: pair[0]) for event in batch]
    scores.clear()
    return found


def _order(board: Board, code: int, root: int, points: int, winners: int, men: int, complete: int, *_: int) -> Order:
    """What the last tile completes comes before the final scoring, though nothing is told between them (R21)."""
    farm = code != TOLD_SCORED
    type_ = FIELD if farm else board.s.type[root]
    return farm or not complete, _SCORE_ORDER[type_], board.first(root)


# One function for each code, with its facts as rules/codes.py names them


def _drawn(board: Board, seat: int, kind: int, *_: int) -> Event:
    event = {"type": "drawn", "seat": seat, "tile": KIND_NAMES[kind]}
    return {**event, "to": seat} if board.s.hand_size > NO_HAND else event


def _set_aside(board: Board, seat: int, kind: int, *_: int) -> Event:
    return {"type": "set_aside", "seat": seat, "tile": KIND_NAMES[kind]}


def _placed(board: Board, seat: int, kind: int, spot: int, turn: int, *_: int) -> Event:
    return {"type": "placed", "seat": seat, "tile": KIND_NAMES[kind], "x": x_of(spot), "y": y_of(spot), "turn": turn}


def _claimed(board: Board, seat: int, segment: int, *_: int) -> Event:
    return {"type": "claimed", "seat": seat, **board.place(segment)}


def _skipped(board: Board, seat: int, *_: int) -> Event:
    return {"type": "skipped", "seat": seat}


def _returned(board: Board, seat: int, segment: int, *_: int) -> Event:
    return {"type": "returned", "seat": seat, **board.place(segment)}


def _turn(board: Board, seat: int, *_: int) -> Event:
    return {"type": "turn", "seat": seat}


def _ended(board: Board, *_: int) -> Event:
    scores = board.s.scores()
    best = max(scores)
    return {"type": "ended", "scores": scores, "winners": [seat for seat, n in enumerate(scores) if n == best]}


def _awards(winners: int, facts: Event) -> list[Event]:
    """One event for each seat that gets the points."""
    return [{"type": "scored", "seat": seat, **facts} for seat in range(MAX_SEATS) if winners >> seat & 1]


def _scored(board: Board, root: int, points: int, winners: int, men: int, complete: int, *_: int) -> list[Event]:
    facts = {
        "points": points,
        "feature": TYPE_NAMES[board.s.type[root]],
        "complete": bool(complete),
        "tiles": board.cells(root),
        "followers": counts(men, board.s.seats),
        "because": because(board.s, root, points),
    }
    return _awards(winners, facts)


def because(s: Position, root: int, points: int) -> list[list[Any]]:
    """The arithmetic of a feature's points: what was counted, how many, and the points for each."""
    if s.type[root] == MONASTERY:
        return [["tiles", points, 1]]
    tiles, shields = tiles_in(s, root), s.shields[root]
    each = points // (tiles + shields)
    return [["tiles", tiles, each], *([["shields", shields, each]] if shields else [])]


def _farm_city(board: Board, city: int, points: int, winners: int, men: int, *_: int) -> list[Event]:
    """A complete city fed by all the fields around it."""
    return _awards(winners, _farm(board, points, men, city, board.fields_beside(city)))


def _farm_field(board: Board, field: int, points: int, winners: int, men: int, city: int, *_: int) -> list[Event]:
    """A complete city fed by one field."""
    return _awards(winners, _farm(board, points, men, city, [field]))


def _farm(board: Board, points: int, men: int, city: int, fields: list[int]) -> Event:
    return {
        "points": points,
        "feature": TYPE_NAMES[FIELD],
        "complete": False,
        "tiles": board.cells(*fields),
        "city": board.cells(city),
        "followers": counts(men, board.s.seats),
        "because": [["cities", 1, points]],
    }


_TOLD: dict[int, Callable[..., Event]] = {
    TOLD_DRAWN: _drawn,
    TOLD_SET_ASIDE: _set_aside,
    TOLD_PLACED: _placed,
    TOLD_CLAIMED: _claimed,
    TOLD_SKIPPED: _skipped,
    TOLD_RETURNED: _returned,
    TOLD_TURN: _turn,
    TOLD_ENDED: _ended,
}
_SCORED: dict[int, Callable[..., list[Event]]] = {
    TOLD_SCORED: _scored,
    TOLD_FARM_CITY: _farm_city,
    TOLD_FARM_FIELD: _farm_field,
}
