"""The unbounded plane: spots for moves, and the cells of a wrapped plane where a position keeps them (CA10)."""

from __future__ import annotations

from carsonne.games.carcassonne.rules import codes


def spot_at(x: int, y: int) -> int:
    """Return the spot x steps east and y steps south of the start tile."""
    return (y + codes.REACH) * codes.SPAN + x + codes.REACH


def x_of(spot: int) -> int:
    """Return how far east a spot is."""
    return spot % codes.SPAN - codes.REACH


def y_of(spot: int) -> int:
    """Return how far south a spot is."""
    return spot // codes.SPAN - codes.REACH


def cell_of(spot: int) -> int:
    """Return the cell of the wrapped plane where a spot is kept."""
    return (x_of(spot) + codes.ROW * y_of(spot) + 2 * codes.CELLS) % codes.CELLS
