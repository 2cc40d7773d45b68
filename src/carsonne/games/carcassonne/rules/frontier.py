"""The empty cells beside tiles, and what each demands of the tile that fills it (CA8, CA9, CA11)."""

from __future__ import annotations

from carsonne.games.carcassonne.rules import codes, tables
from carsonne.games.carcassonne.rules.position import Position

FIT = tables.FIT


def fits(s: Position, kind: int) -> bool:
    """Return whether a tile can be laid anywhere (CA11)."""
    row = kind << 8
    for slot in range(s.slot_count):
        if FIT[row + s.pattern[slot]]:
            return True
    return False


def open_slot(s: Position, cell: int, spot: int) -> int:
    """List a cell that has become playable; returns its entry in `at`."""
    slot = s.slot_count
    s.slot_count = slot + 1
    s.slot_cell[slot] = cell
    s.slot_spot[slot] = spot
    s.pattern[slot] = 0
    s.at[cell] = codes.FIRST_SLOT + slot
    return codes.FIRST_SLOT + slot


def close_slot(s: Position, slot: int) -> None:
    """Take a cell off the list; the last one takes over its number."""
    last = s.slot_count - 1
    s.slot_count = last
    s.slot_cell[slot] = s.slot_cell[last]
    s.slot_spot[slot] = s.slot_spot[last]
    s.pattern[slot] = s.pattern[last]
    s.at[s.slot_cell[slot]] = codes.FIRST_SLOT + slot
    s.slot_cell[last] = 0
    s.slot_spot[last] = 0
    s.pattern[last] = 0
