"""What other seats may see of a move or an event meant for only one seat."""

from __future__ import annotations

from typing import Any

PUBLIC = ("type", "seat", "to")


def shown_to(data: dict[str, Any], seat: int | None) -> dict[str, Any]:
    """A move or event as a seat may see it: if it is addressed to another seat, only that it happened, and to whom."""
    if "to" not in data or data["to"] == seat:
        return data
    return {key: data[key] for key in PUBLIC if key in data}


def shown_news(events: list[dict[str, Any]], seat: int | None) -> list[dict[str, Any]]:
    """A list of events as a seat (None: a spectator) may see them."""
    return [shown_to(event, seat) for event in events]
