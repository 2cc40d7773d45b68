"""Looking back at decisions: what was clearly worse is named with what was better, and what was best is left alone."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

import carsonne
from carsonne import registry
from carsonne.bots.advising import advisor_of
from carsonne.bots.judging import judged
from carsonne.bots.reviewing import SIMULATIONS, Decision, better, reviewed
from carsonne.bots.search import Budget
from carsonne.kernel.advisor_checks import any_move
from carsonne.kernel.game import Json
from carsonne.kernel.match import checked_setup
from carsonne.locales import say

GAMES = ("carcassonne", "carson-city", "carson-city-cards")
ENOUGH = 3
PACE = 1.0 if carsonne.mode() == "compiled" else 0.0
"""On plain rules a search would stop at another point each time, so the policy judges."""
BUDGET = Budget(simulations=SIMULATIONS) if PACE else None


def asked(game: str, seed: int) -> tuple[Any, int]:
    """Return a position in the middle of a random game in which one seat has many answers."""
    rules, rng = registry.find(game), Random(seed)
    state = rules.start(checked_setup(rules, 2))
    for _ in range(60):
        rules.apply(state, *any_move(rules, state, rng))
    while not (
        len(seats := state.acting()) == 1 and seats[0] >= 0 and len(advisor_of(game).ranked(state, seats[0])) > 5
    ):
        rules.apply(state, *any_move(rules, state, rng))
    return state, seats[0]


def written(game: str, state: Any, seat: int, move: int) -> Json:
    data: Json = msgspec.to_builtins(registry.find(game).to_json(state, seat, move))
    return data


@pytest.mark.parametrize("game", GAMES)
def test_a_blunder_is_named_with_what_was_better(game: str) -> None:
    seen = 0
    for seed in range(20):
        state, seat = asked(game, seed)
        best = judged(game, state, seat, BUDGET, PACE, 0)[0][0].move
        worst = advisor_of(game).ranked(state, seat)[-1][0]
        pair = judged(game, state, seat, BUDGET, PACE, 0, (best, worst))[0]
        wins = {one.move: one.wins[seat] for one in pair}
        if best == worst or wins[best] - wins[worst] < 0.05:
            continue
        found = better(Decision(game, state, seat, [written(game, state, seat, worst)]), PACE)
        assert found is not None
        assert found.moves[0] == written(game, state, seat, best)
        assert found.chance == pytest.approx(wins[best] - wins[worst], abs=0.001)
        assert say(found.briefly)
        seen += 1
        if seen == ENOUGH:
            return
    pytest.fail("no blunder was found")


@pytest.mark.parametrize("game", GAMES)
def test_the_best_move_is_left_alone(game: str) -> None:
    for seed in range(3):
        state, seat = asked(game, seed)
        best = judged(game, state, seat, BUDGET, PACE, 0)[0][0]
        review = reviewed(Decision(game, state, seat, [written(game, state, seat, best.move)]), PACE)
        assert say(review.briefly)
        assert review.better is None


def test_what_was_better_begins_with_what_was_best_already() -> None:
    """The tile was well placed; only the follower was not."""
    for seed in range(40):
        state, seat = asked("carcassonne", seed)
        if written("carcassonne", state, seat, state.legal(seat)[0])["type"] != "place":
            continue
        best = judged("carcassonne", state, seat, BUDGET, PACE, 0)[0][0]
        tile = written("carcassonne", state, seat, best.move)
        state_after = state.clone()
        state_after.play(seat, best.move)
        for move in state_after.legal(seat):
            follower = written("carcassonne", state_after, seat, move)
            found = better(Decision("carcassonne", state, seat, [tile, follower]), PACE)
            if found is not None:
                assert found.moves[0] == tile
                assert found.moves[1] != follower
                return
    pytest.fail("all followers were equally good")
