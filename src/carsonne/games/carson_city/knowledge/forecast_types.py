"""The structs of Carson City's forecasts: what each answer to the present question would bring."""

from __future__ import annotations

from carsonne.games.carson_city.rules.words import (
    Building,
    Character,
    ConstructionSquare,
    IncomeReason,
    Parcel,
    Target,
)
from carsonne.kernel.data import Data


class SiteForecast(Data):
    """What a building would earn on a parcel, as the town stands."""

    building: Building
    parcel: Parcel
    income: int
    """In each round, without its house."""
    because: list[IncomeReason]
    housed: int
    """The same with its house beside it, where it needs one and it can stand there."""
    gain: int
    """How much more all buildings of the player would earn in each round, without its house."""
    planned: bool
    """Whether the land is still to be bought: one of the player's cowboys stands there."""


class HouseForecast(Data):
    """What a house on a parcel would change in each round."""

    parcel: Parcel
    gains: list[int]
    """By seat, together with the building that the house belongs to."""


class OfferForecast(Data):
    """What a building on the row costs, and the site where it would earn the most now."""

    square: ConstructionSquare
    building: Building
    price: int
    best: SiteForecast | None
    """None where it could not be built now."""


class DuelForecast(Data):
    """The chance to win a duel, in per cent, if no strength changes until then."""

    target: Target
    low: int
    high: int
    """More than `low` while it is open who passes first; with tiles, by the tile that is played."""


class CharacterForecast(Data):
    """What a character on offer would bring: what the player has immediately, and the points promised until the end."""

    character: Character
    money: int
    roads: int
    strength: int
    """With the white cowboy, or the revolvers of the Mercenary."""
    points: int
    """What the advisor expects of its power, less what its cash limit and its place in the order cost."""


class TileForecast(Data):
    """The chance to win the present duel with a tile, in per cent; any tile that may be held is as likely."""

    tile: int
    chance: int


class Means(Data):
    """What a player can dispose of."""

    money: int
    salary: int
    """What cowboys on the salary square will bring."""
    land: int
    """The price of the land on which the player's cowboys stand."""
    buildings: int
    """The price of the buildings on whose squares they stand."""
    free: int
    """What is left of money and salary when all that is paid."""
    limit: int | None
    """What may be held at the end of the round; none before a character is chosen."""


class Forecast(Data):
    """What each answer would bring, as things stand."""

    rounds: int
    """How often buildings will still pay."""
    sites: list[SiteForecast]
    """Every place for the buildings that can be built now."""
    houses: list[HouseForecast]
    offers: list[OfferForecast]
    """The buildings on the row."""
    duels: list[DuelForecast]
    """Where others stand: with the players who stand there now, after the player's cowboy has joined them."""
    tiles: list[TileForecast]
    characters: list[CharacterForecast]
    """Those that the player may choose now."""
    raid: int | None
    """What a successful attacker would take."""
    means: Means
