"""Cowboys on squares, parcels and buildings: where each may go, how they come and leave (CB32 to CB37, CB41, CB107)."""

from __future__ import annotations

from carsonne.games.carson_city.rules import codes, market
from carsonne.games.carson_city.rules.players import has_side, has_white
from carsonne.games.carson_city.rules.position import Position
from carsonne.games.carson_city.rules.town import is_safe

# Where a cowboy may go


def last_open(s: Position) -> int:
    """Return the last square that still sells points: one closes after each round (CB44)."""
    return codes.SQUARES - s.round


def is_open(s: Position, square: int) -> bool:
    """Return whether a square takes cowboys in this round (CB32, CB44)."""
    if square < codes.LAND:
        return True
    if codes.FIRST_BUILD <= square <= codes.LAST_BUILD:
        return s.market[market.slot_of(square)] != codes.BARE
    if square >= codes.FIRST_BUY:
        return square <= last_open(s)
    return codes.INCOME_LAND <= square <= codes.GAMBLING or square >= codes.POINTS_LAND


def has_duels(target: int) -> bool:
    """Return whether a target has duels: all but salary and one road do (CB36)."""
    return target != codes.PARCELS + codes.SALARY and target != codes.PARCELS + codes.ROADS_1


def is_peaceful(s: Position, seat: int) -> bool:
    """Return whether a player may not challenge others, as the red Sheriff (CB108)."""
    return has_side(s, seat, codes.SHERIFF, codes.RED)


def takes(s: Position, seat: int, parcel: int) -> bool:
    """Return whether a parcel is for sale to all or a building that this player may attack or guard (CB33 to CB35)."""
    owner = s.owner[parcel]
    what = s.content[parcel]
    if owner == codes.NOBODY:
        return what != codes.RIVER
    if what == codes.BARE or what > codes.PRISON or is_safe(s, parcel):
        return False
    return owner == seat or not is_peaceful(s, seat)


def is_free(s: Position, seat: int, target: int) -> bool:
    """Return whether this player may join the cowboys that stand there (CB36, CB37, CB107, CB108)."""
    bits = s.stand[target]
    if bits == 0 or not has_duels(target):
        return True
    if bits >> seat & 1 or s.white_at == target:
        return False
    if is_peaceful(s, seat):
        return target < codes.PARCELS and s.owner[target] == seat
    return True


def may_place(s: Position, seat: int, target: int) -> bool:
    """Return whether a coloured cowboy may go there."""
    if not is_free(s, seat, target):
        return False
    return takes(s, seat, target) if target < codes.PARCELS else is_open(s, target - codes.PARCELS)


def may_place_white(s: Position, seat: int, target: int) -> bool:
    """Return whether the white cowboy may go there: to an empty target, and not to attack (CB107)."""
    if s.stand[target]:
        return False
    if target >= codes.PARCELS:
        return is_open(s, target - codes.PARCELS)
    return takes(s, seat, target) and (s.owner[target] == codes.NOBODY or s.owner[target] == seat)


def can_place(s: Position, seat: int) -> bool:
    """Return whether the player has any cowboy left to place (CB38)."""
    return s.cowboys[seat] > 0 or has_white(s, seat)


# Coming


def crowd_at(target: int) -> int:
    """Return where in `crowd` the first seat of a square without duels is counted."""
    return 0 if target == codes.PARCELS + codes.SALARY else codes.MAX_SEATS


def put(s: Position, seat: int, target: int) -> None:
    """Put a coloured cowboy on a target."""
    s.stand[target] |= 1 << seat
    if not has_duels(target):
        s.crowd[crowd_at(target) + seat] += 1


def put_white(s: Position, seat: int, target: int) -> None:
    """Put the white cowboy on a target."""
    s.white_at = target
    s.stand[target] |= 1 << seat


# Leaving


def lift(s: Position, seat: int, target: int) -> None:
    """Take a coloured cowboy off its target."""
    if not has_duels(target):
        i = crowd_at(target) + seat
        s.crowd[i] -= 1
        if s.crowd[i] or (s.white_at == target and s.sheriff == seat):
            return
    s.stand[target] &= ~(1 << seat)


def lift_white(s: Position, seat: int) -> None:
    """Take the white cowboy off its target."""
    target = s.white_at
    s.white_at = codes.HOME
    if has_duels(target) or s.crowd[crowd_at(target) + seat] == 0:
        s.stand[target] &= ~(1 << seat)


def send_home(s: Position, seat: int, target: int, why: int) -> None:
    """Send a cowboy back to the personal reserve: a duel lost, or an attack cancelled (CB55, CB105)."""
    s.stand[target] &= ~(1 << seat)
    s.cowboys[seat] += 1
    s.tell(codes.TOLD_HOME, seat, target, why)


def leave(s: Position, target: int) -> None:
    """Send all cowboys left there to the general reserve; the white cowboy leaves play (CB41, CB107)."""
    s.stand[target] = 0
    if s.white_at == target:
        s.white_at = codes.NOWHERE
