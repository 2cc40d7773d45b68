"""Moves of Carson City as a person would say them: "Place a cowboy on parcel 3-4", "Buy the mine for $8"."""

from __future__ import annotations

from typing import Any

from carsonne.games.carson_city.faces.question import question
from carsonne.games.carson_city.faces.view_types import Question
from carsonne.games.carson_city.knowledge import words
from carsonne.games.carson_city.rules import characters, codes, market, squares, tables
from carsonne.games.carson_city.rules.state import CarsonCityState
from carsonne.games.carson_city.rules.words import CHARACTERS, CONSTRUCTION_SQUARES, SQUARES
from carsonne.kernel.reasons import CompoundMove
from carsonne.locales import Message, message

PLAIN = ("pass", "lock", "keep", "agree", "refuse", "withdraw", "stay", "money", "wait")
"""Moves that say nothing but their type."""
ANSWERS = ("perform", "renounce", "none", "done")
"""Moves that mean what the question says."""
_ORDER = ("first", "second", "third")


def said(compound: CompoundMove, _marked: bool) -> Message:
    """Say all moves of a compound move in one sentence, without its full stop."""
    positions = [compound.before, *compound.steps]
    found = [phrase(positions[number], compound.seat, move) for number, move in enumerate(compound.moves)]
    return message(f"cc-say-{_ORDER[len(found) - 1]}", **dict(zip(_ORDER, found, strict=False)))


def phrase(s: CarsonCityState, seat: int, move: dict[str, Any]) -> Message:
    """Say a move in words that begin with a verb."""
    type_ = move["type"]
    if type_ in PLAIN:
        return message(f"cc-say-{type_}")
    if type_ in ANSWERS:
        return _answer(type_, question(s))
    if type_ in ("place", "take_back", "move"):
        return _cowboy(s, seat, move)
    if type_ in ("build", "take", "double"):
        return _building(s, move)
    if type_ in _PLACES:
        return message(f"cc-say-{type_}", parcel=words.parcel_called(move["parcel"]))
    return _other(s, move)


_PLACES = ("claim", "buy", "house", "fight")


def _answer(type_: str, asked: Question | None) -> Message:
    """Say yes or no to a question."""
    assert asked is not None
    if type_ in ("none", "done"):
        return message(f"cc-say-{type_}-{asked.type}")
    if asked.parcel:
        return message(f"cc-say-{type_}-raid", parcel=words.parcel_called(asked.parcel))
    return message(f"cc-say-{type_}-construction", building=words.building(str(asked.building)), price=asked.price or 0)


def _cowboy(s: CarsonCityState, seat: int, move: dict[str, Any]) -> Message:
    ending = "-white" if move.get("white") else ""
    places = {key: place(s, seat, move[key]) for key in ("from", "target") if key in move}
    return message(f"cc-say-{move['type']}{ending}", **places)


def place(s: CarsonCityState, seat: int, target: str) -> Message:
    """Name a target; a construction square by the building that it sells."""
    if target in CONSTRUCTION_SQUARES:
        slot = market.slot_of(SQUARES.index(target))
        if s.market[slot]:
            price = market.price(s, seat, slot)
            return message("cc-say-offer", building=words.content(s.market[slot]), price=price)
    return message("cc-say-square", square=words.square(target)) if target in SQUARES else words.parcel_called(target)


def _building(s: CarsonCityState, move: dict[str, Any]) -> Message:
    if move["type"] == "take":
        what = s.market[market.slot_of(SQUARES.index(move["square"]))]
        return message("cc-say-take", building=words.content(what))
    building = words.building(move["building"])
    if move["type"] == "double":
        return message("cc-say-double", building=building)
    return message("cc-say-build", building=building, parcel=words.parcel_called(move["parcel"]))


def _other(s: CarsonCityState, move: dict[str, Any]) -> Message:
    match move["type"]:
        case "pick":
            return message("cc-say-pick", character=words.character(CHARACTERS.index(move["character"])))
        case "hire":
            asked = question(s)
            side = asked.side if asked is not None and asked.side else "yellow"
            return message(f"cc-say-hire-{side}", count=move["count"], price=characters.hire_cost(s, move["count"]))
        case "tile":
            return message("cc-say-tile", value=move["value"])
        case "road":
            return message("cc-say-road", edge=words.edge(move["edge"]))
        case "buy_points":
            return message("cc-say-buy_points", points=move["points"], price=_price(s, move["points"]))
    return message("cc-say-spend", amount=move["amount"], points=move["amount"] // codes.SPENT_PER_POINT)


def _price(s: CarsonCityState, points: int) -> int:
    """Return what points cost: on the track, or from the Banker."""
    if s.phase != codes.ASK_BANKER:
        return points * squares.point_price(s.square)
    return tables.OFFER_COST[tables.OFFER_POINTS.index(points)] if points else 0
