"""The tables at which the tests of research play: every game, with the options that change what is hidden or coded."""

from __future__ import annotations

from typing import Any

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("carcassonne", {"seats": 2}),
    ("carcassonne", {"seats": 5, "hand": 3, "edition": "third"}),
    ("carson-city", {"seats": 4, "sides": "drawn"}),
    ("carson-city", {"seats": 3, "law_of_the_strongest": True, "carson_river": True}),
    ("carson-city", {"seats": 2, "kit_carson": True, "withdraw": "always"}),
    ("carson-city-cards", {"seats": 2}),
    ("carson-city-cards", {"seats": 4, "suits": "chosen", "total": 6}),
    ("carson-city-cards", {"seats": 1, "level": "expert"}),
]
NAMES = [f"{game} {options}" for game, options in TABLES]
