"""The window over the landscape, and moves as actions."""

from __future__ import annotations

from carsonne.games.carcassonne.learning import scheme
from carsonne.games.carcassonne.rules import codes
from carsonne.games.carcassonne.rules.placing import kind_in, spot_in, turn_in
from carsonne.games.carcassonne.rules.position import Position
from carsonne.kernel.coding import Canvas


def frame(s: Position, out: Canvas) -> int:
    """Centre the window on the landscape; return OUTGROWN if the landscape is too large for it.

    Rows and columns are counted as in spots: none is negative, and C and Python divide negative numbers differently.
    """
    low_row = s.spot[0] // codes.SPAN
    low_col = s.spot[0] % codes.SPAN
    high_row = low_row
    high_col = low_col
    for tile in range(1, s.tile_count):
        row = s.spot[tile] // codes.SPAN
        col = s.spot[tile] % codes.SPAN
        low_row = min(low_row, row)
        high_row = max(high_row, row)
        low_col = min(low_col, col)
        high_col = max(high_col, col)
    out.row = (low_row + high_row) // 2 - scheme.WINDOW // 2
    out.col = (low_col + high_col) // 2 - scheme.WINDOW // 2
    return scheme.OUTGROWN if high_row - low_row >= scheme.WIDEST or high_col - low_col >= scheme.WIDEST else 0


def cell_of(spot: int, out: Canvas) -> int:
    """Return the cell of the window at a spot, or -1 outside."""
    row = spot // codes.SPAN - out.row
    col = spot % codes.SPAN - out.col
    if row < 0 or row >= scheme.WINDOW or col < 0 or col >= scheme.WINDOW:
        return -1
    return row * scheme.WINDOW + col


def slot_of(s: Position, seat: int, kind: int) -> int:
    """Return the first slot of a seat's hand that holds a kind; 0 without hands."""
    if s.hand_size == codes.NO_HAND:
        return 0
    slot = 0
    while slot < codes.HAND - 1 and s.hand[seat * codes.HAND + slot] != kind:
        slot += 1
    return slot


def action_of(s: Position, seat: int, move: int, out: Canvas) -> int:
    """Return the action for a move, or -1 for a placement outside the window."""
    if move >= codes.PLACE_MOVE:
        cell = cell_of(spot_in(move), out)
        if cell < 0:
            return -1
        slot = slot_of(s, seat, kind_in(move))
        return scheme.PLACE_ACTION + (slot * scheme.WINDOW_CELLS + cell) * 4 + turn_in(move)
    if move >= codes.DISCARD_MOVE:
        return scheme.DISCARD_ACTION + slot_of(s, seat, move - codes.DISCARD_MOVE)
    if move >= codes.CLAIM_MOVE:
        return scheme.CLAIM_ACTION + move - codes.CLAIM_MOVE
    return scheme.SKIP_ACTION
