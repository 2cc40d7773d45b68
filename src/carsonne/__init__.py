"""Carsonne: three board games with exact rules, for people, bots and research."""

import os
from typing import Literal

from carsonne import _switch

__version__ = "0.2.0"

_ROOT = os.path.dirname(__file__)
_MODE = _switch.choose(_ROOT)  # before any module that may be compiled is imported


def mode() -> Literal["compiled", "plain"]:
    """Return which build of the rules is running; both play the same games, at different speeds."""
    return _MODE


def outdated() -> list[str]:
    """Return the compiled modules that are older than their source, if plain rules run for that reason."""
    return _switch.outdated(_ROOT) if _plain_by_chance() and _switch.all_built(_ROOT) else []


def compiled_meanwhile() -> bool:
    """Return whether this process runs plain rules but a new one would run compiled ones."""
    return _plain_by_chance() and _switch.usable(_ROOT)


def _plain_by_chance() -> bool:
    return _MODE == "plain" and not _switch.pure()
