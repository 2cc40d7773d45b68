"""New tables: from nothing, from a typed position, from a record, or as a rematch."""

from __future__ import annotations

import secrets
import time

import msgspec

from carsonne import registry
from carsonne.kernel.capabilities import Notation
from carsonne.kernel.dealer import Dealer
from carsonne.kernel.errors import BadOptions, BadPosition
from carsonne.kernel.game import CHANCE
from carsonne.kernel.match import Match, checked_setup
from carsonne.kernel.record import Record, parse, replay
from carsonne.server.errors import Refusal
from carsonne.server.identity import new_id
from carsonne.server.protocol.payloads import Check, Checked, NewTable, Player
from carsonne.server.store.rows import TableRow
from carsonne.server.tables.operations import first_match, standing
from carsonne.server.tables.seating import seated, turned


def make_table(wish: NewTable, me: Player) -> TableRow:
    """A table as its host wishes it. Everything that could go wrong at the start is tried now."""
    game = registry.find(wish.game)
    if wish.position is not None and wish.record is not None:
        raise Refusal("bad_request", "A table begins with a record or with a position, not with both.")
    row = TableRow(
        id=new_id(),
        game=game.name,
        rules=game.rules,
        options=wish.options,
        seed=Dealer().seed.hex(),
        host=me.id,
        listed=wish.listed,
        takeover=wish.takeover,
        status="waiting",
        created=time.time(),
        updated=time.time(),
        seats=[seated(number, one, game.name, me) for number, one in enumerate(wish.seats)],
    )
    if wish.record is not None:
        _from_record(row, parse(wish.record), wish.at)
    else:
        _from_options(row, wish.position)
    _note(row, first_match(row))
    return row


def _from_options(row: TableRow, position: str | None) -> None:
    game = registry.find(row.game)
    if position is not None:
        if not isinstance(game, Notation):
            raise BadPosition(f"{game.title} has no notation.")
        row.position, row.options = position, game.setup_of(position)[1] | row.options
    row.options = checked_setup(game, len(row.seats), row.options).options


def _from_record(row: TableRow, record: Record, at: int | None) -> None:
    if record.setup.seats != len(row.seats):
        raise BadOptions(f"The record has {record.setup.seats} seats, the table {len(row.seats)}.", "bad_seats")
    match = replay(registry.find(row.game), record, at)
    row.options, row.position = dict(match.setup.options), match.setup.position
    row.prefix = [("*" if who == CHANCE else who, move) for who, move in match.moves(None, full=True)]
    row.imported = len(row.prefix)
    if match.over:
        row.status, row.ended_by = "finished", "rules"


def _note(row: TableRow, match: Match) -> None:
    now = standing(match)
    row.scores, row.winners = now.scores, now.winners


def make_rematch(row: TableRow, me: str) -> TableRow:
    """A rematch: the same game, everybody one seat further."""
    if not row.ended:
        raise Refusal("not_over", "The game is still going on.")
    seats = turned(row)
    return TableRow(
        id=new_id(),
        game=row.game,
        rules=registry.find(row.game).rules,
        options=row.options,
        seed=secrets.token_hex(32),
        host=me,
        listed=row.listed,
        takeover=row.takeover,
        status="waiting",
        created=time.time(),
        updated=time.time(),
        position=row.position,
        scores=[0] * len(seats),
        seats=seats,
    )


def inspect_text(wish: Check) -> Checked:
    """What a text holds: a record when it begins like one, else a position."""
    game = registry.find(wish.game)
    if wish.text.lstrip().startswith("{"):
        record = parse(wish.text)
        match, kind = replay(game, record), "record"
    else:
        if not isinstance(game, Notation):
            raise BadPosition(f"{game.title} has no notation.")
        seats, options = game.setup_of(wish.text)
        match, kind = Match(game, checked_setup(game, seats, options, position=wish.text)), "position"
    facts = {"kind": kind, "game": game.name, "seats": match.setup.seats, "options": match.setup.options}
    facts |= {"names": list(match.setup.names), "entries": len(match.entries), "over": match.over}
    return msgspec.convert({**facts, "scores": standing(match).scores}, Checked)
