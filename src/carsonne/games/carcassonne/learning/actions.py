"""The window over the landscape, and moves as actions."""

from __future__ import annotations

from carsonne.games.carcassonne.learning.scheme import (
    CLAIM_ACTION,
    DISCARD_ACTION,
    OUTGROWN,
    PLACE_ACTION,
    SKIP_ACTION,
    WIDEST,
    WINDOW,
    WINDOW_CELLS,
)
from carsonne.games.carcassonne.rules.codes import (
    CLAIM_MOVE,
    DISCARD_MOVE,
    HAND,
    NO_HAND,
    PLACE_MOVE,
    SPAN,
)
from carsonne.games.carcassonne.rules.placing import kind_in, spot_in, turn_in
from carsonne.games.carcassonne.rules.position import Position
from carsonne.kernel.coding import Canvas


def frame(s: Position, out: Canvas) -> int:
    """Centre the window on the landscape; OUTGROWN if that is too large for it.

    Rows and columns are counted as in spots: none is negative, and C and Python divide negative numbers differently.
    """
    low_row = s.spot[0] // SPAN
    low_col = s.spot[0] % SPAN
    high_row = low_row
    high_col = low_col
    for tile in range(1, s.tile_count):
        row = s.spot[tile] // SPAN
        col = s.spot[tile] % SPAN
        low_row = min(low_row, row)
        high_row = max(high_row, row)
        low_col = min(low_col, col)
        high_col = max(high_col, col)
    out.row = (low_row + high_row) // 2 - WINDOW // 2
    out.col = (low_col + high_col) // 2 - WINDOW // 2
    return OUTGROWN if high_row - low_row >= WIDEST or high_col - low_col >= WIDEST else 0


def cell_of(spot: int, out: Canvas) -> int:
    """Where a spot is in the window, or -1 outside."""
    row = spot // SPAN - out.row
    col = spot % SPAN - out.col
    if row < 0 or row >= WINDOW or col < 0 or col >= WINDOW:
        return -1
    return row * WINDOW + col


def slot_of(s: Position, seat: int, kind: int) -> int:
    """The first slot of a seat's hand that holds a kind; 0 without hands."""
    if s.hand_size == NO_HAND:
        return 0
    slot = 0
    while slot < HAND - 1 and s.hand[seat * HAND + slot] != kind:
        slot += 1
    return slot


def action_of(s: Position, seat: int, move: int, out: Canvas) -> int:
    """The action that stands for a move, or -1 for a placement outside the window."""
    if move >= PLACE_MOVE:
        cell = cell_of(spot_in(move), out)
        if cell < 0:
            return -1
        slot = slot_of(s, seat, kind_in(move))
        return PLACE_ACTION + (slot * WINDOW_CELLS + cell) * 4 + turn_in(move)
    if move >= DISCARD_MOVE:
        return DISCARD_ACTION + slot_of(s, seat, move - DISCARD_MOVE)
    if move >= CLAIM_MOVE:
        return CLAIM_ACTION + move - CLAIM_MOVE
    return SKIP_ACTION
