"""The course of a game that has ended: who had how many points when, where they came from, and what decided it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from carsonne.arena.sources import sources
from carsonne.bots.advising import advisor_of
from carsonne.bots.judging import chances
from carsonne.kernel.codes import POINT
from carsonne.kernel.game import CHANCE, Event, Seat
from carsonne.kernel.match import Match
from carsonne.kernel.state import State

END = "end"
"""The part of a game in which its last points are counted."""
MOST_MOMENTS = 3
LASTING = 4
"""Turns for which a change must last to count in full."""
LEAST_SWING = 0.02
"""Less than this did not decide anything."""


class Source(Struct):
    """Where points came from, and how many of each seat's did."""

    id: str
    points: list[int]


class Chapter(Struct):
    """A part of the game, such as a round, and each player's points at its end."""

    id: str
    """In the game's own terms; "end" is what was counted after the last one."""
    n: int
    """Its last entry."""
    scores: list[int]


class Stand(Struct):
    """Everybody's points after `n` entries; they stay until the next one."""

    n: int
    scores: list[int]


class Swing(Struct):
    """What decided the game: a turn, or what chance brought, and what it did to the winner's chance to win."""

    n: int
    """The last of its entries."""
    seat: int | None
    """Who moved; null is chance."""
    before: float
    after: float
    events: list[Event]


class Course(Struct):
    """The course of a game."""

    winner: int
    """The player whose chances the moments are about; one above the seats is played by the rules."""
    sources: list[Source]
    """In the game's order; empty if it cannot tell."""
    chapters: list[Chapter]
    curve: list[Stand]
    moments: list[Swing]
    """At most three, in the order of the game."""


class _Turn(Struct):
    """Entries that belong together, and each player's chance to win after them."""

    n: int
    seat: Seat | None
    events: list[Event]
    chances: list[float]


def course_of(steps: Iterable[tuple[Match, list[Event]]], winners: Sequence[Seat]) -> Course:
    """Return the course of a game from its steps: the match before the first entry, then after each, with its events.

    `winners` are those that the table knows; without any, the chances say who was ahead.
    """
    steps = iter(steps)
    reading = _Reading(*next(steps))
    for match, events in steps:
        reading.go_on(match, events)
    return reading.course(winners)


class _Reading:
    """Goes through a game once, and notes what is worth telling."""

    def __init__(self, match: Match, events: list[Event]) -> None:
        self.match = match
        self.n = 0
        self.told = list(events)
        self.chapter = self._chapter()
        self.chapters: list[Chapter] = []
        self.curve = [Stand(0, self._scores())]
        self.turns = [_Turn(0, None, [], self._chances())]

    def go_on(self, match: Match, events: list[Event]) -> None:
        """Take in one more entry."""
        self.n += 1
        self.told += events
        self._count()
        self._turn(self._mover(match), events)

    def _count(self) -> None:
        """Note new points, and the end of a part of the game before them if the game counts the last ones apart."""
        chapter, scores = self._chapter(), self._scores()
        if chapter != self.chapter:
            self.chapters.append(Chapter(self.chapter, self.n, self.curve[-1].scores if chapter == END else scores))
            self.chapter = chapter
        if scores != self.curve[-1].scores:
            self.curve.append(Stand(self.n, scores))

    def _turn(self, seat: Seat | None, events: list[Event]) -> None:
        """Join moves of one seat in succession into a turn, with what was drawn for it alone before."""
        last = self.turns[-1]
        drawn_for = {event.seat for event in last.events if hasattr(event, "seat")} if last.seat is None else set()
        if self.n > 1 and seat is not None and (last.seat == seat or drawn_for == {seat}):
            events = [*self.turns.pop().events, *events]
        self.turns.append(_Turn(self.n, seat, events, self._chances()))

    def course(self, winners: Sequence[Seat]) -> Course:
        """Return everything that was noted."""
        last = self.turns[-1].chances
        winner = winners[0] if winners else last.index(max(last))
        found = sources(self.match.game, self.match.state, self.told)
        return Course(
            winner=winner,
            sources=[Source(name, [row.get(name, 0) for row in found]) for name in _names(found)],
            chapters=[*self.chapters, Chapter(self.chapter, self.n, self._scores())],
            curve=self.curve,
            moments=self._moments(winner),
        )

    def _moments(self, winner: int) -> list[Swing]:
        """Return the turns that moved the chances most, of those in which something changed: no one recalls a pass."""
        course = [turn.chances[winner] for turn in self.turns]
        told = {at: self._changes(turn) for at, turn in enumerate(self.turns)}
        weights = {at: _weight(course, at) for at in range(1, len(course)) if told[at]}
        largest = sorted((at for at in weights if weights[at] >= LEAST_SWING), key=lambda at: -weights[at])
        return [
            Swing(self.turns[at].n, self.turns[at].seat, course[at - 1], course[at], told[at])
            for at in sorted(largest[:MOST_MOMENTS])
        ]

    def _changes(self, turn: _Turn) -> list[Event]:
        discerning = self.match.game.offers.changes
        return list(discerning.changes(turn.events)) if discerning else turn.events

    def _mover(self, match: Match) -> Seat | None:
        seat = match.entries[-1].seat
        return None if seat == CHANCE else seat

    def _chapter(self) -> str:
        chapters = self.match.game.offers.chapters
        return chapters.chapter(self.match.state) if chapters else ""

    def _scores(self) -> list[int]:
        return [int(points) for points in self.match.game.scores(self.match.state)]

    def _chances(self) -> list[float]:
        """Return every player's chance to win; certain once the game is over. Advisors know nothing but a `State`."""
        advisor, state = advisor_of(self.match.game.name), self.match.state
        if not isinstance(state, State):
            return [1 / self.match.setup.seats] * self.match.setup.seats
        return chances([points / POINT for points in advisor.expected(state)], advisor.doubted(state) / POINT)


def _weight(course: list[float], at: int) -> float:
    """Return how much a turn changed a chance for good; a passing alarm counts for little."""
    before, then = course[at - 1], course[at : at + LASTING]
    now, later = course[at] - before, sum(then) / len(then) - before
    return min(abs(now), abs(later)) if now * later > 0 else 0.0


def _names(found: list[dict[str, int]]) -> list[str]:
    """Return the sources that gave anybody something, in the order in which the game names them."""
    return [name for name in dict.fromkeys(name for row in found for name in row) if any(r.get(name) for r in found)]
