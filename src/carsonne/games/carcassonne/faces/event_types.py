"""The events of Carcassonne."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import UNSET, UnsetType

from carsonne.games.carcassonne.rules.words import Cell, FeatureType, Kind, Place, Reason, Role
from carsonne.kernel.data import Event, Undone


class Drawn(Event, tag="drawn"):
    """A tile was drawn, either face up or into a hand."""

    seat: int
    tile: Kind | UnsetType = UNSET
    """Missing where the viewer may not see it."""
    to: int | UnsetType = UNSET


class SetAside(Event, tag="set_aside"):
    """A tile did not fit anywhere."""

    seat: int
    tile: Kind


class Placed(Event, tag="placed"):
    """A tile was laid."""

    seat: int
    tile: Kind
    x: int
    y: int
    turn: int


class Claimed(Event, tag="claimed"):
    """A follower was placed on the board."""

    seat: int
    x: int
    y: int
    place: Place
    role: Role


class Skipped(Event, tag="skipped"):
    """A player placed no follower."""

    seat: int


class Returned(Event, tag="returned"):
    """A follower returned to its owner."""

    seat: int
    x: int
    y: int
    place: Place
    role: Role


class TurnBegan(Event, tag="turn"):
    """A player's turn began."""

    seat: int


class Scored(Event, tag="scored", kw_only=True):
    """A player got points for a feature, with the arithmetic."""

    seat: int
    points: int
    feature: FeatureType
    complete: bool
    tiles: list[Cell]
    city: list[Cell] | UnsetType = UNSET
    """The tiles of the city that the farmers supply."""
    places: list[tuple[int, int, Place]]
    """The parts that gave the points: cell and place on the tile; for farmers those of their fields and of the city."""
    followers: list[int]
    """The followers on the feature, by seat."""
    because: list[Reason]


class Ended(Event, tag="ended"):
    """The game is over."""

    scores: list[int]
    winners: list[int]


CarcassonneEvent: TypeAlias = (
    Drawn | SetAside | Placed | Claimed | Skipped | Returned | TurnBegan | Scored | Ended | Undone
)
