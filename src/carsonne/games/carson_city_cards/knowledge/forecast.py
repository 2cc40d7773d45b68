"""Forecasts: what each card of the market would bring, as the city stands and by the end (CC42 to CC90)."""

from __future__ import annotations

from carsonne.games.carson_city_cards.knowledge.accessors import market_cards
from carsonne.games.carson_city_cards.knowledge.city_worth import city_worth, rounds_after
from carsonne.games.carson_city_cards.knowledge.feature_codes import UNIT
from carsonne.games.carson_city_cards.knowledge.forecast_types import CardForecast, CharacterForecast, Forecast
from carsonne.games.carson_city_cards.knowledge.sheets import lines
from carsonne.games.carson_city_cards.knowledge.survey import placements
from carsonne.games.carson_city_cards.knowledge.weights import scratch
from carsonne.games.carson_city_cards.rules import codes
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.games.carson_city_cards.rules.words import CHARACTERS
from carsonne.kernel.fields import put
from carsonne.kernel.state import Buffer


def forecast(s: Position, seat: int) -> Forecast:
    """Forecast the cards that can still be taken."""
    offered = market_cards(s)
    found = [best(s, seat, card) for card in offered if card < codes.TERRAIN]
    people = [person(s, seat, card - codes.TERRAIN) for card in offered if codes.TERRAIN <= card < codes.ALL_CARDS]
    return Forecast([one for one in found if one is not None], people)


def best(s: Position, seat: int, card: int) -> CardForecast | None:
    """Return a card in the place where it brings the most; None where it fits nowhere."""
    places = placements(s, seat, card)
    if not places:
        return None
    top = max(places, key=lambda one: one.change)
    return CardForecast(top.card, top.change, top.row, top.col)


def person(s: Position, seat: int, character: int) -> CharacterForecast:
    """Return what a character would bring a player who took it now, on the score pad and by the end."""
    then = s.clone()
    assert isinstance(then, Position)
    put(then, "card_at", codes.TERRAIN + character, codes.KEPT + seat)
    now = sum(lines(then, seat)) - sum(lines(s, seat))
    return CharacterForecast(CHARACTERS[character], now, gained(s, then, seat))


def gained(s: Position, then: Position, seat: int) -> int:
    """Return by how many points a player may expect to have more at the end in another position than in this one."""
    sheet, paper, left = Buffer(), scratch(), rounds_after(s)
    return round((city_worth(then, seat, left, sheet, paper) - city_worth(s, seat, left, sheet, paper)) / UNIT)
