"""The unbounded plane: spots for moves, and the cells of a wrapped plane where a position keeps them (CA10)."""

from __future__ import annotations

from carsonne.games.carcassonne.rules.codes import CELLS, REACH, ROW, SPAN


def spot_at(x: int, y: int) -> int:
    """The spot x steps east and y steps south of the start tile."""
    return (y + REACH) * SPAN + x + REACH


def x_of(spot: int) -> int:
    """How far east a spot is."""
    return spot % SPAN - REACH


def y_of(spot: int) -> int:
    """How far south a spot is."""
    return spot // SPAN - REACH


def cell_of(spot: int) -> int:
    """Where a spot is kept on the wrapped plane."""
    return (x_of(spot) + ROW * y_of(spot) + 2 * CELLS) % CELLS
