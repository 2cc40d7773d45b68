"""The structs for a position of Carson City as one seat may see it, and for the score pad."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, UnsetType

from carsonne.games.carson_city.faces.move_types import Move
from carsonne.games.carson_city.rules.words import (
    Building,
    Character,
    ConstructionSquare,
    Content,
    Edge,
    IncomeReason,
    Letter,
    Parcel,
    Phase,
    QuestionType,
    Side,
    Square,
    Step,
    Target,
)
from carsonne.kernel.data import Data, View
from carsonne.locales import Message


class CashLimit(Data):
    """What a player may keep at the end of the round."""

    seat: int
    limit: int
    money: int
    excess: int
    """What must be spent."""
    suggested: list[int]
    """The amounts worth considering."""


class Question(Data):
    """What is asked, of whom, and what it is about; facts that do not belong to its type are missing."""

    type: QuestionType
    seats: list[int]
    clause: str
    """The clause of the rules."""
    roads: bool
    """Whether roads may be laid instead."""
    optional: bool
    character: Character | UnsetType = UNSET
    side: Side | UnsetType = UNSET
    square: Square | UnsetType = UNSET
    building: Building | UnsetType = UNSET
    price: int | UnsetType = UNSET
    builder: int | UnsetType = UNSET
    site: Parcel | UnsetType | None = UNSET
    """Where the building is to stand, once that is chosen."""
    house: Parcel | UnsetType | None = UNSET
    """The parcel for the house, whose owner is asked."""
    parcel: Parcel | UnsetType = UNSET
    owner: int | UnsetType = UNSET
    target: Target | UnsetType = UNSET
    limits: list[CashLimit] | UnsetType = UNSET
    """By seat."""


class Lot(Data):
    """A parcel that is not both bare and unowned."""

    parcel: Parcel
    piece: Content
    owner: int | None


class CharacterCard(Data):
    """A character, the side in use, and who has it."""

    character: Character
    number: int
    side: Side | None
    """None until it is drawn."""
    cash_limit: int | None
    seat: int | None


class Orders(Data):
    """The seats in the order in which they pick, place and have passed."""

    picking: list[int]
    placing: list[int]
    passing: list[int]


class Player(Data):
    """Everything a player has; all of it is open."""

    seat: int
    money: int
    points: int
    cowboys: int
    """At home."""
    white_cowboy: bool
    """Whether the Sheriff's cowboy is still to be placed."""
    revolvers: int
    ammunition: bool
    strength: int
    roads: int
    parcels: int
    kept: list[Building]
    """Buildings bought and not built yet."""
    character: Character | None
    cash_limit: int | None
    waits: bool
    """Whether the character's power is saved for later."""
    passed: bool
    operations: int | None
    """How many operations were made in the simultaneous placing; None without it."""


class Standing(Data):
    """Cowboys of a player on a target."""

    target: Target
    seat: int
    count: int
    white: bool


class Duel(Data):
    """The duel that is being fought."""

    target: Target
    seats: list[int]
    ready: list[int]
    """Who has rolled or chosen, or decided to stay."""
    values: list[tuple[int, int]]
    """Seat and roll or tile, as far as they are open."""


class DuelTiles(Data):
    """Who holds which duel tiles, as far as the viewer may know."""

    hands: list[list[int] | int]
    """The viewer's own, and how many the others hold."""
    announced: list[int | None]
    """The totals of the tiles dealt, by seat."""
    refilled: list[bool]
    discard: list[int]
    """The tiles that lie face up."""
    stock: int
    """How many can be drawn."""


class CityView(View, kw_only=True):
    """A position as one seat, or a spectator, may see it."""

    phase: Phase
    step: Step
    round: int
    """0 before the first."""
    square: Square | None
    """The square of the track that is being resolved."""
    question: Question | None
    """None when no seat is asked."""
    town: list[Lot]
    roads: dict[Edge, int]
    """1 for a road, 2 for a bridge."""
    road_stock: int
    market: dict[ConstructionSquare, Building | None]
    """The construction row."""
    bag: dict[Building, int]
    closed: list[Square]
    """Squares that cannot be used any more."""
    characters: list[CharacterCard]
    order: Orders
    players: list[Player]
    cowboys: list[Standing]
    duel: Duel | None
    duel_tiles: DuelTiles | None
    """None without the law of the strongest."""
    scores: list[int]
    moves: list[Move]
    """What the viewer may do now; empty when others act."""


class PlayerScore(Data):
    """Points on the track, what the end would add, and strength."""

    end_points: int
    strength: int
    points: int


class ScoreLine(Data):
    """A line of the score pad: points, an income or the strength of one player, with the reason."""

    player: Letter
    points: int
    said: Message
    """The reason."""
    reason: str
    """The same in English."""
    parcel: Parcel | UnsetType = UNSET
    income: int | UnsetType = UNSET
    because: list[IncomeReason] | UnsetType = UNSET
    strength: int | UnsetType = UNSET


class ScoreSheet(Data):
    """The score pad of a typed position."""

    incomes: dict[Parcel, int]
    prices: dict[Parcel, int]
    players: dict[Letter, PlayerScore]
    scores: dict[Letter, int]
    lines: list[ScoreLine]
    options: dict[str, Any]
