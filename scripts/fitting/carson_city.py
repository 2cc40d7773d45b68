"""Carson City for `scripts/fit.py`: one seat with the weights to be tried, among greedy bots and the present policy."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from carsonne.games.carson_city.game import GAME
from carsonne.games.carson_city.knowledge import trial, weight_names, weights
from carsonne.games.carson_city.rules.state import CarsonCityState
from carsonne.kernel.match import checked_setup
from carsonne.kernel.state import Buffer, Rng

CLEAR: Final = 6.0
"""Points ahead of the best rival for a clear win; a narrow one counts for less, so that all games tell something."""

TABLES: Final[tuple[tuple[int, dict[str, Any]], ...]] = (
    (4, {}),
    (4, {"sides": "drawn"}),
    (4, {}),
    (3, {"sides": "drawn"}),
    (4, {"law_of_the_strongest": True, "sides": "drawn"}),
    (4, {"carson_river": True}),
    (2, {"sides": "drawn"}),
    (4, {"kit_carson": True}),
    (5, {"sides": "drawn"}),
    (4, {"sides": "red"}),
)
"""Players and options; the deals go through them in turn."""

_OPENINGS: Final = [GAME.start(checked_setup(GAME, seats, options)) for seats, options in TABLES]
_MOVES, _WORTH = Buffer(), Buffer()


def load() -> dict[str, float]:
    """Return the weights in use."""
    return dict(zip(weight_names.NAMES, weights.load(), strict=True))


def measure(tried: dict[str, float], first: int, deals: int) -> list[float]:
    """Return how well some weights do: half of the deals against greedy bots, half against the present policy too."""
    for number, name in enumerate(weight_names.NAMES):
        weights.set_weight(number, tried[name])
    return [play(first + i) for i in range(deals)]


def play(deal: int) -> float:
    """Play one game; 1 is a clear win, 0 a clear loss."""
    s = _OPENINGS[deal % len(TABLES)].clone()
    assert isinstance(s, CarsonCityState)
    seat = deal // len(TABLES) % s.seats
    others = 0 if deal // (len(TABLES) * 2) % 2 else _others(s.seats, seat, deal)
    trial.play(s, 1 << seat, others, Rng(deal), _MOVES, _WORTH)
    scores = s.scores()
    lead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
    return 1 / (1 + exp(-lead / CLEAR))


def _others(seats: int, seat: int, deal: int) -> int:
    """Return the rivals that follow the policy with the present weights: all but one, or the only one."""
    bits = (1 << seats) - 1 & ~(1 << seat)
    return bits if seats == 2 else bits & ~(1 << (seat + 1 + deal % (seats - 1)) % seats)
