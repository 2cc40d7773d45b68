"""The structs of Carson City's survey."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from carsonne.games.carson_city.rules.words import Building, IncomeReason, Parcel, Target
from carsonne.kernel.data import Data


class Income(Data):
    """What a building earns, and why."""

    parcel: Parcel
    seat: int
    building: Building
    income: int
    because: list[IncomeReason]
    safe: bool
    """Whether it cannot be robbed."""


class Gain(Data):
    """What an action would give as things stand; what it does not give is missing."""

    parcel: Parcel | UnsetType = UNSET
    """The land that it buys."""
    building: Building | Literal[""] | UnsetType = UNSET
    """The building that it offers; empty when the square has none."""
    points: int | UnsetType = UNSET
    price: int | UnsetType = UNSET
    """Of the parcel, of the building, or of each point."""
    money: int | UnsetType = UNSET
    strength: int | UnsetType = UNSET
    roads: int | UnsetType = UNSET
    guards: int | UnsetType = UNSET
    """The income of the player's own building that the cowboy protects."""


class Rival(Data):
    """Another player on the same target."""

    seat: int
    strength: int


class TargetFacts(Data):
    """Where a cowboy may go, what that would give, and who stands against it."""

    target: Target
    gives: Gain
    contested: list[Rival]
    strength: int
    """The player's own strength in a duel there."""


class Survey(Data):
    """What the town is worth."""

    prices: dict[Parcel, int]
    """Of every parcel that could be sold."""
    served: list[Parcel]
    """The parcels that a road reaches."""
    incomes: list[Income]
    strengths: list[int]
    totals: list[tuple[int, int]]
    """By seat, the least and the most that a duel now could come to: strength with a die or a tile."""
    targets: list[list[TargetFacts]]
    """By seat."""
