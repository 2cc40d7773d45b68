"""The moves of a seat with what can be expected after each: found by search, or at sight by a game's advisor."""

from __future__ import annotations

from collections.abc import Collection
from math import exp
from typing import Any

from msgspec import Struct

from carsonne.bots.advising import advisor_of
from carsonne.bots.leveled import lead, search_of
from carsonne.bots.search import Budget
from carsonne.kernel.codes import POINT
from carsonne.kernel.game import Move, Seat

WEIGH = 0.6
"""Part of a game's doubt within which one more point is worth e times the chance; the same as in the search."""


class Judged(Struct):
    """A move with what was found out about it."""

    move: Move
    worth: float
    """The lead that it promises."""
    points: list[float]
    """The points that each player can expect."""
    wins: list[float]


def judged(
    game: str, state: Any, seat: Seat, budget: Budget | None, pace: float, seed: int, only: Collection[Move] = ()
) -> tuple[list[Judged], int]:
    """Return the moves with what they promise, best first, and how many simulations that took.

    With `only`, no others are looked at, and these with the same care.
    """
    if budget is None:
        return [one for one in _at_sight(game, state, seat) if not only or one.move in only], 0
    if budget.seconds:
        budget = Budget(seconds=budget.seconds * pace)
    thought = search_of(game).think(state, seat, budget, seed, only)
    tried = [one for one in thought.candidates if one.simulations]
    return [Judged(one.move, lead(one, seat), list(one.points), list(one.wins)) for one in tried], thought.simulations


def _at_sight(game: str, state: Any, seat: Seat) -> list[Judged]:
    """Judge by the policy: the best move keeps what can be expected now, and the others fall short of it."""
    advisor = advisor_of(game)
    ranked = advisor.ranked(state, seat)
    now = [points / POINT for points in advisor.expected(state)]
    doubt = advisor.doubted(state) / POINT
    found = []
    for move, worth in ranked:
        points = list(now)
        points[seat] -= (ranked[0][1] - worth) / POINT
        found.append(Judged(move, worth / POINT, points, chances(points, doubt)))
    return found


def chances(points: list[float], doubt: float) -> list[float]:
    """Return each player's chance to win, from the points that all can expect; one alone plays against nothing."""
    best = max(points)
    weights = [exp((one - best) / (WEIGH * doubt)) for one in points]
    total = sum(weights) + (exp(-best / (WEIGH * doubt)) if len(points) == 1 else 0.0)
    return [weight / total for weight in weights]
