"""Followers: placing them, returning them, and who has the most of them in a feature (CA13, CA24, CA27)."""

from __future__ import annotations

from carsonne.games.carcassonne.rules import codes
from carsonne.games.carcassonne.rules.features import find
from carsonne.games.carcassonne.rules.position import Position


def stand_on(s: Position, seat: int, segment: int) -> None:
    """Take a follower from the supply and place it on a segment."""
    i = seat * codes.FOLLOWERS
    while s.stand[i] != codes.AT_HOME:
        i += 1
    s.stand[i] = segment
    s.supply[seat] -= 1
    s.men[find(s, segment)] += 1 << 4 * seat
    s.tell(codes.TOLD_CLAIMED, seat, segment)


def send_home(s: Position, root: int) -> None:
    """Return all followers of a scored feature, winners' and losers' alike (CA27)."""
    s.men[root] = 0
    for i in range(s.seats * codes.FOLLOWERS):
        segment = s.stand[i]
        if segment != codes.AT_HOME and find(s, segment) == root:
            s.stand[i] = codes.AT_HOME
            s.supply[i // codes.FOLLOWERS] += 1
            s.tell(codes.TOLD_RETURNED, i // codes.FOLLOWERS, segment)


def is_first(s: Position, i: int, root: int) -> bool:
    """Return whether no follower before number i stands in a feature."""
    for j in range(i):
        if s.stand[j] != codes.AT_HOME and find(s, s.stand[j]) == root:
            return False
    return True


def count(men: int, seat: int) -> int:
    """Count those of the given followers that belong to a seat."""
    return men >> 4 * seat & 15


def winners(s: Position, men: int) -> int:
    """Return the seats, as bits, that have the most of the given followers (CA24)."""
    best = 1
    bits = 0
    for seat in range(s.seats):
        n = count(men, seat)
        if n > best:
            best = n
            bits = 0
        if n == best:
            bits |= 1 << seat
    return bits
