"""What a building earns: houses, bare land, mountains, ranches and mines (CB90 to CB98, CB131)."""

from __future__ import annotations

from carsonne.games.carson_city.rules import codes, tables
from carsonne.games.carson_city.rules.position import Position

NEAR = tables.NEAR
NEAR_COUNT = tables.NEAR_COUNT
HOUSE_VALUE = tables.HOUSE_VALUE


def house_value(s: Position, parcel: int, seat: int) -> int:
    """Count the houses around for a player's building: their own, and houses without an owner."""
    n = 0
    for i in range(parcel * 8, parcel * 8 + NEAR_COUNT[parcel]):
        near = NEAR[i]
        what = s.content[near]
        if what == codes.HOUSE:
            if s.owner[near] == seat or s.owner[near] == codes.NOBODY:
                n += 1
        elif codes.BARE < what <= codes.PRISON and s.owner[near] == seat:
            n += HOUSE_VALUE[what]
    return n


def bare_around(s: Position, parcel: int) -> int:
    """Count the bare parcels around, with any owner, river included (CB90, CB131)."""
    n = 0
    for i in range(parcel * 8, parcel * 8 + NEAR_COUNT[parcel]):
        if s.content[NEAR[i]] == codes.BARE or s.content[NEAR[i]] == codes.RIVER:
            n += 1
    return n


def mountains_around(s: Position, parcel: int, seat: int) -> int:
    """Count the mountains around that belong to the player or have no owner (CB91)."""
    n = 0
    for i in range(parcel * 8, parcel * 8 + NEAR_COUNT[parcel]):
        near = NEAR[i]
        if s.content[near] == codes.MOUNTAIN and (s.owner[near] == seat or s.owner[near] == codes.NOBODY):
            n += 1
    return n


def is_by_river(s: Position, parcel: int) -> bool:
    """Return whether a river parcel lies around (CB131)."""
    for i in range(parcel * 8, parcel * 8 + NEAR_COUNT[parcel]):
        if s.content[NEAR[i]] == codes.RIVER:
            return True
    return False


def counted(s: Position, parcel: int, what: int, seat: int) -> int:
    """Count what a building of this kind counts around its parcel."""
    if what == codes.RANCH:
        return bare_around(s, parcel)
    if what == codes.MINE:
        return mountains_around(s, parcel, seat)
    if what < codes.HOTEL:
        return house_value(s, parcel, seat)
    return 0


def added(s: Position, parcel: int, what: int, seat: int) -> int:
    """Count what else adds to its income: ranches for a drugstore, mines for a bank, the river for a mine."""
    if what == codes.DRUGSTORE:
        return s.built[seat * codes.TYPES + codes.RANCH]
    if what == codes.BANK:
        return s.built[seat * codes.TYPES + codes.MINE]
    if what == codes.MINE and s.river and is_by_river(s, parcel):
        return 1
    return 0


def income_as(s: Position, parcel: int, what: int, seat: int) -> int:
    """Return what a building of this kind would earn its owner on a parcel (CB90 to CB98)."""
    n = counted(s, parcel, what, seat)
    if what == codes.RANCH:
        return n if n > 1 else 1
    if what == codes.SALOON:
        return codes.PER_HOUSE_SALOON * n
    if what == codes.HOTEL:
        return codes.HOTEL_PAY
    if what == codes.MINE:
        return codes.PER_MOUNTAIN * (n + added(s, parcel, what, seat))
    return codes.PER_HOUSE * (n + added(s, parcel, what, seat))


def income(s: Position, parcel: int) -> int:
    """Return what the building on a parcel earns now."""
    return income_as(s, parcel, s.content[parcel], s.owner[parcel])
