"""The parallel PettingZoo environments: PettingZoo's own tests, simultaneous choices, and what they refuse."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from pettingzoo.test import parallel_api_test

from carsonne.kernel.errors import IllegalMove
from carsonne.research import carcassonne_v0, carson_city_cards_v0, carson_city_v0
from carsonne.research.play import Play
from carsonne.research.world import world

GAMES = {"carcassonne": carcassonne_v0, "carson-city": carson_city_v0, "carson-city-cards": carson_city_cards_v0}
MAKERS: dict[str, Callable[..., Any]] = {name: module.parallel_env for name, module in GAMES.items()} | {
    "duel tiles": partial(carson_city_v0.parallel_env, seats=5, law_of_the_strongest=True),
    "kit carson": partial(carson_city_v0.parallel_env, seats=3, kit_carson=True),
    "six": partial(carson_city_cards_v0.parallel_env, seats=6),
}


@pytest.mark.parametrize("make", MAKERS.values(), ids=MAKERS)
def test_the_api(make: Callable[..., Any]) -> None:
    env = make()
    parallel_api_test(env, num_cycles=300)
    assert set(env.agents) <= set(env.possible_agents)


def chosen(env: Any, seen: dict[str, Any], luck: np.random.Generator) -> dict[str, int]:
    """Choose a random action for each agent that is asked."""
    return {agent: int(luck.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in env.asked()}


def played(env: Any, seed: int) -> list[Any]:
    """Return what everybody sees and gets in a game of random actions."""
    luck = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    told: list[Any] = [seen]
    while env.agents:
        seen, rewards, *_ = env.step(chosen(env, seen, luck))
        told += [seen, rewards]
    return told


@pytest.mark.parametrize("make", MAKERS.values(), ids=MAKERS)
def test_a_seed_gives_the_same_game(make: Callable[..., Any]) -> None:
    assert data_equivalence(played(make(), 1), played(make(), 1))


@pytest.mark.parametrize("game", GAMES)
def test_rewards_are_those_of_a_game_played_one_seat_after_the_other(game: str) -> None:
    env = GAMES[game].parallel_env(seats=3)
    play = Play(world(game, 3), 7)
    luck = np.random.default_rng(7)
    seen, _ = env.reset(seed=7)
    sums = dict.fromkeys(env.agents, 0.0)
    while env.agents:
        actions = chosen(env, seen, luck)
        seen, rewards, ended, cut, _ = env.step(actions)
        for agent, reward in rewards.items():
            sums[agent] += reward
        for _ in actions:
            assert play.seat is not None
            play.step(actions[f"player_{play.seat}"])
    assert play.over
    assert all(ended.values())
    assert not any(cut.values())
    assert list(sums.values()) == play.rewards


def test_all_bid_together_and_see_no_bid_before() -> None:
    env = carson_city_cards_v0.parallel_env(seats=4)
    luck = np.random.default_rng(3)
    seen, _ = env.reset(seed=3)
    together = 0
    while env.agents:
        asked = env.asked()
        assert [agent for agent in env.agents if seen[agent]["action_mask"].any()] == asked
        together += len(asked) == 4
        seen, *_ = env.step(chosen(env, seen, luck))
    assert together >= 9  # in every round


def test_a_step_that_one_seat_cannot_take_changes_nothing() -> None:
    env = carson_city_cards_v0.parallel_env(seats=2)
    seen, _ = env.reset(seed=1)
    actions = chosen(env, seen, np.random.default_rng(1))
    before = str(env.play.position)
    with pytest.raises(IllegalMove, match="player_1 is asked"):
        env.step({"player_0": actions["player_0"]})
    with pytest.raises(IllegalMove, match="not legal for seat 1"):
        env.step(actions | {"player_1": int(np.flatnonzero(seen["player_1"]["action_mask"] == 0)[0])})
    assert str(env.play.position) == before
    while env.agents:
        seen, *_ = env.step(chosen(env, seen, np.random.default_rng(1)))
    with pytest.raises(IllegalMove, match="The game is over"):
        env.step({})
