"""Lessons: every one can be played to its end, and a broken file says where it is broken."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from msgspec import to_builtins

from carsonne import registry
from carsonne.kernel.game import CHANCE
from carsonne.kernel.lesson import BadLesson, Line, accepts, parse, play_through
from carsonne.kernel.record import FORMAT, Record, replay

LESSONS = [(game, name) for game in registry.names() for name in registry.lessons(game)]
TEXT = (files("carsonne.games.carcassonne") / "data" / "lessons" / "first-game.json").read_text(encoding="utf-8")
Document = dict[str, Any]


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_is_played_to_its_end_as_at_a_table(game: str, name: str) -> None:
    line = registry.line(game, name)
    lesson = line.lesson
    match = replay(registry.find(game), Record(FORMAT, game, lesson.rules, lesson.setup, lesson.before))
    drawn, read, made = list(line.draws), 0, len(lesson.before)
    shown: list[int] = []
    while (number := line.step(made, read)) is not None:
        if not shown or shown[-1] != number:
            shown.append(number)
        asked, reply = line.asked(made, read), line.reply(made, read)
        if asked is not None:
            move = next(one for one in match.view(lesson.learner).view.moves if accepts(asked, as_json(one)))
            match.play(lesson.learner, move)
        elif reply is not None:
            match.play(*reply)
        elif drawn and tuple(match.game.to_act(match.state)) == (CHANCE,):
            match.play(CHANCE, match.game.to_json(match.state, CHANCE, drawn.pop(0)))
        else:
            read = number + 1
            continue
        made += 1
    assert shown == list(range(len(lesson.steps)))  # every comment, in order
    assert (drawn, made) == ([], line.ends[-1])


def as_json(move: Any) -> dict[str, Any]:
    data: dict[str, Any] = to_builtins(move)
    return data


def test_every_game_has_a_lesson_of_five_to_ten_minutes() -> None:
    assert {game for game, _ in LESSONS} == set(registry.names())
    assert all(5 <= registry.lessons(game)[name].minutes <= 10 for game, name in LESSONS)


def test_nobody_moves_while_the_learner_reads() -> None:
    line = registry.line("carcassonne", "first-game")
    number = 3  # the first pause before the opponent's turn
    made = line.begins[number]
    assert (line.step(made, number), line.reply(made, number)) == (number, None)
    assert line.asked(made, number) is None
    assert line.reply(made, number + 1) == (1, {"type": "place", "x": 2, "y": 0, "turn": 0})


def test_a_move_taken_back_leads_back() -> None:
    line = registry.line("carcassonne", "first-game")
    assert [line.step(made, 1) for made in (1, 2, 1)] == [1, 2, 1]


def spoilt(change: Callable[[Document], Any]) -> Line:
    data: Document = json.loads(TEXT)
    change(data)
    lesson = parse(json.dumps(data))
    return play_through(registry.find(lesson.game), lesson)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda d: d.update(lesson=2), "format 2"),
        (lambda d: d.update(rules=99), "rules number 99"),
        (lambda d: d.update(learner=5), "learner: There is no seat 5"),
        (lambda d: d.pop("title"), "title"),
        (lambda d: d.update(steps=[]), "steps"),
        (lambda d: d["setup"].update(seats=9), "setup: Carcassonne is for 2 to 5 players"),
        (lambda d: d["before"].append([0, {"type": "claim", "place": "r0"}]), "before[1]"),
        (lambda d: d["steps"][0].update(sayy="x"), "sayy"),
        (lambda d: d["steps"][0].update(say=""), "$.steps[0].say"),
        (lambda d: d["steps"][0].update(point=["Cell 1,2"]), "point"),
        (lambda d: d["steps"][1].update(ask=[{"type": "place", "x": 5, "y": 5, "turn": 0}]), "steps[1].ask[0]: "),
        (lambda d: d["steps"][1].update(ask=[{"type": "dance"}]), "steps[1].ask[0]: "),
        (lambda d: d["steps"][1].update(ask=[{"type": "claim"}]), "steps[1].ask[0]: "),
        (lambda d: d["steps"][1].update(otherwise=""), "steps[1].otherwise"),
        (lambda d: d["steps"][3]["then"][0][1].update(x=7), "steps[3].then[0]"),
        (lambda d: d["steps"][3]["then"].append([0, {"type": "skip"}]), "steps[3].then[3]: The learner’s moves"),
        (lambda d: d["steps"][2].update(then=[]), "steps[3].then[0]"),
        (lambda d: d["steps"][3].update(then=[]), "steps[4].ask: The learner has no decision"),
    ],
)
def test_a_broken_lesson_says_where(change: Callable[[Document], Any], complaint: str) -> None:
    with pytest.raises(BadLesson) as caught:
        spoilt(change)
    assert complaint in caught.value.detail


def test_a_lesson_that_leaves_too_much_open_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("carsonne.kernel.lesson.MOST_WAYS", 3)

    def leave_open(data: Document) -> None:
        others = [[1, {"type": "place", "x": 0, "y": -1, "turn": 2}], [1, {"type": "skip"}]]
        data["steps"] = []
        for mine, theirs in ("UE", "VV"):
            told = [["*", {"type": "draw", "tile": theirs}], *others, ["*", {"type": "draw", "tile": mine}]]
            data["steps"] += [{"say": "Lay it.", "ask": [{}]}, {"say": "Claim.", "ask": [{}], "then": told}]

    with pytest.raises(BadLesson, match="more than 3 ways"):
        spoilt(leave_open)


@pytest.mark.parametrize("text", ["", "{", "[1]", "null", "[" * 5000])
def test_what_is_no_lesson_is_refused(text: str) -> None:
    with pytest.raises(BadLesson, match="not a lesson"):
        parse(text)


def test_an_unknown_lesson_is_refused() -> None:
    with pytest.raises(BadLesson, match="no lesson 'chess'"):
        registry.line("carcassonne", "chess")


@pytest.mark.parametrize("game", registry.names())
def test_every_game_says_how_it_goes_with_positions_and_clauses(game: str) -> None:
    about = registry.about(game)
    line = registry.line(game, "first-game")
    rules = (Path(__file__).parents[2] / "docs" / "rules" / "en" / f"{game}.md").read_text(encoding="utf-8")
    assert about.minutes[0] < about.minutes[1]
    assert [panel.made for panel in about.panels] == sorted(panel.made for panel in about.panels)
    for panel in about.panels:
        assert len(line.lesson.before) <= panel.made <= line.ends[-1]
        assert f"**{panel.clause}**" in rules
