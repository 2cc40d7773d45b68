"""New tables: from scratch, from a typed position, from a record, or as a rematch."""

from __future__ import annotations

import secrets
import time

from carsonne import registry
from carsonne.kernel.dealer import Dealer
from carsonne.kernel.errors import BadOptions, BadPosition
from carsonne.kernel.match import checked_setup
from carsonne.kernel.snapshot import Frozen
from carsonne.locales import message
from carsonne.server.errors import Refusal
from carsonne.server.identity import new_id
from carsonne.server.protocol.payloads import NewTable
from carsonne.server.store.rows import PlayerRow, TableRow
from carsonne.server.tables.ending import end_by_rules, scores
from carsonne.server.tables.imports import Imported, import_record
from carsonne.server.tables.naming import tell_apart
from carsonne.server.tables.operations import first_match
from carsonne.server.tables.seating import new_seat, rotated_seats


def make_table(wish: NewTable, me: PlayerRow) -> tuple[TableRow, Frozen | None]:
    """Make a table as its host asked for it, and the position of an imported record.

    Everything that could go wrong at the start is tried now.
    """
    game = registry.find(wish.game)
    if wish.position is not None and wish.record is not None:
        raise Refusal("bad_request", message("error-record-or-position"))
    row = TableRow(
        id=new_id(),
        game=game.name,
        rules=game.rules,
        options=wish.options,
        seed=Dealer().seed.hex(),
        host=me.id,
        listed=wish.listed,
        takeover=wish.takeover,
        hints=wish.hints,
        status="waiting",
        created=time.time(),
        updated=time.time(),
        seats=[new_seat(number, one, game.name, me) for number, one in enumerate(wish.seats)],
    )
    tell_apart(row.seats)
    record = None if wish.record is None else _use_record(row, wish.record, wish.at)
    if record is None:
        _use_options(row, wish.position)
    imported = None if record is None else record.frozen
    match = first_match(row, imported)
    row.scores = scores(match)
    if record is not None and record.over:
        end_by_rules(row, match)
    return row, imported


def _use_options(row: TableRow, position: str | None) -> None:
    game = registry.find(row.game)
    if position is not None:
        if game.offers.notation is None:
            raise BadPosition(message("error-no-notation", game=game.title))
        row.position, row.options = position, game.offers.notation.setup_of(position)[1] | row.options
    row.options = checked_setup(game, len(row.seats), row.options).options


def _use_record(row: TableRow, text: str, at: int | None) -> Imported:
    record = import_record(row.game, text, at)
    if record.setup.seats != len(row.seats):
        raise BadOptions(message("error-record-seats", record=record.setup.seats, table=len(row.seats)), "bad_seats")
    row.options, row.position = dict(record.setup.options), record.setup.position
    row.prefix, row.imported = record.moves, len(record.moves)
    return record


def make_rematch(row: TableRow, me: str) -> TableRow:
    """Make a rematch: the same game, with everyone one seat further."""
    if not row.ended:
        raise Refusal("not_over", message("error-not-over"))
    seats = rotated_seats(row)
    return TableRow(
        id=new_id(),
        game=row.game,
        rules=registry.find(row.game).rules,
        options=row.options,
        seed=secrets.token_hex(32),
        host=me,
        listed=row.listed,
        takeover=row.takeover,
        hints=row.hints,
        status="waiting",
        created=time.time(),
        updated=time.time(),
        position=row.position,
        scores=[0] * len(seats),
        seats=seats,
    )
