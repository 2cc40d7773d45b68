"""The advisor that the bots of a thread share, so that each result is computed once, and what bots ask of it."""

from __future__ import annotations

from threading import local
from typing import Any

from carsonne import registry
from carsonne.kernel.advisor import Advisor
from carsonne.kernel.codes import POINT, RULES
from carsonne.kernel.game import Move, Seat


class _Here(local):
    """What each thread has of its own."""

    def __init__(self) -> None:
        self.advisors: dict[str, Advisor] = {}


_here = _Here()


def advisor_of(game: str) -> Advisor:
    """Return this thread's advisor for a game."""
    if game not in _here.advisors:
        _here.advisors[game] = registry.advisor(game)
    return _here.advisors[game]


def own_points(game: str, state: Any, seat: Seat, move: Move) -> float:
    """Return the final points that a seat can expect for itself after a move, whatever it gives the others."""
    then = state.clone()
    then.play(seat, move)
    while then.acting() == (RULES,):
        then.play(RULES, 0)
    return advisor_of(game).expected(then)[seat] / POINT
