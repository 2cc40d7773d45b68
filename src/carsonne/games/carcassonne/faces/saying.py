"""Moves of Carcassonne as a person would say them: "Lay the tile at column 3, row -1 and put a knight in the city"."""

from __future__ import annotations

from typing import Any

from carsonne.games.carcassonne.knowledge.accessors import tiles
from carsonne.games.carcassonne.rules.box import TILES
from carsonne.games.carcassonne.rules.tables import KIND_OF, SEGMENTS, described
from carsonne.games.carcassonne.rules.words import SIDES
from carsonne.kernel.reasons import CompoundMove

_SIDES = ("north", "east", "south", "west")
_TURNED = ("", ", turned once", ", turned twice", ", turned three times")
_STANDING = {
    "c": ("put a knight in the", "city"),
    "r": ("put a thief on the", "road"),
    "f": ("put a farmer on the", "field"),
}


def said(compound: CompoundMove, marked: bool) -> str:
    """Put all moves of a compound move into one sentence, without its full stop."""
    text = " and ".join(_move(compound, number, move, marked) for number, move in enumerate(compound.moves))
    return text[0].upper() + text[1:]


def _move(compound: CompoundMove, number: int, move: dict[str, Any], marked: bool) -> str:
    match move["type"]:
        case "skip":
            return "place no follower"
        case "discard":
            return f"set the tile {_drawn(move['tile'])} aside"
        case "claim":
            return _claim(compound, number, move["place"])
    tile = f"the tile {_drawn(move['tile'])}" if "tile" in move else "the tile"
    where = "" if marked else f" at column {move['x']}, row {move['y']}{_TURNED[move['turn']]}"
    return f"lay {tile}{where}"


def _drawn(kind: str) -> str:
    """Describe a tile in a few words."""
    return f"“{str(TILES[KIND_OF[kind]]['name']).partition(' (')[0]}”"


def _claim(compound: CompoundMove, number: int, place: str) -> str:
    if place[0] == "m":
        return "put a monk in the monastery"
    last = tiles(compound.steps[number - 1] if number else compound.before)[-1]
    put, what = _STANDING[place[0]]
    sides = _sides(last.kind, last.turn, place)
    if len(sides) == 1:
        return f"{put} {sides[0]}ern {what}"
    return f"{put} {what}" + (f" in the {' and '.join(sides)}" if sides else "")


def _sides(kind: int, turn: int, place: str) -> list[str]:
    """Name the sides that tell a place of a tile from similar ones; none where it is the only one."""
    if sum(other[0] == place[0] for other in SEGMENTS[kind]) == 1:
        return []
    part = described(kind, place)
    sides = {SIDES.index(side) for side in part.get("edges", ())} or {half // 2 for half in part["half_edges"]}
    names = [_SIDES[side] for side in sorted((side + turn) % 4 for side in sides)]
    return [] if len(names) == len(_SIDES) else names
