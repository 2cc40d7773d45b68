"""Statistics of a game of Carcassonne: first followers, and what followers earn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from carsonne.games.carcassonne.faces.event_types import CarcassonneEvent, Claimed, Scored
from carsonne.games.carcassonne.rules import codes
from carsonne.games.carcassonne.rules.state import CarcassonneState
from carsonne.kernel.capabilities import Fact
from carsonne.locales import Message, message

TOPICS = {
    "first_follower": message("ca-topic-first"),
    "follower": message("ca-topic-follower"),
}
ROLE_OF = {"city": "knight", "road": "thief", "monastery": "monk", "field": "farmer"}


def facts(events: Sequence[CarcassonneEvent]) -> list[Fact]:
    """Return each seat's first follower, and each follower with the average its role earned the seat."""
    claims = [event for event in events if isinstance(event, Claimed)]
    first = {event.seat: event.role for event in reversed(claims)}
    placed = Counter((event.seat, event.role) for event in claims)
    earned: Counter[tuple[int, str]] = Counter()
    for event in events:
        if isinstance(event, Scored):
            earned[event.seat, ROLE_OF[event.feature]] += event.points
    found = [Fact("first_follower", role, seat) for seat, role in sorted(first.items())]
    each = {key: earned[key] / number for key, number in placed.items()}
    return found + [Fact("follower", event.role, event.seat, each[event.seat, event.role]) for event in claims]


def named(topic: str, what: str) -> Message:
    """Name a role, or a kind of feature that gives points."""
    return message(f"ca-source-{what}") if topic == "points" else message(f"role-{what}")


def chapter(s: CarcassonneState) -> str:
    """Name the quarter of the game, by the tiles laid; what is counted at the end is apart."""
    return "end" if s.phase == codes.OVER else str(1 + 4 * (s.tile_count - 1) // (codes.TILE_COUNT + 1))
