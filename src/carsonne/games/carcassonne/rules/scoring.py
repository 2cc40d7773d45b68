"""Scoring: what features are worth, and who gets the points (CA19 to CA28, CA34)."""

from __future__ import annotations

from carsonne.games.carcassonne.rules import codes, tables
from carsonne.games.carcassonne.rules.features import find, monastery_on, tiles_in
from carsonne.games.carcassonne.rules.followers import send_home, winners
from carsonne.games.carcassonne.rules.position import Position

PLACE_OF_SEGMENT = tables.PLACE_OF_SEGMENT
SEGMENT_COUNT = tables.SEGMENT_COUNT


def worth(s: Position, root: int, complete: bool) -> int:
    """Return the points of a road, city or monastery, counted as complete or not (CA20 to CA23, CA34)."""
    if s.type[root] == codes.MONASTERY:
        return 1 + codes.CELLS_AROUND - s.opens[root]
    return worth_of(s, s.type[root], tiles_in(s, root), s.shields[root], complete)


def worth_of(s: Position, type_: int, tiles: int, shields: int, complete: bool) -> int:
    """Return the points of a road or city with the given number of tiles and shields."""
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
    """Give a feature's points to the seats with the most followers in it."""
    points = worth(s, root, complete)
    bits = winners(s, s.men[root])
    award(s, bits, points, s.type[root])
    s.tell(codes.TOLD_SCORED, root, points, bits, s.men[root], complete)


def score_completed(s: Position, tile: int) -> None:
    """Score everything that the new tile has completed, and return the followers (CA6.3, CA26, CA27)."""
    root = next_completed(s, tile)
    while root != codes.NOTHING:
        s.pause()
        score(s, root, True)
        send_home(s, root)
        s.pause()
        root = next_completed(s, tile)


def next_completed(s: Position, tile: int) -> int:
    """Return the first feature in the order of the log that is complete and held, or NOTHING."""
    best = codes.NOTHING
    first = s.first_segment[tile]
    for segment in range(first, first + SEGMENT_COUNT[s.turned[tile] >> 2]):
        if s.type[segment] == codes.CITY or s.type[segment] == codes.ROAD:
            best = earlier_completed(s, find(s, segment), best)
    for i in range(s.monastery_count):
        best = earlier_completed(s, monastery_on(s, s.monasteries[i]), best)
    return best


def earlier_completed(s: Position, root: int, best: int) -> int:
    """Return a feature if it is complete, held and listed before the best one so far, else that one."""
    if s.opens[root] or s.men[root] == 0 or root == best:
        return best
    return root if best == codes.NOTHING or listed(s, root) < listed(s, best) else best


def score_incomplete(s: Position) -> None:
    """Score every held road, city and monastery at the end. The followers stay put (CA34)."""
    root = next_held(s, -1)
    while root != codes.NOTHING:
        score(s, root, s.opens[root] == 0)  # it can only be complete in a position that was typed in
        s.pause()
        root = next_held(s, listed(s, root))


def next_held(s: Position, after: int) -> int:
    """Return the first held feature but fields that the log lists after a place, or NOTHING."""
    best = codes.NOTHING
    best_place = 0
    for i in range(s.seats * codes.FOLLOWERS):
        if s.stand[i] != codes.AT_HOME:
            root = find(s, s.stand[i])
            if s.type[root] != codes.FIELD and root != best:
                place = listed(s, root)
                if place > after and (best == codes.NOTHING or place < best_place):
                    best = root
                    best_place = place
    return best


# The order of the log


def listed(s: Position, root: int) -> int:
    """Return where the log lists a feature (R20), or any number while nothing is recorded: this one is slow."""
    if not s.telling:
        return root
    place = 0 if s.type[root] == codes.CITY else 1 if s.type[root] == codes.ROAD else 2
    if s.opens[root]:
        place += 3
    return place * codes.SPOTS * codes.PLACE_COUNT + first_place(s, root)


def first_place(s: Position, root: int) -> int:
    """Return the place of a feature that is farthest north, then west, then lowest on its tile."""
    best = codes.SPOTS * codes.PLACE_COUNT
    for tile in range(s.tile_count):
        kind = s.turned[tile] >> 2
        for i in range(SEGMENT_COUNT[kind]):
            if s.type[s.first_segment[tile] + i] == s.type[root] and find(s, s.first_segment[tile] + i) == root:
                place = s.spot[tile] * codes.PLACE_COUNT + PLACE_OF_SEGMENT[kind * codes.MAX_SEGMENTS + i]
                best = min(best, place)
    return best
