"""The end of the game: the last roads and the final scoring (CB120, CB121, CB133, CB134, CB139)."""

from __future__ import annotations

from carsonne.games.carson_city.rules import windows
from carsonne.games.carson_city.rules.codes import (
    BARE,
    BRIDGE_POINTS,
    LEFT_PER_POINT,
    OVER,
    PARCELS,
    PIECE_POINTS,
    TOLD_ENDED,
    WHY_BRIDGE,
    WHY_CASH,
    WHY_KIT,
    WHY_PIECES,
)
from carsonne.games.carson_city.rules.players import place_in_passing, score
from carsonne.games.carson_city.rules.position import Position
from carsonne.games.carson_city.rules.roads import is_by_bridge


def run(s: Position) -> None:
    """Roads that are left may still become bridges; then points are counted (CB120, CB134)."""
    if windows.open_for_bridges(s):
        return
    for seat in range(s.seats):
        score_seat(s, seat)
    s.phase = OVER
    s.tell(TOLD_ENDED)


def pieces(s: Position, seat: int, bridged: bool) -> int:
    """Buildings, houses and mountains of a player, either at a bridge or not (CB121, CB133)."""
    n = 0
    for p in range(PARCELS):
        if s.owner[p] != seat or s.content[p] == BARE:
            continue
        if (s.river != 0 and is_by_bridge(s, p)) == bridged:
            n += 1
    return n


def points_for_money(s: Position, seat: int) -> int:
    """A point for every six dollars left (CB121)."""
    return s.money[seat] // LEFT_PER_POINT


def points_for_town(s: Position, seat: int) -> int:
    """What a player's pieces and money add at the end (CB121, CB133)."""
    plain = PIECE_POINTS * pieces(s, seat, False)
    return plain + BRIDGE_POINTS * pieces(s, seat, True) + points_for_money(s, seat)


def locked_later(s: Position, seat: int) -> int:
    """How many others locked after this player (CB139)."""
    return s.seats - 1 - place_in_passing(s, seat)


def score_seat(s: Position, seat: int) -> None:
    """Pieces, money, and with Kit Carson a point for each who locked later (CB121, CB133, CB139)."""
    n = pieces(s, seat, False)
    score(s, seat, PIECE_POINTS * n, WHY_PIECES, n, PIECE_POINTS)
    n = pieces(s, seat, True)
    if n:
        score(s, seat, BRIDGE_POINTS * n, WHY_BRIDGE, n, BRIDGE_POINTS)
    score(s, seat, points_for_money(s, seat), WHY_CASH, s.money[seat], 0)
    if s.kit:
        score(s, seat, locked_later(s, seat), WHY_KIT, locked_later(s, seat), 1)
