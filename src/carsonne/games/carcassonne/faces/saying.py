"""Moves of Carcassonne as a person would say them: "Place the tile at column 3, row -1, with a knight in the city"."""

from __future__ import annotations

from typing import Any

from carsonne.games.carcassonne.knowledge.accessors import tiles
from carsonne.games.carcassonne.rules.tables import SEGMENTS, described
from carsonne.games.carcassonne.rules.words import SIDES
from carsonne.kernel.reasons import CompoundMove
from carsonne.locales import Message, message


def said(compound: CompoundMove, marked: bool) -> Message:
    """Say all moves of a compound move in one sentence, without its full stop."""
    first, last = compound.moves[0], compound.moves[-1]
    match first["type"]:
        case "skip":
            return message("ca-say-skip")
        case "discard":
            return message("ca-say-discard", tile=_tile(first))
        case "claim":
            return message("ca-say-claim", follower=_follower(compound.before, first["place"]))
    words = {"tile": _tile(first)} | ({} if marked else {"where": _where(first)})
    if last["type"] in ("skip", "place"):
        return message("ca-say-marked-skip" if marked else "ca-say-tile-skip", **words)
    words["follower"] = _follower(compound.steps[-2], last["place"])
    return message("ca-say-marked-claim" if marked else "ca-say-tile-claim", **words)


def _tile(move: dict[str, Any]) -> Message:
    """Describe the tile that a move names, or speak of the one that was drawn."""
    if "tile" not in move:
        return message("ca-the-tile")
    return message("ca-the-tile-named", tile=message(f"tile-{move['tile']}"))


def _where(move: dict[str, Any]) -> Message:
    return message("ca-where", x=move["x"], y=move["y"], turn=move["turn"])


def _follower(s: Any, place: str) -> Message:
    last = tiles(s)[-1]
    return follower(last.kind, last.turn, place)


def follower(kind: int, turn: int, place: str) -> Message:
    """Describe a follower on a place of a tile: by its sides too, if similar places are on the same tile."""
    alike = [other for other in SEGMENTS[kind] if other[0] == place[0]]
    sides = _sides(kind, turn, place)
    if len(alike) == 1 or len(sides) == len(SIDES):
        return message(f"ca-follower-{place[0]}")
    named = [message(f"side-{SIDES[side].lower()}") for side in sides]
    twins = [other for other in alike if _sides(kind, turn, other) == sides]
    if len(twins) > 1:
        return message("ca-follower-f-nth", sides=named, n=twins.index(place) + 1)
    return message(f"ca-follower-{place[0]}-to", sides=named)


def _sides(kind: int, turn: int, place: str) -> list[int]:
    """Return the sides of a turned tile that a place touches."""
    part = described(kind, place)
    sides = {SIDES.index(side) for side in part.get("edges", ())} | {half // 2 for half in part.get("half_edges", ())}
    return sorted((side + turn) % 4 for side in sides)
