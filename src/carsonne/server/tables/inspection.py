"""Looks a stored game over: is its log complete, and do the rules still lead where the table says?"""

from __future__ import annotations

import zlib

import msgspec

from carsonne.kernel.errors import CarsonneError
from carsonne.locales import Message, message
from carsonne.server.store.rows import LogRow, TableRow
from carsonne.server.store.stored import Game
from carsonne.server.tables.ending import scores
from carsonne.server.tables.operations import first_match, repeat


def problem_of(game: Game) -> Message | None:
    """Return what is wrong with a game, or None."""
    try:
        entries = game.entries()
    except (zlib.error, msgspec.DecodeError, TypeError):
        return message("admin-archive")
    if game.table.status == "waiting":
        return message("admin-log-too-early") if entries else None
    return _gap(entries) or _difference(game.table, entries)


def _gap(entries: list[LogRow]) -> Message | None:
    if not entries:
        return message("admin-no-log")
    wrong = next((entry.seq for number, entry in enumerate(entries) if entry.seq != number), None)
    return None if wrong is None else message("admin-gap", entry=str(wrong))


def _difference(row: TableRow, entries: list[LogRow]) -> Message | None:
    if row.version != entries[-1].seq:
        return message("admin-version", table=str(row.version), log=str(entries[-1].seq))
    try:
        match = first_match(row)
        repeat(match, entries)
    except CarsonneError as error:
        return message("admin-no-replay", why=error.said)
    if match.over and row.ended_by == "rules" and row.scores != scores(match):
        return message("admin-scores", table=str(row.scores), rules=str(scores(match)))
    return None
