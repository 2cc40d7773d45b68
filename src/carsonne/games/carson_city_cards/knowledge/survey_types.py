"""The structs of the Card Game's score pads and survey."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from carsonne.games.carson_city_cards.rules.words import Card, Character, LineId, LineName, Parcel, TerrainId
from carsonne.kernel.data import Data
from carsonne.locales import Message


class PadReason(Data, kw_only=True):
    """What a line of the score pad counts: buildings, a character, or a card of a virtual player."""

    element: Parcel | UnsetType = UNSET
    """The building that counts."""
    row: int | UnsetType = UNSET
    """Where it stands, when it counts what lies around it."""
    col: int | UnsetType = UNSET
    count: int | UnsetType = UNSET
    each: int | UnsetType = UNSET
    character: Character | UnsetType = UNSET
    card: Card | UnsetType = UNSET
    points: int
    said: Message
    """The same in words, without the place."""
    text: str
    """What `said` says, in English."""


class PadLine(Data):
    """A line of the score pad with its reasons."""

    id: LineId | Literal["v"]
    """"v" is the one line of a virtual player."""
    name: LineName | Literal["attraction"]
    points: int
    because: list[PadReason]


class Pad(Data):
    """The score pad of a player as if the game ended now."""

    player: int
    lines: list[PadLine]
    total: int


class CoveredParcel(Data):
    """A parcel that a placement would cover."""

    row: int
    col: int
    parcel: Parcel


class Placement(Data):
    """A legal place for the card in hand."""

    card: TerrainId
    row: int
    col: int
    covers: list[CoveredParcel]
    lines: dict[LineId, int]
    """How the lines of the score pad change; only those that do."""
    change: int
    """How the score changes."""


class Survey(Data):
    """The score pad of every player, and what each placement of the card in hand would change."""

    pads: list[Pad]
    placements: list[Placement] | UnsetType = UNSET
    """Missing when no card is being placed."""


class Breakdown(Data):
    """A seat's points by line of the score pad."""

    ranches: int
    mines: int
    drugstores: int
    banks: int
    saloons: int
    stores: int
    ranches_in_city: int
    mines_in_city: int
    houses_in_city: int
    hotels: int
    city_hall: int
    outlaws: int
    characters: int
