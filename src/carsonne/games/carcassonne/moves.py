"""Moves as people write them and as numbers; one module knows both."""

from __future__ import annotations

from typing import Any

from carsonne.games.carcassonne.codes import (
    CLAIM_MOVE,
    DISCARD_MOVE,
    DRAW_MOVE,
    PLACE_MOVE,
    PLACES,
    REACH,
    SKIP_MOVE,
    SPAN,
    SPOTS,
)
from carsonne.games.carcassonne.tables import KIND_OF, KINDS
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


def to_json(move: int, to: int | None, with_hand: bool) -> dict[str, Any]:
    """A move in words; `to` is the seat that alone sees a draw."""
    if move >= PLACE_MOVE:
        return _place_to_json(move - PLACE_MOVE, with_hand)
    if move >= DISCARD_MOVE:
        return {"type": "discard", "tile": KINDS[move - DISCARD_MOVE]}
    if move >= CLAIM_MOVE:
        return {"type": "claim", "place": PLACES[move - CLAIM_MOVE]}
    if move == SKIP_MOVE:
        return {"type": "skip"}
    draw = {"type": "draw", "tile": KINDS[move - DRAW_MOVE]}
    return draw if to is None else {**draw, "to": to}


def _place_to_json(code: int, with_hand: bool) -> dict[str, Any]:
    spot = code // 4 % SPOTS
    data: dict[str, Any] = {"type": "place", "x": spot % SPAN - REACH, "y": spot // SPAN - REACH, "turn": code & 3}
    if with_hand:
        data["tile"] = KINDS[code // (4 * SPOTS)]
    return data


def from_json(data: dict[str, Any], tile: int | None, to: int | None) -> int:
    """The number of a move. `tile` is the kind drawn when there is no hand, `to` the seat that a draw goes to."""
    type_ = data["type"]
    if type_ not in FIELDS:
        raise BadMove(f"Carcassonne has no move {str(type_)[:40]!r}; it has {', '.join(FIELDS)}.")
    _check_fields(type_, data)
    if type_ == "skip":
        return SKIP_MOVE
    if type_ == "claim":
        return CLAIM_MOVE + _place(data["place"])
    if type_ == "place":
        return _place_from_json(data, tile, to is not None)
    if type_ == "discard":
        return DISCARD_MOVE + _kind(data["tile"])
    if data.get("to", to) != to:
        return NO_MOVE
    return DRAW_MOVE + _kind(data["tile"])


def _check_fields(type_: str, data: dict[str, Any]) -> None:
    needed, allowed = FIELDS[type_]
    for name in sorted(needed - data.keys()):
        raise BadMove(f"A move {type_!r} must say {name!r}.")
    for name in sorted(data.keys() - needed - allowed - {"type"}):
        raise BadMove(f"A move {type_!r} has no {name[:40]!r}.")


def _place_from_json(data: dict[str, Any], tile: int | None, with_hand: bool) -> int:
    for name in ("x", "y", "turn"):
        if not isinstance(data[name], int) or isinstance(data[name], bool):
            raise BadMove(f"{name!r} must be a whole number.")
    kind = _kind(data["tile"]) if "tile" in data else tile
    x, y, turn = data["x"], data["y"], data["turn"]
    if kind is None and with_hand:
        raise BadMove("With a hand a move 'place' must say 'tile'.")
    if kind is None or abs(x) > REACH or abs(y) > REACH or not 0 <= turn <= 3:
        return NO_MOVE
    return PLACE_MOVE + (kind * SPOTS + (int(y) + REACH) * SPAN + int(x) + REACH) * 4 + int(turn)


def _kind(name: object) -> int:
    if not isinstance(name, str) or name not in KIND_OF:
        raise BadMove(f"There is no tile {str(name)[:40]!r}; tiles are A to X.")
    return KIND_OF[name]


def _place(name: object) -> int:
    if not isinstance(name, str) or name not in PLACES:
        raise BadMove(f"There is no place {str(name)[:40]!r}; places are {', '.join(PLACES)}.")
    return PLACES.index(name)
