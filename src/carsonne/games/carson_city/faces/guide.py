"""Carson City's choices explained in a terminal: what a place or a building would bring, and what a word may mean."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from msgspec import to_builtins

from carsonne.games.carson_city.faces.move_types import (
    BuildMove,
    BuyMove,
    BuyPointsMove,
    ClaimMove,
    FightMove,
    HouseMove,
    Move,
    PickMove,
    PlaceMove,
    RoadMove,
    ShiftMove,
    SpendMove,
)
from carsonne.games.carson_city.faces.moves import written
from carsonne.games.carson_city.faces.outlook import Outlook, power, purse
from carsonne.games.carson_city.rules.state import CarsonCityState
from carsonne.games.carson_city.rules.tables import PARCEL_OF, TARGET_OF
from carsonne.games.carson_city.rules.words import CHARACTERS
from carsonne.kernel.game import Json
from carsonne.locales import Argument, Message, message, say, sentences

LETTERED: Final = re.compile(r"(?P<white>white )?(?P<column>[a-h])(?P<row>[1-8])")
COLUMNS: Final = "ABCDEFGH"
AMOUNT: Final = "amount"


def typed(place: str) -> str:
    """Return what to type for a place: for a parcel, the column's letter and the row's number."""
    return f"{COLUMNS[int(place[3]) - 1]}{place[1]}" if place in PARCEL_OF else place


def lettered(said: Argument) -> Any:
    """Name the parcels in a message as they are typed."""
    if isinstance(said, Message):
        if said.id == "cc-parcel":
            return typed(f"r{said.args['row']}c{said.args['col']}")
        return Message(said.id, {name: lettered(value) for name, value in said.args.items()})
    return [lettered(one) for one in said] if isinstance(said, list) else said


def spoken(said: Message, names: Sequence[str] = ()) -> str:
    """Put a message into words for the terminal."""
    return say(lettered(said), names)


def kind(move: Move) -> str:
    """Group parcels, roads and amounts, which would fill the screen; list squares and buttons one by one."""
    name = _kind(move)
    return say(message(f"cc-term-kind-{name}")) if name else ""


def _kind(move: Move) -> str:
    match move:
        case PlaceMove(target=target):
            return "place" if target in PARCEL_OF else ""
        case RoadMove() | ShiftMove() | ClaimMove() | BuyMove() | HouseMove() | FightMove() | BuildMove():
            return str(type(move).__struct_config__.tag)
        case SpendMove() | BuyPointsMove():
            return AMOUNT
    return ""


def explain(s: CarsonCityState, seat: int, move: Move, names: Sequence[str]) -> str:
    """Explain a forecast, if there is one, and what is left of the seat's money."""
    outlook = Outlook(s, seat)
    found = outlook.of(move)
    if found and not isinstance(move, PickMove):
        found = message("cc-term-sentence", said=found)
    means = purse(outlook.found.means)
    return spoken(sentences(*([found] if found else []), *means), names)


def about(word: str) -> str:
    """Describe both sides of a character."""
    name = word.replace(" ", "_")
    if name not in CHARACTERS:
        return ""
    return say(message("cc-term-sides", yellow=power(name, "yellow"), red=power(name, "red")))


# Words that stand for no legal move


def tried(s: CarsonCityState, seat: int, word: str) -> Json | None:
    """Read a parcel or a square as a move that may be illegal: like a legal one, but there."""
    spot = _spot(word)
    like = next((data for data in map(_written, s.legal(seat)) if {"target", "parcel"} & data.keys()), None)
    if spot is None:
        return {"type": "pick", "character": word} if word in CHARACTERS else None
    if like is None or like["type"] == "place":
        return {"type": "place", "target": spot}
    return {**like, "parcel": spot} if "parcel" in like and spot in PARCEL_OF else None


def _spot(word: str) -> str | None:
    if found := LETTERED.fullmatch(word):
        return f"r{found['row']}c{COLUMNS.index(found['column'].upper()) + 1}"
    return word if word in TARGET_OF else None


def _written(move: int) -> dict[str, Any]:
    data: dict[str, Any] = to_builtins(written(move))
    return data
