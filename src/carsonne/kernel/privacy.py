"""What other seats may see of a move or an event meant for only one seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET, structs

from carsonne.kernel.data import Event

PUBLIC = ("type", "seat", "to")
"""What all seats learn of a move or an event that carries `to`."""


def shown_move(data: dict[str, Any], seat: int | None) -> dict[str, Any]:
    """Return a recorded move as a seat may see it: if meant for another seat, only that it happened, and to whom."""
    if "to" not in data or data["to"] == seat:
        return data
    return {key: data[key] for key in PUBLIC if key in data}


def shown_event(event: Event, seat: int | None) -> Event:
    """Return an event as a seat may see it: if meant for another seat, with all but the PUBLIC fields UNSET."""
    to = getattr(event, "to", UNSET)
    if to is UNSET or to == seat:
        return event
    secret = [name for name in event.__struct_fields__ if name not in PUBLIC]
    return structs.replace(event, **dict.fromkeys(secret, UNSET))


def shown_news(events: Sequence[Event], seat: int | None) -> list[Event]:
    """Return events as a seat (None: a spectator) may see them."""
    return [shown_event(event, seat) for event in events]
