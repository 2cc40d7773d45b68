"""Looking back: a game entry by entry, positions in its middle, its record, and whether it was dealt fairly."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from carsonne import registry
from carsonne.kernel.game import CHANCE, Event, Seat
from carsonne.kernel.match import Match
from carsonne.kernel.privacy import shown_news
from carsonne.kernel.record import Deal, Record, Unverifiable, record_of, verify
from carsonne.server.errors import Refusal
from carsonne.server.protocol.payloads import Fairness, History, Step
from carsonne.server.store.rows import TableRow
from carsonne.server.tables.operations import setup_of
from carsonne.server.tables.presenters import deal_info


def walk(live: Match, row: TableRow, to: int, quiet: bool = False) -> Iterator[tuple[Match, list[Event]]]:
    """The game from its beginning: the match after each of the first `to` entries, and what happened with it.

    A turn that is not confirmed yet in the live match is not confirmed here, so nothing is told too early.
    """
    game = registry.find(row.game)
    match = Match(game, setup_of(row), auto=(), quiet=quiet)
    yield match, game.events(match.state)
    for n, (seat, data) in enumerate(live.moves(None, full=True)[:to], 1):
        if quiet and n == to:
            match.quiet = False
            game.listen(match.state)
        events = match.play(seat, data)
        while n <= live.fixed and (asked := [s for s in match.waiting_for() if match.asks(s) == "confirm"]):
            events += match.confirm(asked[0])
        yield match, events


def at(live: Match, row: TableRow, n: int | None) -> tuple[int, Match, list[Event]]:
    """The match after n entries (the present without n), and what happened with the last of them.

    For the past the live match must know all of its moves (`Room.past`).
    """
    if n is None:
        return live.past + len(live.entries), live, []
    if not 0 <= n <= len(live.entries):
        raise Refusal("not_found", f"The game has {len(live.entries)} entries.")
    events: list[Event] = []
    match = live
    for match, events in walk(live, row, n, quiet=True):  # noqa: B007  # the last one is wanted
        pass
    return n, match, events


def history(live: Match, row: TableRow, seat: Seat | None) -> History:
    """All moves that stand, as a seat may see them."""
    moves = live.moves(seat, full=row.ended)
    told = [events if row.ended else shown_news(events, seat) for _, events in walk(live, row, len(moves))]
    steps = [
        Step(n, None if who == CHANCE else who, move, events)
        for n, ((who, move), events) in enumerate(zip(moves, told[1:], strict=True), 1)
    ]
    return History(seat, live.version, told[0], steps)


def record(live: Match, row: TableRow, seat: Seat | None) -> Record:
    """The record as a seat may see it; everything once the game has ended.

    Scores are in it when the game was played to its end, and the deal unless a part of it was dealt elsewhere.
    """
    found = record_of(live, seat, full=row.ended)
    found.deal = None if row.prefix is not None else msgspec.convert(msgspec.to_builtins(deal_info(row)), Deal)
    if not live.over:
        found.scores = None
    return found


def fairness(live: Match, row: TableRow) -> Fairness:
    """Every draw computed again from the seed."""
    fair, problem = None, None
    if row.prefix is not None:
        problem = "A part of this game was dealt elsewhere."
    else:
        try:
            problem = verify(registry.find(row.game), record(live, row, None))
            fair = problem is None
        except Unverifiable as error:
            problem = error.detail
    draws = sum(entry.seat == CHANCE for entry in live.entries)
    return Fairness(fair, problem, deal_info(row), len(live.entries), draws)
