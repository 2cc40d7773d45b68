"""Moves of the Card Game as a person would say them: "Take the card with saloon and house and lay it at row 2 …"."""

from __future__ import annotations

from typing import Any

from carsonne.games.carson_city_cards.knowledge.card_words import card_name
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.games.carson_city_cards.rules.words import CARDS
from carsonne.kernel.reasons import Course


def said(course: Course) -> str:
    """All moves of a course in one sentence, without its full stop."""
    text = " and ".join(_move(course.before, move, number) for number, move in enumerate(course.moves))
    return text[0].upper() + text[1:]


def _move(s: Position, move: dict[str, Any], number: int) -> str:
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
            return f"{'lay it' if number else 'lay the card'} at row {move['row']}, column {move['col']} of your city"
        case "set_aside":
            return "set the card aside"
        case "sell":
            return f"sell {_card(s, move['card'])}"
        case "choose":
            return f"choose the {_person(move['character'])}" if move["character"] else "choose nobody"
    return "end your turn"


def _person(character: str) -> str:
    return character.replace("_", " ").title()


def _card(s: Position, card: str) -> str:
    return card_name(s, CARDS.index(card))
