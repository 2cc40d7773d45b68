"""Looking back at a game: its moves and events, positions on the way, its record, and whether it was dealt fairly."""

from __future__ import annotations

from random import Random

import msgspec

from carsonne import registry
from carsonne.arena.course import Course, Swing, course_of
from carsonne.bots.reviewing import Decision
from carsonne.kernel.game import CHANCE, Seat
from carsonne.kernel.match import Match
from carsonne.kernel.privacy import shown_news
from carsonne.kernel.record import Deal, Record, Unverifiable, record_of, verify
from carsonne.locales import Message, message, say
from carsonne.server.errors import Refusal
from carsonne.server.protocol.history import Fairness, Frame, History, Step
from carsonne.server.protocol.patch import between
from carsonne.server.store.rows import TableRow
from carsonne.server.tables.presenters import asking_nothing, deal_info
from carsonne.server.tables.timeline import Moment, Timeline, WrittenChunk

CHUNK = 16
"""Entries in a chunk; it starts at one of the positions that a timeline keeps."""


def present(live: Match) -> Moment:
    """Return the game as it stands."""
    return Moment(live.past + len(live.entries), live, [])


def at(live: Match, timeline: Timeline, n: int) -> Moment:
    """Return the game after n entries of a match that knows all of its moves (`Room.with_past`)."""
    check_entry(live, n)
    return timeline.at(live, n)


def check_entry(live: Match, n: int) -> None:
    """Raise Refusal unless the game has `n` entries."""
    if not 0 <= n <= len(live.entries):
        raise Refusal("not_found", message("error-no-such-entry", entries=len(live.entries)))


def frame(match: Match, seat: Seat | None) -> Frame:
    """Return a position of a replay as a seat may see it."""
    surveyor = match.game.offers.survey
    survey = surveyor.survey(match.state) if surveyor else None
    return Frame(asking_nothing(match.view(seat)), survey)


def chunk(live: Match, timeline: Timeline, start: int, seat: Seat | None) -> WrittenChunk:
    """Make the chunk that starts at an entry."""
    matches = timeline.following(live, start, min(start + CHUNK, len(live.entries)))
    first = last = frame(next(matches), seat)
    patches = []
    for match in matches:
        shown = frame(match, seat)
        patches.append(between(last, shown))
        last = shown
    return WrittenChunk(start, seat, msgspec.Raw(msgspec.json.encode(first)), msgspec.Raw(msgspec.json.encode(patches)))


def history(live: Match, row: TableRow, timeline: Timeline, seat: Seat | None) -> History:
    """Return all moves that stand, as a seat may see them."""
    moves = live.moves(seat, full=row.ended)
    told = [events if row.ended else shown_news(events, seat) for events in timeline.story(live)]
    steps = [
        Step(n, None if who == CHANCE else who, move, events)
        for n, ((who, move), events) in enumerate(zip(moves, told[1:], strict=True), 1)
    ]
    return History(seat, live.version, told[0], steps)


def course(live: Match, row: TableRow, timeline: Timeline) -> Course:
    """Return how a finished game went."""
    if not row.ended:
        raise Refusal("not_over", message("error-no-results-yet"))
    return course_of(timeline.replayed(live), row.winners)


def decisions(live: Match, timeline: Timeline, moments: list[Swing]) -> list[Decision | None]:
    """Return what was decided at the moments of a course, as its seat could know it; None if no one seat decided."""
    return [_decision(live, timeline, moment) for moment in moments]


def _decision(live: Match, timeline: Timeline, moment: Swing) -> Decision | None:
    """Return what a seat was asked, and what it answered."""
    if moment.asked is None or moment.seat is None:
        return None
    match = timeline.at(live, moment.asked).match
    state = match.game.imagine(match.state, moment.seat, Random(moment.n))
    return Decision(live.game.name, state, moment.seat, moment.moves)


def record(live: Match, row: TableRow, seat: Seat | None) -> Record:
    """Return the record as a seat may see it, complete once the game has ended.

    It has scores if the game was played to its end, and the deal unless part of it was dealt elsewhere.
    """
    written = record_of(live, seat, full=row.ended)
    written.deal = None if row.prefix is not None else msgspec.convert(msgspec.to_builtins(deal_info(row)), Deal)
    if not live.over:
        written.scores = None
    return written


def fairness(live: Match, row: TableRow) -> Fairness:
    """Compute every draw again from the seed."""
    fair: bool | None = None
    problem: Message | None = None
    if row.prefix is not None:
        problem = message("dealt-elsewhere")
    else:
        try:
            problem = verify(registry.find(row.game), record(live, row, None))
            fair = problem is None
        except Unverifiable as error:
            problem = error.said
    draws = sum(entry.seat == CHANCE for entry in live.entries)
    text = None if problem is None else say(problem, language="en")
    return Fairness(fair, text, problem, deal_info(row), len(live.entries), draws)
