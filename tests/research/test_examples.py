"""The worked examples under docs/examples/research run, and what they claim is true."""

from __future__ import annotations

import ast
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

import carsonne
from carsonne.arena.intervals import mean_of
from carsonne.research import Play, world

FOLDER = Path(__file__).parents[2] / "docs" / "examples" / "research"


def example(name: str) -> ModuleType:
    """Load an example as a module."""
    spec = spec_from_file_location(name, FOLDER / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module  # its dataclasses look themselves up there
    spec.loader.exec_module(module)
    return module


def printed(name: str, *arguments: str) -> str:
    """Return what an example prints."""
    command = [sys.executable, "-W", "error", str(FOLDER / f"{name}.py"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_random_play_is_evaluated() -> None:
    said = printed("random_policy", "carson-city-cards", "--seats", "3", "--games", "100")
    assert said.startswith("128 random games of carson-city-cards, 3 seats\nseat 0: ")
    assert len(said.splitlines()) == 4


def test_the_evaluation_counts_the_games_that_a_seed_gives() -> None:
    scores, rewards = example("random_policy").evaluate("carcassonne", 2, games=6, seed=5, count=3)
    again, _ = example("random_policy").evaluate("carcassonne", 2, games=6, seed=5, count=3)
    assert scores.shape == rewards.shape == (6, 2)
    assert np.array_equal(scores, again)
    assert (np.sign(scores[:, 0] - scores[:, 1]) == rewards[:, 0]).all()


def test_the_value_function_improves_the_greedy_bot() -> None:
    fitting = example("value_function")
    games, deals = (200, 20) if carsonne.mode() == "compiled" else (2, 1)
    courses = fitting.generate(games, seed=0)
    margins, wins = fitting.compare(fitting.fit(courses), deals)
    assert len(margins) == len(wins) == deals
    if carsonne.mode() == "compiled":  # plain rules are too slow to play enough games, and play the same ones
        low = mean_of(margins).low
        assert low is not None
        assert low > 0


def test_without_learning_it_plays_like_the_greedy_bot() -> None:
    fitting = example("value_function")
    nothing = fitting.fit(fitting.generate(1, seed=3), passes=0)
    assert not nothing.weights.any()
    play = Play(world("carcassonne", 2), seed=4)
    values = {move: nothing.after(play.state, 0, move) for move in play.state.legal(0)}
    assert values[nothing.choose(play.state, 0, None)] == max(values.values())


@pytest.mark.parametrize("package", ["torch"])
def test_the_net_needs_only_one_package_more(package: str) -> None:
    """It is not run here: PyTorch is no dependency."""
    source = (FOLDER / "small_net.py").read_text(encoding="utf-8")
    roots = {
        (node.module or "").split(".")[0] if isinstance(node, ast.ImportFrom) else node.names[0].name.split(".")[0]
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Import | ast.ImportFrom)
    }
    assert roots == {"__future__", "argparse", "dataclasses", "numpy", "carsonne", package}
