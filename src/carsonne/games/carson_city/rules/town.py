"""The town plan: what stands where, who owns it, what land costs, what is safe (CB12, CB16, CB72 to CB75, CB96)."""

from __future__ import annotations

from carsonne.games.carson_city.rules import codes, tables
from carsonne.games.carson_city.rules.position import Position
from carsonne.kernel.state import Buffer

NEAR = tables.NEAR
NEAR_COUNT = tables.NEAR_COUNT


def is_building(s: Position, parcel: int) -> bool:
    """Return whether a building stands there: not a house, not a mountain."""
    return codes.RANCH <= s.content[parcel] <= codes.PRISON


def owned(s: Position, seat: int, what: int) -> int:
    """Count the player's parcels with this on them."""
    n = 0
    for p in range(codes.PARCELS):
        if s.owner[p] == seat and s.content[p] == what:
            n += 1
    return n


def price(s: Position, parcel: int) -> int:
    """Return the price of land: one dollar, and one for everything on the parcel or around it (CB72)."""
    n = 1
    if s.content[parcel] != codes.BARE:
        n = 2
    for i in range(parcel * 8, parcel * 8 + NEAR_COUNT[parcel]):
        what = s.content[NEAR[i]]
        if what != codes.BARE and what != codes.RIVER:
            n += 1
    return n


# Property


def is_for_sale(s: Position, parcel: int) -> bool:
    """Return whether a parcel has no owner and is not river (CB33, CB130)."""
    return s.owner[parcel] == codes.NOBODY and s.content[parcel] != codes.RIVER


def own(s: Position, seat: int, parcel: int) -> None:
    """Give a player a property tile: what stands there is now theirs (CB74)."""
    s.owner[parcel] = seat
    s.parcels[seat] += 1


def claims_into(s: Position, n: int, out: Buffer) -> int:
    """Write every parcel that can be claimed, in the draft or by the Settler (CB26, CB115, CB130)."""
    for p in range(codes.PARCELS):
        if is_for_sale(s, p):
            out.at[n] = codes.CLAIM_MOVE + p
            n += 1
    return n


def has_claim(s: Position) -> bool:
    """Return whether any parcel can be claimed."""
    for p in range(codes.PARCELS):
        if is_for_sale(s, p):
            return True
    return False


def claim(s: Position, seat: int, parcel: int) -> None:
    """Take a parcel for free."""
    own(s, seat, parcel)
    s.tell(codes.TOLD_CLAIMED, seat, parcel)
    s.pause()


# Attacks


def is_safe(s: Position, parcel: int) -> bool:
    """Return whether no player can attack this building (CB34, CB96, CB97)."""
    if s.content[parcel] >= codes.CHURCH:
        return True
    seat = s.owner[parcel]
    if s.built[seat * codes.TYPES + codes.CHURCH]:
        for i in range(parcel * 8, parcel * 8 + NEAR_COUNT[parcel]):
            if s.content[NEAR[i]] == codes.CHURCH and s.owner[NEAR[i]] == seat:
                return True
    return False


# What follows from the plan


def recount(s: Position) -> None:
    """Count again what each player has in the town."""
    for i in range(codes.MAX_SEATS * codes.TYPES):
        s.built[i] = 0
    for seat in range(codes.MAX_SEATS):
        s.parcels[seat] = 0
    for p in range(codes.PARCELS):
        seat = s.owner[p]
        if seat != codes.NOBODY:
            s.parcels[seat] += 1
            if is_building(s, p):
                s.built[seat * codes.TYPES + s.content[p]] += 1
