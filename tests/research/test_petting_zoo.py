"""The PettingZoo environments under PettingZoo's own tests, and what they do when they are used wrongly."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from carsonne.kernel.errors import CarsonneError, IllegalMove
from carsonne.research import carcassonne_v0, carson_city_cards_v0, carson_city_v0
from carsonne.research.play import Play
from carsonne.research.world import world
from tests.thorough import series

GAMES = {"carcassonne": carcassonne_v0, "carson-city": carson_city_v0, "carson-city-cards": carson_city_cards_v0}
MAKERS: dict[str, Callable[..., Any]] = {name: module.env for name, module in GAMES.items()} | {
    "tactical": partial(carcassonne_v0.env, seats=5, edition="third", hand=3),
    "duel tiles": partial(carson_city_v0.env, seats=5, law_of_the_strongest=True, carson_river=True, sides="drawn"),
    "kit carson": partial(carson_city_v0.env, seats=3, kit_carson=True),
    "six": partial(carson_city_cards_v0.env, seats=6),
    "alone": partial(carson_city_cards_v0.env, seats=1),
    "gains": partial(carcassonne_v0.env, reward="gain"),
}
MASKED = "Observation is not a NumPy array|Observation space for each agent probably should be"
"""What `api_test` says of every environment with a mask, except PettingZoo's own, which it knows by name."""


@pytest.fixture(autouse=True)
def _no_warnings() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", MASKED, UserWarning)
        yield


@pytest.mark.parametrize("make", MAKERS.values(), ids=MAKERS)
def test_the_api(make: Callable[..., Any]) -> None:
    env = make()
    api_test(env, num_cycles=100)
    assert not env.agents or set(env.agents) <= set(env.possible_agents)


@pytest.mark.parametrize("make", MAKERS.values(), ids=MAKERS)
def test_a_seed_gives_the_same_game(make: Callable[..., Any]) -> None:
    seed_test(make, num_cycles=30)
    env, other = make(), make()
    env.reset(seed=1)
    other.reset(seed=1)
    assert np.array_equal(env.observe("player_0")["action_mask"], other.observe("player_0")["action_mask"])


@pytest.mark.parametrize("make", [module.env for module in GAMES.values()], ids=GAMES)
def test_pictures(make: Callable[..., Any], capsys: pytest.CaptureFixture[str]) -> None:
    render_test(make, custom_tests={"svg": lambda drawing: drawing.startswith("<svg")})
    assert capsys.readouterr().out.strip()  # "human" prints


@pytest.mark.parametrize("game", list(GAMES)[: series(1, len(GAMES))])  # each takes five seconds
def test_the_benchmark_runs(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(GAMES[game].env())
    turns = float(capsys.readouterr().out.splitlines()[1].split()[0])
    assert turns > 100


def finished(env: Any, seed: int) -> dict[str, float]:
    """Return the rewards of a game of random actions."""
    env.reset(seed=seed)
    luck = np.random.default_rng(seed)
    sums = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        sums[agent] += reward
        env.step(None if terminated or truncated else luck.choice(np.flatnonzero(seen["action_mask"])))
    return sums


@pytest.mark.parametrize(("game", "module"), GAMES.items(), ids=GAMES)
def test_rewards_and_observations_are_those_of_a_play(game: str, module: Any) -> None:
    env = module.env(seats=2)
    rewards = finished(env, 7)
    play = Play(world(game, 2), 7)
    luck = np.random.default_rng(7)
    while not play.over:
        play.step(int(luck.choice(np.flatnonzero(play.mask()))))
    assert list(rewards.values()) == play.rewards
    seen = env.unwrapped.observe("player_1")["observation"]
    assert np.array_equal(seen["planes"], play.observe(1).planes)
    assert np.array_equal(seen["vector"], play.observe(1).vector)


def test_differences_add_up_to_nothing() -> None:
    assert sum(finished(carcassonne_v0.env(seats=3), 3).values()) == pytest.approx(0)


def test_gains_add_up_to_the_points() -> None:
    env = carcassonne_v0.env(reward="gain")
    assert list(finished(env, 5).values()) == env.unwrapped.play.state.scores()


def test_they_are_registered() -> None:
    assert str(pettingzoo.make("aec", "carsonne/carson_city_v0", seats=3)) == "carson_city_v0"
    assert len(pettingzoo.make("aec", "carsonne/carcassonne_v0", seats=4).unwrapped.possible_agents) == 4


def test_a_game_that_outgrows_its_window_is_truncated() -> None:
    env = carcassonne_v0.env()
    env.reset(seed=1)
    env.unwrapped.play.reason = "the board has outgrown the window"
    env.unwrapped.play.seat = None
    env.unwrapped._select()
    assert all(env.truncations.values())
    assert env.infos["player_0"]["reason"] == "the board has outgrown the window"


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"edition": "ninth"}, "bad_options"),
        ({"colour": "red"}, "bad_options"),
        ({"seats": 9}, "bad_seats"),
        ({"reward": "glory"}, "bad_reward"),
        ({"render_mode": "smoke"}, "bad_mode"),
    ],
)
def test_bad_settings_are_refused(settings: dict[str, Any], code: str) -> None:
    with pytest.raises(CarsonneError) as error:
        carcassonne_v0.env(**settings)
    assert error.value.code == code


def test_bad_actions_are_refused() -> None:
    env = carcassonne_v0.env()
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalMove):
        env.step(illegal)
    with pytest.raises(CarsonneError, match="no 10000000"):
        env.step(10_000_000)
    assert env.agents  # nothing was lost


def test_a_step_after_the_end_is_refused() -> None:
    env = carson_city_cards_v0.env(seats=2)
    env.reset(seed=1)
    for _agent in env.agent_iter():
        seen, _, terminated, _, _ = env.last()
        if terminated:
            break
        env.step(np.flatnonzero(seen["action_mask"])[0])
    with pytest.raises(IllegalMove, match="over"):
        env.step(0)
