"""Carcassonne for `scripts/fit.py`: the weights to be tried against those in use, on the same deals from every seat."""

from __future__ import annotations

from math import exp
from statistics import fmean
from typing import Any, Final

from carsonne import registry
from carsonne.games.carcassonne.knowledge import weights
from carsonne.games.carcassonne.knowledge.advisor import CarcassonneAdvisor
from carsonne.kernel.contest import Contest
from carsonne.kernel.match import checked_setup

CLEAR: Final = 15.0
"""Points ahead of the others for a clear win; a narrow one counts for less, so that all games tell something."""

TABLES: Final[tuple[tuple[int, dict[str, Any]], ...]] = (
    (2, {"edition": "third"}),
    (2, {"edition": "third"}),
    (2, {"edition": "third"}),
    (2, {"edition": "fr2002"}),
    (3, {"edition": "third"}),
)
"""Players and options; the deals go through them in turn."""

GAME: Final = registry.find("carcassonne")
_OPENINGS: Final = [GAME.start(checked_setup(GAME, seats, options)) for seats, options in TABLES]
_PRESENT: Final = weights.load()


def load() -> dict[str, float]:
    """Return the weights in use."""
    return dict(_PRESENT)


def measure(tried: dict[str, float], first: int, deals: int) -> list[float]:
    """Return how well some weights do against those in use, deal by deal."""
    rivals = CarcassonneAdvisor(tried), CarcassonneAdvisor(_PRESENT)
    contests = [Contest(opening, *rivals) for opening in _OPENINGS]
    results = []
    for deal in range(first, first + deals):
        number = deal % len(TABLES)
        results.append(fmean(played(contests[number], TABLES[number][0], deal)))
    return results


def played(contest: Contest, seats: int, deal: int) -> list[float]:
    """Play a deal from every seat against the other kind; 1 is a clear win, 0 a clear loss."""
    results = []
    for seat in range(seats):
        scores = contest.play(deal, 1 << seat)
        lead = scores[seat] - (sum(scores) - scores[seat]) / (seats - 1)
        results.append(1 / (1 + exp(-lead / CLEAR)))
    return results
