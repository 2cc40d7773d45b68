"""Turns the numbers that the rules recorded into events that explain every point."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property

from msgspec import UNSET

from carsonne.games.carcassonne.faces.event_types import (
    CarcassonneEvent,
    Claimed,
    Drawn,
    Ended,
    Placed,
    Returned,
    Scored,
    SetAside,
    Skipped,
    TurnBegan,
)
from carsonne.games.carcassonne.knowledge import accessors
from carsonne.games.carcassonne.knowledge.piece_codes import parts_into
from carsonne.games.carcassonne.knowledge.survey import counts, in_order, touched_cities
from carsonne.games.carcassonne.rules import codes
from carsonne.games.carcassonne.rules.features import tiles_in
from carsonne.games.carcassonne.rules.plane import x_of, y_of
from carsonne.games.carcassonne.rules.position import Position
from carsonne.games.carcassonne.rules.words import KINDS, PLACES, ROLES, Cell, Place, Reason, Role
from carsonne.kernel.state import Buffer


class Board:
    """A position, and where its tiles lie, looked up at most once for a batch of events."""

    def __init__(self, s: Position) -> None:
        self.s = s

    @cached_property
    def spots(self) -> Sequence[int]:
        """Where the laid tiles lie."""
        return self.s.spot

    def place(self, segment: int) -> tuple[int, int, Place, Role]:
        """Return the cell and name of a segment, and the role of a follower on it."""
        tile, number = accessors.place_of(self.s, segment)
        spot, place = self.s.spot[tile], PLACES[number]
        return x_of(spot), y_of(spot), place, ROLES[place[0]]

    def cells(self, *roots: int) -> list[Cell]:
        """Return the cells of some features, from the north-west."""
        return in_order({(y, x) for x, y, _ in self.places(*roots)})

    def places(self, *roots: int) -> list[tuple[int, int, Place]]:
        """Return the places that make up some features, in the order in which their tiles were laid."""
        out = Buffer()
        parts = sorted([part for root in roots for part in out.head(parts_into(self.s, root, out))])
        return [(x_of(spot), y_of(spot), PLACES[part & 255]) for part in parts for spot in [self.spots[part >> 8]]]

    def fields_beside(self, city: int) -> list[int]:
        """Return the roots of the fields with farmers that touch a city."""
        return [field for field, cities in touched_cities(self.s).items() if city in cities and self.s.men[field]]


def events(s: Position, rows: list[list[int]]) -> list[CarcassonneEvent]:
    """Return what the rules recorded as events."""
    board = Board(s)
    return [event for code, *facts in rows for event in _told(board, code, facts)]


def _told(board: Board, code: int, facts: list[int]) -> list[CarcassonneEvent]:
    return _SCORED[code](board, *facts) if code in _SCORED else [_TOLD[code](board, *facts)]


# One function for each code, with its facts as rules/codes.py names them


def _drawn(board: Board, seat: int, kind: int, *_: int) -> Drawn:
    return Drawn(seat, KINDS[kind], seat if board.s.hand_size > codes.NO_HAND else UNSET)


def _set_aside(board: Board, seat: int, kind: int, *_: int) -> SetAside:
    return SetAside(seat, KINDS[kind])


def _placed(board: Board, seat: int, kind: int, spot: int, turn: int, *_: int) -> Placed:
    return Placed(seat, KINDS[kind], x_of(spot), y_of(spot), turn)


def _claimed(board: Board, seat: int, segment: int, *_: int) -> Claimed:
    return Claimed(seat, *board.place(segment))


def _skipped(board: Board, seat: int, *_: int) -> Skipped:
    return Skipped(seat)


def _returned(board: Board, seat: int, segment: int, *_: int) -> Returned:
    return Returned(seat, *board.place(segment))


def _turn(board: Board, seat: int, *_: int) -> TurnBegan:
    return TurnBegan(seat)


def _ended(board: Board, *_: int) -> Ended:
    scores = board.s.scores()
    best = max(scores)
    return Ended(scores, [seat for seat, n in enumerate(scores) if n == best])


def _winners(bits: int) -> list[int]:
    return [seat for seat in range(codes.MAX_SEATS) if bits >> seat & 1]


def _scored(
    board: Board, root: int, points: int, winners: int, men: int, complete: int, *_: int
) -> list[CarcassonneEvent]:
    """Return a feature's points for each seat that scores it."""
    return [
        Scored(
            seat=seat,
            points=points,
            feature=accessors.type_of(board.s, root),
            complete=bool(complete),
            tiles=board.cells(root),
            places=board.places(root),
            followers=counts(men, board.s.seats),
            because=because(board.s, root, points),
        )
        for seat in _winners(winners)
    ]


def because(s: Position, root: int, points: int) -> list[Reason]:
    """Return the arithmetic of a feature's points: what was counted, how many, and the points for each."""
    if s.type[root] == codes.MONASTERY:
        return [("tiles", points, 1)]
    tiles, shields = tiles_in(s, root), s.shields[root]
    each = points // (tiles + shields)
    return [("tiles", tiles, each), ("shields", shields, each)] if shields else [("tiles", tiles, each)]


def _farm_city(board: Board, city: int, points: int, winners: int, men: int, *_: int) -> list[CarcassonneEvent]:
    """Return the farmers' points for a complete city supplied by all the fields around it."""
    return _fed(board, board.fields_beside(city), city, points, winners, men)


def _farm_field(
    board: Board, field: int, points: int, winners: int, men: int, city: int, *_: int
) -> list[CarcassonneEvent]:
    """Return the farmers' points for a complete city supplied by one field."""
    return _fed(board, [field], city, points, winners, men)


def _fed(board: Board, fields: list[int], city: int, points: int, winners: int, men: int) -> list[CarcassonneEvent]:
    """Return the farmers' points for a city, for each seat that scores it."""
    return [
        Scored(
            seat=seat,
            points=points,
            feature="field",
            complete=False,
            tiles=board.cells(*fields),
            city=board.cells(city),
            places=board.places(*fields, city),
            followers=counts(men, board.s.seats),
            because=[("cities", 1, points)],
        )
        for seat in _winners(winners)
    ]


_TOLD: dict[int, Callable[..., CarcassonneEvent]] = {
    codes.TOLD_DRAWN: _drawn,
    codes.TOLD_SET_ASIDE: _set_aside,
    codes.TOLD_PLACED: _placed,
    codes.TOLD_CLAIMED: _claimed,
    codes.TOLD_SKIPPED: _skipped,
    codes.TOLD_RETURNED: _returned,
    codes.TOLD_TURN: _turn,
    codes.TOLD_ENDED: _ended,
}
_SCORED: dict[int, Callable[..., list[CarcassonneEvent]]] = {
    codes.TOLD_SCORED: _scored,
    codes.TOLD_FARM_CITY: _farm_city,
    codes.TOLD_FARM_FIELD: _farm_field,
}
