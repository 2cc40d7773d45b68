"""The structs of the Card Game's forecasts."""

from __future__ import annotations

from carsonne.games.carson_city_cards.rules.words import TerrainId
from carsonne.kernel.data import Data


class CardForecast(Data):
    """What a card of the market would bring a player who took it now, in its best place."""

    card: TerrainId
    change: int
    """How the score would change."""
    row: int
    col: int


class Forecast(Data):
    """What the cards of the market would bring; those that fit nowhere are left out."""

    cards: list[CardForecast]
