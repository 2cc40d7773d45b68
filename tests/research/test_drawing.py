"""A batch changes observations from step to step; the result is what drawing them from scratch would give."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

import numpy as np
import pytest

from carsonne.research import Arrays, Batch
from carsonne.research.observation import mask, observe
from tests.research.tables import NAMES, TABLES

GAMES = ("carcassonne", "carson-city", "carson-city-cards")


def check(batch: Batch, arrays: Arrays) -> None:
    """Check that every observation and mask equals a fresh drawing."""
    for i in range(batch.count):
        state, seat = batch.state(i), int(arrays.seat[i])
        seen = observe(batch.world, state, seat)
        assert seat in state.acting()
        assert arrays.planes[i].tobytes() == seen.planes.tobytes()
        assert arrays.vector[i].tobytes() == seen.vector.tobytes()
        assert np.array_equal(arrays.mask[i], mask(batch.world, state, seat))


def steps(batch: Batch, arrays: Arrays, number: int) -> Iterator[int]:
    """Make random steps, checking each one; return how many games have ended so far."""
    ended = 0
    for _ in range(number):
        batch.step(batch.random_actions())
        ended += int(arrays.terminated.sum())
        check(batch, arrays)
        yield ended


@pytest.mark.parametrize(("game", "options"), TABLES, ids=NAMES)
def test_what_is_drawn_step_by_step_is_what_is_drawn_at_once(game: str, options: dict[str, Any]) -> None:
    batch = Batch(game, 2, seed=23, **options)
    arrays = batch.reset()
    check(batch, arrays)
    assert len(list(steps(batch, arrays, 120))) == 120


@pytest.mark.parametrize("game", GAMES)
def test_the_next_game_is_drawn_over_the_one_that_has_ended(game: str) -> None:
    batch = Batch(game, 1, seed=3)
    arrays = batch.reset()
    ends = list(steps(batch, arrays, 300))
    assert ends[-20] > 0, "some steps of the next game should have been drawn"


def test_the_window_moves_while_games_go_on() -> None:
    batch = Batch("carcassonne", 1, seed=8)
    arrays, corners = batch.reset(), set()
    for _ in steps(batch, arrays, 130):
        state: Any = batch.state(0)
        rows = [spot // 145 for spot in state.spot[: state.tile_count]]
        corners.add((min(rows) + max(rows)) // 2)
    assert len(corners) > 2


# The caller's arrays


@pytest.mark.parametrize("game", GAMES)
def test_only_planes_are_relied_upon(game: str) -> None:
    """Whatever the caller writes into the other arrays, the next step is right, and nothing is read back."""
    batch = Batch(game, 2, seed=4)
    arrays = batch.reset()
    for _ in range(25):
        actions = batch.random_actions()
        arrays.vector[:], arrays.mask[:], arrays.seat[:], arrays.truncated[:] = 7, 1, 99, 5
        arrays.rewards[:], arrays.scores[:], arrays.terminated[:] = 3, 3, True
        batch.step(actions)
        check(batch, arrays)
        told = (arrays.rewards, arrays.scores, arrays.terminated, arrays.truncated)
        assert not any(array.any() for array in told)


@pytest.mark.parametrize("game", GAMES)
def test_planes_that_were_written_into_can_be_shown_anew(game: str) -> None:
    batch = Batch(game, 2, seed=5)
    arrays = batch.reset()
    for _ in steps(batch, arrays, 12):
        arrays.planes[:], arrays.mask[:] = 200, 1
        assert batch.show() is arrays
        check(batch, arrays)


@pytest.mark.parametrize("game", GAMES)
def test_arrays_can_be_swapped_between_steps(game: str) -> None:
    """Others take over all that there is to see, and those left behind stay as they are."""
    batch = Batch(game, 2, seed=6, reward="gain")
    both = [batch.reset(), batch.new_arrays()]
    for n in range(24):
        batch.step(batch.random_actions())
        here, there = both[n % 2], both[(n + 1) % 2]
        there.planes[:] = 50
        assert batch.show(there) is there
        assert all(np.array_equal(getattr(here, one.name), getattr(there, one.name)) for one in fields(Arrays))
        check(batch, there)
    kept = both[1].planes.copy()
    batch.show(both[0])
    batch.step(batch.random_actions())
    assert np.array_equal(both[1].planes, kept)
