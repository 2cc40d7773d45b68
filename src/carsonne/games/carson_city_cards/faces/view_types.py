"""The structs for a position of the Card Game as one seat may see it, and for the score pad."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, UnsetType

from carsonne.games.carson_city_cards.faces.move_types import Move
from carsonne.games.carson_city_cards.knowledge.survey_types import PadReason
from carsonne.games.carson_city_cards.rules.words import (
    Back,
    Card,
    Character,
    Era,
    Level,
    LineId,
    LineName,
    Parcel,
    Phase,
    Suit,
    TerrainId,
)
from carsonne.kernel.data import Data, View
from carsonne.locales import Message


class OwnedCharacter(Data):
    """A character of a player; one that is turned has been used."""

    id: Character
    turned: bool


class LaidCard(Data):
    """A card in a city; row and column are those of its upper left quarter."""

    card: TerrainId
    row: int
    col: int


class City(Data):
    """A city: its cards in the order in which they were laid, and what lies on top."""

    cards: list[LaidCard]
    row: int
    """Of the northernmost parcels."""
    col: int
    """Of the westernmost parcels."""
    parcels: list[list[Parcel | Literal["none"]]]
    """Row by row; "none" where no card lies."""


class Player(Data, kw_only=True):
    """A player: the real ones come first, by seat, then the virtual ones."""

    kind: Literal["real", "virtual"]
    level: Level | None
    suit: Suit | None
    hand: list[int]
    """Bid cards left."""
    spent: list[int]
    """Bid cards played."""
    chosen: bool
    """Whether a bid is chosen."""
    bid: int | None
    """The bid, if the viewer may see it."""
    bonus: int
    void: bool
    """Whether the Lawyer has taken already: this bid counts for nothing."""
    two: bool
    """Whether the Chinese Worker takes two cards."""
    characters: list[OwnedCharacter]
    city: City | UnsetType = UNSET
    """Of real players, like the next four."""
    law: bool | UnsetType = UNSET
    """Whether a prison or the Sheriff keeps outlaws harmless."""
    sold: list[TerrainId] | UnsetType = UNSET
    aside: list[TerrainId] | UnsetType = UNSET
    """Cards that had no place."""
    lines: list[int] | UnsetType = UNSET
    """The lines of the score pad."""
    cards: list[TerrainId] | UnsetType = UNSET
    """Of virtual players."""
    score: int


class TopBack(Data):
    """The back on top of the pile of characters: a skull, or suits from the strongest down."""

    id: Back
    skull: bool
    order: list[Suit]


class TerrainCard(Data):
    """A terrain card of a custom deck."""

    grid: list[list[Parcel | Literal["none"]]]
    """Two rows of two parcels."""
    attraction: int


class CardsView(View, kw_only=True):
    """A position as one seat, or a spectator, may see it."""

    phase: Phase
    turn: int | None
    """The player whom this phase is about."""
    era: Era
    round: int
    players: list[Player]
    market: list[Card | None]
    """Starting next to the piles; a card that was taken leaves a gap."""
    drawn: Character | None
    question: Character | None
    """The character whose use is the question."""
    holding: TerrainId | None
    """The card that is being placed."""
    takes: int
    back: TopBack | None
    order: list[int]
    """Who takes when."""
    reached: int
    """How many of them have had their turn."""
    under: list[Character]
    """Characters under the pile."""
    removed: list[Card]
    unseen: list[Card]
    """What may still turn up in this era."""
    deck: dict[TerrainId, TerrainCard] | None
    """The terrain cards of a custom deck; null for the built-in one."""
    moves: list[Move]
    """What the viewer may do now; empty when others act."""


class ScoreLine(Data):
    """A line of the score pad of one player."""

    player: str
    id: LineId | Literal["v"]
    name: LineName | Literal["attraction"]
    points: int
    because: list[PadReason]
    said: Message
    """All of it in words."""
    reason: str
    """What `said` says, in English."""


class ScoreSheet(Data):
    """The score pads of a typed position."""

    scores: dict[str, int]
    lines: list[ScoreLine]
    options: dict[str, Any]
