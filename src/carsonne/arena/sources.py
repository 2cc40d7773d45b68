"""Where the points of a finished game came from, as its breakdown or its events tell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from carsonne.kernel.game import Game

POINTS = "points"
"""The topic of facts that say where points came from."""


def sources(game: Game[Any], state: Any, events: Sequence[Any]) -> list[dict[str, int]]:
    """Return each seat's points by source; empty if the game cannot tell."""
    if game.offers.breakdown:
        rows = [msgspec.to_builtins(row) for row in game.offers.breakdown.breakdown(state)]
        return [{name: n for name, n in row.items() if isinstance(n, int)} for row in rows]
    facts = game.offers.facts
    if facts is None or POINTS not in facts.TOPICS:
        return []
    found: list[Counter[str]] = [Counter() for _ in game.scores(state)]
    for fact in facts.facts(events):
        if fact.topic == POINTS:
            found[fact.seat][fact.what] += int(fact.points or 0)
    return [dict(row) for row in found]
