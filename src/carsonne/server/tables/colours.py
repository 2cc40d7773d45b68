"""Colours at a table: the one that a player has chosen, else that of the seat, else one that is left."""

from __future__ import annotations

from typing import get_args

from carsonne.locales import message
from carsonne.server.errors import Refusal
from carsonne.server.store.rows import Colour, Seating, TableRow

COLOURS: tuple[Colour, ...] = get_args(Colour)
"""In the order of the seats."""


def colours(seats: list[Seating]) -> list[Colour]:
    """Return the colour of every seat: no two are the same."""
    found: dict[int, Colour] = {s.seat: s.colour for s in seats if s.colour is not None}
    for seating in seats:
        if seating.seat not in found:
            usual = COLOURS[seating.seat % len(COLOURS)]
            free = [one for one in (usual, *COLOURS) if one not in found.values()]
            found[seating.seat] = free[0]
    return [found[seating.seat] for seating in seats]


def choose(row: TableRow, seating: Seating, colour: Colour) -> None:
    """Take a colour before the game; refuse one that another player has chosen."""
    if row.status != "waiting":
        raise Refusal("not_waiting", message("error-colours-later"))
    if any(other.colour == colour for other in row.seats if other is not seating):
        raise Refusal("not_allowed", message("error-colour-taken"))
    seating.colour = colour


def keep(row: TableRow) -> None:
    """Fix everyone's colour, wherever they sit from now on."""
    for seating, colour in zip(row.seats, colours(row.seats), strict=True):
        seating.colour = colour
