"""Carson City for `scripts/fit.py`: one seat with the weights to be tried, among greedy bots and the present policy."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Any, Final

from carsonne.bots import find
from carsonne.games.carson_city.game import GAME
from carsonne.games.carson_city.knowledge import advisor, weight_names, weights
from carsonne.kernel.match import checked_setup
from carsonne.kernel.state import State
from scripts.fitting.playing import Choose, best_of, play

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
_POLICY: Final = best_of(advisor.make())
_GREEDY: Final[Choose] = find("carson-city", "greedy").choose


def load() -> dict[str, float]:
    """Return the weights in use."""
    return dict(zip(weight_names.NAMES, weights.load(), strict=True))


def measure(tried: dict[str, float], first: int, deals: int) -> list[float]:
    """Measure some weights: in half of the deals against greedy bots, else against the present policy too."""
    for number, name in enumerate(weight_names.NAMES):
        weights.set_weight(number, tried[name])
    return [played(first + i) for i in range(deals)]


def played(deal: int) -> float:
    """Play one game; 1 is a clear win, 0 a clear loss."""
    root = _OPENINGS[deal % len(TABLES)]
    seat = deal // len(TABLES) % root.seats
    choosers = dict.fromkeys(range(root.seats), _GREEDY) | {seat: tried_policy}
    if not deal // (len(TABLES) * 2) % 2:
        choosers |= dict.fromkeys(_able(root.seats, seat, deal), _POLICY)
    scores = play(root, choosers, deal)
    lead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
    return 1 / (1 + exp(-lead / CLEAR))


def tried_policy(state: State, seat: int, lot: Random) -> int:
    """Return the policy's move by the weights that are being tried."""
    weights.use(1)
    move = _POLICY(state, seat, lot)
    weights.use(0)
    return move


def _able(seats: int, seat: int, deal: int) -> list[int]:
    """Return the rivals that follow the policy with the present weights: all but one, or the only one."""
    rivals = [other for other in range(seats) if other != seat]
    return rivals if seats == 2 else [other for other in rivals if other != (seat + 1 + deal % (seats - 1)) % seats]
