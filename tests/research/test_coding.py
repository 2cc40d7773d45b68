"""Actions and observations of every game: each legal move has an action of its own, and nothing hidden is seen."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from carsonne.kernel.game import CHANCE, RULES
from carsonne.kernel.scheme import Part
from carsonne.kernel.state import State
from carsonne.research import World, named, world
from carsonne.research.observation import observe
from tests.research.tables import NAMES, TABLES

tables = pytest.mark.parametrize(("game", "options"), TABLES, ids=NAMES)


def random_game(here: World, seed: int, most: int = 1500) -> Iterator[State]:
    """Yield every position of a random game, those of CHANCE and RULES included."""
    rng, state = Random(seed), here.start()
    for _ in range(most):
        yield state
        acting = state.acting()
        if not acting:
            return
        who = rng.choice(acting)
        if who == CHANCE:
            state.play(CHANCE, rng.choice([outcome for outcome, _ in state.outcomes()]))
        else:
            state.play(who, 0 if who == RULES else rng.choice(state.legal(who)))


@tables
def test_every_legal_move_has_an_action_of_its_own(game: str, options: dict[str, Any]) -> None:
    here = world(game, **options)
    for state in random_game(here, 1):
        for seat in state.acting():
            if seat >= 0:
                legal, moves = state.legal(seat), here.moves(state, seat)
                assert sorted(moves.values()) == legal
                assert 0 <= min(moves) <= max(moves) < here.scheme.action_count


@tables
def test_an_observation_holds_only_what_the_seat_can_know(game: str, options: dict[str, Any]) -> None:
    here, rng = world(game, **options), Random(2)
    for i, state in enumerate(random_game(here, 2)):
        seat = i % here.seats
        real = observe(here, state, seat)
        supposed = observe(here, here.game.imagine(state, seat, rng), seat)
        assert np.array_equal(real.planes, supposed.planes)
        assert np.array_equal(real.vector, supposed.vector)


@tables
def test_values_stay_within_the_limits_that_are_documented(game: str, options: dict[str, Any]) -> None:
    here = world(game, **options)
    parts = {f"planes.{part.name}": part for part in here.scheme.planes}
    parts |= {f"vector.{part.name}": part for part in here.scheme.vector}
    for i, state in enumerate(random_game(here, 3)):
        for name, values in named(here, observe(here, state, i % here.seats)).items():
            part: Part = parts[name]
            assert part.low <= values.min(), (name, values.min())
            assert values.max() <= part.high, (name, values.max())
