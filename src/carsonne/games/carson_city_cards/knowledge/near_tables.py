"""Which places lie around each place of a city, and which buildings count the houses there."""

from __future__ import annotations

from typing import Final

from carsonne.games.carson_city_cards.rules import codes, tables

NEIGHBOURS: Final = 8


def _around(place: int) -> list[int]:
    """Return the eight places around one, on a plane whose ends meet."""
    row, col = divmod(place, codes.SIDE)
    near = [(row + r, col + c) for r in (-1, 0, 1) for c in (-1, 0, 1) if r or c]
    return [(r & codes.WRAP) * codes.SIDE + (c & codes.WRAP) for r, c in near]


def _trade(parcel: int) -> int:
    """Return what a house beside a building brings it (CC84c to CC84f)."""
    line = tables.LINE_OF[parcel]
    counts_houses = line != codes.NO_LINE and line != codes.RANCH_LINE and parcel != codes.MINE
    return tables.AROUND_POINTS[line] if counts_houses else 0


AROUND: Final = [near for place in range(codes.CELLS) for near in _around(place)]
TRADE: Final = [_trade(parcel) for parcel in range(codes.PARCELS)]
