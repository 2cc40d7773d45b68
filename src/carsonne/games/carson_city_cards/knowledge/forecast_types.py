"""The structs of the Card Game's forecasts."""

from __future__ import annotations

from carsonne.games.carson_city_cards.rules.words import Character, TerrainId
from carsonne.kernel.data import Data


class CardForecast(Data):
    """What a card of the market would bring a player who took it now, in its best place."""

    card: TerrainId
    change: int
    """How the score would change."""
    row: int
    col: int


class CharacterForecast(Data):
    """What a character of the market would bring a player who took it now."""

    character: Character
    now: int
    """How the score would change."""
    end: int
    """How the points change that the player may expect at the end, by the advisor."""


class Forecast(Data):
    """What the cards of the market would bring; terrain that fits nowhere is left out."""

    cards: list[CardForecast]
    characters: list[CharacterForecast]
