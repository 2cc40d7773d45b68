"""Moves of the Card Game as a person would say them: "Take the card with saloon and house and lay it at row 2 …"."""

from __future__ import annotations

from typing import Any

from carsonne.games.carson_city_cards.knowledge.card_words import card_name
from carsonne.games.carson_city_cards.rules.city import has_city
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.games.carson_city_cards.rules.words import CARDS
from carsonne.kernel.reasons import CompoundMove

_DOWN = ("above the city", "over the top edge", "over the bottom edge", "below the city")
_ALONG = ("left of it", "over the left edge", "over the right edge", "right of it")


def said(compound: CompoundMove, _marked: bool) -> str:
    """Put all moves of a compound move into one sentence, without its full stop."""
    text = " and ".join(_move(compound, number, move) for number, move in enumerate(compound.moves))
    return text[0].upper() + text[1:]


def _move(compound: CompoundMove, number: int, move: dict[str, Any]) -> str:
    s = compound.before
    match move["type"]:
        case "suit":
            return f"play the {move['suit']}"
        case "bid":
            return f"bid {move['value']}"
        case "use":
            return f"use the {_person(move['character'])}"
        case "decline":
            return f"do not use the {_person(move['character'])} now"
        case "take":
            return f"take {_card(s, move['card'])}"
        case "place":
            return f"lay {'it' if number else 'the card'} {_spot(s, compound.seat, move['row'], move['col'])}"
        case "set_aside":
            return "set the card aside"
        case "sell":
            return f"sell {_card(s, move['card'])}"
        case "choose":
            return f"choose the {_person(move['character'])}" if move["character"] else "choose nobody"
    return "end your turn"


def _spot(s: Position, seat: int, row: int, col: int) -> str:
    """Say where a card would lie, counted from the corner of the city, in the words of the page."""
    if not has_city(s, seat):
        return "anywhere"
    down = _across(row, s.low_row[seat], s.high_row[seat], _DOWN) or f"at row {row - s.low_row[seat] + 1}"
    along = _across(col, s.low_col[seat], s.high_col[seat], _ALONG) or f"column {col - s.low_col[seat] + 1}"
    return f"{down}, {along}"


def _across(at: int, low: int, high: int, words: tuple[str, str, str, str]) -> str:
    """Say over which edge of a city a card would stick out, or beyond which it would lie; "" inside."""
    before, first, last, after = words
    if at < low:
        return first if at == low - 1 else before
    if at < high:
        return ""
    return last if at == high else after


def _person(character: str) -> str:
    return character.replace("_", " ").title()


def _card(s: Position, card: str) -> str:
    return card_name(s, CARDS.index(card))
