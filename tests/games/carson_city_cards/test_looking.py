"""Looking at a game of the Card Game never loses any of its events."""

from random import Random

from msgspec import to_builtins

from carsonne.bots import find
from carsonne.games.carson_city_cards.game import GAME
from carsonne.games.carson_city_cards.knowledge import sheets, survey
from carsonne.kernel.dealer import Dealer
from carsonne.kernel.match import Match, checked_setup


def played(looks: int) -> list[str]:
    """Return the types of all events of a game that is viewed `looks` times before each move."""
    match = Match(GAME, checked_setup(GAME, 2, {"total": 5}), Dealer(bytes(32), ""))
    rng, bot = Random(4), find("carson-city-cards", "policy")
    told = []
    while not match.over:
        for _ in range(looks):
            match.view(0)
            survey.survey(match.state)
            sheets.breakdown(match.state)
        seat = match.waiting_for()[0]
        move = to_builtins(GAME.to_json(match.state, seat, bot.choose(GAME.imagine(match.state, seat, rng), seat, rng)))
        told += [event["type"] for event in to_builtins(match.play(seat, move))]
    return told


def test_events_are_reported_even_if_somebody_looks() -> None:
    told = played(3)
    assert told == played(0)
    assert told.count("taken") > 18 * 4
