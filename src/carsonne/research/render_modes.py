"""What environments for several agents can show: the whole position, in one of these ways."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carsonne.kernel.errors import BadOptions, brief

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from carsonne.research.position import Position

RENDER_MODES = ("human", "ansi", "svg", "rgb_array")


def checked_mode(mode: str | None) -> str | None:
    """Return a mode that exists, or None; raises BadOptions."""
    if mode not in (None, *RENDER_MODES):
        raise BadOptions(f"A render mode is one of {', '.join(RENDER_MODES)}, not {brief(mode)}.", "bad_mode")
    return mode


def rendered(position: Position, mode: str | None) -> str | NDArray[np.uint8] | None:
    """Render a position in a mode; `human` prints it."""
    if mode == "rgb_array":
        return position.image()
    if mode == "svg":
        return position.svg()
    if mode == "human":
        print(position)
        return None
    return str(position)
