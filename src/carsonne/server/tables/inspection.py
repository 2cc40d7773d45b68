"""Looks a stored game over: is its log complete, and do the rules still lead where the table says?"""

from __future__ import annotations

import zlib

import msgspec

from carsonne.kernel.errors import CarsonneError
from carsonne.server.store.rows import LogRow, TableRow
from carsonne.server.store.stored import Game
from carsonne.server.tables.ending import scores
from carsonne.server.tables.operations import first_match, repeat


def problem_of(game: Game) -> str | None:
    """Return what is wrong with a game, as a sentence, or None."""
    try:
        entries = game.entries()
    except (zlib.error, msgspec.DecodeError, TypeError):
        return "Its archive cannot be read."
    if game.table.status == "waiting":
        return "It has not begun, but it has a log." if entries else None
    return _gap(entries) or _difference(game.table, entries)


def _gap(entries: list[LogRow]) -> str | None:
    if not entries:
        return "Its log is missing."
    wrong = next((entry.seq for number, entry in enumerate(entries) if entry.seq != number), None)
    return None if wrong is None else f"Its log has a gap before entry {wrong}."


def _difference(row: TableRow, entries: list[LogRow]) -> str | None:
    if row.version != entries[-1].seq:
        return f"The table says version {row.version}, its log {entries[-1].seq}."
    try:
        match = first_match(row)
        repeat(match, entries)
    except CarsonneError as error:
        return f"It cannot be replayed: {error.detail}"
    if match.over and row.ended_by == "rules" and row.scores != scores(match):
        return f"The table says {row.scores} points, the rules {scores(match)}."
    return None
