"""Pressing what cannot be chosen: the rules say why, and nothing is played."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.conftest import Arrive

pytestmark = pytest.mark.anyio
ME: dict[str, Any] = {"kind": "me"}
OPEN: dict[str, Any] = {"kind": "open"}
BOT: dict[str, Any] = {"kind": "bot", "bot": "gentle"}


def place(x: int, y: int) -> dict[str, Any]:
    return {"seat": 0, "move": {"type": "place", "x": x, "y": y, "turn": 0}}


async def test_the_reason_comes_with_its_clause_and_nothing_is_played(arrive: Arrive) -> None:
    ada = await arrive("Ada")
    table = await ada.game(ME, BOT)
    before = await ada.get(f"/api/tables/{table}/view")
    told = await ada.post(f"/api/tables/{table}/why-not", place(9, 9))
    assert told == {
        "code": "illegal",
        "sentence": "A tile has to share an edge with one that is already there.",
        "clause": "CA8",
        "said": {"id": "ca-refused-apart"},
    }
    assert await ada.get(f"/api/tables/{table}/view") == before


async def test_a_legal_move_has_nothing_against_it(arrive: Arrive) -> None:
    ada = await arrive("Ada")
    table = await ada.game(ME, BOT)
    move = (await ada.get(f"/api/tables/{table}/view"))["view"]["view"]["moves"][0]
    told = await ada.post(f"/api/tables/{table}/why-not", {"seat": 0, "move": move})
    assert told == {"code": "", "sentence": "", "clause": "", "said": None}


async def test_only_for_a_seat_of_ones_own_and_only_for_moves(arrive: Arrive) -> None:
    ada, bob = await arrive("Ada"), await arrive("Bob")
    table = str((await ada.table(ME, OPEN))["id"])
    await bob.post(f"/api/tables/{table}/join", {})
    await ada.post(f"/api/tables/{table}/start", {})
    path = f"/api/tables/{table}/why-not"
    assert await bob.refused(path, place(9, 9)) == "not_your_seat"
    assert await ada.refused(path, {"seat": 0, "move": {"type": "fly"}}) == "bad_move"
    waiting = await bob.post(path, {"seat": 1, "move": {"type": "skip"}})
    assert (waiting["code"], waiting["sentence"]) == ("not_your_turn", "It is not your turn.")
