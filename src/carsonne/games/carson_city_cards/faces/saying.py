"""Moves of the Card Game as a person would say them: "Take the card with a saloon and place it at row 2, column 3"."""

from __future__ import annotations

from typing import Any

from carsonne.games.carson_city_cards.knowledge.words import person, suit, the_card
from carsonne.games.carson_city_cards.rules.city import has_city
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.games.carson_city_cards.rules.words import CARDS
from carsonne.kernel.reasons import CompoundMove
from carsonne.locales import Message, message


def said(compound: CompoundMove, _marked: bool) -> Message:
    """Say all moves of a compound move in one sentence, without its full stop."""
    s, first = compound.before, compound.moves[0]
    if first["type"] != "take":
        return move_said(s, compound.seat, first)
    card = the_card(s, CARDS.index(first["card"]))
    if len(compound.moves) == 1:
        return message("cards-say-take", card=card)
    return _placed("cards-say-take", s, compound.seat, compound.moves[1], card=card)


def move_said(s: Position, seat: int, move: dict[str, Any]) -> Message:
    """Say a move by itself."""
    match move["type"]:
        case "suit":
            return message("cards-say-suit", suit=suit(move["suit"]))
        case "bid":
            return message("cards-say-bid", value=move["value"])
        case "use" | "decline" as what:
            return message(f"cards-say-{what}", person=person(move["character"]))
        case "take" | "sell" as what:
            return message(f"cards-say-{what}", card=the_card(s, CARDS.index(move["card"])))
        case "choose":
            who = move["character"]
            return message("cards-say-choose", person=person(who)) if who else message("cards-say-choose-none")
        case "place":
            return _placed("cards-say", s, seat, move)
    return message("cards-say-aside" if move["type"] == "set_aside" else "cards-say-done")


def _placed(id: str, s: Position, seat: int, move: dict[str, Any], **card: Message) -> Message:
    """Say where a card would lie, counted from the corner of the city, in the words of the page."""
    if not has_city(s, seat):
        return message(f"{id}-place-first", **card)
    row = _across("row", move["row"], s.low_row[seat], s.high_row[seat])
    col = _across("col", move["col"], s.low_col[seat], s.high_col[seat])
    return message(f"{id}-place", row=row, col=col, **card)


def _across(way: str, at: int, low: int, high: int) -> Message:
    """Say over which edge of a city a card would stick out, or beyond which it would lie, or which row it would be."""
    if low <= at < high:
        return message(f"cards-spot-{way}", n=at - low + 1)
    if at < low:
        return message(f"cards-spot-{way}-{'first' if at == low - 1 else 'before'}")
    return message(f"cards-spot-{way}-{'last' if at == high else 'after'}")
