"""Views that are made out of each other equal those that are made alone."""

from __future__ import annotations

from random import Random

import pytest

from carsonne import registry
from carsonne.kernel.dealer import Dealer
from carsonne.kernel.match import Match, checked_setup

CASES = [
    (name, options)
    for name in registry.names()
    for options in ({}, {"hand": 3})
    if registry.find(name).offers.shared_view or not options
]


@pytest.mark.parametrize(("name", "options"), CASES)
def test_all_seats_at_once_see_what_each_sees_alone(name: str, options: dict[str, object]) -> None:
    game, rng = registry.find(name), Random(5)
    match = Match(game, checked_setup(game, game.seats[-1], options), Dealer(b"views"), auto=())
    everybody = [*range(match.setup.seats), None]
    for _ in range(120):
        rng.shuffle(everybody)
        assert match.views(everybody) == {seat: match.view(seat) for seat in everybody}
        seat = rng.choice(match.waiting_for())
        if match.asks(seat) == "confirm":
            match.confirm(seat)
        else:
            move = rng.choice(match.game.legal(match.state, seat))
            match.play(seat, match.game.to_json(match.state, seat, move))
