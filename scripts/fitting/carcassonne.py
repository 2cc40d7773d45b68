"""Carcassonne for `scripts/fit.py`: the weights to be tried against those in use, on the same deals from every seat."""

from __future__ import annotations

from math import exp
from statistics import fmean
from typing import Any, Final

from carsonne import registry
from carsonne.games.carcassonne.knowledge import weights
from carsonne.games.carcassonne.knowledge.advisor import CarcassonneAdvisor
from carsonne.kernel.match import checked_setup
from carsonne.kernel.state import State
from scripts.fitting.playing import Choose, best_of, play

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
    """Measure some weights against those in use, deal by deal."""
    one, other = best_of(CarcassonneAdvisor(tried)), best_of(CarcassonneAdvisor(_PRESENT))
    return [fmean(played(_OPENINGS[deal % len(TABLES)], one, other, deal)) for deal in range(first, first + deals)]


def played(root: State, one: Choose, other: Choose, deal: int) -> list[float]:
    """Play a deal from every seat against rivals of the other kind; 1 is a clear win, 0 a clear loss."""
    results = []
    for seat in range(root.seats):
        scores = play(root, dict.fromkeys(range(root.seats), other) | {seat: one}, deal)
        lead = scores[seat] - (sum(scores) - scores[seat]) / (root.seats - 1)
        results.append(1 / (1 + exp(-lead / CLEAR)))
    return results
