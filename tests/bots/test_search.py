"""The search plays real games: legal moves, the same plain and compiled, within its room, and until it is stopped."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from functools import partial
from itertools import islice
from random import Random
from time import process_time
from typing import Any

import pytest

import carsonne
from carsonne import registry
from carsonne.bots import find
from carsonne.bots.bot import UnknownBot
from carsonne.bots.names import budget_of, settings_of
from carsonne.bots.search import Budget, Search, Settings, Thought
from carsonne.kernel.advisor import Advisor
from carsonne.kernel.conformance import setups
from carsonne.kernel.match import checked_setup
from carsonne.kernel.playout import wander
from tests.bots import legality

GAMES = registry.names()
SAME = """
import json, sys
from tests.bots.test_search import figures
print(json.dumps(figures(sys.argv[1])))
"""


def position(game: str, decisions: int, seed: int = 1, seats: int = 3) -> Any:
    """Return a position after some random decisions."""
    found = registry.find(game)
    return wander(found.start(checked_setup(found, seats)), decisions, seed)


def thought(game: str, state: Any, simulations: int, seed: int = 1, threads: int = 1, **knobs: Any) -> Thought:
    """Return what a search finds for the first seat that has to decide."""
    search = Search(partial(registry.advisor, game), Settings(**knobs), threads)
    return search.think(state, state.acting()[0], Budget(simulations=simulations), seed)


def figures(game: str) -> list[Any]:
    """Return all figures of some searches."""
    found = []
    for decisions in (0, 25, 60):
        best = thought(game, position(game, decisions), 24)
        found.append(
            [[one.move, one.simulations, one.value, one.wins, one.points, one.line] for one in best.candidates]
        )
    return found


@pytest.mark.parametrize("game", GAMES)
def test_plain_and_compiled_find_the_same(game: str) -> None:
    variables = {**os.environ, "CARSONNE_PURE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", SAME, game], env=variables, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == json.loads(json.dumps(figures(game)))


@pytest.mark.parametrize("game", GAMES)
def test_a_thought_has_the_figures_that_a_hint_needs(game: str) -> None:
    state = position(game, 30)
    found = thought(game, state, 64)
    best = found.candidates[0]
    assert {one.move for one in found.candidates} <= set(state.legal(found.seat))
    assert sum(one.simulations for one in found.candidates) == found.simulations == 64
    assert len(best.wins) == len(best.points) >= state.seats
    assert sum(best.wins) == pytest.approx(1)
    assert 0 < best.value < 1
    assert best.line[0] == (found.seat, best.move) == (found.seat, found.move)


def test_every_walk_tries_a_move_where_several_decide_at_once() -> None:
    """Also the first ones, for which the others are new to the tree, and with a tree that has no room for them."""
    state = position("carson-city-cards", 0, seats=4)
    while len(state.acting()) < 4:
        state = wander(state, 1, 1)
    for nodes in (40_000, 2):
        found = thought("carson-city-cards", state, 40, sure=0, nodes=nodes)
        assert sum(one.simulations for one in found.candidates) == found.simulations == 40


@pytest.mark.parametrize("game", GAMES)
def test_moves_are_legal_in_every_variant(game: str) -> None:
    """A quick look; `scripts/legal_moves.py` checks a hundred thousand positions."""
    checked = legality.positions(game, setups(registry.find(game)), seed=1, simulations=4, every=23)
    assert sum(1 for _ in islice(checked, 60)) == 60


def test_memory_is_bounded() -> None:
    state = position("carcassonne", 10)
    found = thought("carcassonne", state, 500, nodes=40, arms_per_node=5)
    assert found.full
    assert found.nodes <= 40
    assert found.simulations == 500


def test_the_memory_is_used_again_for_other_positions_and_games_of_the_same_kind() -> None:
    search = Search(partial(registry.advisor, "carcassonne"), Settings(nodes=300))
    states = [position("carcassonne", decisions, seats=seats) for decisions, seats in ((4, 2), (50, 5), (4, 2))]
    found = [search.think(state, state.acting()[0], Budget(simulations=100), 1).candidates for state in states]
    assert found[0] == found[2] != found[1]


def test_it_stops_when_the_best_move_is_clear() -> None:
    """With fewer simulations it finds what it would find with all of them."""
    simulations = 0
    for decisions in range(6, 60, 9):
        state = position("carcassonne", decisions, seats=2)
        short, full = (thought("carcassonne", state, 600, sure=sure) for sure in (3.0, 0.0))
        simulations += short.simulations
        assert full.simulations == 600
        found = next(one for one in full.candidates if one.move == short.move)
        assert found.value > full.candidates[0].value - 0.01
    assert simulations < 0.8 * 6 * 600


def test_another_thread_can_stop_it() -> None:
    begun = threading.Event()

    def advisor() -> Advisor:
        begun.set()
        return registry.advisor("carcassonne")

    search = Search(advisor)
    state = position("carcassonne", 10)
    found: list[Thought] = []
    thinker = threading.Thread(
        target=lambda: found.append(search.think(state, state.acting()[0], Budget(seconds=100), 1))
    )
    thinker.start()
    begun.wait()
    search.stop()
    thinker.join(50)
    assert found
    assert found[0].move in state.legal(state.acting()[0])


def test_two_threads_add_up() -> None:
    state = position("carcassonne", 10)
    one, two, again = (thought("carcassonne", state, 200, threads=n) for n in (1, 2, 2))
    assert two.simulations == 200
    assert two.candidates == again.candidates != one.candidates
    assert {one.move for one in two.candidates} == {one.move for one in one.candidates}


def test_time_is_kept() -> None:
    state = position("carcassonne", 10)
    search = Search(partial(registry.advisor, "carcassonne"), Settings(sure=0))
    found = search.think(state, state.acting()[0], Budget(seconds=0.05), 1)
    assert found.simulations > 0
    assert found.seconds >= 0.05


@pytest.mark.parametrize("threads", [1, 2])
def test_time_can_be_counted_in_processor_time(threads: int) -> None:
    """However busy the machine: what was used is what was asked for."""
    state = position("carcassonne", 10)
    search = Search(partial(registry.advisor, "carcassonne"), Settings(sure=0), threads, clock="cpu")
    before = process_time()
    search.think(state, state.acting()[0], Budget(seconds=0.1), 1)
    assert all(0.1 <= spent < 3 for spent in search.spent)  # a simulation of the plain rules takes long
    assert process_time() - before >= 0.1 * threads


def test_bots_are_named_by_how_long_they_think() -> None:
    assert budget_of("search@0.5s") == Budget(seconds=0.5)
    assert budget_of("search@2000") == Budget(simulations=2000)
    for game in GAMES:
        assert find(game, "search@20").name == "search@20"
    assert settings_of("carcassonne", "search@20:further=4:root=tree") == Settings(further=4, root="tree")
    assert settings_of("carson-city").trust > Settings().trust == settings_of("carson-city", "search@9:trust=1").trust
    hurried, unhurried = (settings_of("carcassonne", name).further for name in ("search@0.05s", "search@0.2s"))
    assert hurried == Settings().further < unhurried == 8
    state = position("carcassonne", 3)
    for name in ("policy", "search@20", "search@0.01s"):
        move = find("carcassonne", name).choose(state, state.acting()[0], Random(1))
        assert move in state.legal(state.acting()[0])


@pytest.mark.parametrize("name", ["search", "search@", "search@0", "search@0s", "search@-1", "search@1h", "Policy", ""])
def test_other_names_are_refused(name: str) -> None:
    with pytest.raises(UnknownBot, match="search@2000"):
        find("carcassonne", name)


@pytest.mark.parametrize(("knobs", "why"), [("wings=2", "no knob 'wings'"), ("further=far", "Expected `int`")])
def test_knobs_that_do_not_exist_are_refused(knobs: str, why: str) -> None:
    with pytest.raises(UnknownBot, match=why):
        find("carcassonne", f"search@20:{knobs}")


def test_the_build_is_the_one_that_was_asked_for() -> None:
    ends = sys.modules["carsonne.bots.search.simulation"].__file__ or ""
    assert ends.endswith(".py") == (carsonne.mode() == "plain")
