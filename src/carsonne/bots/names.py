"""How the names of searching bots are read: `search@0.5s`, `search@2000`, `search@2000:further=4:explore=1`."""

from __future__ import annotations

import re

import msgspec

from carsonne import registry
from carsonne.bots.search import Budget, Settings

_SEARCH = re.compile(
    r"search@(?:(?P<seconds>\d{1,3}(?:\.\d{1,3})?)s|(?P<simulations>[1-9]\d{0,7}))(?P<knobs>(?::\w+=[\w.]+)*)"
)


UNHURRIED = 0.1
"""Seconds for a move from which on a search plays on further before it judges."""


def budget_of(name: str) -> Budget | None:
    """Return how long the bot of that name thinks about a move; None if it does not search."""
    match = _SEARCH.fullmatch(name)
    if match is None:
        return None
    if match["simulations"]:
        return Budget(simulations=int(match["simulations"]))
    seconds = float(match["seconds"])
    return Budget(seconds=seconds) if seconds > 0 else None


def settings_of(game: str, name: str = "") -> Settings:
    """Return how a bot searches: the game's usual settings, changed by what its name says. Raises ValueError."""
    match = _SEARCH.fullmatch(name)
    knobs = dict(knob.split("=") for knob in match["knobs"].split(":")[1:]) if match else {}
    unknown = set(knobs) - set(Settings.__dataclass_fields__)
    if unknown:
        raise ValueError(f"the search has no knob {min(unknown)!r}")
    return msgspec.convert(_usual(game, budget_of(name)) | knobs, Settings, strict=False)


def _usual(game: str, budget: Budget | None) -> dict[str, object]:
    """Return the settings in which a game differs from the defaults."""
    found, usual = registry.find(game).offers, dict[str, object]()
    if found.trust is not None:
        usual["trust"] = found.trust
    if found.playout_depth is not None and budget is not None and budget.seconds >= UNHURRIED:
        usual["further"] = found.playout_depth
    return usual
