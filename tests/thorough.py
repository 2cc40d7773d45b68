"""How long the random series are: short by default, so that people wait for them, long with CARSONNE_THOROUGH=1."""

from __future__ import annotations

import os

THOROUGH = os.environ.get("CARSONNE_THOROUGH") == "1"


def series(short: int, long: int) -> int:
    """Return how many games, messages or examples a test should try."""
    return long if THOROUGH else short
