"""The course of a game that has ended: who had how many points when, where they came from, and what decided it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from carsonne.arena.sources import sources
from carsonne.bots.advising import advisor_of
from carsonne.bots.compound_moves import follows
from carsonne.bots.judging import chances
from carsonne.kernel.codes import POINT
from carsonne.kernel.game import CHANCE, Event, Json, Seat
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
    """What decided the game: a decision, or what chance or all together brought, and what it did to a chance to win."""

    n: int
    """The last of its entries."""
    asked: int | None
    """After how many entries its player was asked; null where no one player decided."""
    seat: int | None
    """Who decided; null is chance, or several who chose together."""
    player: int
    """Whose chance to win it is: who decided, or else the winner."""
    before: float
    after: float
    events: list[Event]
    """What it brought, to that player first of all."""
    moves: list[Json]
    """What was decided, if one player decided."""


class Course(Struct):
    """The course of a game."""

    winner: int
    """The one who won, or who was ahead; one above the seats is played by the rules."""
    sources: list[Source]
    """In the game's order; empty if it cannot tell."""
    chapters: list[Chapter]
    curve: list[Stand]
    moments: list[Swing]
    """At most three, in the order of the game."""


class _Turn(Struct):
    """Entries that belong together, and each player's chance to win after them."""

    n: int
    asked: int
    """After how many entries its seat was asked."""
    seat: Seat | None
    events: list[Event]
    chances: list[float]
    moves: list[Json]


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
        self.turns = [_Turn(0, 0, None, [], self._chances(), [])]
        self.hidden = False

    def go_on(self, match: Match, events: list[Event]) -> None:
        """Take in one more entry."""
        self.n += 1
        self.told += events
        self._count()
        self._turn(match, events)

    def _count(self) -> None:
        """Note new points, and the end of a part of the game before them if the game counts the last ones apart."""
        chapter, scores = self._chapter(), self._scores()
        if chapter != self.chapter:
            self.chapters.append(Chapter(self.chapter, self.n, self.curve[-1].scores if chapter == END else scores))
            self.chapter = chapter
        if scores != self.curve[-1].scores:
            self.curve.append(Stand(self.n, scores))

    def _turn(self, match: Match, events: list[Event]) -> None:
        """Join the moves of one decision into a turn, with what was drawn for its seat alone before."""
        entry, last, asked = match.entries[-1], self.turns[-1], self.n - 1
        seat, moves = self._decider(match, events), [entry.data]
        drawn_for = {event.seat for event in last.events if hasattr(event, "seat")} if last.seat is None else set()
        if self.n > 1 and seat is not None and last.seat == seat and _continues(match.game.name, last, entry.data):
            self.turns.pop()
            asked, moves, events = last.asked, last.moves + moves, last.events + events
        elif self.n > 1 and seat is not None and drawn_for == {seat}:
            events = self.turns.pop().events + events
        self.turns.append(_Turn(self.n, asked, seat, events, self._chances(), moves if seat is not None else []))

    def _decider(self, match: Match, events: list[Event]) -> Seat | None:
        """Return whose decision an entry is alone: not one that others made at the same time, in secret."""
        entry, together = match.entries[-1], self.hidden
        self.hidden = any(one.is_secret for one in match.entries[match.fixed :])
        return None if entry.seat == CHANCE or together or self.hidden else entry.seat

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
        """Return the turns that moved a chance most, of those in which something changed: no one recalls a pass."""
        found = [self._swing(at, winner) for at in range(1, len(self.turns))]
        weights = {at: self._weight(at, swing) for at, swing in enumerate(found, 1) if swing.events}
        largest = sorted((at for at in weights if weights[at] >= LEAST_SWING), key=lambda at: -weights[at])
        return [found[at - 1] for at in sorted(largest[:MOST_MOMENTS])]

    def _swing(self, at: int, winner: int) -> Swing:
        """Return what a turn did to the chance of who decided in it; if it told nothing of them, to the winner's."""
        turn, changes = self.turns[at], self._changes(self.turns[at])
        seat = turn.seat if _about(changes, turn.seat) else None
        player = winner if seat is None else seat
        before, asked = self.turns[at - 1].chances[player], None if seat is None else turn.asked
        events = _about(changes, player) or changes
        moves = [] if seat is None else turn.moves
        return Swing(turn.n, asked, seat, player, before, turn.chances[player], events, moves)

    def _weight(self, at: int, swing: Swing) -> float:
        """Return how much a turn changed a chance for good; a passing alarm counts for little."""
        then = [turn.chances[swing.player] for turn in self.turns[at : at + LASTING]]
        now, later = swing.after - swing.before, sum(then) / len(then) - swing.before
        return min(abs(now), abs(later)) if now * later > 0 else 0.0

    def _changes(self, turn: _Turn) -> list[Event]:
        discerning = self.match.game.offers.changes
        return list(discerning.changes(turn.events)) if discerning else turn.events

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


def _continues(game: str, turn: _Turn, move: Json) -> bool:
    """Return whether a move belongs to the decision before it, as a follower belongs to its tile."""
    return move.get("type") in follows(game, str(turn.moves[-1].get("type")))


def _about(events: list[Event], player: int | None) -> list[Event]:
    """Return the events that tell what a player did or got."""
    return [event for event in events if player is not None and getattr(event, "seat", None) == player]


def _names(found: list[dict[str, int]]) -> list[str]:
    """Return the sources that gave anybody something, in the order in which the game names them."""
    return [name for name in dict.fromkeys(name for row in found for name in row) if any(r.get(name) for r in found)]
