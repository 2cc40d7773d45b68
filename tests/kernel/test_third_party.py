"""A third-party game compiles against the .pxd files we ship and runs at C speed in our playouts."""

from __future__ import annotations

import os
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

import carsonne

RULES = '''
"""Bids: CHANCE rolls a prize, both bid one or two, the higher bid gets it; the rules pay and the next roll follows."""
from typing import Annotated

from carsonne.kernel.codes import CHANCE_BIT, RULES_BIT
from carsonne.kernel.fields import Array, Fields, Row, fields
from carsonne.kernel.state import Buffer, State

ROUNDS = 5
PRIZES = [10, 20, 30]


class Layout(Fields):
    __slots__ = ()
    prize: int
    round: int
    bid: Annotated[Array, Row(4, "u8")]
    points: Annotated[Array, Row(4, "i16")]


class Bids(State, Layout):
    FIELDS = fields(Layout)

    def actors(self) -> int:
        if self.round == ROUNDS:
            return 0
        if self.prize == 0:
            return CHANCE_BIT
        return waiting(self) or RULES_BIT

    def legal_into(self, seat: int, out: Buffer) -> int:
        out.at[0] = 1
        out.at[1] = 2
        return 2

    def chance_into(self, out: Buffer, weights: Buffer) -> int:
        for i in range(3):
            out.at[i] = i + 1
            weights.at[i] = 3 - i
        return 3

    def apply(self, seat: int, move: int) -> None:
        if self.prize == 0:
            self.prize = move
        elif seat >= 0:
            self.bid[seat] = move
        else:
            pay(self)

    def scores_into(self, out: Buffer) -> None:
        for seat in range(self.seats):
            out.at[seat] = self.points[seat]


def waiting(s: Bids) -> int:
    bits = 0
    for seat in range(s.seats):
        if s.bid[seat] == 0:
            bits |= 1 << seat
    return bits


def pay(s: Bids) -> None:
    best = 0
    for seat in range(s.seats):
        if s.bid[seat] > s.bid[best]:
            best = seat
    for seat in range(s.seats):
        s.points[seat] -= s.bid[seat]
        s.bid[seat] = 0
    s.points[best] += PRIZES[s.prize - 1]
    s.prize = 0
    s.round += 1
'''
ADVISOR = '''
"""What is known about Bids: bid high for a prize worth it, the scratch position tells what the round will pay."""
from bids import Bids, pay
from carsonne.kernel.advisor import Advisor, whole
from carsonne.kernel.state import Buffer, Rng, State

try:
    import cython
except ImportError:
    from carsonne.kernel import nocython as cython

SHARE = 0.5


class BidsAdvisor(Advisor):
    def __init__(self) -> None:
        self.then = Bids(2)
        self.calls = 0

    def rank_into(self, s: State, seat: int, moves: Buffer, worth: Buffer) -> int:
        self.calls += 1
        n = s.legal_into(seat, moves)
        for i in range(n):
            worth.at[i] = self.after(s, seat, moves.at[i])
        return n

    def after(self, s: State, seat: int, move: int) -> int:
        self.then.copy_from(s)
        self.then.apply(seat, move)
        pay(self.then)
        return 100 * self.then.points[seat]

    def imagine_into(self, s: State, seat: int, rng: Rng) -> None:
        forget(cython.cast(Bids, s), seat, rng)

    def seen(self, s: State, viewer: int, actor: int, move: int) -> int:
        return move if actor < 0 or actor == viewer else 0


def forget(s: Bids, seat: int, rng: Rng) -> None:
    for other in range(s.seats):
        if other != seat and s.bid[other]:
            s.bid[other] = 1 + whole(SHARE * (rng.below(4)))


def make() -> Advisor:
    return BidsAdvisor()
'''
SETUP = """
from Cython.Build import cythonize
from setuptools import Extension, setup

directives = {"language_level": 3, "annotation_typing": False}
modules = [Extension(name, [name + ".py"], extra_compile_args=["-O0"]) for name in ("bids", "bids_advisor")]
setup(ext_modules=cythonize(modules, compiler_directives=directives, quiet=True))
"""
PLAY = """
import pickle
import bids
import bids_advisor
from carsonne.kernel.playout import playouts, wander
from carsonne.kernel.state import Rng

state = bids.Bids(3)
later = wander(state, 4, 1)
assert len(later.acting()) == 2 and state.outcomes() == [(1, 3), (2, 2), (3, 1)]
assert later.clone().same(later) and pickle.loads(pickle.dumps(later)).same(later)
points, decisions = playouts(state, 100, 1)
assert decisions == 1500, decisions
advisor = bids_advisor.make()
seat = later.acting()[0]
ranked = advisor.ranked(later, seat)
assert sorted(move for move, worth in ranked) == [1, 2] and advisor.calls == 1
assert advisor.expected(state) == [0, 0, 0] and advisor.sight(later, 0, 1, 2) == 0
assert not all(advisor.imagined(later, seat, Rng(key)).same(later) for key in range(20))
print(bids_advisor.__file__.rpartition(".")[2], points, ranked)
"""
WITHOUT_CYTHON = """
import sys
sys.modules["cython"] = None
import runpy
from carsonne.kernel import nocython, state
assert state.cython is nocython
runpy.run_path("play.py")
"""


def run(folder: Path, *command: str, **environment: str) -> str:
    variables = {**os.environ, "PYTHONPATH": str(folder), **environment}
    done = subprocess.run(
        [sys.executable, *command], cwd=folder, env=variables, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in {"bids.py": RULES, "bids_advisor.py": ADVISOR, "setup.py": SETUP, "play.py": PLAY}.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def test_a_game_of_somebody_else_runs_plain(folder: Path) -> None:
    assert run(folder, "play.py", CARSONNE_PURE="1").startswith("py [")
    assert run(folder, "-c", WITHOUT_CYTHON, CARSONNE_PURE="1").startswith("py [")


def test_a_game_of_somebody_else_runs_in_the_build_that_is_here(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if carsonne.mode() == "plain":
        monkeypatch.syspath_prepend(folder)
        for name in ("bids", "bids_advisor"):
            monkeypatch.delitem(sys.modules, name, raising=False)
        runpy.run_path(str(folder / "play.py"))
        return
    with pytest.raises(AssertionError, match="compile this class too"):
        run(folder, "play.py")


def test_a_game_of_somebody_else_compiles_against_ours(folder: Path) -> None:
    if carsonne.mode() == "plain":
        assert (Path(carsonne.__file__).parent / "kernel" / "state.pxd").exists()
        return
    plain = run(folder, "play.py", CARSONNE_PURE="1")
    run(folder, "-m", "carsonne.kernel.declare", "bids", "bids_advisor", CARSONNE_PURE="1")
    run(folder, "setup.py", "-q", "build_ext", "--inplace")
    compiled = run(folder, "play.py")
    assert compiled.split()[0] in ("so", "pyd")
    assert compiled.split()[1:] == plain.split()[1:]
