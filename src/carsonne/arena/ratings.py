"""Ratings over many bots: a Bradley-Terry model of who finished ahead of whom, fitted by choix.

On the scale of chess, where 400 points are odds of ten to one, with an average of 1500. A game of more than two counts
as one comparison of each pair at the table. The intervals come from fitting again to deals drawn with replacement.
This module needs the extra `arena`; import it where ratings are wanted.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from random import Random
from typing import Any

import choix
import numpy as np
from msgspec import Struct

from carsonne.arena.intervals import Estimate
from carsonne.arena.outcome import Outcome
from carsonne.arena.tally import by_deal

CENTRE = 1500.0
SCALE = 400 / log(10)
AGAIN = 200
"""Fits for the intervals."""
PRIOR = 0.1
"""Added to each side of every pair, so that a bot that lost all its games is not infinitely weak."""


class Rating(Struct):
    """The strength of one bot."""

    bot: str
    rating: Estimate


def ratings(outcomes: Sequence[Outcome]) -> list[Rating]:
    """Rate all bots, strongest first."""
    names = list(dict.fromkeys(name for game in outcomes for name in game.bots))
    if len(names) < 2:
        return []
    tables = [_comparisons(games, names) for games in by_deal(outcomes)]
    found = _fit(sum(tables))
    rng = Random(0)
    spread = np.array([_fit(sum(rng.choices(tables, k=len(tables)))) for _ in range(AGAIN)])
    low, high = np.percentile(spread, [2.5, 97.5], axis=0)
    rows = [Rating(name, _estimate(*row)) for name, *row in zip(names, found, low, high, strict=True)]
    return sorted(rows, key=lambda row: -row.rating.mean)


def _estimate(mean: float, low: float, high: float) -> Estimate:
    """Return a rating; without an interval where all games ended alike, for then it is only a bound."""
    return Estimate(float(mean), float(low), float(high)) if high > low else Estimate(float(mean))


def _comparisons(games: Sequence[Outcome], names: Sequence[str]) -> Any:
    """Count how often the bot of each row finished ahead of that of each column; equals count half for either."""
    table = np.zeros((len(names), len(names)))
    for game in games:
        for one, first in enumerate(game.bots):
            for two, second in enumerate(game.bots):
                if first != second:
                    table[names.index(first), names.index(second)] += _ahead(game, one, two)
    return table


def _ahead(game: Outcome, one: int, two: int) -> float:
    """Return 1 if a seat finished ahead of another, 0 if behind. The game's own tie-break decides about the win."""
    mine, theirs = (seat in game.winners for seat in (one, two))
    if mine != theirs:
        return float(mine)
    points = game.scores[one] - game.scores[two]
    return 0.5 if mine or points == 0 else float(points > 0)


def _fit(table: Any) -> Any:
    prior = PRIOR * (1 - np.eye(len(table)))
    found = choix.ilsr_pairwise_dense(table + prior)
    return CENTRE + SCALE * (found - found.mean())
