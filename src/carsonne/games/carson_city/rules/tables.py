"""Facts about the town plan and the pieces, built once: the geometry, and the data file as flat tables."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from carsonne.games.carson_city.rules import codes, words
from carsonne.kernel.codes import CHANCE_BIT, RULES_BIT


def load() -> dict[str, Any]:
    """Read the data file."""
    text = files("carsonne.games.carson_city").joinpath("data/carson-city.json").read_text(encoding="utf-8")
    data: dict[str, Any] = json.loads(text)
    return data


DATA: Final = load()
CONSTANTS: Final[dict[str, Any]] = DATA["constants"]
BUILDINGS: Final = ("", *words.BUILDINGS)
"""By number; 0 is none."""
PARCEL_OF: Final[dict[str, int]] = {name: parcel for parcel, name in enumerate(words.PARCELS)}
EDGE_OF: Final[dict[str, int]] = {name: edge for edge, name in enumerate(words.EDGES)}
TARGET_OF: Final[dict[str, int]] = {name: target for target, name in enumerate(words.TARGETS)}

# Phases
_ACTORS: Final = {
    codes.RUN: RULES_BIT,
    **dict.fromkeys(range(codes.ASK_DRAFT, codes.ASK_WITHDRAW + 1), codes.THE_TURN),
    codes.ASK_KIT: codes.THE_RACERS,
    codes.ASK_TILES: codes.THE_DUELLISTS,
    codes.ASK_CASH: codes.THE_SPENDERS,
    **dict.fromkeys(range(codes.ROLL_SIDE, codes.ROLL_GAMBLE + 1), CHANCE_BIT),
}
WHO: Final = [_ACTORS.get(phase, 0) for phase in range(codes.PHASES)]
"""Who acts in each phase."""

# Geometry (CB11 to CB14). Vertex (i, j) is 9 * i + j; edge H(i, j) is 8 * i + j, edge V(i, j) is 72 + 9 * i + j.
_WIDE: Final = codes.GRID + 1


def _parcel(row: int, column: int) -> int:
    """Return the parcel at a row and column counted from 0; OFF beyond the border."""
    return row * codes.GRID + column if 0 <= row < codes.GRID and 0 <= column < codes.GRID else codes.OFF


def _near(parcel: int) -> list[int]:
    """Return the up to eight parcels around, filled up with OFF (CB12)."""
    row, column = divmod(parcel, codes.GRID)
    around = [_parcel(row + i, column + j) for i in (-1, 0, 1) for j in (-1, 0, 1) if (i, j) != (0, 0)]
    found = [other for other in around if other != codes.OFF]
    return found + [codes.OFF] * (8 - len(found))


def _corners(parcel: int) -> list[int]:
    """Return the four vertices of a parcel (CB13)."""
    row, column = divmod(parcel, codes.GRID)
    return [(row + i) * _WIDE + column + j for i in (0, 1) for j in (0, 1)]


def _ends(edge: int) -> list[int]:
    """Return the two vertices that an edge joins (CB14)."""
    if edge < codes.EDGES // 2:
        i, j = divmod(edge, codes.GRID)
        return [i * _WIDE + j, i * _WIDE + j + 1]
    i, j = divmod(edge - codes.EDGES // 2, _WIDE)
    return [i * _WIDE + j, (i + 1) * _WIDE + j]


def _sides(edge: int) -> list[int]:
    """Return the parcels on both sides of an edge, OFF beyond the border."""
    if edge < codes.EDGES // 2:
        i, j = divmod(edge, codes.GRID)
        return [_parcel(i - 1, j), _parcel(i, j)]
    i, j = divmod(edge - codes.EDGES // 2, _WIDE)
    return [_parcel(i, j - 1), _parcel(i, j)]


def _meeting(vertex: int) -> list[int]:
    """Return the four parcels that meet at a vertex, OFF beyond the border."""
    i, j = divmod(vertex, _WIDE)
    return [_parcel(i + a, j + b) for a in (-1, 0) for b in (-1, 0)]


NEAR: Final = [other for parcel in range(codes.PARCELS) for other in _near(parcel)]
NEAR_COUNT: Final = [sum(other != codes.OFF for other in _near(parcel)) for parcel in range(codes.PARCELS)]
CORNER: Final = [vertex for parcel in range(codes.PARCELS) for vertex in _corners(parcel)]
EDGE_END: Final = [vertex for edge in range(codes.EDGES) for vertex in _ends(edge)]
EDGE_SIDE: Final = [parcel for edge in range(codes.EDGES) for parcel in _sides(edge)]
MEETING: Final = [parcel for vertex in range(codes.VERTICES) for parcel in _meeting(vertex)]
AROUND: Final = [edge for parcel in range(codes.PARCELS) for edge in range(codes.EDGES) if parcel in _sides(edge)]
"""The four edges of each parcel (CB22)."""

# Pieces.
_PIECES: Final[list[dict[str, Any]]] = [{}, *DATA["buildings"]]
NEEDS_HOUSE: Final = [int(piece.get("needs_house", False)) for piece in _PIECES]
HOUSE_VALUE: Final = [piece.get("house_value", 0) for piece in _PIECES]
GUNS: Final = [piece.get("revolvers", 0) for piece in _PIECES]
EARNS: Final = [int(piece.get("income_rule", "none") != "none") for piece in _PIECES]
COUNT: Final = [piece.get("count", 0) for piece in _PIECES]
BAG: Final = [0, *(CONSTANTS["bag_at_start"][name] for name in BUILDINGS[1:])]
PRICE: Final[list[int]] = CONSTANTS["market_prices"]
POINT_PRICE: Final[list[int]] = [square["price"] for square in DATA["action_squares"][codes.FIRST_BUY :]]
"""Dollars a point on each of the squares that sell them (CB70)."""
MARKET: Final = [BUILDINGS.index(CONSTANTS["market_setup"][str(price)] or "") for price in PRICE]
LIMIT: Final[list[int]] = [character[side]["cash_limit"] for character in DATA["characters"] for side in words.SIDES]
"""Cash limit of character * 2 + side."""
COWBOYS_AFTER: Final = [0, *(CONSTANTS["cowboys_after_round"][str(i)] for i in (1, 2, 3, 4))]
_OPTIONS: Final = {c["id"]: c for c in DATA["characters"]}
HIRE_COST: Final[list[int]] = [0, *(option["cost"] for option in _OPTIONS["captain"]["yellow"]["options"])]
GUN_COST: Final[list[int]] = [0, *(option["cost"] for option in _OPTIONS["captain"]["red"]["options"])]
MERCENARY_GUNS: Final[list[int]] = [_OPTIONS["mercenary"][side]["strength"] for side in words.SIDES]
OFFER_COST: Final[list[int]] = [option["cost"] for option in _OPTIONS["banker"]["red"]["options"]]
OFFER_POINTS: Final[list[int]] = [option["points"] for option in _OPTIONS["banker"]["red"]["options"]]
RIVER_PARCELS: Final = [
    (row - 1) * codes.GRID + column - 1 for row, column in CONSTANTS["variants"]["carson_river"]["parcels_rc_1based"]
]
"""The given river (CB128)."""
