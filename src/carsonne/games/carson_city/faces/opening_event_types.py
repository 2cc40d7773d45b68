"""Events of Carson City up to the placing of cowboys: setting up, characters, placing."""

from __future__ import annotations

from msgspec import UNSET, UnsetType, field

from carsonne.games.carson_city.rules.words import (
    Building,
    Character,
    ConstructionSquare,
    Content,
    Parcel,
    Side,
    Target,
)
from carsonne.kernel.data import Event

# Setting up


class SideDrawn(Event, tag="side_drawn"):
    """The side of a character was drawn."""

    character: Character
    side: Side


class TileDrawn(Event, tag="tile_drawn"):
    """A player drew a duel tile."""

    seat: int
    value: int | UnsetType = UNSET
    """Missing where the viewer may not see it."""
    to: int | UnsetType = UNSET


class Announced(Event, tag="announced"):
    """A player announced the total of the duel tiles dealt, and got money for it."""

    seat: int
    total: int
    money: int


class BuildingDrawn(Event, tag="building_drawn"):
    """A building was drawn for the construction row."""

    square: ConstructionSquare
    building: Building


class Founded(Event, tag="founded"):
    """A house or a mountain was put into the town."""

    parcel: Parcel
    piece: Content


class OrderDrawn(Event, tag="order"):
    """The place of a player in the first order was drawn."""

    seat: int
    place: int


class Claimed(Event, tag="claimed"):
    """A player claimed a parcel, in the draft or as the Settler."""

    seat: int
    parcel: Parcel


# Characters and placing


class RoundBegan(Event, tag="round"):
    """A round began."""

    round: int


class Picked(Event, tag="picked"):
    """A player took a character."""

    seat: int
    character: Character
    side: Side


class PlacingOrder(Event, tag="placing"):
    """The place of a player in the order of placing."""

    seat: int
    place: int


class Hired(Event, tag="hired"):
    """The Captain brought cowboys or revolvers."""

    seat: int
    cowboys: int | UnsetType = UNSET
    revolvers: int | UnsetType = UNSET


class RoadsTaken(Event, tag="roads"):
    """A player got roads; fewer than due when the stock was short."""

    seat: int
    count: int
    due: int


class Waits(Event, tag="waits"):
    """A player will use the power of a character later."""

    seat: int
    character: Character


class Placed(Event, tag="placed"):
    """A cowboy was placed."""

    seat: int
    target: Target
    white: bool


class Moved(Event, tag="moved"):
    """A cowboy was moved in the simultaneous placing."""

    seat: int
    start: Target = field(name="from")
    target: Target
    white: bool


class TakenBack(Event, tag="taken_back"):
    """A cowboy was taken back in the simultaneous placing."""

    seat: int
    target: Target
    white: bool


class Passed(Event, tag="passed"):
    """A player passed; `place` is the first, second … to pass."""

    seat: int
    place: int
    forced: bool
    """Whether no cowboy was left to place."""


class Locked(Event, tag="locked"):
    """A player locked the simultaneous placing."""

    seat: int
    place: int
    forced: bool
