"""The end of the game: the last roads and the final scoring (CB120 to CB122, CB133, CB134, CB139)."""

from __future__ import annotations

from carsonne.games.carson_city.rules import codes, windows
from carsonne.games.carson_city.rules.players import first_passed, has_passed, place_in_passing, score
from carsonne.games.carson_city.rules.position import Position
from carsonne.games.carson_city.rules.roads import is_by_bridge
from carsonne.kernel.state import Buffer, highest


def run(s: Position) -> None:
    """Let players turn their last roads into bridges, then count the points (CB120, CB134)."""
    if windows.open_for_bridges(s):
        return
    for seat in range(s.seats):
        score_seat(s, seat)
    s.phase = codes.OVER
    s.tell(codes.TOLD_ENDED)


def pieces(s: Position, seat: int, bridged: bool) -> int:
    """Count a player's buildings, houses and mountains, either at a bridge or not (CB121, CB133)."""
    n = 0
    for p in range(codes.PARCELS):
        if is_piece(s, seat, p, bridged):
            n += 1
    return n


def is_piece(s: Position, seat: int, parcel: int, bridged: bool) -> bool:
    """Return whether a player has something on a parcel, either at a bridge or not."""
    if s.owner[parcel] != seat or s.content[parcel] == codes.BARE:
        return False
    return (s.river != 0 and is_by_bridge(s, parcel)) == bridged


def points_for_money(s: Position, seat: int) -> int:
    """Return a point for every six dollars left (CB121)."""
    return s.money[seat] // codes.LEFT_PER_POINT


def points_for_town(s: Position, seat: int) -> int:
    """Return what a player's pieces and money add at the end (CB121, CB133)."""
    plain = codes.PIECE_POINTS * pieces(s, seat, False)
    return plain + codes.BRIDGE_POINTS * pieces(s, seat, True) + points_for_money(s, seat)


def locked_later(s: Position, seat: int) -> int:
    """Count the others who locked after this player (CB139)."""
    return s.seats - 1 - place_in_passing(s, seat)


def score_seat(s: Position, seat: int) -> None:
    """Score pieces, money, and with Kit Carson a point for each player who locked later (CB121, CB133, CB139)."""
    n = pieces(s, seat, False)
    score(s, seat, codes.PIECE_POINTS * n, codes.WHY_PIECES, n, codes.PIECE_POINTS)
    n = pieces(s, seat, True)
    if n:
        score(s, seat, codes.BRIDGE_POINTS * n, codes.WHY_BRIDGE, n, codes.BRIDGE_POINTS)
    score(s, seat, points_for_money(s, seat), codes.WHY_CASH, s.money[seat], 0)
    if s.kit:
        score(s, seat, locked_later(s, seat), codes.WHY_KIT, locked_later(s, seat), 1)


def winners(s: Position, scratch: Buffer) -> int:
    """Return who has the most points; among equals, the one who passed first in the last round (CB122)."""
    s.scores_into(scratch)
    bits = highest(scratch, s.seats)
    for seat in range(s.seats):
        if bits >> seat & 1 and not has_passed(s, seat):
            return bits
    return 1 << first_passed(s, bits)
