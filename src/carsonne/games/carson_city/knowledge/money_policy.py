"""What buying points, spending money, doubling and robbing promise, in points."""

from __future__ import annotations

from carsonne.games.carson_city.knowledge.income_worth import earned
from carsonne.games.carson_city.knowledge.money_worth import held_worth, kept_worth, limit_of, present_round
from carsonne.games.carson_city.rules import codes, squares, tables
from carsonne.games.carson_city.rules.position import Position
from carsonne.kernel.state import Buffer

OFFER_COST = tables.OFFER_COST
OFFER_POINTS = tables.OFFER_POINTS


def move_worth(
    s: Position, seat: int, move: int, sites: int, spare: int, money: float, now: float, notes: Buffer
) -> float:
    """Return what an answer about money and points is worth."""
    if s.phase == codes.ASK_POINTS:
        n = move - codes.POINTS_MOVE
        return n + rest_worth(s, s.money[seat] - n * squares.point_price(s.square), limit_of(s, seat))
    if s.phase == codes.ASK_BANKER:
        return offer_worth(s, seat, move - codes.POINTS_MOVE)
    if s.phase == codes.ASK_CASH:
        return spent_worth(s, s.money[seat], move - codes.SPEND_MOVE)
    if s.phase == codes.ASK_DOUBLE:
        return now * (codes.WAITING_PAY if move == codes.MONEY_MOVE else earned(s, seat, move - codes.DOUBLE_MOVE))
    return 1.0 if move == codes.PERFORM_MOVE else 0.0  # a share of a rival's income costs nothing


def rest_worth(s: Position, money: int, limit: int) -> float:
    """Return what the money left before the cash limit is worth; in the last round to the point."""
    best: float = 0.0
    if present_round(s) < codes.ROUNDS:
        return held_worth(s, money, limit)
    start = money - limit if money > limit else 0
    end = start + codes.SPENT_PER_POINT
    for amount in range(start, end if end < money else money + 1):
        value: float = spent_worth(s, money, amount)
        if value > best:
            best = value
    return best


def spent_worth(s: Position, money: int, amount: int) -> float:
    """Return what money spent at the cash limit is worth, with what is then kept."""
    if present_round(s) == codes.ROUNDS:
        return amount // codes.SPENT_PER_POINT + (money - amount) // codes.LEFT_PER_POINT - 0.001 * amount
    return amount // codes.SPENT_PER_POINT + kept_worth(s, money - amount)


def offer_worth(s: Position, seat: int, points: int) -> float:
    """Return what an offer of the red Banker, or none, is worth."""
    cost = 0
    for i in range(codes.OFFERS):
        if points == OFFER_POINTS[i]:
            cost = OFFER_COST[i]
    return points + rest_worth(s, s.money[seat] - cost, limit_of(s, seat))
