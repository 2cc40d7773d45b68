"""A lesson at a table: it deals and replies, refuses other moves with patience, and leads into a real game."""

from __future__ import annotations

from typing import Any

import pytest

from carsonne import registry
from carsonne.kernel.lesson import accepts
from tests.server.conftest import Arrive
from tests.server.guest import Guest, Refused, Sitter

pytestmark = pytest.mark.anyio
LESSON = ("carcassonne", "first-game")


def made(sitter: Sitter) -> int:
    assert sitter.view is not None
    return int(sitter.view["made"])


async def start(guest: Guest) -> str:
    return str((await guest.post("/api/lessons/carcassonne/first-game"))["id"])


async def play(sitter: Sitter, move: dict[str, Any]) -> None:
    assert sitter.view is not None
    await sitter.act("play", decision=sitter.view["decision"], move=move)


async def do_step(guest: Guest, sitter: Sitter, table: str, number: int) -> None:
    """Do what a step of the lesson asks for, and wait until it is over."""
    line = registry.line(*LESSON)
    step = line.lesson.steps[number]
    await sitter.until(lambda s: made(s) >= line.begins[number])
    if step.ask:
        assert sitter.view is not None
        moves: list[dict[str, Any]] = sitter.view["view"]["moves"]
        wrong = next(move for move in moves if not accepts(step, move))
        with pytest.raises(Refused, match="lesson"):
            await play(sitter, wrong)
        await play(sitter, next(move for move in moves if accepts(step, move)))
    else:
        told = await guest.post(f"/api/tables/{table}/read", {"read": number + 1})
        assert told["lesson"] == {"name": "first-game", "read": number + 1}
    await sitter.until(lambda s: made(s) >= line.ends[number])


async def test_a_lesson_leads_into_a_real_game(arrive: Arrive) -> None:
    ada = await arrive("Ada")
    table = await start(ada)
    async with ada.at(table) as sitter:
        for number in range(len(registry.line(*LESSON).lesson.steps)):
            await do_step(ada, sitter, table, number)
        await sitter.until(lambda s: s.view and s.view["waiting"] == [0])
        assert sitter.view is not None
        assert sitter.view["scores"][0] >= 14
        await play(sitter, sitter.view["view"]["moves"][0])  # whatever it is
    record = await ada.get(f"/api/tables/{table}/record")
    assert "deal" not in record or record["deal"] is None
    assert (await ada.get(f"/api/tables/{table}/fairness"))["fair"] is None


async def test_the_opponent_waits_while_the_learner_reads_and_the_place_is_kept(arrive: Arrive) -> None:
    ada, bob = await arrive("Ada"), await arrive("Bob")
    table = await start(ada)
    line = registry.line(*LESSON)
    async with ada.at(table) as sitter:
        for number in range(3):
            await do_step(ada, sitter, table, number)
    async with ada.at(table) as sitter:
        assert made(sitter) == line.begins[3]
        assert sitter.table["lesson"] == {"name": "first-game", "read": 1}
        assert sitter.view is not None
        assert sitter.view["waiting"] == [1]
        assert await bob.refused(f"/api/tables/{table}/read", {"read": 9}) == "not_your_seat"
        await do_step(ada, sitter, table, 3)
        assert made(sitter) == line.ends[3]


async def test_what_a_lesson_says_can_be_read(arrive: Arrive) -> None:
    ada = await arrive("Ada")
    games = {game["name"]: game for game in await ada.get("/api/games")}
    for name, game in games.items():
        for lesson in game["lessons"]:
            text = await ada.get(f"/api/lessons/{name}/{lesson['name']}")
            assert len(text["steps"]) == len(registry.lessons(name)[lesson["name"]].steps)
    assert await ada.refused("/api/lessons/carcassonne/chess") == "not_found"
    assert await ada.refused("/api/lessons/chess/first-game") == "unknown_game"
    table = await ada.game({"kind": "me"}, {"kind": "bot", "bot": "gentle"})
    assert await ada.refused(f"/api/tables/{table}/read", {"read": 1}) == "not_your_seat"
