"""The score pad for a position of a real table."""

from __future__ import annotations

from typing import Any

from carsonne.games.carson_city_cards.faces.notation import TypedPosition
from carsonne.games.carson_city_cards.faces.positions import parse, seats_of, table_of
from carsonne.games.carson_city_cards.knowledge.pad import pad
from carsonne.games.carson_city_cards.options import OPTIONS
from carsonne.games.carson_city_cards.rules.codes import SUITS
from carsonne.kernel.options import Values, resolve


def score(text: str, options: Values) -> dict[str, Any]:
    """Points by player, a line of the pad for each reason, and the pads themselves."""
    position = parse(text)
    seats = seats_of(position)
    values = resolve(OPTIONS, position.options | options, seats)
    s = table_of(position, seats, values)
    pads = [pad(s, player) for player in range(s.players)]
    names = [_name(position, player) for player in range(len(pads))]
    return {
        "scores": {name: found["total"] for name, found in zip(names, pads, strict=True)},
        "lines": [
            {"player": name, **line, "reason": _reason(line)}
            for name, found in zip(names, pads, strict=True)
            for line in found["lines"]
        ],
        "options": values,
    }


def _reason(line: dict[str, Any]) -> str:
    """A line in words: its name, and what it is made of."""
    parts = "; ".join(part["text"] for part in line["because"])
    return f"{line['name'].replace('_', ' ')}: {parts}" if parts else line["name"].replace("_", " ")


def _name(position: TypedPosition, player: int) -> str:
    block = next((block for block in position.blocks if block.player == player), None)
    return f"player {player}" if block is None or block.suit is None else f"player {player} {SUITS[block.suit]}"
