"""Moves as people write them and as numbers; one module knows both."""

from __future__ import annotations

from typing import Any

from carsonne.games.carcassonne.rules.codes import (
    CLAIM_MOVE,
    DISCARD_MOVE,
    DRAW_MOVE,
    NO_HAND,
    NO_TILE,
    PLACE_MOVE,
    PLACES,
    REACH,
    SKIP_MOVE,
)
from carsonne.games.carcassonne.rules.placing import kind_in, move_of, spot_in, turn_in
from carsonne.games.carcassonne.rules.plane import spot_at, x_of, y_of
from carsonne.games.carcassonne.rules.position import Position
from carsonne.games.carcassonne.rules.tables import KIND_NAMES, KIND_OF
from carsonne.kernel.errors import BadMove

NO_MOVE = -1
"""A written move that is well formed and legal nowhere, such as a tile laid beyond the reach of 72 tiles."""
FIELDS = {
    "draw": ({"tile"}, {"to"}),
    "place": ({"x", "y", "turn"}, {"tile"}),
    "claim": ({"place"}, set()),
    "skip": (set(), set()),
    "discard": ({"tile"}, set()),
}
"""What each type of move must say, and what it may say."""


def to_json(s: Position, move: int) -> dict[str, Any]:
    """A move in words. With hands a placement says which tile it lays, and a draw which seat alone sees it."""
    with_hand = s.hand_size > NO_HAND
    if move >= PLACE_MOVE:
        placed = {"type": "place", "x": x_of(spot_in(move)), "y": y_of(spot_in(move)), "turn": turn_in(move)}
        return {**placed, "tile": KIND_NAMES[kind_in(move)]} if with_hand else placed
    if move >= DISCARD_MOVE:
        return {"type": "discard", "tile": KIND_NAMES[move - DISCARD_MOVE]}
    if move >= CLAIM_MOVE:
        return {"type": "claim", "place": PLACES[move - CLAIM_MOVE]}
    if move == SKIP_MOVE:
        return {"type": "skip"}
    draw = {"type": "draw", "tile": KIND_NAMES[move - DRAW_MOVE]}
    return {**draw, "to": s.turn} if with_hand else draw


def from_json(s: Position, data: dict[str, Any]) -> int:
    """The number of a move."""
    type_ = data["type"]
    if type_ not in FIELDS:
        raise BadMove(f"Carcassonne has no move {str(type_)[:40]!r}; it has {', '.join(FIELDS)}.")
    _check_fields(type_, data)
    if type_ == "skip":
        return SKIP_MOVE
    if type_ == "claim":
        return CLAIM_MOVE + _place(data["place"])
    if type_ == "place":
        return _placement(s, data)
    if type_ == "discard":
        return DISCARD_MOVE + _kind(data["tile"])
    to = s.turn if s.hand_size > NO_HAND else None
    if data.get("to", to) != to:
        return NO_MOVE
    return DRAW_MOVE + _kind(data["tile"])


def _check_fields(type_: str, data: dict[str, Any]) -> None:
    needed, allowed = FIELDS[type_]
    for name in sorted(needed - data.keys()):
        raise BadMove(f"A move {type_!r} must say {name!r}.")
    for name in sorted(data.keys() - needed - allowed - {"type"}):
        raise BadMove(f"A move {type_!r} has no {name[:40]!r}.")


def _placement(s: Position, data: dict[str, Any]) -> int:
    for name in ("x", "y", "turn"):
        if not isinstance(data[name], int) or isinstance(data[name], bool):
            raise BadMove(f"{name!r} must be a whole number.")
    kind = _kind(data["tile"]) if "tile" in data else _drawn(s)
    x, y, turn = data["x"], data["y"], data["turn"]
    if kind == NO_TILE or abs(x) > REACH or abs(y) > REACH or not 0 <= turn <= 3:
        return NO_MOVE
    return move_of(kind, spot_at(x, y), turn)


def _drawn(s: Position) -> int:
    """The tile that is meant where none is named, or NO_TILE."""
    if s.hand_size > NO_HAND:
        raise BadMove("With a hand a move 'place' must say 'tile'.")
    return s.drawn


def _kind(name: object) -> int:
    if not isinstance(name, str) or name not in KIND_OF:
        raise BadMove(f"There is no tile {str(name)[:40]!r}; tiles are A to X.")
    return KIND_OF[name]


def _place(name: object) -> int:
    if not isinstance(name, str) or name not in PLACES:
        raise BadMove(f"There is no place {str(name)[:40]!r}; places are {', '.join(PLACES)}.")
    return PLACES.index(name)
