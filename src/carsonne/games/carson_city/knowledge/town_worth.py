"""What land and buildings are worth to a player, in points over the rest of the game."""

from __future__ import annotations

from carsonne.games.carson_city.knowledge import weight_names
from carsonne.games.carson_city.knowledge.income_worth import even_worth, later_worth, per_house
from carsonne.games.carson_city.knowledge.money_worth import present_round
from carsonne.games.carson_city.knowledge.weights import weight
from carsonne.games.carson_city.rules import codes, earnings, tables
from carsonne.games.carson_city.rules.position import Position
from carsonne.games.carson_city.rules.town import is_building

NEEDS_HOUSE = tables.NEEDS_HOUSE
HOUSE_VALUE = tables.HOUSE_VALUE
GUNS = tables.GUNS
NEAR = tables.NEAR
NEAR_COUNT = tables.NEAR_COUNT


# Sites


def is_site(s: Position, seat: int, parcel: int) -> bool:
    """Return whether a parcel is own and bare, or this player's cowboy is about to buy it."""
    if s.content[parcel] != codes.BARE:
        return False
    return s.owner[parcel] == seat or (s.owner[parcel] == codes.NOBODY and is_claimed(s, seat, parcel))


def is_claimed(s: Position, seat: int, parcel: int) -> bool:
    """Return whether a cowboy of the player stands on land for sale, before the land is sold."""
    return s.stand[parcel] >> seat & 1 != 0


def is_usable(s: Position, seat: int, parcel: int, what: int) -> bool:
    """Return whether this building could stand on a site, roads in hand taken for granted."""
    if not is_site(s, seat, parcel):
        return False
    return not NEEDS_HOUSE[what] or s.served[parcel] != 0 or s.roads[seat] != 0


def count_sites(s: Position, seat: int) -> int:
    """Count the sites of a player."""
    n = 0
    for p in range(codes.PARCELS):
        if is_site(s, seat, p):
            n += 1
    return n


def building_rounds(s: Position) -> int:
    """Count the rounds in which something can still be built, this one included."""
    n = codes.ROUNDS - present_round(s)
    if s.step < codes.DO_TRACK or (s.step == codes.DO_TRACK and s.square <= codes.KEPT):
        n += 1
    return n


def site_option(s: Position, seat: int, parcel: int, others: int) -> float:
    """Return what a bare parcel is worth for what may be built on it, beside `others` other sites."""
    value: float = weight(weight_names.SITE) + weight(weight_names.SITE_MINE) * earnings.income_as(
        s, parcel, codes.MINE, seat
    )
    value += weight(weight_names.SITE_RANCH) * earnings.income_as(s, parcel, codes.RANCH, seat)
    if s.served[parcel]:
        value += weight(weight_names.SITE_SERVED) + weight(weight_names.SITE_HOUSES) * earnings.house_value(
            s, parcel, seat
        )
    return value * building_rounds(s) / (1.0 + weight(weight_names.CROWDED_SITE) * others)


# Land


def land_worth(s: Position, seat: int, parcel: int, sites: int, now: float) -> float:
    """Return what a parcel is worth: the tile, what stands on it, what could be built; `now` is a dollar's worth."""
    value: float = weight(weight_names.PARCEL) * (codes.ROUNDS - present_round(s) + 1)
    what = s.content[parcel]
    if what == codes.BARE:
        return value + site_option(s, seat, parcel, sites)
    return value + codes.PIECE_POINTS + denial(s, seat, parcel, what, now)


def denial(s: Position, seat: int, parcel: int, what: int, now: float) -> float:
    """Return what rivals' buildings lose when this player owns a house or mountain beside them."""
    lost = 0
    for i in range(parcel * 8, parcel * 8 + NEAR_COUNT[parcel]):
        near = NEAR[i]
        if s.owner[near] != seat and s.owner[near] != codes.NOBODY:
            if what == codes.MOUNTAIN and s.content[near] == codes.MINE:
                lost += codes.PER_MOUNTAIN
            elif what == codes.HOUSE:
                lost += per_house(s.content[near])
    return lost * weight(weight_names.DENIED) * (now + even_worth(s))


# Buildings


def site_worth(s: Position, seat: int, parcel: int, what: int, now: float) -> float:
    """Return what a building is worth on a parcel: points, income, revolvers, its house, changes around it."""
    steady: float = now + even_worth(s)
    per_dollar: float = now + later_worth(s, what)
    income: float = earnings.income_as(s, parcel, what, seat) if what < codes.CHURCH else 0.0
    value: float = codes.PIECE_POINTS + weight(weight_names.BUILDING) * (codes.ROUNDS - present_round(s) + 1)
    value += GUNS[what] * weight(weight_names.REVOLVER + present_round(s) - 1)
    if NEEDS_HOUSE[what]:
        income += per_house(what)
        value += weight(weight_names.HOUSE_ON_OWN)
    value += income * per_dollar * (1.0 - weight(weight_names.ROBBED))
    value += around_worth(s, seat, parcel, what, steady)
    if what == codes.RANCH:
        value += codes.PER_HOUSE * s.built[seat * codes.TYPES + codes.DRUGSTORE] * steady
    elif what == codes.MINE:
        value += codes.PER_HOUSE * s.built[seat * codes.TYPES + codes.BANK] * steady
    return value


def around_worth(s: Position, seat: int, parcel: int, what: int, steady: float) -> float:
    """Return what a building changes for the buildings around it: ranches lose bare land, shops gain a house."""
    own: float = 0.0
    theirs: float = 0.0
    for i in range(parcel * 8, parcel * 8 + NEAR_COUNT[parcel]):
        near = NEAR[i]
        if s.owner[near] == seat:
            own += HOUSE_VALUE[what] * per_house(s.content[near])
            if s.content[near] == codes.RANCH:
                own -= 1.0
            if what == codes.CHURCH and is_building(s, near):
                own += weight(weight_names.CHURCH_PEACE) * earnings.income(s, near)
        elif s.content[near] == codes.RANCH and s.owner[near] != codes.NOBODY:
            theirs += 1.0
    return (own + weight(weight_names.DENIED) * theirs) * steady


def best_site(s: Position, seat: int, what: int, sites: int, now: float) -> float:
    """Return the most a building of this kind can be worth, less the site that it takes; USELESS without one."""
    best: float = weight_names.USELESS
    value: float = 0.0
    for p in range(codes.PARCELS):
        if is_usable(s, seat, p, what):
            value = site_worth(s, seat, p, what, now) - site_option(s, seat, p, sites - 1)
            if value > best:
                best = value
    return best


def kept_buildings(s: Position, seat: int) -> int:
    """Count the buildings that a player keeps."""
    n = 0
    for what in range(1, codes.TYPES):
        n += s.kept[seat * codes.TYPES + what]
    return n


def planned_buildings(s: Position, seat: int) -> int:
    """Count the construction squares still to come where a cowboy of the player stands."""
    n = 0
    for square in range(codes.FIRST_BUILD, codes.LAST_BUILD + 1):
        if s.stand[codes.PARCELS + square] >> seat & 1:
            n += 1
    return n


def has_room(s: Position, seat: int, what: int, others: int) -> bool:
    """Return whether a site is left for this building beside `others` other ones."""
    n = 0
    for p in range(codes.PARCELS):
        if is_usable(s, seat, p, what):
            n += 1
    return n > others


def building_worth(s: Position, seat: int, what: int, sites: int, others: int, now: float) -> float:
    """Return what a building to buy is worth, its price not counted; one without a site is kept, for less."""
    value: float = 0.0
    if has_room(s, seat, what, others):
        return best_site(s, seat, what, sites, now)
    if building_rounds(s) <= 1:
        return 0.0
    value = codes.PIECE_POINTS + 4.0 * even_worth(s)
    return value * weight(weight_names.KEPT_BUILDING)
