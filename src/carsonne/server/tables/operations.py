"""From the log to a match and back: operations, what they draw, and the moves that stand. No database here."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any

from msgspec import Struct

from carsonne import registry
from carsonne.kernel.dealer import Dealer
from carsonne.kernel.errors import BadRecord
from carsonne.kernel.game import CHANCE, Event, Json, Seat, Setup
from carsonne.kernel.match import Match, checked_setup
from carsonne.kernel.record import FORMAT, Record, RecordSetup, replay
from carsonne.server.store.rows import LogRow, Standing, TableRow


class Op(Struct):
    """An operation that somebody wishes: play, confirm, undo or restart. `id` is unique at the table, or None."""

    kind: str
    seat: Seat
    id: str | None = None
    decision: int | None = None
    move: Json | None = None


class News(Struct):
    """What one accepted operation made happen, for everybody: `shown_news` filters it."""

    version: int
    kind: str
    seat: Seat | None
    events: list[Event]


Done = tuple[list[LogRow], list[News]]


def setup_of(row: TableRow) -> Setup:
    """The set-up of a table's game."""
    names = [seating.name for seating in row.seats]
    return checked_setup(registry.find(row.game), len(row.seats), row.options, names, row.position)


def dealer_of(row: TableRow) -> Dealer:
    """The dealer of a table's game at its beginning."""
    return Dealer(bytes.fromhex(row.seed), row.salt)


def first_match(row: TableRow) -> Match:
    """A table's game at version 0. Nobody confirms by itself: the server writes confirmations to the log."""
    game = registry.find(row.game)
    if row.prefix is None:
        return Match(game, setup_of(row), dealer_of(row), auto=())
    match = replay(game, imported_record(row))
    match.auto = set()
    match.resume(dealer_of(row))
    return match


def imported_record(row: TableRow) -> Record:
    """The record that a table began with."""
    setup = RecordSetup(len(row.seats), [s.name for s in row.seats], row.options, row.position)
    moves: Any = row.prefix or []
    return Record(FORMAT, row.game, row.rules, setup, moves)


def opening(match: Match, imported: int) -> Done:
    """The first entry of the log: the draws before anybody moves."""
    drawn = [entry.data for entry in match.entries[imported:]]
    row = LogRow(0, "start", drawn=drawn, at=time.time())
    return [row], [News(0, "start", None, match.game.events(match.state))]


# Operations


def carry_out(match: Match, op: Op, auto: Collection[Seat]) -> Done:
    """Do what is wished, and confirm for the seats that want it; raises and changes nothing when it is refused."""
    done: Done = ([], [])
    if op.kind == "restart":
        _note(done, match, "undo", op.seat, None, op.id)
        while match.can_undo(op.seat):
            _note(done, match, "undo", op.seat)
    else:
        _note(done, match, op.kind, op.seat, op.move, op.id, op.decision)
    if op.kind == "play":
        confirm_all(match, auto, done)
    return done


def confirm_all(match: Match, auto: Collection[Seat], done: Done) -> None:
    """Confirm for everybody who does not want to be asked."""
    while asked := [seat for seat in match.waiting_for() if seat in auto and match.asks(seat) == "confirm"]:
        _note(done, match, "confirm", asked[0])


def _note(
    done: Done,
    match: Match,
    kind: str,
    seat: Seat,
    move: Json | None = None,
    id_: str | None = None,
    decision: int | None = None,
) -> None:
    row = LogRow(match.version + 1, kind, seat, move, op=id_, at=time.time())
    done[1].append(perform(match, row, decision))
    done[0].append(row)


_PERFORM: dict[str, Callable[[Match, LogRow, int | None], list[Event]]] = {
    "play": lambda match, row, decision: match.play(row.seat or 0, row.move or {}, decision),
    "confirm": lambda match, row, decision: match.confirm(row.seat or 0, decision),
    "undo": lambda match, row, decision: match.undo(row.seat or 0),
}


def perform(match: Match, row: LogRow, decision: int | None = None) -> News:
    """Carry out one entry, noting in it the move as it is written and what was drawn."""
    before = len(match.entries)
    events = _PERFORM[row.kind](match, row, decision)
    if row.kind == "play":
        row.move = match.entries[before].data
    row.drawn = [entry.data for entry in match.entries[before:] if entry.seat == CHANCE]
    return News(match.version, row.kind, row.seat, events)


def repeat(match: Match, rows: Iterable[LogRow]) -> list[News]:
    """Go through entries of the log again. What they drew then must come again."""
    news = []
    for row in rows:
        if row.seq == 0:
            continue
        drawn = row.drawn
        news.append(perform(match, row))
        if match.version != row.seq or row.drawn != drawn:
            raise BadRecord(f"The log and the rules disagree at entry {row.seq}.")
    return news


def standing(match: Match) -> Standing:
    """What the lobby shows of a match."""
    winners = list(match.game.winners(match.state)) if match.over else []
    scores = [int(points) for points in match.game.scores(match.state)]
    return Standing(match.version, match.waiting_for(), scores, winners, match.over)


def moves_in(row: TableRow, rows: Sequence[LogRow]) -> list[tuple[Seat, Json]]:
    """The moves that stand after entries of the log, the imported ones first."""
    moves: list[tuple[Seat, Json]] = [(CHANCE if w == "*" else int(w), data) for w, data in row.prefix or []]
    for entry in rows:
        if entry.kind == "undo":
            del moves[max(i for i, (seat, _) in enumerate(moves) if seat == entry.seat)]
        elif entry.kind == "play":
            moves.append((entry.seat or 0, entry.move or {}))
        moves += [(CHANCE, data) for data in entry.drawn]
    return moves
