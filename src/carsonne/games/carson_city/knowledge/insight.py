"""What Carson City tells the bots: a sensible answer to every question, looking one cowboy ahead."""

from __future__ import annotations

from random import Random

from carsonne.games.carson_city.knowledge.judgement import worth
from carsonne.games.carson_city.knowledge.survey import targets
from carsonne.games.carson_city.rules.state import CarsonCityState

__all__ = ["appraised", "choose", "targets"]


def choose(s: CarsonCityState, seat: int, rng: Random) -> int:
    """The move that looks best; ties are broken at random."""
    values = appraised(s, seat)
    best = max(values.values())
    return rng.choice([move for move, value in values.items() if value == best])


def appraised(s: CarsonCityState, seat: int) -> dict[int, float]:
    """Every legal move with what it promises, in dollars; only the order within one question means anything."""
    return {move: float(worth(s, seat, move)) for move in s.legal(seat)}
