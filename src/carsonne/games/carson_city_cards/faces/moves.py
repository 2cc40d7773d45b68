"""Moves as people write them and as numbers; one module knows both."""

from __future__ import annotations

from typing import Any

from carsonne.games.carson_city_cards.rules.codes import (
    BID_MOVE,
    CHARACTER_NAMES,
    CHOOSE_MOVE,
    DECLINE_MOVE,
    DONE_MOVE,
    DRAW_BACK,
    DRAW_BID,
    DRAW_CHARACTER,
    DRAW_SUIT,
    DRAW_TERRAIN,
    HIGHEST_BID,
    NO_CARD,
    NO_CHOICE_MOVE,
    PLACE_MOVE,
    SELL_MOVE,
    SET_ASIDE_MOVE,
    SIDE,
    SUIT_MOVE,
    SUITS,
    TAKE_MOVE,
    USE_MOVE,
)
from carsonne.games.carson_city_cards.rules.deck import BACK_IDS, CARD_IDS, CARDS
from carsonne.games.carson_city_cards.rules.placing import col_of, place_move, row_of
from carsonne.kernel.errors import BadMove

NO_MOVE = -1
"""A written move that is well formed and legal nowhere."""
FIELDS: dict[str, tuple[set[str], set[str]]] = {
    "suit": ({"suit"}, set()),
    "bid": ({"value"}, set()),
    "use": ({"character"}, set()),
    "decline": ({"character"}, set()),
    "take": ({"card"}, set()),
    "place": ({"row", "col"}, {"card"}),
    "set_aside": (set(), {"card"}),
    "sell": ({"card"}, set()),
    "done": (set(), set()),
    "choose": ({"character"}, set()),
    "draw_suit": ({"suit"}, {"player"}),
    "draw_back": ({"back"}, set()),
    "draw_character": ({"character"}, set()),
    "draw_terrain": ({"card"}, set()),
    "draw_bid": ({"value"}, {"player"}),
}
"""What each type of move must say, and what it may say."""


def to_json(move: int, turn: int, holding: int) -> dict[str, Any]:
    """A move in words; `turn` is the player whose card is drawn, `holding` the card being placed."""
    if move >= DRAW_TERRAIN:
        return _draw_to_json(move, turn)
    if move >= SELL_MOVE:
        return {"type": "sell", "card": CARD_IDS[move - SELL_MOVE]}
    if move >= PLACE_MOVE:
        return {"type": "place", "card": CARD_IDS[holding], "row": row_of(move), "col": col_of(move)}
    if move >= TAKE_MOVE:
        return {"type": "take", "card": CARDS[move - TAKE_MOVE]}
    if move >= CHOOSE_MOVE:
        return {"type": "choose", "character": CHARACTER_NAMES[move - CHOOSE_MOVE]}
    if move >= USE_MOVE:
        type_, first = ("decline", DECLINE_MOVE) if move >= DECLINE_MOVE else ("use", USE_MOVE)
        return {"type": type_, "character": CHARACTER_NAMES[move - first]}
    if move >= BID_MOVE:
        return {"type": "bid", "value": move - BID_MOVE}
    return _small_to_json(move, holding)


def _small_to_json(move: int, holding: int) -> dict[str, Any]:
    if move == DONE_MOVE:
        return {"type": "done"}
    if move == SET_ASIDE_MOVE:
        return {"type": "set_aside", "card": CARD_IDS[holding]}
    if move == NO_CHOICE_MOVE:
        return {"type": "choose", "character": None}
    return {"type": "suit", "suit": SUITS[move - SUIT_MOVE]}


def _draw_to_json(move: int, turn: int) -> dict[str, Any]:
    if move >= DRAW_SUIT:
        return {"type": "draw_suit", "player": turn, "suit": SUITS[move - DRAW_SUIT]}
    if move >= DRAW_BID:
        return {"type": "draw_bid", "player": turn, "value": move - DRAW_BID}
    if move >= DRAW_BACK:
        return {"type": "draw_back", "back": BACK_IDS[move - DRAW_BACK]}
    if move >= DRAW_CHARACTER:
        return {"type": "draw_character", "character": CHARACTER_NAMES[move - DRAW_CHARACTER]}
    return {"type": "draw_terrain", "card": CARD_IDS[move - DRAW_TERRAIN]}


def from_json(data: dict[str, Any], turn: int, holding: int) -> int:
    """The number of a move; BadMove when it is no move of this game at all."""
    type_ = data["type"]
    if type_ not in FIELDS:
        raise BadMove(f"The Card Game has no move {str(type_)[:40]!r}; it has {', '.join(FIELDS)}.")
    _check_fields(type_, data)
    if type_ == "place":
        return _place(data, holding)
    if type_ in ("done", "set_aside"):
        return _plain(data, holding)
    if type_ in ("bid", "draw_bid"):
        return _bid(data, turn)
    if type_ == "choose" and data["character"] is None:
        return NO_CHOICE_MOVE
    return _named(data, turn)


def _check_fields(type_: str, data: dict[str, Any]) -> None:
    needed, allowed = FIELDS[type_]
    for name in sorted(needed - data.keys()):
        raise BadMove(f"A move {type_!r} must say {name!r}.")
    for name in sorted(data.keys() - needed - allowed - {"type"}):
        raise BadMove(f"A move {type_!r} has no {name[:40]!r}.")


_NAMED: dict[str, tuple[str, tuple[str, ...], int]] = {
    "suit": ("suit", SUITS, SUIT_MOVE),
    "use": ("character", CHARACTER_NAMES, USE_MOVE),
    "decline": ("character", CHARACTER_NAMES, DECLINE_MOVE),
    "choose": ("character", CHARACTER_NAMES, CHOOSE_MOVE),
    "take": ("card", CARDS, TAKE_MOVE),
    "sell": ("card", CARD_IDS, SELL_MOVE),
    "draw_suit": ("suit", SUITS, DRAW_SUIT),
    "draw_back": ("back", BACK_IDS, DRAW_BACK),
    "draw_character": ("character", CHARACTER_NAMES, DRAW_CHARACTER),
    "draw_terrain": ("card", CARD_IDS, DRAW_TERRAIN),
}


def _named(data: dict[str, Any], turn: int) -> int:
    """A move that names one thing out of a list."""
    what, names, first = _NAMED[data["type"]]
    if data.get("player", turn) != turn:
        return NO_MOVE
    return first + _index(what, data[what], names)


def _index(what: str, name: object, names: tuple[str, ...]) -> int:
    if not isinstance(name, str) or name not in names:
        raise BadMove(f"There is no {what} {str(name)[:40]!r}.")
    return names.index(name)


def _plain(data: dict[str, Any], holding: int) -> int:
    if data["type"] == "done":
        return DONE_MOVE
    return SET_ASIDE_MOVE if _is_held(data, holding) else NO_MOVE


def _is_held(data: dict[str, Any], holding: int) -> bool:
    """Whether the card that a move may name is the one being placed."""
    return "card" not in data or _index("card", data["card"], CARD_IDS) == holding


def _whole(data: dict[str, Any], name: str) -> int:
    value = data[name]
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadMove(f"{name!r} must be a whole number.")
    return value


def _bid(data: dict[str, Any], turn: int) -> int:
    value = _whole(data, "value")
    if not 1 <= value <= HIGHEST_BID:
        raise BadMove(f"Bid cards run from 1 to {HIGHEST_BID}.")
    if data["type"] == "bid":
        return BID_MOVE + value
    return DRAW_BID + value if data.get("player", turn) == turn else NO_MOVE


def _place(data: dict[str, Any], holding: int) -> int:
    row, col = _whole(data, "row"), _whole(data, "col")
    if holding == NO_CARD or not _is_held(data, holding):
        return NO_MOVE
    if not (-SIDE <= row < SIDE and -SIDE <= col < SIDE):
        return NO_MOVE
    return place_move(row, col)
