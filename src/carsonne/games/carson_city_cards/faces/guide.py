"""The Card Game's choices explained in a terminal: what a card, a place or a character would bring."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from carsonne.games.carson_city_cards.faces.move_types import (
    BidMove,
    ChooseMove,
    Move,
    PlaceMove,
    TakeMove,
    UseMove,
)
from carsonne.games.carson_city_cards.knowledge import words
from carsonne.games.carson_city_cards.knowledge.forecast import best, person
from carsonne.games.carson_city_cards.knowledge.forecast_types import CharacterForecast
from carsonne.games.carson_city_cards.knowledge.survey import placements
from carsonne.games.carson_city_cards.knowledge.survey_types import Placement
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.games.carson_city_cards.rules.words import CARDS, CHARACTERS
from carsonne.kernel.game import Json
from carsonne.locales import Message, message, say

SPOT: Final = re.compile(r"(?P<row>-?\d+),(?P<col>-?\d+)")


def kind(move: Move) -> str:
    """Group places, which would fill the screen; list cards and bids one by one."""
    return say(message("cards-term-kind-place")) if isinstance(move, PlaceMove) else ""


def brief(s: Position, seat: int, move: Move) -> Message | None:
    """Say in a few words what a character or a card of the market would bring."""
    if isinstance(move, UseMove | ChooseMove):
        return words.power(move.character) if move.character else None
    if not isinstance(move, TakeMove):
        return None
    if move.card in CHARACTERS:
        return _offered(person(s, seat, CHARACTERS.index(move.card)))
    found = best(s, seat, CARDS.index(move.card))
    if found is None:
        return message("cards-term-nowhere")
    return message("cards-term-best", change=change(found.change), row=found.row, col=found.col)


def _offered(one: CharacterForecast) -> Message:
    """Say what an offered character does, and what it is worth to the player now and at the end."""
    worth = message("cards-worth", now=f"{one.now:+}", end=f"{one.end:+}")
    return message("cards-term-person", power=words.power(one.character), worth=worth)


def change(points: int) -> Message:
    """Say points that are won or lost, with their sign."""
    return message("cards-term-change", change=f"{points:+}", points=abs(points))


def explain(s: Position, seat: int, move: Move, names: Sequence[str]) -> str:
    """Explain a move in sentences."""
    return say(_explained(s, seat, move), names)


def _explained(s: Position, seat: int, move: Move) -> Message:
    match move:
        case PlaceMove():
            return _placed(next(one for one in placements(s, seat, s.holding) if _is_at(one, move.row, move.col)))
        case BidMove():
            return message("cards-term-explain-bid")
    found = brief(s, seat, move)
    return message("cards-term-sentence", said=found) if found else message("cards-term-explain-nothing")


def _is_at(one: Placement, row: int, col: int) -> bool:
    return (one.row, one.col) == (row, col)


def _placed(one: Placement) -> Message:
    spot = message("cards-term-explain-no-line", change=change(one.change))
    if one.lines:
        lines = [message("cards-term-explain-line", line=line, change=f"{more:+}") for line, more in one.lines.items()]
        spot = message("cards-term-explain-lines", change=change(one.change), lines=lines)
    covers = [
        message("cards-pad-at", what=words.element(entry.parcel), row=entry.row, col=entry.col) for entry in one.covers
    ]
    return message("cards-term-explain-covers", spot=spot, parcels=covers) if covers else spot


def about(word: str) -> str:
    """Say what a character does; empty if the word names none."""
    id = word.replace(" ", "_")
    return say(words.power(id)) if id in CHARACTERS else ""


def tried(s: Position, seat: int, word: str) -> Json | None:
    """Read a place, a bid or a card as a move that may be illegal."""
    if found := SPOT.fullmatch(word):
        return {"type": "place", "row": int(found["row"]), "col": int(found["col"])}
    if word.isdecimal() and len(word) == 1:
        return {"type": "bid", "value": int(word)}
    card = next((card for card in CARDS if card.lower() == word), None)
    return None if card is None else {"type": "take", "card": card}
