"""Carsonne: three board games with exact rules, for people, bots and research."""

import os
from typing import Literal

from carsonne import _switch

__version__ = "0.1.0"

_MODE = _switch.choose(os.path.dirname(__file__))  # before any module that may be compiled is imported


def mode() -> Literal["compiled", "plain"]:
    """Which build of the rules is running; both play the same games, at different speeds."""
    return _MODE
