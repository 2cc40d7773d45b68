"""What buying land, buying and building, houses, consent and roads promise, in points."""

from __future__ import annotations

from carsonne.games.carson_city.knowledge import weight_names
from carsonne.games.carson_city.knowledge.chances import chance_at
from carsonne.games.carson_city.knowledge.income_worth import even_worth, per_house
from carsonne.games.carson_city.knowledge.purse import stands
from carsonne.games.carson_city.knowledge.town_worth import (
    building_rounds,
    building_worth,
    kept_buildings,
    land_worth,
    site_option,
    site_worth,
)
from carsonne.games.carson_city.knowledge.weights import weight
from carsonne.games.carson_city.rules import codes, market, tables, town
from carsonne.games.carson_city.rules.position import Position
from carsonne.kernel.state import Buffer

NEAR = tables.NEAR
NEAR_COUNT = tables.NEAR_COUNT


def move_worth(
    s: Position, seat: int, move: int, sites: int, spare: int, money: float, now: float, notes: Buffer
) -> float:
    """Return what an answer about land or construction is worth."""
    if s.phase == codes.ASK_LAND:
        return 0.0 if move == codes.DONE_MOVE else bought_land(s, seat, move - codes.BUY_MOVE, sites, now)
    if s.phase == codes.ASK_OFFER:
        return bought_building(s, seat, sites, now) if move == codes.PERFORM_MOVE else 0.0
    if s.phase == codes.ASK_HOUSE:
        return house_worth(s, seat, move - codes.HOUSE_MOVE, sites, now)
    if s.phase == codes.ASK_CONSENT:
        return consent_worth(s, seat, sites, now) if move == codes.AGREE_MOVE else 0.0
    if move == codes.KEEP_MOVE:
        return keeping_worth(s)
    if move == codes.DONE_MOVE:
        return 0.0
    return built_worth(s, seat, (move - codes.BUILD_MOVE) // codes.PARCELS, move % codes.PARCELS, sites, now)


# Buying


def bought_land(s: Position, seat: int, parcel: int, sites: int, now: float) -> float:
    """Return what a parcel is worth less its price, and less what then can no longer be paid for."""
    price = town.price(s, parcel)
    return (
        land_worth(s, seat, parcel, sites, now) - price * now - forgone(s, seat, price, codes.FIRST_BUILD, sites, now)
    )


def bought_building(s: Position, seat: int, sites: int, now: float) -> float:
    """Return what the building on offer is worth less its price, and less what then can no longer be paid for."""
    slot = market.slot_of(s.square)
    price = market.price(s, seat, slot)
    value: float = building_worth(s, seat, s.market[slot], sites, kept_buildings(s, seat), now) - price * now
    return value - forgone(s, seat, price, s.square + 1, sites, now)


def forgone(s: Position, seat: int, price: int, start: int, sites: int, now: float) -> float:
    """Return what the buildings of later squares would have brought that cannot be paid for after this price."""
    value: float = 0.0
    for square in range(start, codes.LAST_BUILD + 1):
        if stands(s, seat, square):
            slot = market.slot_of(square)
            cost = market.price(s, seat, slot)
            if s.money[seat] - price < cost <= s.money[seat]:
                value += chance_at(s, seat, codes.PARCELS + square, 0, 3.0) * positive(
                    building_worth(s, seat, s.market[slot], sites, kept_buildings(s, seat), now) - cost * now
                )
    return value


def positive(value: float) -> float:
    """Return a value, or 0 if it is negative: what does no good is not done."""
    return value if value > 0.0 else 0.0


# Building


def keeping_worth(s: Position) -> float:
    """Return what a kept building is worth."""
    return (
        (codes.PIECE_POINTS + 4.0 * even_worth(s)) * weight(weight_names.KEPT_BUILDING) if building_rounds(s) else 0.0
    )


def built_worth(s: Position, seat: int, what: int, parcel: int, sites: int, now: float) -> float:
    """Return what a building is worth on its site, less what else the site could have been used for."""
    return site_worth(s, seat, parcel, what, now) - site_option(s, seat, parcel, sites - 1)


def house_worth(s: Position, seat: int, parcel: int, sites: int, now: float) -> float:
    """Return what a house for the building at hand is worth: what it adds, less what its parcel is lost for."""
    owner = s.owner[parcel]
    value: float = around_house(s, seat, parcel, now)
    if owner == seat:
        return value + codes.PIECE_POINTS - site_option(s, seat, parcel, sites - 1)
    if owner == codes.NOBODY:
        return value
    return value - 1.0 - codes.PIECE_POINTS * weight(weight_names.HARM)


def around_house(s: Position, seat: int, parcel: int, now: float) -> float:
    """Return what a house changes for buildings around it: it counts for its owner, or for all on unowned land."""
    owner = s.owner[parcel]
    own = 0
    theirs = 0
    for i in range(parcel * 8, parcel * 8 + NEAR_COUNT[parcel]):
        near = NEAR[i]
        holder = s.owner[near]
        gain = 0
        if s.content[near] == codes.RANCH:
            gain = -1
        elif owner in (codes.NOBODY, holder):
            gain = per_house(s.hand if near == s.site else s.content[near])
        if holder == seat:
            own += gain
        elif holder != codes.NOBODY:
            theirs += gain
    return (own - weight(weight_names.DENIED) * theirs) * (now + even_worth(s))


def consent_worth(s: Position, seat: int, sites: int, now: float) -> float:
    """Return what a rival's house on an own parcel is worth: the house belongs to the owner of the parcel."""
    value: float = codes.PIECE_POINTS - site_option(s, seat, s.house_at, sites - 1)
    return value + around_house(s, seat, s.house_at, now) - weight(weight_names.HARM)
