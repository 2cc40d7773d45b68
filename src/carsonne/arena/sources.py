"""Where the points of a finished game came from, as its breakdown or its events tell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from carsonne.kernel.capabilities import Accountant, Chronicler
from carsonne.kernel.game import Game

POINTS = "points"
"""The topic of facts that say where points came from."""


def sources(game: Game[Any], state: Any, events: Sequence[Any]) -> list[dict[str, int]]:
    """Return each seat's points by source; empty if the game cannot tell."""
    if isinstance(game, Accountant):
        rows = [msgspec.to_builtins(row) for row in game.breakdown(state)]
        return [{name: n for name, n in row.items() if isinstance(n, int)} for row in rows]
    if not isinstance(game, Chronicler) or POINTS not in game.topics:
        return []
    found: list[Counter[str]] = [Counter() for _ in game.scores(state)]
    for fact in game.facts(events):
        if fact.topic == POINTS:
            found[fact.seat][fact.what] += int(fact.points or 0)
    return [dict(row) for row in found]
