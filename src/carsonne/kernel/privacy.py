"""Who may see what of a move or an event that only one seat was meant to see."""

from __future__ import annotations

from typing import Any

PUBLIC = ("type", "seat", "to")


def shown_to(data: dict[str, Any], seat: int | None) -> dict[str, Any]:
    """The same move or event as another seat may see it: of what carries "to", everybody else learns only that."""
    if "to" not in data or data["to"] == seat:
        return data
    return {key: data[key] for key in PUBLIC if key in data}


def shown_news(events: list[dict[str, Any]], seat: int | None) -> list[dict[str, Any]]:
    """A list of events as a seat (None: a spectator) may see them."""
    return [shown_to(event, seat) for event in events]
