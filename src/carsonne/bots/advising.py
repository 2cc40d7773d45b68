"""The advisor that the bots of a thread share: what one of them has worked out, the next does not work out again."""

from __future__ import annotations

from threading import local

from carsonne import registry
from carsonne.kernel.advisor import Advisor


class _Here(local):
    """What each thread has of its own."""

    def __init__(self) -> None:
        self.advisors: dict[str, Advisor] = {}


_here = _Here()


def advisor_of(game: str) -> Advisor:
    """This thread's advisor for a game."""
    if game not in _here.advisors:
        _here.advisors[game] = registry.advisor(game)
    return _here.advisors[game]
