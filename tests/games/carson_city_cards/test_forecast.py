"""Forecasts against what then happens: cards are taken and laid where they were said to bring the most."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec import to_builtins

from carsonne.games.carson_city_cards.game import GAME
from carsonne.games.carson_city_cards.knowledge import forecast, market_worth
from carsonne.games.carson_city_cards.knowledge.accessors import market_cards
from carsonne.games.carson_city_cards.knowledge.feature_codes import UNIT
from carsonne.games.carson_city_cards.knowledge.forecast_types import CardForecast
from carsonne.games.carson_city_cards.knowledge.sheets import totals
from carsonne.games.carson_city_cards.knowledge.weights import scratch
from carsonne.games.carson_city_cards.rules import codes
from carsonne.games.carson_city_cards.rules.state import CarsonCityCardsState
from carsonne.games.carson_city_cards.rules.words import CHARACTERS
from carsonne.kernel.state import Buffer
from tests.games.carson_city_cards.table import random_game


def moves_of(state: CarsonCityCardsState, seat: int, type_: str) -> list[tuple[int, dict[str, Any]]]:
    """Return the legal moves of one type, with what they say."""
    written = [(move, to_builtins(GAME.to_json(state, seat, move))) for move in state.legal(seat)]
    return [(move, data) for move, data in written if data["type"] == type_]


def test_a_card_brings_at_best_what_was_forecast() -> None:
    rng, kept = Random(1), 0
    for position in [one for seed in range(4) for one in random_game(2, seed)]:
        seats = position.acting()
        takes = moves_of(position, seats[0], "take") if seats and seats[0] >= 0 else []
        cards = {data["card"]: move for move, data in takes}
        terrain = [card for card in cards if card not in CHARACTERS]
        if not terrain:
            continue
        seat = seats[0]
        found: dict[str, CardForecast] = {one.card: one for one in forecast.forecast(position, seat).cards}
        card = rng.choice(terrain)
        state = position.clone()
        assert isinstance(state, CarsonCityCardsState)
        before = totals(state)[seat]
        state.play(seat, cards[card])
        places = {(data["row"], data["col"]): move for move, data in moves_of(state, seat, "place")}
        assert (card in found) == bool(places)
        changes = []
        for spot, move in places.items():
            after = state.clone()
            assert isinstance(after, CarsonCityCardsState)
            after.play(seat, move)
            changes.append(totals(after)[seat] - before)
            if spot == (found[card].row, found[card].col):
                assert changes[-1] == found[card].change
                kept += 1
        assert not changes or max(changes) == found[card].change
    assert kept > 20


def test_an_offered_character_is_worth_now_what_it_then_scores() -> None:
    kept = 0
    for position in [one for seed in range(4) for one in random_game(3, seed)]:
        seats = position.acting()
        takes = moves_of(position, seats[0], "take") if seats and seats[0] >= 0 else []
        found = forecast.forecast(position, seats[0]).characters if takes else []
        assert [one.character for one in found] == [data["card"] for _, data in takes if data["card"] in CHARACTERS]
        for one in found:
            after = position.clone()
            assert isinstance(after, CarsonCityCardsState)
            after.play(seats[0], next(move for move, data in takes if data["card"] == one.character))
            assert totals(after)[seats[0]] - totals(position)[seats[0]] == one.now
            kept += one.now != 0
    assert kept > 10


def test_an_offered_character_is_worth_at_the_end_what_bots_bid_for() -> None:
    paper, kept = scratch(), 0
    for position in random_game(3, 5):
        seats = position.acting()
        if position.stage != codes.BIDDING or not seats or seats[0] < 0:
            continue
        market_worth.lay_out(position, paper)
        market_worth.find_worths(position, seats[0], Buffer(), Buffer(), paper)
        cards = market_cards(position)
        for one in forecast.forecast(position, seats[0]).characters:
            place = cards.index(codes.TERRAIN + CHARACTERS.index(one.character))
            assert one.end == round(market_worth.worth_to(paper, seats[0], place) / UNIT)
            kept += one.end != one.now
    assert kept > 10
