"""One seat against bots in Gymnasium: its own checker, vectors of games, and what bad use gets."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from carsonne.kernel.errors import BadOptions, CarsonneError, IllegalMove
from carsonne.research import Batch
from carsonne.research.codes import WAIT
from carsonne.research.gym import IDS, SeatEnv
from carsonne.research.gym_vector import SeatVectorEnv

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("carcassonne", {"opponents": "gentle"}),
    ("carcassonne", {"seats": 3, "seat": 1, "opponents": ["policy", "random"], "hand": 3, "reward": "gain"}),
    ("carson-city", {"seats": 4, "opponents": "random"}),
    ("carson-city-cards", {"seats": 3, "seat": 2, "opponents": "greedy", "reward": "win"}),
    ("carson-city-cards", {"seats": 1}),
]


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("illegal", ["lose", "random"])
def test_the_checker_of_gymnasium_is_content(name: str, illegal: str) -> None:
    check_env(gymnasium.make(name, opponents="random", illegal=illegal).unwrapped)


@pytest.mark.parametrize(("reward", "lost"), [("win", -1.0), ("difference", -100.0)])
def test_an_illegal_action_loses(reward: str, lost: float) -> None:
    env = SeatEnv("carcassonne", opponents="random", reward=reward)
    env.reset(seed=1)
    wrong = int(np.flatnonzero(~env.action_masks())[0])
    _, got, terminated, truncated, info = env.step(wrong)
    assert (got, terminated, truncated, info["illegal"]) == (lost, True, False, True)
    assert not info["action_mask"].any()
    with pytest.raises(IllegalMove, match="over"):
        env.step(wrong)
    env.reset(seed=1)
    assert "illegal" not in env.step(int(np.flatnonzero(env.action_masks())[0]))[4]


def test_a_random_legal_action_replaces_an_illegal_one() -> None:
    env = SeatEnv("carson-city-cards", opponents="random", illegal="random")
    ends = []
    for _ in range(2):
        env.reset(seed=1)
        for _ in range(5):
            wrong = int(np.flatnonzero(~env.action_masks())[0])
            assert env.step(wrong)[4]["illegal"]
        ends.append(env.play.position)
    assert ends[0] == ends[1]


@pytest.mark.parametrize("name", IDS)
def test_planes_are_not_taken_for_an_image(name: str) -> None:
    """Keep what Stable-Baselines3 relies on: it calls bytes from 0 to 255 an image, and asks for boolean masks."""
    env = gymnasium.make(name, opponents="random")
    env.reset(seed=1)
    assert isinstance(env.observation_space, gymnasium.spaces.Dict)
    planes = env.observation_space["planes"]
    assert isinstance(planes, gymnasium.spaces.Box)
    assert planes.high.max() < 255
    masks = env.get_wrapper_attr("action_masks")()
    assert isinstance(env.action_space, gymnasium.spaces.Discrete)
    assert (masks.dtype, masks.shape) == (np.bool_, (env.action_space.n,))


def test_gymnasium_finds_the_environments() -> None:
    for name, game in IDS.items():
        env = gymnasium.make(name, seats=2, opponents="greedy")
        assert isinstance(env.unwrapped, SeatEnv)
        assert env.unwrapped.world.game.name == game


@pytest.mark.parametrize(("game", "settings"), TABLES)
def test_a_seat_plays_to_the_end(game: str, settings: dict[str, Any]) -> None:
    env = SeatEnv(game, **settings)
    env.action_space.seed(1)
    _, info = env.reset(seed=3)
    rewards, over = 0.0, False
    while not over:
        assert info["action_mask"].any()
        seen, reward, terminated, truncated, info = env.step(env.action_space.sample())
        assert env.observation_space.contains(seen)
        rewards += reward
        over = terminated or truncated
    assert not info["action_mask"].any()
    expected = {"gain": info["scores"][env.seat], "win": rewards, "difference": rewards}[env.play.reward]
    assert rewards == expected
    with pytest.raises(IllegalMove, match="over"):
        env.step(0)


def test_a_seed_repeats_the_game_and_its_bots() -> None:
    env = SeatEnv("carcassonne", opponents="policy")
    ends = []
    for _ in range(2):
        env.reset(seed=5)
        for _ in range(20):
            env.step(int(np.flatnonzero(env.action_masks())[0]))
        ends.append(env.play.position)
    assert ends[0] == ends[1]


def test_drawings_show_what_the_agent_sees() -> None:
    env = gymnasium.make("carsonne/CarsonCityCards-v0", opponents="random", render_mode="svg")
    env.reset(seed=1)
    assert "<svg" in str(env.render())


@pytest.mark.parametrize(("game", "settings"), TABLES[1:])
def test_vectors_of_games(game: str, settings: dict[str, Any]) -> None:
    env = SeatVectorEnv(game, 3, **settings)
    seen, info = env.reset(seed=1)
    ended = 0
    for _ in range(90):
        assert env.observation_space.contains(seen)
        actions = np.array([np.flatnonzero(mask)[-1] for mask in info["action_mask"]])
        seen, rewards, terminated, truncated, info = env.step(actions)
        assert env.batch.arrays is not None
        assert (env.batch.arrays.seat == env.seat).all()
        assert rewards.shape == terminated.shape == truncated.shape == (3,)
        ended += int((terminated | truncated).sum())
        assert (info["scores"][~(terminated | truncated)] == 0).all()
    assert ended
    env.close()


def test_vectors_are_made_by_gymnasium_too() -> None:
    env = gymnasium.make_vec("carsonne/Carcassonne-v0", 4, vectorization_mode="vector_entry_point", opponents="greedy")
    first, _ = env.reset(seed=2)
    again, _ = env.reset(seed=2)
    assert np.array_equal(first["planes"], again["planes"])
    env.close()


def test_a_game_of_a_batch_can_wait() -> None:
    batch = Batch("carcassonne", 2, seed=1)
    arrays = batch.reset()
    before = batch.state(0).dump()
    actions = batch.random_actions()
    actions[0] = WAIT
    mask = arrays.mask[0].copy()
    batch.step(actions)
    assert batch.state(0).dump() == before
    assert np.array_equal(arrays.mask[0], mask)
    assert batch.state(1).dump() != before


@pytest.mark.parametrize(
    "settings",
    [{"seat": 2}, {"opponents": ["greedy", "greedy"]}, {"opponents": "nobody"}, {"edition": "x"}, {"render_mode": "x"}],
)
def test_bad_settings_get_a_clear_error(settings: dict[str, Any]) -> None:
    with pytest.raises(CarsonneError):
        SeatEnv("carcassonne", **settings)


def test_bad_use_gets_a_clear_error() -> None:
    env, many = SeatEnv("carcassonne", illegal="raise"), SeatVectorEnv("carcassonne", 2)
    with pytest.raises(IllegalMove, match="Reset the environment"):
        env.step(0)
    with pytest.raises(IllegalMove, match="Reset the environment"):
        many.step(np.zeros(2, int))
    env.reset(seed=1)
    many.reset(seed=1)
    with pytest.raises(IllegalMove, match="not legal for seat 0 now"):
        env.step(0)
    with pytest.raises(IllegalMove, match="act in every game"):
        many.step(np.array([WAIT, WAIT]))
    with pytest.raises(BadOptions, match="no 9"):
        SeatVectorEnv("carcassonne", 2, seat=9)
