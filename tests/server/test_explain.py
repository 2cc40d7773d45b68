"""Hints: who may ask, when, and what is answered."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from carsonne.server.store.rows import Seating, TableRow
from carsonne.server.tables.presenters import display_names
from tests.server.conftest import Arrive
from tests.server.guest import Sitter

pytestmark = pytest.mark.anyio
ME: dict[str, Any] = {"kind": "me"}
OPEN: dict[str, Any] = {"kind": "open"}
BOT: dict[str, Any] = {"kind": "bot", "bot": "gentle"}


async def test_alone_with_bots_there_are_hints(arrive: Arrive) -> None:
    ada = await arrive("Ada")
    table = await ada.game(ME, BOT)
    found = await ada.get(f"/api/tables/{table}")
    assert found["hints"]
    assert [seat["level"] and seat["level"]["title"] for seat in found["seats"]] == [None, "Gentle"]
    moves = (await ada.get(f"/api/tables/{table}/view"))["view"]["view"]["moves"]
    told = await ada.get(f"/api/tables/{table}/explain")
    assert (told["game"], told["seat"], told["level"], told["moves"]) == ("carcassonne", 0, "Master", len(moves))
    assert len(told["best"]) == min(3, len({(move["x"], move["y"]) for move in moves}))
    for advice in told["best"]:
        assert advice["move"] in moves
        assert advice["text"].startswith("Place the tile at column ")
        assert [move["type"] for move in advice["then"]] in (["claim"], ["skip"])
        assert 0 <= advice["wins"] <= 1
        assert advice["points"] == advice["expected"][0]
    assert told["best"][0]["behind"] == 0
    assert await ada.refused(f"/api/tables/{table}/explain?at=0", method="GET") == "not_over"


async def test_one_question_at_a_time(arrive: Arrive) -> None:
    ada = await arrive("Ada")
    path = f"/api/tables/{await ada.game(ME, BOT)}/explain"
    answers = await asyncio.gather(*(ada.send("GET", path) for _ in range(3)))
    assert sorted(answer.status_code for answer in answers) == [200, 429, 429]


async def test_a_first_opinion_waits_for_nothing(arrive: Arrive) -> None:
    ada = await arrive("Ada")
    path = f"/api/tables/{await ada.game(ME, BOT)}/explain"
    thorough, glance = await asyncio.gather(ada.get(path), ada.get(f"{path}?glance=true"))
    assert glance["simulations"] == 0 < thorough["simulations"]
    assert glance["best"][0]["reasons"]


async def test_with_people_only_if_the_table_says_so(arrive: Arrive) -> None:
    ada, bob = await arrive("Ada"), await arrive("Bob")
    for hints in (False, True):
        table = str((await ada.table(ME, OPEN, hints=hints))["id"])
        await bob.post(f"/api/tables/{table}/join", {})
        await ada.post(f"/api/tables/{table}/start", {})
        assert (await ada.get(f"/api/tables/{table}"))["hints"] is hints
        answer = await ada.send("GET", f"/api/tables/{table}/explain")
        assert answer.status_code == (200 if hints else 403)


async def test_a_spectator_gets_none_before_the_end_and_all_after_it(arrive: Arrive) -> None:
    ada, eve = await arrive("Ada"), await arrive("Eve")
    table = await ada.game(ME, BOT)
    assert await eve.refused(f"/api/tables/{table}/explain", method="GET") == "not_allowed"
    await ada.post(f"/api/tables/{table}/resign", {})
    told = await eve.get(f"/api/tables/{table}/explain?at=1")
    assert told["seat"] == 0
    assert told["best"]


@pytest.mark.parametrize("game", ["carson-city", "carson-city-cards"])
async def test_every_game_gives_hints_with_figures(arrive: Arrive, game: str) -> None:
    ada = await arrive("Ada")
    table = await ada.game(ME, BOT, BOT, game=game)
    async with ada.at(table) as sitter:
        await sitter.until(Sitter.asked)
        moves = (sitter.view or {})["view"]["moves"]
    told = await ada.get(f"/api/tables/{table}/explain")
    assert told["best"][0]["move"] in moves
    assert len(told["best"][0]["expected"]) >= 3
    assert all(reason["text"] for advice in told["best"] for reason in advice["reasons"])


def test_reasons_call_bots_as_the_page_does() -> None:
    seats = [Seating(0, "player", "Ada", player="ada"), *(Seating(n, "bot", "gentle", bot="gentle") for n in (1, 2))]
    row = TableRow("t", "carcassonne", 1, {}, "", "ada", False, False, "running", 0.0, 0.0, seats=seats)
    assert display_names(row) == ["Ada", "Gentle bot 1", "Gentle bot 2"]
