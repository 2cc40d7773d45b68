"""What the server does for the seats of a table without asking."""

from __future__ import annotations

from carsonne.kernel.game import Seat
from carsonne.kernel.match import Match
from carsonne.server.store.rows import Seating, TableRow
from carsonne.server.tables import lessons
from carsonne.server.tables.operations import AutoPlay


def auto_play_of(row: TableRow, match: Match) -> AutoPlay:
    """Return what is done for each seat now. A lesson asks everything, and accepts only what leads on."""
    learning = lessons.step_of(row, match) is not None
    return AutoPlay(
        confirms=frozenset([s.seat for s in row.seats if learning or s.auto_confirm or s.played_by is not None]),
        answers=frozenset([s.seat for s in row.seats if not learning and _has_auto_answers(s)]),
    )


def has_auto_answers(row: TableRow, match: Match, seat: Seat) -> bool:
    """Return whether a seat is asked only where it has a choice now."""
    return _has_auto_answers(row.seats[seat]) and lessons.step_of(row, match) is None


def _has_auto_answers(seating: Seating) -> bool:
    """Return whether a seat is asked only where it has a choice; bots, and people who want it so, are always asked."""
    return not seating.ask_all and seating.played_by is None
