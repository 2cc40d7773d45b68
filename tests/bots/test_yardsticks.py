"""The bots that levels are measured by."""

from __future__ import annotations

from random import Random

import pytest

from carsonne import registry
from carsonne.arena.playing import play_one
from carsonne.bots import find
from carsonne.bots.advising import own_points
from carsonne.kernel.game import CHANCE
from carsonne.kernel.match import checked_setup

GAMES = pytest.mark.parametrize("game", registry.names())


@GAMES
def test_greedy_takes_a_move_after_which_it_expects_most_for_itself(game: str) -> None:
    rules, rng, bot = registry.find(game), Random(2), find(game, "greedy")
    state, asked = rules.start(checked_setup(rules, 3)), 0
    while asked < 25:
        who = rules.to_act(state)[0]
        if who < 0:
            rules.apply(state, who, rng.choice(state.outcomes())[0] if who == CHANCE else 0)
            continue
        before = state.dump()
        points = {move: own_points(game, state, who, move) for move in rules.legal(state, who)}
        assert points[bot.choose(state, who, rng)] == max(points.values())
        assert state.dump() == before
        rules.apply(state, who, rng.choice(list(points)))
        asked += 1


@GAMES
def test_greedy_beats_random_and_loses_to_the_policy(game: str) -> None:
    rules = registry.find(game)
    for names in (["greedy", "random"], ["policy", "greedy"]):
        margin = 0
        for number in range(4):
            order = names if number % 2 else names[::-1]
            setup = checked_setup(rules, 2, {}, order)
            scores = rules.scores(play_one(rules, setup, [find(game, name) for name in order], "yard", number).state)
            margin += scores[order.index(names[0])] - scores[order.index(names[1])]
        assert margin > 0


def test_greedy_comes_to_an_end_where_moves_can_be_taken_back() -> None:
    rules = registry.find("carson-city")
    setup = checked_setup(rules, 3, {"kit_carson": True}, ["greedy"] * 3)
    assert play_one(rules, setup, [find("carson-city", "greedy") for _ in range(3)], "kit", 0).over
