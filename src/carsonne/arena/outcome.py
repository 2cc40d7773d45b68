"""How a game of a series ended: the numbers from which all tables, tests and plots are made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from carsonne.kernel.record import Record
from carsonne.locales import Message, say


class Thought(Struct):
    """How much a seat's bot thought in one game."""

    moves: int = 0
    """Decisions it was asked for."""
    cpu: float = 0.0
    """Seconds of processor time, over all its threads."""
    seconds: float = 0.0
    """Seconds on the clock."""
    faults: int = 0
    """How often a move was made for a bot that crashed, hung or answered nonsense."""
    reasons: dict[str, int] = {}
    """What went wrong in English, and how often; a bot that fails too often is not asked again."""
    said: dict[str, Message] = {}
    """The same reasons as messages."""

    def add(self, cpu: float, seconds: float) -> None:
        """Count one more decision."""
        self.moves += 1
        self.cpu += cpu
        self.seconds += seconds

    def blame(self, faults: Sequence[Message], lost: int) -> None:
        """Note what went wrong, and for how many moves."""
        self.faults = lost
        self.said = {say(fault, language="en"): fault for fault in faults}
        self.reasons = dict(Counter(say(fault, language="en") for fault in faults))


class Outcome(Struct):
    """One game that was played to its end. Lists are by seat."""

    lineup: int
    deal: int
    order: int
    """Which of the orders around the table, from 0."""
    bots: list[str]
    scores: list[int]
    winners: list[int]
    thoughts: list[Thought]
    sources: list[dict[str, int]] = []
    """Each seat's points by where they came from."""
    record: Record | None = None

    def wins(self, seat: int) -> float:
        """Return what a seat won: a shared win is split between the winners."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def margin(self, seat: int) -> int:
        """Return how far a seat is ahead of the best of the others; negative if behind, 0 if it is alone."""
        others = [points for other, points in enumerate(self.scores) if other != seat]
        return self.scores[seat] - max(others, default=self.scores[seat])
