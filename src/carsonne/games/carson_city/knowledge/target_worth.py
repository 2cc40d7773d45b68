"""What the action of each target is worth to the player who gets it, in points."""

from __future__ import annotations

from carsonne.games.carson_city.knowledge import weight_names
from carsonne.games.carson_city.knowledge.money_worth import held_worth, limit_of, sold_worth
from carsonne.games.carson_city.knowledge.purse import cowboys_counted, land_coming, money_worth
from carsonne.games.carson_city.knowledge.town_worth import (
    building_worth,
    kept_buildings,
    land_worth,
    planned_buildings,
)
from carsonne.games.carson_city.knowledge.weights import weight
from carsonne.games.carson_city.rules import codes, earnings, market, squares, town
from carsonne.games.carson_city.rules.players import buildings
from carsonne.games.carson_city.rules.position import Position


def target_worth(s: Position, seat: int, target: int, sites: int, purse: int, money: float, now: float) -> float:
    """Return what a target is worth: `purse` is free for land and buildings, `money` will be there for points."""
    if target < codes.PARCELS:
        if s.owner[target] == codes.NOBODY:
            return parcel_worth(s, seat, target, sites, purse, now)
        return building_target(s, seat, target, now)
    square = target - codes.PARCELS
    if codes.FIRST_BUILD <= square <= codes.LAST_BUILD:
        return construction_worth(s, seat, square, sites, purse, now)
    if square >= codes.FIRST_BUY:
        return sale_worth(s, seat, square, money)
    return square_worth(s, seat, square, now)


# Land and buildings


def parcel_worth(s: Position, seat: int, parcel: int, sites: int, purse: int, now: float) -> float:
    """Return what land to buy is worth, if there will be money and a tile for it."""
    price = town.price(s, parcel)
    if s.stand[parcel] >> seat & 1:
        purse += price  # already reckoned with
    if price > purse or not has_tile(s, seat, s.stand[parcel] >> seat & 1):
        return weight_names.USELESS
    return land_worth(s, seat, parcel, sites, now) - price * now


def has_tile(s: Position, seat: int, counted: int) -> bool:
    """Return whether a property tile is left beside the parcels being bought; `counted` if this is one of them."""
    return s.parcels[seat] < 3 or s.parcels[seat] + land_coming(s, seat) - counted < codes.MAX_PARCELS


def building_target(s: Position, seat: int, parcel: int, now: float) -> float:
    """Return what a building to rob or to guard is worth."""
    if s.content[parcel] >= codes.CHURCH:
        return weight_names.USELESS
    income = earnings.income(s, parcel)
    if s.owner[parcel] != seat:
        share = income // 2
        return share * now * (1.0 + weight(weight_names.HARM))
    if s.stand[parcel] & ~(1 << seat):
        return income / 2.0 * now
    return income * weight(weight_names.DEFENCE) * now


def construction_worth(s: Position, seat: int, square: int, sites: int, purse: int, now: float) -> float:
    """Return what a building to buy is worth, if there will be money for it, and a site beside what is planned."""
    slot = market.slot_of(square)
    price = market.price(s, seat, slot)
    others = kept_buildings(s, seat) + planned_buildings(s, seat)
    if s.stand[codes.PARCELS + square] >> seat & 1:
        purse += price
        others -= 1
    if price > purse or s.market[slot] == codes.BARE:
        return weight_names.USELESS
    return building_worth(s, seat, s.market[slot], sites, others, now) - price * now


# Points for money


def sale_worth(s: Position, seat: int, square: int, money: float) -> float:
    """Return what buying points here adds to what the money brings anyway."""
    limit = limit_of(s, seat)
    sold: float = sold_worth(s, money, limit, squares.point_price(square))
    if s.stand[codes.PARCELS + square] >> seat & 1:
        return sold - held_worth(s, money, limit)
    return sold - money_worth(s, seat, money)


# The other squares


def square_worth(s: Position, seat: int, square: int, now: float) -> float:
    """Return what a square is worth whose gain can be counted."""
    spent = 0 if s.stand[codes.PARCELS + square] >> seat & 1 else 1
    parcels: float = s.parcels[seat] + 0.7 * land_coming(s, seat)
    if square == codes.SALARY:
        return codes.SALARY_PAY * now
    if square == codes.AMMUNITION:
        return ammunition_worth(s, seat, now)
    if square in (codes.ROADS_3, codes.ROADS_1):
        return roads_worth(s, seat, square)
    if square == codes.INCOME_LAND:
        return codes.PARCEL_PAY * parcels * now
    if square == codes.INCOME_COWBOYS:
        return codes.STRENGTH_PAY * cowboys_counted(s, seat, square, spent) * now
    if square == codes.GAMBLING:
        return codes.GAMBLING_PAY * now
    if square == codes.POINTS_LAND:
        return (parcels - 0.5) / 2.0 if parcels > 1.0 else 0.0
    if square == codes.POINTS_COWBOYS:
        return (cowboys_counted(s, seat, square, spent) - 0.5) / 2.0
    return buildings(s, seat) + 0.7 * planned_buildings(s, seat)


def ammunition_worth(s: Position, seat: int, now: float) -> float:
    """Return what three more strength is worth this round: where strength is counted, and in duels to come."""
    value: float = weight(weight_names.AMMUNITION_WORTH)
    for target in range(codes.TARGETS):
        if s.stand[target] >> seat & 1 and s.stand[target] & ~(1 << seat):
            value += weight(weight_names.AMMUNITION_DUEL)
    if s.stand[codes.PARCELS + codes.INCOME_COWBOYS] >> seat & 1:
        value += codes.STRENGTH_PAY * codes.TRIPLE_REVOLVER * now
    if s.stand[codes.PARCELS + codes.POINTS_COWBOYS] >> seat & 1:
        value += codes.TRIPLE_REVOLVER / 2.0
    return value


def roads_worth(s: Position, seat: int, square: int) -> float:
    """Return what roads are worth: most to a player who has land without a road and none in hand."""
    n = codes.MANY_ROADS if square == codes.ROADS_3 else 1
    n = n if n < s.road_stock else s.road_stock
    value: float = weight(weight_names.ROAD) * n
    if n and s.roads[seat] == 0 and not has_served_site(s, seat):
        value += weight(weight_names.ROAD_NEEDED)
    return value


def has_served_site(s: Position, seat: int) -> bool:
    """Return whether a road touches any own bare parcel."""
    for p in range(codes.PARCELS):
        if s.served[p] and s.content[p] == codes.BARE and s.owner[p] == seat:
            return True
    return False
