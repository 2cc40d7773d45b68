"""Moves of Carson City as a person would say them: "Place a cowboy on parcel 3-4", "Buy the mine for $8"."""

from __future__ import annotations

from typing import Any

from carsonne.games.carson_city.faces.question import question
from carsonne.games.carson_city.faces.view_types import Question
from carsonne.games.carson_city.rules import market
from carsonne.games.carson_city.rules.position import Position
from carsonne.games.carson_city.rules.words import BUILDINGS, SQUARES
from carsonne.kernel.reasons import CompoundMove

_SQUARES = {
    "salary": "Salary",
    "ammunition": "Ammunition",
    "roads_3": "Three roads",
    "roads_1": "One road",
    "land_purchase": "Land",
    "kept_buildings": "Kept buildings",
    "income_land": "Income from land",
    "income_cowboys": "Income from strength",
    "income_gambling": "Gambling",
    "income_buildings": "Income from buildings",
    "vp_land": "Points for land",
    "vp_cowboys": "Points for strength",
    "vp_buildings": "Points for buildings",
}
_PLAIN = {
    "pass": "pass",
    "lock": "lock in your cowboys",
    "keep": "keep the building for later",
    "agree": "agree to the house",
    "refuse": "refuse the house",
    "withdraw": "withdraw from the duel",
    "stay": "fight the duel",
    "money": "take $8 now",
    "wait": "wait with the character’s power",
}
_NONE = {"worker": "take no building", "settler": "take no parcel", "draft": "take no parcel"}
_DONE = {"land": "buy no more land", "kept_buildings": "build no more kept buildings"}


def said(compound: CompoundMove, _marked: bool) -> str:
    """Put all moves of a compound move into one sentence, without its full stop."""
    positions = [compound.before, *compound.steps]
    words = [_move(positions[number], move) for number, move in enumerate(compound.moves)]
    text = ", then ".join(words)
    return text[0].upper() + text[1:]


def target_name(s: Position, target: str) -> str:
    """Name a target; a construction square by the building that it sells."""
    if target in _SQUARES:
        return f"“{_SQUARES[target]}”"
    if target.startswith("buy_vp_"):
        return f"“Points at ${target[-1]}”"
    if target.startswith("build_"):
        sold = s.market[market.slot_of(SQUARES.index(target))]
        price = target.removeprefix("build_")
        return f"the {BUILDINGS[sold - 1]} for ${price}" if sold else f"“Construction ${price}”"
    return parcel_name(target)


def _sold(s: Position, square: str) -> str:
    """Return the building that a construction square sells."""
    return BUILDINGS[s.market[market.slot_of(SQUARES.index(square))] - 1]


def parcel_name(parcel: str) -> str:
    """Name a parcel by row and column."""
    return f"parcel {parcel[1]}-{parcel[3]}"


def edge_name(edge: str) -> str:
    """Name an edge by the parcels beside it."""
    row, column = int(edge[1]), int(edge[3])
    step = (1, 0) if edge[0] == "H" else (0, 1)
    beside = [(row + 1 - step[0], column + 1 - step[1]), (row + 1, column + 1)]
    found = [f"parcel {r}-{c}" for r, c in beside if 1 <= r <= 8 and 1 <= c <= 8]
    return f"between {found[0]} and {found[1]}" if len(found) == 2 else f"at the border of {found[0]}"


def _move(s: Position, move: dict[str, Any]) -> str:
    type_, asked = move["type"], question(s)  # type: ignore[arg-type]
    if type_ in _PLAIN:
        return _PLAIN[type_]
    if asked is not None and type_ in ("perform", "renounce", "none", "done"):
        return _answer(type_, asked)
    if type_ in ("place", "take_back", "move"):
        return _cowboy(s, move)
    return _thing(s, move, asked)


def _answer(type_: str, asked: Question) -> str:
    """Put yes or no into the words of the question."""
    if type_ == "none":
        return _NONE.get(asked.type, "take none")
    if type_ == "done":
        return _DONE.get(asked.type, "lay no more roads")
    if asked.type == "raid":
        where = f"the building on {parcel_name(asked.parcel or '')}"
        return f"rob {where}" if type_ == "perform" else f"leave {where} alone"
    if asked.type == "construction":
        return (
            f"buy the {asked.building} for ${asked.price}" if type_ == "perform" else f"do not buy the {asked.building}"
        )
    return "take the action" if type_ == "perform" else "give up the action"


def _cowboy(s: Position, move: dict[str, Any]) -> str:
    who = "the white cowboy" if move.get("white") else "a cowboy"
    where = target_name(s, move["target"])
    if move["type"] == "take_back":
        return f"take {who} back from {where}"
    if move["type"] == "move":
        return f"move {who} from {target_name(s, move['from'])} to {where}"
    return f"place {who} on {where}"


def _thing(s: Position, move: dict[str, Any], asked: Question | None) -> str:
    match move["type"]:
        case "pick":
            return f"choose the {move['character'].replace('_', ' ').capitalize()}"
        case "hire":
            what = "revolver" if asked is not None and asked.side == "red" else "cowboy"
            return (
                f"hire {_counted(move['count'], what)}" if what == "cowboy" else f"buy {_counted(move['count'], what)}"
            )
        case "take":
            return f"take the {_sold(s, move['square'])}"
        case "double":
            return f"double the income of your {move['building']}s"
        case "tile":
            return f"play the duel tile {move['value']}"
        case "claim" | "buy":
            return f"{'take' if move['type'] == 'claim' else 'buy'} {parcel_name(move['parcel'])}"
        case "house":
            return f"put its house on {parcel_name(move['parcel'])}"
        case "fight":
            return f"fight over {parcel_name(move['parcel'])} first"
        case "road":
            return f"lay a road {edge_name(move['edge'])}"
        case "build":
            return f"build the {move['building']} on {parcel_name(move['parcel'])}"
        case "buy_points":
            return f"buy {_counted(move['points'], 'point')}"
    return f"spend ${move['amount']}" if move["amount"] else "spend nothing"


def _counted(number: int, what: str) -> str:
    return f"{number or 'no'} {what}{'' if number == 1 else 's'}"
