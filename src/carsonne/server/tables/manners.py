"""What the server does for the seats of a table without asking."""

from __future__ import annotations

from carsonne.kernel.game import Seat
from carsonne.kernel.match import Match
from carsonne.server.store.rows import Seating, TableRow
from carsonne.server.tables import lessons
from carsonne.server.tables.operations import Manners


def manners_of(row: TableRow, match: Match) -> Manners:
    """What is done for each seat now. A lesson asks everything, and accepts only what leads on."""
    learning = lessons.step_of(row, match) is not None
    return Manners(
        confirms=frozenset([s.seat for s in row.seats if learning or s.auto_confirm or s.played_by is not None]),
        spares=frozenset([s.seat for s in row.seats if not learning and _is_spared(s)]),
    )


def is_spared(row: TableRow, match: Match, seat: Seat) -> bool:
    """Whether a seat decides only where there is a choice now."""
    return _is_spared(row.seats[seat]) and lessons.step_of(row, match) is None


def _is_spared(seating: Seating) -> bool:
    """Whether somebody decides only where there is a choice: bots, and people who want it so, decide always."""
    return not seating.ask_all and seating.played_by is None
