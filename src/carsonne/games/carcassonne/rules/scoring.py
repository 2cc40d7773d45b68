"""Scoring: what features are worth, and who gets the points (CA19 to CA28, CA34)."""

from __future__ import annotations

from carsonne.games.carcassonne.rules import codes, tables
from carsonne.games.carcassonne.rules.features import find, monastery_on, tiles_in
from carsonne.games.carcassonne.rules.followers import is_first, send_home, winners
from carsonne.games.carcassonne.rules.position import Position

SEGMENT_COUNT = tables.SEGMENT_COUNT


def worth(s: Position, root: int, complete: bool) -> int:
    """The points of a road, city or monastery, counted as complete or not (CA20 to CA23, CA34)."""
    if s.type[root] == codes.MONASTERY:
        return 1 + codes.CELLS_AROUND - s.opens[root]
    return worth_of(s, s.type[root], tiles_in(s, root), s.shields[root], complete)


def worth_of(s: Position, type_: int, tiles: int, shields: int, complete: bool) -> int:
    """The points of a road or city with the given number of tiles and shields."""
    each = 1
    if type_ == codes.CITY and complete:
        each = s.small_city // 2 if tiles == 2 else 2
    return each * (tiles + shields)


def award(s: Position, bits: int, points: int, type_: int) -> None:
    """Give all of a feature's points to each of the named seats."""
    for seat in range(s.seats):
        if bits >> seat & 1:
            s.points[seat] += points
            s.gained[seat * codes.TYPES + type_] += points


def score(s: Position, root: int, complete: bool) -> None:
    """Give a feature's points to whoever has the most followers in it."""
    points = worth(s, root, complete)
    bits = winners(s, s.men[root])
    award(s, bits, points, s.type[root])
    s.tell(codes.TOLD_SCORED, root, points, bits, s.men[root], complete)


def score_completed(s: Position, tile: int) -> None:
    """Score everything that the new tile has completed (CA6.3, CA26)."""
    first = s.first_segment[tile]
    for segment in range(first, first + SEGMENT_COUNT[s.turned[tile] >> 2]):
        if s.type[segment] == codes.CITY or s.type[segment] == codes.ROAD:
            score_if_complete(s, find(s, segment))
    for i in range(s.monastery_count):
        score_if_complete(s, monastery_on(s, s.monasteries[i]))


def score_if_complete(s: Position, root: int) -> None:
    """If a feature is complete and held, score it and return its followers."""
    if s.opens[root] == 0 and s.men[root]:
        score(s, root, True)
        send_home(s, root)


def score_incomplete(s: Position) -> None:
    """At the end, score every road, city and monastery that somebody holds. The followers stay put (CA34)."""
    for i in range(s.seats * codes.FOLLOWERS):
        if s.stand[i] != codes.AT_HOME:
            root = find(s, s.stand[i])
            if s.type[root] != codes.FIELD and is_first(s, i, root):
                score(s, root, s.opens[root] == 0)  # it can only be complete in a position that was typed in
