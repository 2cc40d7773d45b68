"""Drawings as pixels. Letters need a font on the machine; without one they are left out."""

from __future__ import annotations

import io

import numpy as np
from numpy.typing import NDArray

from carsonne.kernel.errors import BadOptions, brief
from carsonne.research.errors import missing
from carsonne.research.numbers import whole

try:
    import resvg_py
    from PIL import Image
except ImportError as error:
    raise missing(error.name or "a package of the extra") from None

WIDEST = 16384
"""Pixels: more than that is a mistake."""


def png(svg: str, width: int | None = None) -> bytes:
    """Render a drawing as a PNG file."""
    if width is not None and not 1 <= (whole(width) or 0) <= WIDEST:
        raise BadOptions(f"A width is a whole number from 1 to {WIDEST}, not {brief(width)}.", "bad_width")
    return resvg_py.svg_to_bytes(svg_string=svg, width=width)


def pixels(svg: str, width: int | None = None) -> NDArray[np.uint8]:
    """Render a drawing as an array: rows x columns x red, green, blue."""
    with Image.open(io.BytesIO(png(svg, width))) as image:
        return np.array(image.convert("RGB"), np.uint8)
