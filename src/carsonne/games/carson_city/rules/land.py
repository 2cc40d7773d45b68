"""The land office: duels over parcels, then each buys in passing order (CB42, CB61, CB72 to CB75)."""

from __future__ import annotations

from carsonne.games.carson_city.rules import codes, cowboys, duels, squares, town
from carsonne.games.carson_city.rules.players import earn
from carsonne.games.carson_city.rules.position import Position
from carsonne.kernel.state import Buffer

# Stages of the square.
DUELS = 0
SALES = 1


def run(s: Position) -> None:
    """Resolve all duels over land, then let each player buy in passing order (CB73)."""
    if s.stage == DUELS:
        if duels.seek(s):
            return
        s.stage = SALES
    while s.who < s.seats:
        seat = s.passing[s.who]
        if can_buy(s, seat):
            s.turn = seat
            s.phase = codes.ASK_LAND
            return
        leave(s, seat, 1)
    squares.next_square(s)


def may_buy(s: Position, seat: int, parcel: int) -> bool:
    """Return whether a player is entitled to a parcel and has the money and a property tile (CB73, CB75)."""
    if s.owner[parcel] != codes.NOBODY or not s.stand[parcel] >> seat & 1:
        return False
    return s.parcels[seat] < codes.MAX_PARCELS and town.price(s, parcel) <= s.money[seat]


def can_buy(s: Position, seat: int) -> bool:
    """Return whether there is any parcel that the player may buy."""
    for p in range(codes.PARCELS):
        if s.stand[p] and may_buy(s, seat, p):
            return True
    return False


def legal_into(s: Position, seat: int, out: Buffer) -> int:
    """Write stopping, or any parcel that the player may buy."""
    n = 1
    out.at[0] = codes.DONE_MOVE
    for p in range(codes.PARCELS):
        if s.stand[p] and may_buy(s, seat, p):
            out.at[n] = codes.BUY_MOVE + p
            n += 1
    return n


def answer(s: Position, seat: int, move: int) -> None:
    """Buy one parcel, or stop."""
    if move == codes.DONE_MOVE:
        leave(s, seat, 0)
        s.phase = codes.RUN
        return
    parcel = move - codes.BUY_MOVE
    town.own(s, seat, parcel)
    cowboys.leave(s, parcel)
    earn(s, seat, -town.price(s, parcel), codes.WHY_LAND, parcel)
    if not can_buy(s, seat):
        s.phase = codes.RUN


def leave(s: Position, seat: int, forced: int) -> None:
    """Give up the right to parcels that a player does not or cannot buy (CB42, CB35a)."""
    for p in range(codes.PARCELS):
        if s.owner[p] == codes.NOBODY and s.stand[p] >> seat & 1:
            squares.renounce(s, seat, p, forced)
            cowboys.leave(s, p)
            s.pause()
    s.who += 1
