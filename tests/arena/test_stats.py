"""Statistics of records and the report of a series."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from carsonne import registry
from carsonne.arena.charts import dots
from carsonne.arena.intervals import Estimate
from carsonne.arena.playing import Player, records
from carsonne.arena.series import Series
from carsonne.arena.stats import collect, facts_of
from carsonne.kernel.match import checked_setup
from carsonne.kernel.record import Record, write
from tests.cli.run import Command

GAMES = ("carcassonne", "carson-city", "carson-city-cards")
ASKED = {
    "carcassonne": {"seat", "first_follower", "follower"},
    "carson-city": {"seat", "character", "first_character", "first_placement", "building"},
    "carson-city-cards": {"seat", "character", "first_card", "first_bid"},
}


def played(game: str, count: int = 2) -> list[Record]:
    options = checked_setup(registry.find(game), 3).options
    return records(Series(game, ("greedy", "greedy", "greedy"), count, "stats", options))


@pytest.mark.parametrize("game", GAMES)
def test_every_point_has_a_source(game: str) -> None:
    for record in played(game):
        found = facts_of(registry.find(game), record)
        assert found is not None
        points = [fact for fact in found.facts if fact.topic == "points"]
        sums = [sum(fact.points or 0 for fact in points if fact.seat == seat) for seat in range(3)]
        assert sums == record.scores


@pytest.mark.parametrize("game", GAMES)
def test_the_arena_knows_the_sources_too(game: str) -> None:
    series = Series(game, ("greedy", "random"), 1, "s", checked_setup(registry.find(game), 2).options)
    for outcome in Player(series, recording=True).play(next(series.deals())):
        assert [sum(row.values()) for row in outcome.sources] == outcome.scores


@pytest.mark.parametrize("game", GAMES)
def test_the_questions_of_players_are_answered(game: str) -> None:
    (found,) = collect(played(game))
    assert (found.game, found.games, found.unfinished) == (game, 2, 0)
    assert {question.topic for question in found.questions} == ASKED[game]
    assert all(question.answers for question in found.questions)
    for question in found.questions:
        if question.topic.startswith("first"):
            assert sum(answer.times for answer in question.answers) == 6
    assert sum(found.sources.values()) == pytest.approx(sum(found.scores) / len(found.scores))


def test_what_a_farmer_earns() -> None:
    (record,) = played("carcassonne", 1)
    found = facts_of(registry.find("carcassonne"), record)
    assert found is not None
    for seat in range(3):
        farmers = [fact.points for fact in found.facts if fact[:3] == ("follower", "farmer", seat)]
        fields = [fact.points for fact in found.facts if fact[:3] == ("points", "field", seat)]
        assert sum(points or 0 for points in farmers) == pytest.approx(sum(points or 0 for points in fields))


def test_unfinished_games_are_left_out() -> None:
    whole, cut = played("carcassonne")
    cut.moves, cut.scores = cut.moves[:50], None
    (found,) = collect([whole, cut])
    assert (found.games, found.unfinished, len(found.lengths)) == (1, 1, 1)
    assert collect([cut])[0].questions == []
    assert collect([]) == []


def charts_in(page: str) -> list[ET.Element]:
    """Return the drawings of a page, which must be well-formed."""
    assert "://" not in page.replace("https://docs", "")
    return [ET.fromstring(text) for text in re.findall(r"<svg.*?</svg>", page, re.DOTALL)]


def test_the_command_prints_and_draws(command: Command, tmp_path: Path) -> None:
    file, page = tmp_path / "all.jsonl", tmp_path / "all.html"
    file.write_bytes(b"".join(write(record) + b"\n" for game in GAMES for record in played(game, 1)))
    answer = command("stats", str(file), "--html", str(page))
    assert answer.status == 0
    for words in ("Carson City: 1 game", "Which character wins?", "How much does a follower earn?", "farmer"):
        assert words in answer.out
    assert len(charts_in(page.read_text(encoding="utf-8"))) > 12
    assert "prefers-color-scheme: dark" in page.read_text(encoding="utf-8")
    assert len(command("stats", str(file), str(file), "--json").data["games"]) == 3


def test_what_is_no_record_is_refused(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "x.jsonl"
    file.write_bytes(b"{}\n")
    command("stats", str(file)).is_error("not a record")
    command("stats", str(tmp_path / "none")).is_error("none")
    file.write_bytes(b"")
    command("stats", str(file)).is_error("no records")


def test_a_report_has_tables_and_plots(command: Command, tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    words = ("arena", "carcassonne", "--bots", "greedy,random", "--games", "4", "--jobs", "1", "--report", str(page))
    assert command(*words, "--options", "edition=third").status == 0
    text = page.read_text(encoding="utf-8")
    for question in ("Who wins?", "How strong", "How many points", "to start", "How long", "points come from"):
        assert question in text
    assert "carsonne arena carcassonne --bots greedy,random --games 4 --options edition=third" in text
    assert len(charts_in(text)) == 6


def test_a_report_of_nothing(command: Command, tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    words = ("arena", "carcassonne", "--bots", "random,random", "--games", "0", "--report", str(page))
    assert command(*words).status == 0
    assert "0 games" in page.read_text(encoding="utf-8")


def test_dots_that_are_all_equal_lie_in_the_middle() -> None:
    drawn = dots([("a", Estimate(0.5, 0.5, 0.5)), ("b", Estimate(0.5, 0.5, 0.5))], "wins")
    middles = {circle.split('"')[0] for circle in drawn.split('cx="')[1:]}
    assert len(middles) == 1
