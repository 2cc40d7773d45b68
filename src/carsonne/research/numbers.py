"""Whole numbers as researchers pass them: of Python or of NumPy."""

from __future__ import annotations

import operator


def whole(number: object) -> int | None:
    """Return a whole number as an int; None for anything else, booleans included."""
    if isinstance(number, bool):
        return None
    try:
        return operator.index(number)  # type: ignore[arg-type]  # that is what the test is
    except TypeError:
        return None
