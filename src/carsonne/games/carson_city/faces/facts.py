"""Statistics and highlights of a game of Carson City: characters, placements, buildings, points, changes."""

from __future__ import annotations

from collections.abc import Sequence

from carsonne.games.carson_city.faces.event_types import Built, CityEvent, Scored, Spent
from carsonne.games.carson_city.faces.opening_event_types import Picked, Placed
from carsonne.games.carson_city.rules import codes
from carsonne.games.carson_city.rules.state import CarsonCityState
from carsonne.kernel.capabilities import Fact
from carsonne.locales import Message, message

TOPICS = {
    topic: message(f"cc-topic-{topic}")
    for topic in ("character", "first_character", "first_placement", "building", "points")
}

KINDS = {
    "character": "cc-character-",
    "first_character": "cc-character-",
    "first_placement": "cc-square-",
    "building": "cc-building-",
    "points": "cc-source-",
}
"""How the names of what the facts of a topic are about begin."""
QUIET = {
    "passed", "locked", "placing", "waits", "renounced", "taken_back", "consent_asked",
    "round", "order", "square", "market", "refills", "closed",
}  # fmt: skip
"""Events that change nothing on the boards: passes, questions, and the steps of a round."""


def changes(events: Sequence[CityEvent]) -> list[CityEvent]:
    """Return the events that changed something on the boards or in a player's purse."""
    return [event for event in events if event.type not in QUIET]


def facts(events: Sequence[CityEvent]) -> list[Fact]:
    """Return every seat's characters and buildings, what each of them began with, and the reasons for its points."""
    picks = [event for event in events if isinstance(event, Picked)]
    placings = [event for event in events if isinstance(event, Placed)]
    first_pick = {event.seat: event.character for event in reversed(picks)}
    first_place = {event.seat: spot(event.target) for event in reversed(placings)}
    found = [Fact("character", event.character, event.seat) for event in picks]
    found += [Fact("first_character", character, seat) for seat, character in sorted(first_pick.items())]
    found += [Fact("first_placement", target, seat) for seat, target in sorted(first_place.items())]
    found += [Fact("building", event.building, event.seat) for event in events if isinstance(event, Built)]
    return found + [fact for event in events for fact in points(event)]


def spot(target: str) -> str:
    """Return the name of a square of the track; all parcels count as one."""
    return "parcel" if target.startswith("r") and target[1:2].isdigit() else target


def points(event: CityEvent) -> list[Fact]:
    """Return the points that an event gave, with their reason."""
    if isinstance(event, Scored):
        return [Fact("points", event.why, event.seat, event.points)]
    if isinstance(event, Spent) and event.points:
        return [Fact("points", "spent", event.seat, event.points)]
    return []


def named(topic: str, what: str) -> Message:
    """Name a character, a square of the track, a building, or a source of points."""
    if what == "parcel":
        return message("cc-topic-parcel")
    return message(KINDS[topic] + what)


def chapter(s: CarsonCityState) -> str:
    """Name the round; what is counted at the end is apart."""
    return "end" if s.phase == codes.OVER else str(max(1, s.round))
