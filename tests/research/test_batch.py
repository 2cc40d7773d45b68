"""Batches: they go the same way as single games in Python, and bad use gets a clear error."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from carsonne.kernel.errors import BadMove, BadOptions, IllegalMove, UnknownGame
from carsonne.research import Arrays, BadArray, Batch, Play, world
from carsonne.research.codes import REWARDS
from tests.research.tables import NAMES, TABLES

STEPS = 160


@pytest.mark.parametrize(("number", "table"), list(enumerate(TABLES)), ids=NAMES)
def test_a_batch_goes_the_same_way_as_single_games(number: int, table: tuple[str, dict[str, Any]]) -> None:
    game, options = table
    reward = REWARDS[number % len(REWARDS)]
    with Batch(game, 3, seed=7, reward=reward, threads=2, **options) as batch:
        arrays = batch.reset()
        plays = [Play(batch.world, 7, reward, index) for index in range(3)]
        for _ in range(STEPS):
            compare(plays, arrays)
            actions = batch.random_actions()
            for play, action in zip(plays, actions, strict=True):
                play.step(int(action))
            batch.step(actions)
            compare_ends(plays, arrays)


def compare(plays: list[Play], arrays: Arrays) -> None:
    """Compare who decides, what is legal and what is seen."""
    for i, play in enumerate(plays):
        seen = play.observe()
        assert arrays.seat[i] == play.seat
        assert np.array_equal(arrays.mask[i], play.mask())
        assert np.array_equal(arrays.planes[i], seen.planes)
        assert np.array_equal(arrays.vector[i], seen.vector)


def compare_ends(plays: list[Play], arrays: Arrays) -> None:
    """Compare rewards and ends of games, after which the next ones begin."""
    for i, play in enumerate(plays):
        assert np.allclose(arrays.rewards[i], play.rewards)
        assert bool(arrays.terminated[i]) == play.terminated
        assert play.world.scheme.reasons[arrays.truncated[i]] == play.reason
        if play.over:
            assert list(arrays.scores[i]) == play.state.scores()
            play.reset()


def test_threads_and_observations_change_nothing() -> None:
    one, two = (
        Batch("carson-city-cards", 5, seed=3),
        Batch("carson-city-cards", 5, seed=3, threads=3, observations=False),
    )
    first, second = one.reset(), two.reset()
    assert second.planes.size == 0
    for _ in range(150):
        actions = one.random_actions()
        one.step(actions)
        two.step(actions)
        assert np.array_equal(first.mask, second.mask)
        assert np.array_equal(first.rewards, second.rewards)
    two.close()


@pytest.mark.parametrize("game", ["carcassonne", "carson-city", "carson-city-cards"])
def test_a_reset_clears_what_was_in_the_arrays(game: str) -> None:
    """Also in the middle of a game, and for arrays that another batch or the caller has used."""
    batch = Batch(game, 2, seed=5)
    used = batch.reset()
    for _ in range(30):
        batch.step(batch.random_actions())
    used.planes[:], used.vector[:], used.mask[:] = 9, 9, 9
    compare([Play(batch.world, 6, index=i) for i in range(2)], Batch(batch.world, 2, seed=6).reset(used))


def test_a_seed_repeats_the_games_and_another_does_not() -> None:
    def play(seed: int) -> list[bytes]:
        batch = Batch("carcassonne", 4, seed=seed, observations=False)
        arrays, found = batch.reset(), []
        for _ in range(40):
            batch.step(batch.random_actions())
            found.append(arrays.mask.tobytes())
        return found

    assert play(1) == play(1)
    assert play(1) != play(2)


def test_rewards_at_the_end() -> None:
    difference, win, points = (
        finished(Play(Batch("carson-city-cards", 1, 2).world, 5, reward)) for reward in ("difference", "win", "points")
    )
    scores = difference.state.scores()
    assert difference.rewards == [scores[0] - scores[1], scores[1] - scores[0]]
    assert points.rewards == scores
    assert [reward > 0 for reward in win.rewards] == [seat in difference.position.winners for seat in range(2)]


def finished(play: Play) -> Play:
    """Play the game to its end with the first legal action."""
    while not play.over:
        play.step(play.actions()[0])
    return play


def test_a_landscape_that_outgrows_the_window_is_truncated() -> None:
    play = Play(Batch("carcassonne", 1).world, 4)
    while not play.over:
        play.step(farthest(play))
    assert play.truncated
    assert not play.terminated
    assert "more than 23 tiles" in play.reason
    with pytest.raises(IllegalMove, match="over") as caught:
        play.step(0)
    assert caught.value.code == "over"


def farthest(play: Play) -> int:
    """Return the legal action that lays the tile farthest to the east, or places no follower."""
    return max(play.actions(), key=lambda action: ((action - 15) // 4 % 25, action) if action >= 15 else (-1, -action))


# Bad use


@pytest.fixture
def batch() -> Batch:
    found = Batch("carcassonne", 2)
    found.reset()
    return found


@pytest.mark.parametrize(
    ("name", "wrong", "words"),
    [
        ("planes", np.zeros((2, 73, 25, 25), np.float32), "type uint8"),
        ("mask", np.zeros((2, 10), np.int8), "shape"),
        ("seat", np.zeros(4, np.int32)[::2], "contiguous"),
        ("rewards", [[0, 0], [0, 0]], "NumPy array"),
        ("terminated", np.broadcast_to(np.zeros(1, np.bool_), 2), "contiguous"),
    ],
)
def test_arrays_of_the_wrong_kind_are_refused(batch: Batch, name: str, wrong: Any, words: str) -> None:
    with pytest.raises(BadArray, match=words) as caught:
        batch.reset(replace(batch.new_arrays(), **{name: wrong}))
    assert caught.value.code == "bad_array"
    assert caught.value.detail.startswith(f"{name}:")


@pytest.mark.parametrize(
    "actions", [np.zeros(3, np.int32), np.zeros(2, np.float64), np.zeros((2, 1), np.int64), ["a", "b"]]
)
def test_actions_of_the_wrong_kind_are_refused(batch: Batch, actions: Any) -> None:
    with pytest.raises(BadArray, match="whole numbers"):
        batch.step(actions)


def test_illegal_actions_change_nothing(batch: Batch) -> None:
    before = [batch.state(i).dump() for i in range(2)]
    legal = batch.random_actions()
    with pytest.raises(BadMove, match="Game 1: actions are 0 to 7514; there is no 7515") as caught:
        batch.step(np.array([legal[0], 7515]))
    assert caught.value.code == "bad_action"
    with pytest.raises(IllegalMove, match=r"Game 1: action 0 \(skip\) is not legal"):
        batch.step(np.array([legal[0], 0]))
    assert [batch.state(i).dump() for i in range(2)] == before


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ({"game": "chess"}, UnknownGame),
        ({"game": None}, UnknownGame),
        ({"game": world("carcassonne"), "seats": 3}, BadOptions),
        ({"hand": 4}, BadOptions),
        ({"speed": 1}, BadOptions),
        ({"seats": 9}, BadOptions),
        ({"seed": -1}, BadOptions),
        ({"reward": "luck"}, BadOptions),
        ({"count": 0}, BadOptions),
        ({"count": True}, BadOptions),
        ({"count": 1.5}, BadOptions),
        ({"threads": 0}, BadOptions),
    ],
)
def test_a_batch_that_cannot_be(arguments: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        Batch(**{"game": "carcassonne", "count": 2, **arguments})


def test_numbers_of_numpy_are_numbers() -> None:
    mine, theirs = Batch("carcassonne", 2, 3, seed=5), Batch("carcassonne", np.int64(2), np.int32(3), seed=np.uint64(5))
    assert np.array_equal(mine.reset().mask, theirs.reset().mask)


@pytest.mark.parametrize("game", [2, -1, 0.5, "0", None])
def test_a_game_that_the_batch_does_not_have(batch: Batch, game: Any) -> None:
    with pytest.raises(BadOptions, match="the games 0 to 1") as caught:
        batch.state(game)
    assert caught.value.code == "bad_index"
    with pytest.raises(BadOptions):
        Play(batch.world, 1, index=-1 if game is None else -2)


@pytest.mark.parametrize("threads", [1, 2])
def test_a_closed_batch_does_not_go_on(threads: int) -> None:
    with Batch("carcassonne", 2, threads=threads) as batch:
        arrays = batch.reset()
    with pytest.raises(IllegalMove, match="closed") as caught:
        batch.random_actions()
    assert caught.value.code == "closed"
    assert batch.state(1).acting() == (arrays.seat[1],)


def test_something_else_than_arrays_is_refused(batch: Batch) -> None:
    with pytest.raises(BadArray, match="new_arrays"):
        batch.reset({"planes": np.zeros(1)})  # type: ignore[arg-type]  # that is the test


def test_a_batch_must_be_reset_first() -> None:
    with pytest.raises(IllegalMove) as caught:
        Batch("carcassonne", 1).step(np.zeros(1, np.int32))
    assert caught.value.code == "not_reset"
