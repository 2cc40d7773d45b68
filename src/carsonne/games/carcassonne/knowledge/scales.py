"""The scales of the numbers in an outlook."""

from __future__ import annotations

from typing import Final

ONE: Final = 1024
"""A certainty; chances are parts of it."""
SHIFT: Final = 10
"""The same as a shift: products of chances and worths are rounded down alike in Python and in C."""
POINT: Final = 100
"""Worths are hundredths of a point."""
CHANCES: Final = 50
"""How many numbers of tiles a table of chances tells apart: nothing fits, something fits, then two to a tile."""
OPENS: Final = 3
"""How many numbers of open ends a table of chances tells apart: 1, 2, more."""
NOTHING: Final = 255
"""No segment."""
END: Final = -1
"""The end of a list of edges or walls."""
