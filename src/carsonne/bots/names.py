"""How the names of searching bots are read: `search@0.5s`, `search@2000`."""

from __future__ import annotations

import re

from carsonne.bots.search import Budget

_SEARCH = re.compile(r"search@(?:(?P<seconds>\d{1,3}(?:\.\d{1,3})?)s|(?P<walks>[1-9]\d{0,7}))")


def budget_of(name: str) -> Budget | None:
    """How long the bot of that name thinks about a move, if it searches."""
    match = _SEARCH.fullmatch(name)
    if match is None:
        return None
    if match["walks"]:
        return Budget(walks=int(match["walks"]))
    seconds = float(match["seconds"])
    return Budget(seconds=seconds) if seconds > 0 else None
