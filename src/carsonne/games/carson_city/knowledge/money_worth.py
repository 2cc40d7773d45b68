"""What money is worth in points: kept for the next round, spent on points, or lost above the cash limit."""

from __future__ import annotations

from carsonne.games.carson_city.knowledge import weight_names
from carsonne.games.carson_city.knowledge.weights import weight
from carsonne.games.carson_city.rules import codes, tables
from carsonne.games.carson_city.rules.position import Position

LIMIT = tables.LIMIT

# The cash limit of a player whose card is not known yet.
USUAL_LIMIT = 30


def present_round(s: Position) -> int:
    """Return the round that is being played; the draft counts as part of the first."""
    return s.round if s.round > 0 else 1


def limit_of(s: Position, seat: int) -> int:
    """Return the cash limit of a player in this round, as far as it is known."""
    card = s.character[seat]
    return USUAL_LIMIT if card >= codes.CHARACTERS else LIMIT[card * 2 + s.side[card]]


def kept_worth(s: Position, money: float) -> float:
    """Return what money kept after this round is worth: what the next one needs is worth more than what is beyond."""
    r = present_round(s)
    if r >= codes.ROUNDS:
        return money / 6.0
    needed: float = weight(weight_names.NEEDED_MONEY + r - 1)
    if money <= needed:
        return money * weight(weight_names.NEEDED_DOLLAR + r - 1)
    return needed * weight(weight_names.NEEDED_DOLLAR + r - 1) + (money - needed) * weight(
        weight_names.SPARE_DOLLAR + r - 1
    )


def held_worth(s: Position, money: float, limit: int) -> float:
    """Return what money is worth before the cash limit: what is above it buys a point for ten dollars."""
    if money <= limit:
        return kept_worth(s, money)
    return kept_worth(s, limit) + (money - limit) / 10.0


def sold_worth(s: Position, money: float, limit: int, price: int) -> float:
    """Return what money is worth where points cost this much: the best of buying none, some or as many as possible."""
    best: float = held_worth(s, money, limit)
    rest: float = weight(weight_names.NEEDED_MONEY + present_round(s) - 1) if present_round(s) < codes.ROUNDS else 0.0
    value: float = money / price
    if value > best:
        best = value
    if rest < money:
        value = (money - rest) / price + held_worth(s, rest, limit)
        if value > best:
            best = value
    if limit < money:
        value = (money - limit) / price + held_worth(s, limit, limit)
        if value > best:
            best = value
    return best
