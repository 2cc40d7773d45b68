"""The search finds the known answers of tiny games, in plain Python and compiled, and the same in both."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import carsonne

SETUP = """
from Cython.Build import cythonize
from setuptools import Extension, setup

directives = {"language_level": 3, "annotation_typing": False, "cdivision": True}
module = Extension("toys", ["toys.py"], extra_compile_args=["-O0"])
setup(ext_modules=cythonize([module], compiler_directives=directives, quiet=True))
"""
RUN = """
import json, sys, toys
from carsonne.bots.search import Budget, Search, Settings

def run(kind, pile=0, seats=2, steps=(), simulations=400, seed=1, forgets=1, **knobs):
    state = toys.toy(toys.NAMES.index(kind), pile, seats=seats)
    for seat, move in steps:
        state.play(seat, move)
    advisor = toys.make()
    advisor.forgets = forgets
    thought = Search(lambda: advisor, Settings(**knobs)).think(state, 0, Budget(simulations=simulations), seed)
    return [[one.move, one.simulations, one.value, one.wins, one.points, one.line] for one in thought.candidates]

print(json.dumps({"file": toys.__file__, "found": [run(**case) for case in json.load(sys.stdin)]}))
"""
BLIND = {"rollout": "random", "rule": "ucb", "explore": 0.7, "root": "tree", "trust": 0.0}
CASES: dict[str, dict[str, Any]] = {
    "nim": {"kind": "nim", "pile": 10, "simulations": 3000, **BLIND},
    "nim by halving": {"kind": "nim", "pile": 7, "simulations": 2000, "explore": 1.0},
    "nim widened": {"kind": "nim", "pile": 5, "simulations": 2000, **BLIND, "widen": 1.0},
    "bet": {"kind": "bet", "greed": 0.0},
    "bet for points": {"kind": "bet", "greed": 1.0},
    "kings": {"kind": "kings", "seats": 3, "simulations": 1000},
    "secret": {"kind": "secret", "simulations": 3000, "root": "tree"},
    "guess 0": {"kind": "guess", "steps": [[-1, 0]]},
    "guess 2": {"kind": "guess", "steps": [[-1, 2]]},
    "guess with open eyes": {"kind": "guess", "steps": [[-1, 0]], "forgets": 0},
    "held": {"kind": "held", "steps": [[-1, 1]], "simulations": 600},
    "tie": {"kind": "tie"},
    "chosen 0": {"kind": "secret", "steps": [[1, 0]]},
    "chosen 1": {"kind": "secret", "steps": [[1, 1]]},
    "chosen with open eyes": {"kind": "secret", "steps": [[1, 1]], "forgets": 0},
}


def run(folder: Path, *command: str, **environment: str) -> str:
    variables = {**os.environ, "PYTHONPATH": str(folder), **environment}
    words = json.dumps(list(CASES.values()))
    done = subprocess.run(
        [sys.executable, *command], cwd=folder, env=variables, capture_output=True, text=True, check=False, input=words
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def thoughts(folder: Path, **environment: str) -> tuple[str, dict[str, Any]]:
    """Return the suffix of the module that ran, and what was found in each case."""
    said = json.loads(run(folder, "run.py", **environment))
    return said["file"].rpartition(".")[2], dict(zip(CASES, said["found"], strict=True))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("toys")
    shutil.copy(Path(__file__).with_name("toys.py"), place)
    (place / "setup.py").write_text(SETUP, encoding="utf-8")
    (place / "run.py").write_text(RUN, encoding="utf-8")
    return place


@pytest.fixture(scope="module")
def plain(folder: Path) -> dict[str, Any]:
    end, found = thoughts(folder, CARSONNE_PURE="1")
    assert end == "py"
    return found


def best(thought: list[list[Any]]) -> int:
    move: int = thought[0][0]
    return move


def test_a_game_of_pure_skill(plain: dict[str, Any]) -> None:
    assert best(plain["nim"]) == 2
    assert best(plain["nim by halving"]) == 3
    assert best(plain["nim widened"]) == 1
    assert plain["nim by halving"][0][5][0] == [0, 3]


def test_the_rules_say_who_has_won(plain: dict[str, Any]) -> None:
    assert {move: wins for move, _walks, _value, wins, *_ in plain["tie"]} == {0: [1.0, 0.0], 1: [0.0, 1.0]}


def test_luck_is_weighed(plain: dict[str, Any]) -> None:
    assert best(plain["bet"]) == 0, "a point wins for sure"
    assert best(plain["bet for points"]) == 1, "the ticket is worth more points on average"
    ticket = next(one for one in plain["bet"] if one[0] == 1)
    assert ticket[4][0] == pytest.approx(60, abs=4)


def test_each_of_three_thinks_of_itself(plain: dict[str, Any]) -> None:
    assert best(plain["kings"]) == 0
    assert [move[0] for move in plain["kings"][0][5]] == [0, 1, 1]


def test_choices_at_the_same_time_do_not_see_each_other(plain: dict[str, Any]) -> None:
    for move, simulations, _value, wins, *_ in plain["secret"]:
        assert simulations > 100
        assert 0.4 < wins[0] < 0.95, f"{move}: neither seat knows what the other does"


def test_what_is_hidden_makes_no_difference(plain: dict[str, Any]) -> None:
    assert plain["guess 0"] == plain["guess 2"]
    assert best(plain["guess 0"]) == 2, "dealt most often"
    assert best(plain["guess with open eyes"]) == 0, "an advisor that forgets nothing would peek"
    assert plain["chosen 0"] == plain["chosen 1"]
    assert plain["chosen with open eyes"] != plain["chosen 1"]


def test_moves_that_are_not_legal_as_things_are_imagined_are_never_made(plain: dict[str, Any]) -> None:
    for one in plain["held"]:
        assert one[4][1] == 1


def test_compiled_and_plain_find_the_same(folder: Path, plain: dict[str, Any]) -> None:
    if carsonne.mode() == "plain":
        assert (Path(carsonne.__file__).parent / "bots" / "search" / "simulation.pxd").exists()
        return
    run(folder, "-m", "carsonne.kernel.declare", "toys", CARSONNE_PURE="1")
    run(folder, "setup.py", "-q", "build_ext", "--inplace")
    end, compiled = thoughts(folder)
    assert end in ("so", "pyd")
    assert compiled == plain
