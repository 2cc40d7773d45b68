"""Series: orders around the table, deals, and the same results wherever they are played."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import pytest

from carsonne import registry
from carsonne.arena.outcome import Outcome
from carsonne.arena.playing import Player, Table
from carsonne.arena.running import cores
from carsonne.arena.series import Series
from carsonne.arena.workshop import workshop
from carsonne.bots.bot import RandomBot
from carsonne.kernel.match import checked_setup
from carsonne.kernel.record import write
from tests.cli.run import Command, apart


def results(series: Series, jobs: int) -> list[tuple[object, ...]]:
    """Return what must not depend on which process played it."""
    plan = workshop(series.rounds, jobs, "here", recording=True)
    return [told(game) for games in plan.play(series, series.deals()) for game in games]


def told(game: Outcome) -> tuple[object, ...]:
    assert game.record is not None
    return game.lineup, game.deal, game.order, tuple(game.bots), tuple(game.scores), write(game.record)


def test_every_distinct_order_is_played_once() -> None:
    assert Series("x", ("a", "b"), 1).orders_of(("a", "b")) == [("a", "b"), ("b", "a")]
    assert len(Series("x", ("a", "b", "c"), 1).orders_of(("a", "b", "c"))) == 6
    one_against_three = Series("x", ("a", "b", "b", "b"), 1)
    orders = one_against_three.orders_of(one_against_three.bots)
    assert sorted(order.index("a") for order in orders) == [0, 1, 2, 3]
    turning = Series("x", ("a", "b", "c"), 1, orders="rotations")
    assert turning.orders_of(turning.bots) == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]


def test_deals_are_played_in_full() -> None:
    series = Series("x", ("a", "b", "b", "b"), 9)
    assert (series.rounds, series.whole) == (3, 12)
    assert list(Series("x", ("a", "b"), 0).deals()) == []


def test_more_bots_than_seats_play_at_every_table() -> None:
    series = Series("x", ("a", "b", "c"), 12, seats=2)
    assert series.lineups == [("a", "b"), ("a", "c"), ("b", "c")]
    assert Counter(deal.lineup for deal in series.deals()) == {0: 2, 1: 2, 2: 2}
    assert Series("x", ("a", "b", "b"), 1, seats=2).lineups == [("a", "b"), ("b", "b")]


def test_the_games_of_a_deal_share_their_luck() -> None:
    series = Series("carcassonne", ("greedy", "random"), 2, "luck")
    games = Player(series, recording=True).play(next(series.deals()))
    draws = [[move["tile"] for who, move in game.record.moves if who == "*"] for game in games if game.record]
    assert [game.bots for game in games] == [["greedy", "random"], ["random", "greedy"]]
    assert draws[0][0] == draws[1][0]
    assert len({record.deal.seed for record in (game.record for game in games) if record and record.deal}) == 1


@pytest.mark.parametrize("game", ["carcassonne", "carson-city", "carson-city-cards"])
def test_the_quick_way_is_the_game_of_the_gate(game: str) -> None:
    series = Series(game, ("greedy", "random", "random"), 3, "gate")
    outcome = Player(series, recording=True).play(next(series.deals()))[1]
    assert outcome.record is not None
    assert outcome.record.scores == outcome.scores
    assert outcome.record.setup.names == outcome.bots


class Witness(RandomBot):
    """Notes who is asked while all still have to decide."""

    asked: ClassVar[list[int]] = []

    def choose(self, state: Any, seat: int, rng: Random) -> int:
        if len(state.acting()) == state.seats:
            self.asked.append(seat)
        return super().choose(state, seat, rng)


def test_no_seat_always_comes_first_where_several_decide_at_once() -> None:
    game = registry.find("carson-city")
    setup = checked_setup(game, 3, {"kit_carson": True})
    Table(game, setup, [Witness("carson-city") for _ in range(3)], "turns", 0).play()
    assert set(Witness.asked) == {0, 1, 2}


def test_one_process_and_two_give_the_same_games() -> None:
    series = Series("carcassonne", ("greedy", "random"), 12, "jobs")
    assert results(series, 1) == results(series, 2)


def test_a_local_ray_gives_the_same_games(command: Command, tmp_path: Path) -> None:
    """In a process of its own, because Ray leaves some of its own behind."""
    words = ("arena", "carcassonne", "--bots", "greedy,random", "--games", "8", "--seed", "ray", "--jobs", "2")
    file = tmp_path / "ray.jsonl"
    answer = apart(*words, "--on", "ray", "--records", str(file), "--json")
    assert (answer.status, answer.data["games"]) == (0, 8)
    here = command(*words[:-1], "1", "--json").data
    assert (here["wins"], here["mean_scores"]) == (answer.data["wins"], answer.data["mean_scores"])
    assert len(file.read_bytes().splitlines()) == 8


def test_a_cluster_that_cannot_be_reached_is_reported_in_a_sentence() -> None:
    answer = apart("arena", "carcassonne", "--bots", "greedy,random", "--on", "ray", RAY_ADDRESS="nonsense")
    assert answer.status != 0
    assert answer.err.strip().splitlines()[-1].startswith("carsonne: Ray cannot be started or reached: ")
    assert "Traceback" not in answer.err


def test_chunks_are_coarse_on_a_cluster_and_never_empty() -> None:
    assert workshop(0, 4, "here", recording=False).chunk == 1
    assert workshop(3, 8, "here", recording=False).jobs == 3
    assert workshop(1600, 2, "ray", recording=False).chunk == 200
    assert workshop(1600, 2, "here", recording=False).chunk == 50
    assert cores() >= 1


def test_a_worker_that_is_ended_while_it_starts_shows_no_traceback() -> None:
    lines = "import os, signal; from carsonne.arena import running; signal.signal(signal.SIGTERM, running._end); "
    code = lines + "os.kill(os.getpid(), signal.SIGTERM)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize(("bots", "loaded"), [("random,random", "False"), ("random,greedy,policy", "True")])
def test_the_library_of_ratings_is_loaded_only_where_ratings_are_printed(bots: str, loaded: str) -> None:
    words = ["arena", "carcassonne", "--bots", bots, "--games", "1", "--jobs", "1"]
    code = f"import sys; from carsonne.cli import main; main({words!r}); print('scipy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    assert done.stdout.splitlines()[-1] == loaded
