"""What buildings pay: in this round, and over the rest of the game with what may change around them."""

from __future__ import annotations

from carsonne.games.carson_city.knowledge import weight_names
from carsonne.games.carson_city.knowledge.money_worth import present_round
from carsonne.games.carson_city.knowledge.weights import weight
from carsonne.games.carson_city.rules import codes, earnings, town
from carsonne.games.carson_city.rules.position import Position


def is_due(s: Position) -> bool:
    """Return whether the buildings still pay in this round."""
    return s.step < codes.DO_TRACK or (s.step == codes.DO_TRACK and s.square <= codes.INCOME_BUILDINGS)


def rounds_to_come(s: Position) -> int:
    """Return the number of rounds after this one."""
    return codes.ROUNDS - present_round(s)


def income_now(s: Position, seat: int) -> int:
    """Return what all buildings of a player pay as the town stands."""
    n = 0
    for p in range(codes.PARCELS):
        if s.owner[p] == seat and town.is_building(s, p) and s.content[p] < codes.CHURCH:
            n += earnings.income(s, p)
    return n


def earned(s: Position, seat: int, what: int) -> int:
    """Return what a player's buildings of one kind pay as the town stands."""
    n = 0
    for p in range(codes.PARCELS):
        if s.owner[p] == seat and s.content[p] == what:
            n += earnings.income(s, p)
    return n


def per_house(what: int) -> int:
    """Return what a kind of building earns for each house around it."""
    if what == codes.SALOON:
        return codes.PER_HOUSE_SALOON
    return codes.PER_HOUSE if what in (codes.BANK, codes.DRUGSTORE) else 0


def later_worth(s: Position, what: int) -> float:
    """Return the points for each dollar that a building of this kind earns now, over the rounds after this one."""
    total: float = 0.0
    factor: float = 1.0
    change: float = 1.0 + weight(weight_names.GROWTH + what - 1)
    for r in range(present_round(s) + 1, codes.ROUNDS + 1):
        factor *= change
        total += factor * weight(weight_names.COMING_DOLLAR + r - 2)
    return total


def even_worth(s: Position) -> float:
    """Return the points for each dollar of steady income over the rounds after this one."""
    total: float = 0.0
    for r in range(present_round(s) + 1, codes.ROUNDS + 1):
        total += weight(weight_names.COMING_DOLLAR + r - 2)
    return total


def is_open(s: Position, parcel: int) -> float:
    """Return what is left of the income of a building after attacks to come."""
    return 1.0 if town.is_safe(s, parcel) else 1.0 - weight(weight_names.ROBBED)


def coming_worth(s: Position, seat: int) -> float:
    """Return what all buildings of a player will pay after this round, in points."""
    total: float = 0.0
    for p in range(codes.PARCELS):
        if s.owner[p] == seat and town.is_building(s, p) and s.content[p] < codes.CHURCH:
            total += earnings.income(s, p) * later_worth(s, s.content[p]) * is_open(s, p)
    return total
