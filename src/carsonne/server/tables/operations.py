"""Carrying out operations on a match and repeating them from the log. No database here."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from carsonne import registry
from carsonne.kernel.dealer import Dealer
from carsonne.kernel.errors import BadRecord, IllegalMove
from carsonne.kernel.game import CHANCE, Event, Json, Part, Seat, Setup
from carsonne.kernel.lesson import LessonDealer
from carsonne.kernel.match import Match, checked_setup
from carsonne.kernel.questions import can_take_back, has_chosen, only_answer
from carsonne.kernel.record import FORMAT, Record, RecordSetup, replay
from carsonne.kernel.snapshot import Frozen, thaw
from carsonne.locales import message
from carsonne.server.store.rows import LogKind, LogRow, TableRow

OpKind: TypeAlias = Literal["play", "confirm", "undo", "restart"]


class Op(Struct):
    """An operation that a seat asks for. `id` is unique at the table, or None."""

    kind: OpKind
    seat: Seat
    id: str | None = None
    decision: int | None = None
    move: Json | None = None
    confirm: bool = False
    """Whether this move ends the turn, if there is nothing left to decide in it."""


class AutoPlay(Struct, frozen=True):
    """What is done for seats without asking: the turns of some are confirmed, and some decide only where they can."""

    confirms: frozenset[Seat] = frozenset()
    answers: frozenset[Seat] = frozenset()


class News(Struct):
    """What one accepted operation caused, unfiltered: `shown_news` says what each seat may see of it."""

    version: int
    kind: LogKind
    seat: Seat | None
    parts: list[Part]

    @property
    def events(self) -> Sequence[Event]:
        """All of its events."""
        return self.parts[0].events if len(self.parts) == 1 else [event for part in self.parts for event in part.events]

    def forget_positions(self) -> None:
        """Keep only the events."""
        self.parts = [Part(self.events, None)]


Done = tuple[list[LogRow], list[News]]


# The match of a table


def setup_of(row: TableRow) -> Setup:
    """Return the set-up of a table's game."""
    names = [seating.name for seating in row.seats]
    return checked_setup(registry.find(row.game), len(row.seats), row.options, names, row.position, recorded=True)


def dealer_of(row: TableRow) -> Dealer:
    """Return the dealer of a table's game, before the first draw."""
    seed = bytes.fromhex(row.seed)
    if row.lesson is not None:
        return LessonDealer(seed, row.salt, registry.line(row.game, row.lesson).draws)
    return Dealer(seed, row.salt)


def first_match(row: TableRow, imported: Frozen | None = None) -> Match:
    """Start a table's game at version 0. The server logs confirmations, so no seat confirms automatically.

    `imported` is the position that an imported record leads to; without it the record is replayed.
    """
    game = registry.find(row.game)
    if row.prefix is None:
        return Match(game, setup_of(row), dealer_of(row), auto=())
    match = replay(game, _imported_record(row)) if imported is None else thaw(game, setup_of(row), imported)
    match.auto = set()
    match.resume(dealer_of(row))
    return match


def _imported_record(row: TableRow) -> Record:
    setup = RecordSetup(len(row.seats), [s.name for s in row.seats], row.options, row.position)
    moves: Any = row.prefix or []
    return Record(FORMAT, row.game, row.rules, setup, moves)


def opening(match: Match, imported: int, auto: AutoPlay) -> list[LogRow]:
    """Return the first entries of the log: the draws before the first move, and the automatic answers."""
    drawn = [entry.data for entry in match.entries[imported - match.past :]]
    entries, _ = auto_answer(match, auto)
    return [LogRow(0, "start", drawn=drawn, at=time.time()), *entries]


# Operations


def carry_out(match: Match, op: Op, auto: AutoPlay) -> Done:
    """Carry out an operation and the automatic answers after it; a refusal raises and changes nothing."""
    done: Done = ([], [])
    if op.kind == "undo" or op.kind == "restart":  # mypy knows then what is left
        _take_back(match, op, auto, done)
    else:
        _note(done, match, op.kind, op.seat, op.move, op.id, op.decision)
    confirms = auto.confirms | {op.seat} if op.confirm else auto.confirms
    _auto_answer(match, AutoPlay(confirms, auto.answers), done)
    return done


def auto_answer(match: Match, auto: AutoPlay) -> Done:
    """Give all automatic answers, until a seat must be asked."""
    done: Done = ([], [])
    _auto_answer(match, auto, done)
    return done


def _auto_answer(match: Match, auto: AutoPlay, done: Done) -> None:
    while any(_go_on(match, seat, auto, done) for seat in match.waiting_for()):
        pass


def _take_back(match: Match, op: Op, auto: AutoPlay, done: Done) -> None:
    """Undo the last move that was a choice, or the whole turn. Forced answers before it are given again."""
    automatic = op.seat in auto.answers
    if automatic and match.can_undo(op.seat) and not can_take_back(match, op.seat):
        raise IllegalMove(message("error-nothing-to-undo"), "nothing_to_undo")
    _note(done, match, "undo", op.seat, id_=op.id)
    while match.can_undo(op.seat) and (op.kind == "restart" or (automatic and only_answer(match, op.seat) is not None)):
        _note(done, match, "undo", op.seat)


def _go_on(match: Match, seat: Seat, auto: AutoPlay, done: Done) -> bool:
    """Answer for a seat if it need not be asked; return whether it was answered."""
    automatic = seat in auto.answers
    if match.asks(seat) == "confirm":
        if seat not in auto.confirms and (not automatic or has_chosen(match, seat)):
            return False
        _note(done, match, "confirm", seat)
        return True
    move = only_answer(match, seat) if automatic else None
    if move is None:
        return False
    _note(done, match, "play", seat, move)
    return True


def _note(
    done: Done,
    match: Match,
    kind: LogKind,
    seat: Seat,
    move: Json | None = None,
    id_: str | None = None,
    decision: int | None = None,
) -> None:
    row = LogRow(match.version + 1, kind, seat, move, op=id_, at=time.time())
    done[1].append(_perform(match, row, decision))
    done[0].append(row)


_PERFORM: dict[str, Callable[[Match, LogRow, int | None], list[Event]]] = {
    "play": lambda match, row, decision: match.play(row.seat or 0, row.move or {}, decision),
    "confirm": lambda match, row, decision: match.confirm(row.seat or 0, decision),
    "undo": lambda match, row, decision: match.undo(row.seat or 0),
}


def _perform(match: Match, row: LogRow, decision: int | None = None) -> News:
    """Carry out one entry; its move is rewritten in the game's own form, and the draws are added."""
    before = len(match.entries)
    _PERFORM[row.kind](match, row, decision)
    if row.kind == "play":
        row.move = match.entries[before].data
    row.drawn = [entry.data for entry in match.entries[before:] if entry.seat == CHANCE]
    return News(match.version, row.kind, row.seat, match.parts)


def repeat(match: Match, rows: Iterable[LogRow]) -> list[News]:
    """Carry out entries of the log again, which must lead to the same draws."""
    news = []
    for row in rows:
        if row.seq == 0:
            continue
        drawn = row.drawn
        news.append(_perform(match, row))
        if match.version != row.seq or row.drawn != drawn:
            raise BadRecord(message("error-log-disagrees", entry=row.seq))
    return news


def moves_in(row: TableRow, rows: Sequence[LogRow]) -> list[tuple[Seat, Json]]:
    """Return the moves that stand after these entries of the log, imported ones first."""
    moves: list[tuple[Seat, Json]] = [(CHANCE if w == "*" else int(w), data) for w, data in row.prefix or []]
    for entry in rows:
        if entry.kind == "undo":
            del moves[max(i for i, (seat, _) in enumerate(moves) if seat == entry.seat)]
        elif entry.kind == "play":
            moves.append((entry.seat or 0, entry.move or {}))
        moves += [(CHANCE, data) for data in entry.drawn]
    return moves
