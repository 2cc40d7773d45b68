"""The row of buildings and the bag: what is on offer, what it costs, how gaps are filled (CB20, CB49, CB76, CB113)."""

from __future__ import annotations

from carsonne.games.carson_city.rules import codes, tables
from carsonne.games.carson_city.rules.players import has_side
from carsonne.games.carson_city.rules.position import Position
from carsonne.kernel.state import Buffer

PRICE = tables.PRICE


def slot_of(square: int) -> int:
    """Return the place on the row of a construction square; the same formula finds the square of a place."""
    return codes.LAST_BUILD - square


def price(s: Position, seat: int, slot: int) -> int:
    """Return what a building on the row costs a player, half for the yellow Chinese worker (CB76, CB113)."""
    if has_side(s, seat, codes.WORKER, codes.YELLOW):
        return (PRICE[slot] + 1) // 2
    return PRICE[slot]


def close_up(s: Position) -> None:
    """Slide unsold buildings to the cheapest squares, keeping their sequence (CB49)."""
    n = 0
    for i in range(codes.SLOTS):
        if s.market[i] != codes.BARE:
            s.market[n] = s.market[i]
            n += 1
    for i in range(n, codes.SLOTS):
        s.market[i] = codes.BARE
    s.tell(codes.TOLD_MARKET, n)


def free_slot(s: Position) -> int:
    """Return the cheapest square without a building; SLOTS when there is none."""
    for i in range(codes.SLOTS):
        if s.market[i] == codes.BARE:
            return i
    return codes.SLOTS


def in_bag(s: Position) -> int:
    """Count the buildings in the bag."""
    n = 0
    for what in range(1, codes.TYPES):
        n += s.bag[what]
    return n


def fill(s: Position) -> bool:
    """Draw for the cheapest free square; False when there is none or the bag is empty (R6)."""
    if free_slot(s) == codes.SLOTS or in_bag(s) == 0:
        return False
    s.phase = codes.ROLL_BAG
    return True


def chance_into(s: Position, out: Buffer, weights: Buffer) -> int:
    """Write the buildings that may be drawn from the bag."""
    n = 0
    for what in range(1, codes.TYPES):
        if s.bag[what]:
            out.at[n] = what
            weights.at[n] = s.bag[what]
            n += 1
    return n


def happen(s: Position, what: int) -> None:
    """Let CHANCE take a building from the bag."""
    slot = free_slot(s)
    s.bag[what] -= 1
    s.market[slot] = what
    s.tell(codes.TOLD_DRAWN, slot, what)
    s.phase = codes.RUN
