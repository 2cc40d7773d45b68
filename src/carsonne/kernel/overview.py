"""A game in a few panels: words, and positions of its first lesson as pictures (data/overview.json)."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from carsonne.locales import Words

Weight: TypeAlias = Literal["light", "medium", "heavy"]
"""How much there is to think about."""


class Panel(Struct, frozen=True, forbid_unknown_fields=True):
    """One idea, with the position of the lesson after a number of entries."""

    title: Words
    text: Words
    made: int
    clause: str
    """The clause of the rules."""
    part: str = ""
    """Which part of the table shows it, where a position has several pictures."""


class Overview(Struct, frozen=True, forbid_unknown_fields=True):
    """A game introduced to new players."""

    line: Words
    """What it is, in a line."""
    minutes: tuple[int, int]
    weight: Weight
    panels: list[Panel]


def parse(text: bytes) -> Overview:
    """Read the file of a game."""
    return msgspec.json.decode(text, type=Overview)
