"""Where a building can stand, and where its house can (CB77 to CB82)."""

from __future__ import annotations

from carsonne.games.carson_city.rules import codes, tables
from carsonne.games.carson_city.rules.position import Position
from carsonne.games.carson_city.rules.roads import can_lay
from carsonne.kernel.state import Buffer

NEEDS_HOUSE = tables.NEEDS_HOUSE


def was_asked(s: Position, parcel: int, what: int) -> bool:
    """Return whether the owner has refused a house for this building (CB81)."""
    return s.asked[parcel] >> (what - 1) & 1 != 0


def may_house(s: Position, seat: int, parcel: int, what: int) -> bool:
    """Return whether a bare served parcel is own, unowned, or of a rival who can still be asked (CB79)."""
    if s.content[parcel] != codes.BARE or not s.served[parcel]:
        return False
    owner = s.owner[parcel]
    return owner in (seat, codes.NOBODY) or not was_asked(s, parcel, what)


def houses_for(s: Position, seat: int, what: int) -> int:
    """Count the parcels that could take the house of this building."""
    n = 0
    for p in range(codes.PARCELS):
        if may_house(s, seat, p, what):
            n += 1
    return n


def has_house(s: Position, seat: int, what: int) -> bool:
    """Return whether a building needs no house, or has room for it: the site counts as one of two parcels."""
    return not NEEDS_HOUSE[what] or houses_for(s, seat, what) >= 2


def houses_into(s: Position, n: int, out: Buffer) -> int:
    """Write every parcel for the house of the building at hand."""
    for p in range(codes.PARCELS):
        if p != s.site and may_house(s, s.builder, p, s.hand):
            out.at[n] = codes.HOUSE_MOVE + p
            n += 1
    return n


def may_build(s: Position, seat: int, parcel: int, what: int) -> bool:
    """Return whether a parcel is own and bare, and served where the building needs a road (CB77, CB78)."""
    if s.owner[parcel] != seat or s.content[parcel] != codes.BARE:
        return False
    return s.served[parcel] != 0 or not NEEDS_HOUSE[what]


def sites_into(s: Position, seat: int, what: int, n: int, out: Buffer) -> int:
    """Write every parcel where this building can stand."""
    if has_house(s, seat, what):
        for p in range(codes.PARCELS):
            if may_build(s, seat, p, what):
                out.at[n] = codes.BUILD_MOVE + what * codes.PARCELS + p
                n += 1
    return n


def has_site(s: Position, seat: int, what: int) -> bool:
    """Return whether this building can be built anywhere now."""
    if has_house(s, seat, what):
        for p in range(codes.PARCELS):
            if may_build(s, seat, p, what):
                return True
    return False


# Kept buildings


def kept_into(s: Position, seat: int, n: int, out: Buffer) -> int:
    """Write every site for every kept building (CB82)."""
    for what in range(1, codes.TYPES):
        if s.kept[seat * codes.TYPES + what]:
            n = sites_into(s, seat, what, n, out)
    return n


def has_kept(s: Position, seat: int) -> bool:
    """Return whether the player keeps any building."""
    for what in range(1, codes.TYPES):
        if s.kept[seat * codes.TYPES + what]:
            return True
    return False


def can_build_kept(s: Position, seat: int) -> bool:
    """Return whether any kept building has a site."""
    for what in range(1, codes.TYPES):
        if s.kept[seat * codes.TYPES + what] and has_site(s, seat, what):
            return True
    return False


def wants_window(s: Position, seat: int) -> bool:
    """Return whether there is anything to ask a player in the window for kept buildings (CB82, CB86)."""
    if can_build_kept(s, seat):
        return True
    return (s.windows != 0 or has_kept(s, seat)) and can_lay(s, seat)
