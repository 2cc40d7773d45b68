"""What happened, as messages of the catalogue: the sentences in which the page tells it as well."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec import to_builtins

from carsonne.games.carson_city.faces.event_types import CityEvent
from carsonne.games.carson_city.knowledge import words
from carsonne.games.carson_city.rules.words import CHARACTERS
from carsonne.locales import Argument, Message, called, message

SILENT: Final = ("square", "placing", "order", "market")
"""What the next picture shows anyway."""
OURS: Final = ("tile_drawn", "founded", "undone", "ended")
"""What only the terminal tells."""
_PEOPLE: Final = {"seat": "name", "owner": "owner", "builder": "builder"}
_PARCELS: Final = ("parcel", "house", "site")
_TARGETS: Final = ("target", "from")
_IF_GIVEN: Final = {
    "shot": ("tile", "shot-tile", "shot-die"),
    "unchallenged": ("tile", "unchallenged-tile", "unchallenged"),
    "hired": ("revolvers", "hired-revolvers", "hired-cowboys"),
}
"""Two ways to tell an event, by a fact that it has or lacks."""
_IF_TRUE: Final = {
    "placed": ("white", "placed-white", "placed"),
    "passed": ("forced", "passed-forced", "passed"),
    "renounced": ("forced", "renounced-forced", "renounced"),
    "built": ("house", "built-house", "built"),
    "consent": ("agreed", "agreed", "refused"),
    "road": ("bridge", "bridge", "road"),
    "income": ("doubled", "income-doubled", "income"),
    "spent": ("points", "spent-points", "spent"),
}
"""Two ways to tell an event, by a fact that is true or not."""


def told(event: CityEvent, names: Sequence[str]) -> Message | None:
    """Return the sentence of an event; None for what needs none."""
    facts: dict[str, Any] = to_builtins(event)
    type_ = facts.pop("type")
    if type_ in SILENT:
        return None
    args = {name: value for fact in facts.items() for name, value in _arguments(*fact, names)}
    if type_ == "scored":
        args["source"] = message(f"cc-source-{facts['why']}")
    return message(_id(type_, facts), **args)


def _arguments(key: str, value: Any, names: Sequence[str]) -> Sequence[tuple[str, Argument]]:
    """Return the arguments that a fact of an event makes."""
    if value is None:
        return []
    if key in _PEOPLE:
        return [(_PEOPLE[key], called(value, names))]
    if key == "seats":
        return [("names", [called(seat, names) for seat in value])]
    if key in _PARCELS:
        return [(key, words.parcel_called(value))]
    if key in _TARGETS:
        return [(key, words.target(value))]
    if key == "because":
        return [("reason", reasons(value))]
    return _plain(key, value)


def _plain(key: str, value: Any) -> Sequence[tuple[str, Argument]]:
    if key == "edge":
        return [(key, words.edge(value))]
    if key == "square":
        return [(key, words.square(value))]
    if key in ("building", "piece"):
        return [("building", words.building(value))]
    if key == "character":
        return [(key, words.character(CHARACTERS.index(value)))]
    if key == "side":
        return [(key, message(f"cc-side-{value}"))]
    if key in ("cowboys", "revolvers"):
        return [("count", value)]
    if key in ("die", "tile"):
        return [("value", value)]
    if key == "amount":
        return [(key, abs(value)), ("value", value)]
    return [(key, value)] if type(value) is int else []


def reasons(found: Sequence[Any]) -> list[Argument]:
    """Return the arithmetic of an income or of points, without what there is none of."""
    return [because(what, count, each) for what, count, each in found if count]


def because(what: str, count: int, each: Any) -> Message:
    """Say what was counted, and what each of it gives: "2 houses at $5"."""
    return message(f"cc-because-{what}", count=count, each="" if each is None else str(each))


def _id(type_: str, facts: dict[str, Any]) -> str:
    """Return the message of an event; some are told differently by one of their facts."""
    if type_ in OURS:
        return f"cc-term-{type_}{'-hidden' if type_ == 'tile_drawn' and 'value' not in facts else ''}"
    if type_ == "money":
        return f"cc-event-{'paid' if facts['amount'] < 0 else 'got'}-{facts['why']}"
    if type_ == "scored":
        return f"cc-event-scored-{facts['why'] if facts['points'] else 'none'}"
    if type_ == "cowboy_home":
        return f"cc-event-home-{facts['why']}"
    return f"cc-event-{_variant(type_, facts)}"


def _variant(type_: str, facts: dict[str, Any]) -> str:
    if type_ in _IF_GIVEN:
        key, given, missing = _IF_GIVEN[type_]
        return given if key in facts else missing
    if type_ in _IF_TRUE:
        key, true, false = _IF_TRUE[type_]
        return true if facts[key] else false
    return type_
