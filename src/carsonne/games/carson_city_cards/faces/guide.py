"""The Card Game's choices explained in a terminal: what a card, a place or a character would bring."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from importlib.resources import files
from typing import Final

from carsonne.games.carson_city_cards.faces.move_types import (
    BidMove,
    ChooseMove,
    Move,
    PlaceMove,
    TakeMove,
    UseMove,
)
from carsonne.games.carson_city_cards.knowledge.forecast import best
from carsonne.games.carson_city_cards.knowledge.survey import placements
from carsonne.games.carson_city_cards.knowledge.survey_types import Placement
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.games.carson_city_cards.rules.words import CARDS, CHARACTERS
from carsonne.kernel.game import Json

SPOT: Final = re.compile(r"(?P<row>-?\d+),(?P<col>-?\d+)")


def _powers() -> dict[str, str]:
    text = files("carsonne.games.carson_city_cards").joinpath("data/powers.json").read_text(encoding="utf-8")
    powers: dict[str, str] = json.loads(text)["powers"]
    return powers


POWERS: Final = _powers()
"""What each character does."""


def kind(move: Move) -> str:
    """Group places, which would fill the screen; list cards and bids one by one."""
    return "a place as row,column, the best first" if isinstance(move, PlaceMove) else ""


def brief(s: Position, seat: int, move: Move) -> str:
    """Say in a few words what a card of the market would bring."""
    if isinstance(move, UseMove | ChooseMove):
        return POWERS.get(move.character or "", "")
    if not isinstance(move, TakeMove):
        return ""
    if move.card in CHARACTERS:
        return POWERS[move.card]
    found = best(s, seat, CARDS.index(move.card))
    return "fits nowhere" if found is None else f"{found.change:+} points at best, at {found.row},{found.col}"


def explain(s: Position, seat: int, move: Move, names: Sequence[str]) -> str:
    """Explain a move in sentences."""
    match move:
        case PlaceMove():
            return _placed(next(one for one in placements(s, seat, s.holding) if _is_at(one, move.row, move.col)))
        case BidMove():
            return "The highest bid takes a card first. A bid card comes back only in the next era."
    words = brief(s, seat, move)
    return f"{words[0].upper()}{words[1:]}." if words else "There is nothing to foresee about it."


def _is_at(one: Placement, row: int, col: int) -> bool:
    return (one.row, one.col) == (row, col)


def _placed(one: Placement) -> str:
    lines = ", ".join(f"line {name} {change:+}" for name, change in one.lines.items()) or "no line changes"
    covers = ", ".join(f"{entry.parcel} at {entry.row},{entry.col}" for entry in one.covers)
    covered = f" It covers {covers}." if covers else ""
    return f"{one.change:+} points: {lines}.{covered}"


def about(word: str) -> str:
    """Say what a character does; empty if the word names none."""
    return POWERS.get(word.replace(" ", "_"), "")


def tried(s: Position, seat: int, word: str) -> Json | None:
    """Read a place, a bid or a card as a move that may be illegal."""
    if found := SPOT.fullmatch(word):
        return {"type": "place", "row": int(found["row"]), "col": int(found["col"])}
    if word.isdecimal() and len(word) == 1:
        return {"type": "bid", "value": int(word)}
    card = next((card for card in CARDS if card.lower() == word), None)
    return None if card is None else {"type": "take", "card": card}
