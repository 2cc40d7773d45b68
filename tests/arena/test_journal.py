"""The record file: a series goes on from it, and it is not mixed up with another."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from carsonne import registry
from carsonne.arena.contest import Contest
from carsonne.arena.journal import Journal, OtherSeries
from carsonne.arena.series import Series
from carsonne.arena.workshop import Workshop
from carsonne.kernel.match import checked_setup
from carsonne.kernel.record import parse, verify
from tests.cli.run import Command


def series(games: int = 6, seed: str = "j", bots: tuple[str, ...] = ("greedy", "random")) -> Series:
    options = checked_setup(registry.find("carcassonne"), 2).options
    return Series("carcassonne", bots, games, seed, options)


def play(path: Path, wanted: Series, stop_early: bool = False) -> tuple[Contest, int]:
    """Play what is missing; how many games that were."""
    contest = Contest(wanted, Journal(path, wanted), stop_early)
    new: list[int] = []
    contest.play(Workshop(1, recording=True), new.append)
    contest.close()
    return contest, sum(new)


def summary(contest: Contest) -> list[tuple[object, ...]]:
    return sorted((game.deal, game.order, tuple(game.bots), tuple(game.scores)) for game in contest.tally.outcomes)


def test_a_series_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole, first = play(tmp_path / "whole.jsonl", series())
    assert first == 6
    text = (tmp_path / "whole.jsonl").read_bytes()
    part = tmp_path / "part.jsonl"
    part.write_bytes(b"".join(text.splitlines(keepends=True)[:3]) + text.splitlines()[3][:100])
    again, rest = play(part, series())
    assert rest == 4  # the deal that was cut short is played again
    assert summary(again) == summary(whole)
    assert len(part.read_bytes().splitlines()) == 6
    assert play(part, series())[1] == 0
    assert play(part, series(10))[1] == 4


def test_its_lines_are_records(tmp_path: Path) -> None:
    play(tmp_path / "r.jsonl", series(2))
    for line in (tmp_path / "r.jsonl").read_bytes().splitlines():
        assert verify(registry.find("carcassonne"), parse(line)) is None


@pytest.mark.parametrize(
    ("other", "why"),
    [
        (series(seed="other"), "another seed"),
        (series(bots=("random", "greedy")), "other bots"),
        (series(bots=("greedy", "greedy")), "other bots"),
        (replace(series(), clock="cpu"), "another clock"),
    ],
)
def test_another_series_is_refused(tmp_path: Path, other: Series, why: str) -> None:
    path = tmp_path / "r.jsonl"
    play(path, series(2))
    before = path.read_bytes()
    with pytest.raises(OtherSeries, match=why):
        Journal(path, other)
    assert path.read_bytes() == before


@pytest.mark.parametrize(("line", "why"), [(b"hello\n", "line 1 is not a record"), (b"{}\n", "line 1 is not a record")])
def test_a_file_of_something_else_is_refused(tmp_path: Path, line: bytes, why: str) -> None:
    path = tmp_path / "r.jsonl"
    path.write_bytes(line)
    with pytest.raises(OtherSeries, match=why):
        Journal(path, series())


def test_a_record_of_people_is_refused(tmp_path: Path, records: Path) -> None:
    with pytest.raises(OtherSeries, match="not played in the arena"):
        Journal(records, series())


def test_a_decided_series_stops(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    contest, _ = play(path, series(60), stop_early=True)
    assert contest.referee is not None
    assert contest.referee.tests[0].verdict == "stronger"
    assert contest.tally.games == 2 * contest.referee.tests[0].deals < 60
    again, new = play(path, series(60), stop_early=True)
    assert (new, summary(again)) == (0, summary(contest))


def test_the_command_goes_on_and_tests(command: Command, tmp_path: Path) -> None:
    words = ("arena", "carcassonne", "--bots", "greedy,random", "--jobs", "1", "--records", str(tmp_path / "r.jsonl"))
    assert command(*words, "--games", "2", "--json").data["games"] == 2
    answer = command(*words, "--games", "40", "--stop-early")
    assert "greedy is stronger than random: decided after" in answer.out
    command(*words, "--games", "4", "--seed", "x").is_error("holds another series (line 1: another seed)")
    command(*words, "--games", "4", "--options", "edition=third").is_error("other options")
    command("arena", "carcassonne", "--bots", "random,random", "--stop-early").is_error("two different")
