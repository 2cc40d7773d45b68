"""What the squares of the track share: giving up an action, and moving on to the next square (CB40 to CB42)."""

from __future__ import annotations

from carsonne.games.carson_city.rules import codes, cowboys, tables
from carsonne.games.carson_city.rules.position import Position

POINT_PRICE = tables.POINT_PRICE


def point_price(square: int) -> int:
    """Return the dollars a point costs on a square that sells points (CB70)."""
    return POINT_PRICE[square - codes.FIRST_BUY]


def go_to(s: Position, square: int) -> None:
    """Start resolving a square (CB40)."""
    s.square = square
    s.stage = 0
    s.who = 0


def next_square(s: Position) -> None:
    """Move on to the next square; after the last the round ends."""
    go_to(s, s.square + 1)
    if s.square == codes.SQUARES:
        s.step = codes.DO_BANKER


def end_square(s: Position) -> None:
    """Send the cowboy to the general reserve and move on (CB41)."""
    cowboys.leave(s, codes.PARCELS + s.square)
    next_square(s)
    s.phase = codes.RUN


def renounce(s: Position, seat: int, target: int, forced: int) -> None:
    """Record that the right to an action is lost (CB42, CB35a)."""
    s.tell(codes.TOLD_RENOUNCED, seat, target, forced)


def renounce_square(s: Position, seat: int, forced: int) -> None:
    """Renounce the action of the current square."""
    renounce(s, seat, codes.PARCELS + s.square, forced)
    end_square(s)
    s.pause()
