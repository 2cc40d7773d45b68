"""Records and positions that people bring along: what is in them, and the position they lead to."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from msgspec import Struct

from carsonne import registry
from carsonne.bots import names as bot_names
from carsonne.kernel.errors import BadPosition
from carsonne.kernel.game import CHANCE, Json, Setup
from carsonne.kernel.match import Match, checked_setup
from carsonne.kernel.record import parse, replay
from carsonne.kernel.snapshot import Frozen, freeze
from carsonne.locales import message
from carsonne.server.errors import Refusal
from carsonne.server.protocol.history import Check, Checked
from carsonne.server.tables import naming
from carsonne.server.tables.ending import scores

REMEMBERED = 16
"""Records kept after a look at them, so that the table made of one does not replay it again."""


class Imported(Struct, frozen=True):
    """A record that was replayed: its set-up, its moves, and the position after them."""

    setup: Setup
    moves: list[tuple[int | str, Json]]
    frozen: Frozen
    over: bool
    scores: list[int]


@lru_cache(REMEMBERED)
def import_record(game: str, text: str, at: int | None) -> Imported:
    """Replay a record, or its first `at` entries; every move passes the gate again."""
    match = replay(registry.find(game), parse(text), at)
    moves: list[tuple[int | str, Json]] = [
        ("*" if who == CHANCE else who, move) for who, move in match.moves(None, full=True)
    ]
    return Imported(match.setup, moves, freeze(match), match.over, scores(match))


def check_text(wish: Check) -> Checked:
    """Say what a text holds: a record if it looks like JSON, else a position."""
    if wish.text.lstrip().startswith("{"):
        record = import_record(wish.game, wish.text, None)
        return _checked("record", wish.game, record.setup, len(record.moves), record.over, record.scores)
    game = registry.find(wish.game)
    if game.offers.notation is None:
        raise BadPosition(message("error-no-notation", game=game.title))
    seats, options = game.offers.notation.setup_of(wish.text)
    match = Match(game, checked_setup(game, seats, options, position=wish.text))
    return _checked("position", game.name, match.setup, len(match.entries), match.over, scores(match))


def _checked(
    kind: Literal["record", "position"], game: str, setup: Setup, entries: int, over: bool, points: list[int]
) -> Checked:
    names = [_presentable(game, name) for name in setup.names]
    return Checked(kind, game, setup.seats, dict(setup.options), names, entries, over, points)


def _presentable(game: str, name: str) -> str:
    """Return a name from a record if a table could have it (a level's, or one that a person may have), else ""."""
    try:
        return name if name in bot_names(game) else naming.checked(name)
    except Refusal:
        return ""
