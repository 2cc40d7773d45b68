"""What a player will have: money when points are sold, land and strength when they are counted."""

from __future__ import annotations

from carsonne.games.carson_city.knowledge import chances
from carsonne.games.carson_city.knowledge.income_worth import income_now, is_due
from carsonne.games.carson_city.knowledge.money_worth import held_worth, limit_of, sold_worth
from carsonne.games.carson_city.rules import codes, cowboys, market, squares, town
from carsonne.games.carson_city.rules.position import Position


def is_ahead(s: Position, square: int) -> bool:
    """Return whether a square of the track is still to be resolved in this round."""
    return s.step < codes.DO_TRACK or (s.step == codes.DO_TRACK and s.square <= square)


def stands(s: Position, seat: int, square: int) -> bool:
    """Return whether a player has a cowboy on a square."""
    return s.stand[codes.PARCELS + square] >> seat & 1 != 0


def salary(s: Position, seat: int) -> int:
    """Return the dollars that cowboys on the salary square bring."""
    n = s.crowd[cowboys.crowd_at(codes.PARCELS + codes.SALARY) + seat]
    if s.white_at == codes.PARCELS + codes.SALARY and s.sheriff == seat:
        n += 1
    return codes.SALARY_PAY * n


def land_due(s: Position, seat: int) -> int:
    """Return the price of the land on which the player's cowboys stand."""
    n = 0
    for p in range(codes.PARCELS):
        if s.stand[p] >> seat & 1 and s.owner[p] == codes.NOBODY:
            n += town.price(s, p)
    return n


def land_coming(s: Position, seat: int) -> int:
    """Count the parcels on which the player's cowboys stand to buy them."""
    n = 0
    for p in range(codes.PARCELS):
        if s.stand[p] >> seat & 1 and s.owner[p] == codes.NOBODY:
            n += 1
    return n


def buildings_due(s: Position, seat: int) -> int:
    """Return the price of the buildings on whose squares the player's cowboys stand."""
    n = 0
    for square in range(codes.FIRST_BUILD, codes.LAST_BUILD + 1):
        if stands(s, seat, square):
            n += market.price(s, seat, market.slot_of(square))
    return n


def purse(s: Position, seat: int) -> int:
    """Return the money that is free for land and buildings when all that is planned has been paid."""
    return s.money[seat] + salary(s, seat) - land_due(s, seat) - buildings_due(s, seat)


def cowboys_counted(s: Position, seat: int, square: int, spent: int) -> float:
    """Return the strength that counts on a square, after placing `spent` more cowboys."""
    return chances.force(s, seat, codes.PARCELS + square, spent)


def money_when_sold(s: Position, seat: int) -> float:
    """Return what a player will have when points are sold, if duels go as expected."""
    value: float = purse(s, seat)
    if is_due(s):
        value += income_now(s, seat)
    if stands(s, seat, codes.INCOME_LAND):
        value += (
            codes.PARCEL_PAY * s.parcels[seat] * chances.chance_at(s, seat, codes.PARCELS + codes.INCOME_LAND, 0, 2.0)
        )
    if stands(s, seat, codes.INCOME_COWBOYS):
        value += (
            codes.STRENGTH_PAY
            * cowboys_counted(s, seat, codes.INCOME_COWBOYS, 0)
            * chances.chance_at(s, seat, codes.PARCELS + codes.INCOME_COWBOYS, 0, 2.0)
        )
    if stands(s, seat, codes.GAMBLING):
        value += codes.GAMBLING_PAY * chances.chance_at(s, seat, codes.PARCELS + codes.GAMBLING, 0, 2.0)
    return value if value > 0.0 else 0.0


def cheapest_sale(s: Position, seat: int) -> int:
    """Return the cheapest square for buying points on which the player stands, or 0."""
    found = 0
    for square in range(codes.FIRST_BUY, codes.LAST_BUY + 1):
        if stands(s, seat, square):
            found = square
    return found


def money_worth(s: Position, seat: int, money: float) -> float:
    """Return the points that money brings, kept or spent in this round, given a cowboy to buy points with."""
    limit = limit_of(s, seat)
    square = cheapest_sale(s, seat)
    held: float = held_worth(s, money, limit)
    if square == 0 or not is_ahead(s, square):
        return held
    chance: float = chances.chance_at(s, seat, codes.PARCELS + square, 0, 3.0)
    return chance * sold_worth(s, money, limit, squares.point_price(square)) + (1.0 - chance) * held


def dollar(s: Position, seat: int, money: float) -> float:
    """Return what a dollar more or less is worth to a player who will have this much money."""
    low: float = money - 4.0 if money > 4.0 else 0.0
    return (money_worth(s, seat, low + 8.0) - money_worth(s, seat, low)) / 8.0
