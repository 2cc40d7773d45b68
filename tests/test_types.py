"""The moves, events, views and scores of every game have exactly the types declared for them."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from carsonne import registry
from carsonne.games.carcassonne.faces import event_types as carcassonne_events
from carsonne.games.carcassonne.faces import move_types as carcassonne_moves
from carsonne.games.carcassonne.faces import view_types as carcassonne_views
from carsonne.games.carcassonne.knowledge import survey_types as carcassonne_survey
from carsonne.games.carson_city.faces import event_types as city_events
from carsonne.games.carson_city.faces import move_types as city_moves
from carsonne.games.carson_city.faces import view_types as city_views
from carsonne.games.carson_city.knowledge import survey_types as city_survey
from carsonne.games.carson_city_cards.faces import event_types as cards_events
from carsonne.games.carson_city_cards.faces import move_types as cards_moves
from carsonne.games.carson_city_cards.faces import view_types as cards_views
from carsonne.games.carson_city_cards.knowledge import survey_types as cards_survey
from carsonne.kernel import conformance
from carsonne.kernel.advisor_checks import any_move
from carsonne.kernel.game import CHANCE, Game, Setup
from carsonne.kernel.privacy import shown_news

EVERY = 11
"""Views are checked after every eleventh move."""


class Types(NamedTuple):
    """The types that a game declares."""

    move: Any
    event: Any
    view: Any
    survey: Any
    sheet: Any
    breakdown: Any


TYPES = {
    "carcassonne": Types(
        carcassonne_moves.AnyMove,
        carcassonne_events.CarcassonneEvent,
        carcassonne_views.CarcassonneView,
        carcassonne_survey.Survey,
        carcassonne_views.ScoreSheet,
        carcassonne_views.Breakdown,
    ),
    "carson-city": Types(
        city_moves.AnyMove,
        city_events.CityEvent,
        city_views.CityView,
        city_survey.Survey,
        city_views.ScoreSheet,
        None,
    ),
    "carson-city-cards": Types(
        cards_moves.AnyMove,
        cards_events.CardsEvent,
        cards_views.CardsView,
        cards_survey.Survey,
        cards_views.ScoreSheet,
        cards_survey.Breakdown,
    ),
}


def check(data: Any, type_: Any) -> None:
    """Check that the data has this type, and that converting it there and back changes nothing."""
    text = msgspec.json.encode(data)
    assert msgspec.json.encode(msgspec.json.decode(text, type=type_)) == text


def check_looks(game: Game[Any], s: Any, types: Types, seats: int) -> None:
    for seat in (None, *range(seats)):
        check(game.view(s, seat), types.view)
    if game.offers.survey:
        check(game.offers.survey.survey(s), types.survey)
    if game.offers.breakdown:
        check(game.offers.breakdown.breakdown(s), list[types.breakdown])  # type: ignore[name-defined]


def check_outcomes(game: Game[Any], s: Any, types: Types) -> None:
    """Check the moves of CHANCE; those of the seats are in their views."""
    if list(game.to_act(s)) == [CHANCE]:
        outcomes = [game.to_json(s, CHANCE, move) for move, _ in game.draw(s).outcomes]
        check(outcomes, list[types.move])  # type: ignore[name-defined]


def check_events(game: Game[Any], s: Any, types: Types, seats: int) -> None:
    told = game.events(s)
    for seat in (None, *range(seats)) if told else ():
        check(shown_news(told, seat), list[types.event])  # type: ignore[name-defined]


def check_pad(game: Game[Any], s: Any, types: Types, setup: Setup) -> None:
    notation, pad = game.offers.notation, game.offers.score_pad
    if notation and pad:
        check(pad.score(notation.position(s, None), setup.options), types.sheet)


def cases() -> Iterator[Any]:
    for name in registry.names():
        for seed, setup in enumerate(conformance.setups(registry.find(name))):
            yield pytest.param(name, setup, seed, id=f"{name}-{seed}")


@pytest.mark.parametrize(("name", "setup", "seed"), list(cases()))
def test_a_random_game_says_nothing_that_its_types_do_not_know(name: str, setup: Setup, seed: int) -> None:
    game, types, rng = registry.find(name), TYPES[name], Random(seed)
    s, count = game.start(setup), 0
    game.listen(s)
    while game.to_act(s):
        if count % EVERY == 0:
            check_looks(game, s, types, setup.seats)
            check_outcomes(game, s, types)
        game.apply(s, *any_move(game, s, rng))
        check_events(game, s, types, setup.seats)
        count += 1
    check_looks(game, s, types, setup.seats)
    check_pad(game, s, types, setup)
