"""The names that Carcassonne's data uses, in the order of their numbers."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

Kind: TypeAlias = Literal[
    "A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L",
    "M", "N", "O", "P", "Q", "R", "S", "T", "U", "V", "W", "X",
]  # fmt: skip
"""A kind of tile, as in tiles.json."""
Place: TypeAlias = Literal["c0", "c1", "r0", "r1", "r2", "r3", "m0", "f0", "f1", "f2", "f3"]
"""Where a follower can stand on a tile: city, road, monastery or field, numbered as in tiles.json."""
FeatureType: TypeAlias = Literal["field", "road", "city", "monastery"]
Role: TypeAlias = Literal["knight", "thief", "monk", "farmer"]
Phase: TypeAlias = Literal["deal", "draw", "place", "claim", "turn_end", "over"]
Colour: TypeAlias = Literal["red", "blue", "green", "yellow", "black"]
Side: TypeAlias = Literal["N", "E", "S", "W"]
"""A side of a tile as it lies."""
Cell: TypeAlias = tuple[int, int]
"""x and y of a cell; x grows to the east, y to the south, and the start tile lies at 0, 0."""
Reason: TypeAlias = tuple[Literal["tiles", "shields", "cities"], int, int]
"""What was counted, how many, and the points for each."""

KINDS: tuple[Kind, ...] = get_args(Kind)
PLACES: tuple[Place, ...] = get_args(Place)
FEATURE_TYPES: tuple[FeatureType, ...] = get_args(FeatureType)
PHASES: tuple[Phase, ...] = get_args(Phase)
COLOURS: tuple[Colour, ...] = get_args(Colour)
SIDES: tuple[Side, ...] = get_args(Side)
ROLES: dict[str, Role] = {"c": "knight", "r": "thief", "m": "monk", "f": "farmer"}
"""What a follower is called, by the first letter of its place."""
