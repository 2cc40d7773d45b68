"""The scales of the numbers in the scratch buffers."""

from __future__ import annotations

from typing import Final

from carsonne.games.carcassonne.rules import codes

ONE: Final = 1024
"""A certainty; chances are parts of it."""
SHIFT: Final = 10
"""The same as a shift: products of chances and worths are rounded down alike in Python and in C."""
POINT: Final = 100
"""Worths are hundredths of a point."""
DOUBT: Final = [max(50, round(100 * min(20.0, 2.9 * (n + 0.5) ** 0.5))) for n in range(codes.TILE_COUNT)]
"""How far the final margin is from the expected one, by tiles to come as if two played; measured over policy games."""
CHANCES: Final = 50
"""How many numbers of tiles a table of chances tells apart: nothing fits, something fits, then two to a tile."""
OPENS: Final = 3
"""How many numbers of open ends a table of chances tells apart: 1, 2, more."""
NOTHING: Final = codes.NOTHING
"""No segment."""
END: Final = -1
"""The end of a list of edges or walls."""
