"""`ink`, the way to draw onto the planes of a canvas that a batch can follow; ink.pxd defines it in C."""

from __future__ import annotations

from carsonne.kernel.codes import INK_ROOM
from carsonne.kernel.coding import Canvas


def ink(out: Canvas, at: int, value: int) -> None:
    """Set a place of the planes, or note it for later: see `Canvas`."""
    if out.direct:
        out.planes[at] = value
        return
    if out.inked < INK_ROOM:
        out.fresh.at[out.inked] = at << 8 | value
    out.inked += 1
