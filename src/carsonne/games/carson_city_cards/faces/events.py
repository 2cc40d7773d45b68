"""What happened, in data that explains every point: from the numbers that the rules told.

`seat` is a player: from the number of seats on, a virtual one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from carsonne.games.carson_city_cards.knowledge.pad import pad
from carsonne.games.carson_city_cards.knowledge.sheets import totals, winners
from carsonne.games.carson_city_cards.rules.codes import (
    CHARACTER_NAMES,
    ERAS,
    NO_CARD,
    SALE_POINTS,
    SUITS,
    TOLD_ASIDE,
    TOLD_ASKED,
    TOLD_BACK,
    TOLD_BID,
    TOLD_CHARACTER,
    TOLD_CHOSE_BID,
    TOLD_DECLINED,
    TOLD_ENDED,
    TOLD_ERA,
    TOLD_ORDER,
    TOLD_PAPERBOY,
    TOLD_PLACED,
    TOLD_REMOVED,
    TOLD_ROUND,
    TOLD_SKULL,
    TOLD_SOLD,
    TOLD_SUIT,
    TOLD_TAKEN,
    TOLD_TERRAIN,
    TOLD_USED,
    TOLD_VOID,
)
from carsonne.games.carson_city_cards.rules.deck import BACK_IDS, CARD_IDS, CARDS
from carsonne.games.carson_city_cards.rules.position import Position

Event = dict[str, Any]
Row = list[int]


def events(s: Position) -> list[Event]:
    """Everything told since the last call; the end comes with the score pad of each player."""
    told: list[Event] = []
    orders: list[Event] = []
    for row in s.heard():
        if row[0] == TOLD_ORDER:
            if row[2] == 0:
                orders.append({"type": "order", "order": [], "values": []})
                told.append(orders[-1])
            orders[-1]["order"].append(row[1])
            orders[-1]["values"].append(row[3])
        elif row[0] == TOLD_ENDED:
            told += [{"type": "scored", "seat": p, **_pad(s, p)} for p in range(s.players)]
            told.append({"type": "ended", "scores": totals(s), "winners": winners(s)})
        else:
            told.append(_TOLD[row[0]](row))
    return told


def _pad(s: Position, player: int) -> Event:
    found = pad(s, player)
    return {"points": found["total"], "lines": found["lines"]}


def _character(kind: str) -> Callable[[Row], Event]:
    return lambda row: {"type": kind, "seat": row[1], "character": CHARACTER_NAMES[row[2]]}


def _card(kind: str) -> Callable[[Row], Event]:
    return lambda row: {"type": kind, "seat": row[1], "card": CARDS[row[2]]}


def _used(row: Row) -> Event:
    event = {"type": "used", "seat": row[1], "character": CHARACTER_NAMES[row[2]]}
    return {**event, "bonus": row[3]} if row[3] else event


def _sold(row: Row) -> Event:
    return {"type": "sold", "seat": row[1], "card": CARD_IDS[row[2]], "sales": row[3], "points": SALE_POINTS}


def _paperboy(row: Row) -> Event:
    return {"type": "chosen", "seat": row[1], "character": None if row[2] == NO_CARD else CHARACTER_NAMES[row[2]]}


_TOLD: dict[int, Callable[[Row], Event]] = {
    TOLD_SUIT: lambda row: {"type": "suit", "seat": row[1], "suit": SUITS[row[2]]},
    TOLD_BACK: lambda row: {"type": "back", "back": BACK_IDS[row[1]]},
    TOLD_CHARACTER: lambda row: {"type": "character", "character": CHARACTER_NAMES[row[1]]},
    TOLD_SKULL: lambda row: {"type": "skull", "character": CHARACTER_NAMES[row[1]], "back": BACK_IDS[row[2]]},
    TOLD_TERRAIN: lambda row: {"type": "laid_out", "card": CARD_IDS[row[1]], "position": row[2]},
    TOLD_ASKED: _character("asked"),
    TOLD_USED: _used,
    TOLD_DECLINED: _character("declined"),
    TOLD_CHOSE_BID: lambda row: {"type": "bid_chosen", "seat": row[1]},
    TOLD_BID: lambda row: {"type": "bid", "seat": row[1], "value": row[2], "bonus": row[3]},
    TOLD_VOID: lambda row: {"type": "bid_void", "seat": row[1], "value": row[2]},
    TOLD_TAKEN: _card("taken"),
    TOLD_PLACED: lambda row: {"type": "placed", "seat": row[1], "card": CARD_IDS[row[2]], "row": row[3], "col": row[4]},
    TOLD_ASIDE: _card("set_aside"),
    TOLD_SOLD: _sold,
    TOLD_REMOVED: lambda row: {"type": "removed", "card": CARDS[row[1]]},
    TOLD_ROUND: lambda row: {"type": "round", "era": ERAS[row[1]], "round": row[2] + 1},
    TOLD_ERA: lambda row: {"type": "era", "era": ERAS[row[1]]},
    TOLD_PAPERBOY: _paperboy,
}
