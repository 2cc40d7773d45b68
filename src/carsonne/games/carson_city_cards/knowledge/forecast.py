"""Forecasts: what each card of the market would bring in its best place, as the city stands (CC72 to CC90)."""

from __future__ import annotations

from carsonne.games.carson_city_cards.knowledge.accessors import market_cards
from carsonne.games.carson_city_cards.knowledge.forecast_types import CardForecast, Forecast
from carsonne.games.carson_city_cards.knowledge.survey import placements
from carsonne.games.carson_city_cards.rules import codes
from carsonne.games.carson_city_cards.rules.position import Position


def forecast(s: Position, seat: int) -> Forecast:
    """Forecast the terrain cards that can still be taken."""
    found = [best(s, seat, card) for card in market_cards(s) if card < codes.TERRAIN]
    return Forecast([one for one in found if one is not None])


def best(s: Position, seat: int, card: int) -> CardForecast | None:
    """Return a card in the place where it brings the most; None where it fits nowhere."""
    places = placements(s, seat, card)
    if not places:
        return None
    top = max(places, key=lambda one: one.change)
    return CardForecast(top.card, top.change, top.row, top.col)
