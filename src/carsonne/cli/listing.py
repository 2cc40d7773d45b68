"""Choices on a screen: all of them if they fit, else those of the same kind together in a line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from textwrap import shorten
from typing import Any

from carsonne.kernel.data import WrittenMove
from carsonne.locales import message, say

Choice = tuple[str, str, WrittenMove]
FEW = 4
"""Up to this many choices of one kind are always listed one by one."""
KEY = 8


def listed(choices: Sequence[Choice], kind: Callable[[Any], str], height: int, width: int) -> list[str]:
    """Return lines for a given number of rows; no line is longer than the screen is wide."""
    if len(choices) <= height:
        return [_line(key, meaning, width) for key, meaning, _ in choices]
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        groups.setdefault(kind(choice[2]), []).append(choice)
    lines: list[str] = []
    for name, group in groups.items():
        if not name or len(group) <= FEW:
            lines += [_line(key, meaning, width) for key, meaning, _ in group]
        else:
            lines += _together(name, [key for key, _, _ in group], width)
    if len(lines) <= height:
        return lines
    return [*lines[: height - 1], f"  {say(message('cli-play-more', count=len(lines) - height + 1))}"]


def _line(key: str, meaning: str, width: int) -> str:
    room = width - max(KEY, len(key)) - 4
    return f"  {key:<{KEY}} {meaning if len(meaning) <= room else shorten(meaning, room, placeholder=' …')}"


def _together(name: str, keys: list[str], width: int) -> list[str]:
    """Return a kind of choices in two lines: what they are, and the first of them."""
    return [f"  {name} ({len(keys)}):", "    " + shorten(", ".join(keys), width - 4, placeholder=" …")]
