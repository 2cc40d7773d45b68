"""The structs for a position of Carcassonne as one seat may see it, and for the score pad."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, UnsetType

from carsonne.games.carcassonne.faces.move_types import Move
from carsonne.games.carcassonne.rules.words import Cell, Colour, FeatureType, Kind, Phase, Place, Reason, Role
from carsonne.kernel.data import Data, View
from carsonne.locales import Message


class LaidTile(Data):
    """A tile on the board."""

    tile: Kind
    x: int
    y: int
    turn: int
    """Clockwise quarter turns."""
    seat: int | None
    """Who laid it; nobody laid the start tile."""


class Follower(Data):
    """A follower on the board."""

    seat: int
    x: int
    y: int
    place: Place
    role: Role


class Breakdown(Data):
    """A seat's points by type of feature."""

    field: int
    road: int
    city: int
    monastery: int


class CarcassonneView(View, kw_only=True):
    """A position as one seat, or a spectator, may see it."""

    phase: Phase
    turn: int
    """The seat whose turn it is."""
    tile: Kind | None
    """The tile to be laid, if all seats can see it."""
    tiles: list[LaidTile]
    followers: list[Follower]
    supply: list[int]
    """Followers left, by seat."""
    scores: list[int]
    breakdown: list[Breakdown]
    """Where the points come from, by seat."""
    bag: dict[Kind, int]
    """The tiles that may still turn up, by kind."""
    left: int
    """How many tiles are undrawn."""
    aside: list[Kind]
    """Tiles that did not fit anywhere."""
    hands: list[list[Kind] | int] | None
    """In the variant with hands: the viewer's own, and how many tiles the others hold."""
    last: LaidTile | None
    """The tile laid last."""
    moves: list[Move]
    """What the viewer may do now; empty when another seat acts."""


class ScoreLine(Data, kw_only=True):
    """A line of the score pad: points of one player with their reason."""

    player: Colour
    points: int
    feature: FeatureType | Literal["before"]
    """"before" stands for points already on the track; such a line has nothing but a reason."""
    complete: bool | UnsetType = UNSET
    said: Message
    """The reason."""
    reason: str
    """The same in English."""
    because: list[Reason] | UnsetType = UNSET
    tiles: list[Cell] | UnsetType = UNSET
    followers: dict[Colour, int] | UnsetType = UNSET
    city: list[Cell] | UnsetType = UNSET
    """The tiles of the city that the farmers supply."""


class ScoreSheet(Data):
    """What a typed position would score if the game ended now."""

    scores: dict[Colour, int]
    lines: list[ScoreLine]
    options: dict[str, Any]


class Fitting(Data):
    """What could be laid next to the tiles of a typed position."""

    left: dict[Kind, int]
    """Tiles that are neither on the board nor beside it."""
    cells: dict[str, dict[Kind, list[int]]]
    """For each free cell beside the board ("1,-2"): the kinds that fit, with their turns."""
