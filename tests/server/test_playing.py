"""People and bots at tables, over real sockets, with one process and with two."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from carsonne import registry
from carsonne.kernel.record import parse, replay, verify
from tests.server.conftest import Arrive
from tests.server.guest import Guest, Sitter

pytestmark = pytest.mark.anyio
ME: dict[str, Any] = {"kind": "me"}
OPEN: dict[str, Any] = {"kind": "open"}
BOT: dict[str, Any] = {"kind": "bot", "bot": "random"}


async def two_at_a_table(arrive: Arrive, *more: dict[str, Any], **options: Any) -> tuple[Guest, Guest, str]:
    """Start a game at a table that Ada has set up and Bob has joined by link."""
    ada, bob = await arrive("Ada"), await arrive("Bob")
    table = await ada.table(ME, OPEN, *more, options=options)
    await bob.post(f"/api/tables/{table['id']}/join", {"nonce": "b0b"})
    await ada.post(f"/api/tables/{table['id']}/start", {"nonce": "ada"})
    return ada, bob, table["id"]


async def test_two_people_and_a_bot_play_a_whole_game(arrive: Arrive) -> None:
    ada, bob, table = await two_at_a_table(arrive, BOT)
    async with ada.at(table) as a, bob.at(table) as b:
        await asyncio.gather(a.play_on(Random(1)), b.play_on(Random(2)))
        await a.until(lambda s: s.table["status"] == "finished")
        await b.until(lambda s: s.table["status"] == "finished")
        assert a.view is not None
        assert b.view is not None
        assert a.view["scores"] == b.view["scores"]
        check_news(a)
        check_news(b)
    fair = await bob.get(f"/api/tables/{table}/fairness")
    assert fair["fair"] is True
    assert fair["deal"]["salt"] == "ada-b0b"
    record = parse((await ada.http.get(f"/api/tables/{table}/record")).content)
    assert verify(registry.find("carcassonne"), record) is None
    assert replay(registry.find("carcassonne"), record).over


def check_news(sitter: Sitter) -> None:
    """Check that every version was sent exactly once, in order."""
    versions = [c["version"] for m in sitter.told if m["type"] == "moved" for c in m["changes"]]
    assert versions == list(range(versions[0], versions[-1] + 1))


async def test_undo_restart_and_confirm(arrive: Arrive) -> None:
    ada, bob, table = await two_at_a_table(arrive)
    async with ada.at(table) as a, bob.at(table) as b:
        await a.until(Sitter.asked)
        assert a.view is not None
        first = a.view["view"]
        await a.step(Random(1))
        assert a.view["can_undo"]
        await a.act("undo")
        assert a.view["view"] == first
        await a.step(Random(2))
        await a.act("play", decision=a.view["decision"], move={"type": "skip"})
        assert a.view["asks"] == "confirm"
        assert (await b.operate("confirm", decision=a.view["decision"]))["code"] == "nothing_to_confirm"
        await a.act("restart")
        assert a.view["view"] == first
        await a.step(Random(3))
        await a.act("play", decision=a.view["decision"], move={"type": "skip"})
        await a.act("confirm", decision=a.view["decision"])
        assert (await a.operate("undo"))["code"] == "nothing_to_undo"
        await b.until(Sitter.asked)
        undone = [e for m in b.told if m["type"] == "moved" for c in m["changes"] for e in c["events"]]
        assert [e["type"] for e in undone].count("undone") == 3


async def test_a_move_repeated_after_a_lost_answer_counts_once(arrive: Arrive) -> None:
    ada, bob, table = await two_at_a_table(arrive)
    async with ada.at(table) as a:
        await a.until(Sitter.asked)
        assert a.view is not None
        move = {"decision": a.view["decision"], "move": a.view["view"]["moves"][0]}
        first = await a.operate("play", id_="same", **move)
        a.answers.clear()
        again = await a.operate("play", id_="same", **move)
        undo = await a.operate("undo", id_="back")
    async with ada.through(bob.base).at(table) as a:
        await a.until(Sitter.asked)
        thrice = await a.operate("play", id_="same", **move)
        undo_again = await a.operate("undo", id_="back")
        assert (again["version"], again["repeated"]) == (first["version"], True)
        assert (thrice["version"], thrice["repeated"]) == (first["version"], True)
        assert (undo_again["version"], undo_again["repeated"]) == (undo["version"], True)
        assert a.version == undo["version"]


async def test_a_returning_client_gets_what_it_missed(arrive: Arrive) -> None:
    ada, bob, table = await two_at_a_table(arrive)
    async with ada.at(table) as a:
        await a.until(Sitter.asked)
        seen = a.version
    async with ada.at(table) as a:
        await a.until(Sitter.asked)
        await a.step(Random(1))
        await a.play_on(Random(1), 1)
    async with ada.at(table, version=seen) as a:
        welcome = await a.hears("welcome")
        assert [change["version"] for change in welcome["changes"]] == list(range(seen + 1, welcome["version"] + 1))
    async with bob.at(table, version=10_000) as b:
        assert (await b.hears("welcome"))["changes"] is None


async def test_a_spectator_sees_everything_but_secrets(arrive: Arrive) -> None:
    ada, bob, table = await two_at_a_table(arrive, hand=3)
    eve = await arrive("Eve")
    async with ada.at(table) as a, bob.at(table) as b, eve.at(table) as e:
        await asyncio.gather(a.play_on(Random(1), 8), b.play_on(Random(2), 6))
        await e.until(lambda s: s.version >= a.version)
        assert e.view is not None
        assert all(isinstance(hand, int) for hand in e.view["view"]["hands"])
        assert e.view["view"]["moves"] == []
        drawn = [ev for m in e.told if m["type"] == "moved" for c in m["changes"] for ev in c["events"]]
        assert any(event["type"] == "drawn" for event in drawn)
        assert all("tile" not in event for event in drawn if event["type"] == "drawn")
        assert (await e.operate("undo", seat=0))["code"] == "not_your_seat"
        history = await eve.get(f"/api/tables/{table}/history")
        assert all("tile" not in s["move"] for s in history["steps"] if s["seat"] is None)
        assert "seed" not in (await eve.http.get(f"/api/tables/{table}/record")).text
        assert (await eve.get(f"/api/tables/{table}"))["deal"]["seed"] is None
        assert await eve.refused(f"/api/tables/{table}/view?seat=0", method="GET") == "not_your_seat"


async def test_hot_seat_looks_from_one_seat_at_a_time(arrive: Arrive) -> None:
    ada = await arrive("Ada")
    table = (await ada.table(ME, {"kind": "guest", "name": "Bob"}, options={"hand": 3}))["id"]
    await ada.post(f"/api/tables/{table}/start", {})
    async with ada.at(table) as a:
        rng = Random(3)
        await a.until(Sitter.asked)
        for _ in range(12):
            assert a.view is not None
            seat = a.view["waiting"][0]
            if seat != a.seat:
                before = len(a.told)
                await a.say(type="look", seat=seat)
                await a.hears("view", before)
            own = [isinstance(hand, list) for hand in a.view["view"]["hands"]]
            assert own == [number == a.seat for number in range(2)]
            await a.step(rng)


async def test_auto_confirm_is_a_setting_of_the_seat(arrive: Arrive) -> None:
    ada, _, table = await two_at_a_table(arrive)
    answer = await ada.send("PUT", f"/api/tables/{table}/seats/0", {"auto_confirm": True})
    assert answer.json()["seats"][0]["auto_confirm"] is True
    assert await ada.refused(f"/api/tables/{table}/seats/1", {"auto_confirm": True}, "PUT") == "not_your_seat"
    async with ada.at(table) as a:
        await a.until(Sitter.asked)
        await a.step(Random(1))
        assert a.view is not None
        await a.act("play", decision=a.view["decision"], move={"type": "skip"})
        assert a.view["waiting"] == [1]


async def test_a_bot_takes_over_and_the_player_takes_back(arrive: Arrive) -> None:
    ada, bob, table = await two_at_a_table(arrive)
    async with bob.at(table) as b:
        await b.until(lambda s: s.view is not None)
        await ada.post(f"/api/tables/{table}/leave")
        await b.until(Sitter.asked)
        assert b.table["seats"][0]["stand_in"]
        back = await ada.post(f"/api/tables/{table}/return", {})
        assert back["seats"][0]["stand_in"] is None
        await b.play_on(Random(1), 3)
        await b.until(lambda s: s.view is not None and s.view["waiting"] == [0])
        assert await bob.refused(f"/api/tables/{table}/stand-in", {"seat": 0}) == "not_allowed"


async def test_resigning_ends_a_game_of_two(arrive: Arrive) -> None:
    ada, bob, table = await two_at_a_table(arrive)
    async with bob.at(table) as b:
        await b.until(lambda s: s.view is not None)
        ended = await ada.post(f"/api/tables/{table}/resign", {})
        assert (ended["status"], ended["ended_by"], ended["winners"]) == ("finished", "resignation", [1])
        await b.until(lambda s: s.table["status"] == "finished")
        await b.until(Sitter.over)
        assert (await b.operate("undo"))["code"] == "over"
    assert (await bob.get(f"/api/tables/{table}/fairness"))["fair"] is True


async def test_abandoning_needs_everybody(arrive: Arrive) -> None:
    ada, bob, table = await two_at_a_table(arrive)
    first = await ada.post(f"/api/tables/{table}/abandon", {})
    assert first["status"] == "running"
    second = await bob.post(f"/api/tables/{table}/abandon", {})
    assert (second["status"], second["winners"]) == ("abandoned", [])


async def test_a_rematch_turns_the_seats(arrive: Arrive) -> None:
    ada, bob, table = await two_at_a_table(arrive)
    assert await bob.refused(f"/api/tables/{table}/rematch") == "not_over"
    await ada.post(f"/api/tables/{table}/resign", {})
    new = await bob.post(f"/api/tables/{table}/rematch")
    assert [(seat["name"], seat["colour"]) for seat in new["seats"]] == [("Bob", "blue"), ("Ada", "red")]
    assert new["id"] != table
    assert (await ada.post(f"/api/tables/{table}/rematch"))["id"] == new["id"]
    assert (await ada.get(f"/api/tables/{table}"))["rematch"] == new["id"]
    started = await bob.post(f"/api/tables/{new['id']}/start", {})
    assert started["status"] == "running"


async def test_presence_comes_and_goes(arrive: Arrive) -> None:
    ada, bob, table = await two_at_a_table(arrive)
    async with ada.at(table) as a:
        async with bob.at(table):
            await a.until(lambda s: s.presence.get("players") == sorted([ada.id, bob.id]))
        await a.until(lambda s: s.presence.get("players") == [ada.id])
        assert a.presence["watchers"] == 0


@pytest.mark.parametrize("game", registry.names())
async def test_patches_show_the_same_as_whole_views(arrive: Arrive, game: str) -> None:
    """For a seat and for watchers, through another look and a refusal, and after coming back."""
    ada, eve = await arrive("Ada"), await arrive("Eve")
    table = (await ada.table(ME, BOT, game=game))["id"]
    await ada.post(f"/api/tables/{table}/start", {"nonce": "ada"})
    async with (
        ada.at(table) as a,
        ada.at(table, patches=False) as plain,
        eve.at(table) as e,
        eve.at(table) as other,
        eve.at(table, patches=False) as watcher,
    ):
        await a.play_on(Random(1), 6)
        await a.say(type="look")
        assert (await a.operate("play", seat=0, decision=-1, move={"type": "none"}))["type"] == "refused"
        await a.say(type="look", seat=0)
        await a.until(lambda s: s.seat == 0 and s.told[-1]["type"] in ("view", "moved"))
        await a.play_on(Random(2), 6)
        for sitter in (plain, e, other, watcher):
            await sitter.until(lambda s: s.version >= a.version)
        check_alike(a, plain)
        check_alike(e, watcher)
        check_alike(other, watcher)
        assert all("patch" in message for message in e.told if message["type"] == "moved")
        assert not any("patch" in message for message in watcher.told)
        await a.until(lambda s: s.asked() or s.over())  # the bot has stopped
        await e.until(lambda s: s.version >= a.version)
        async with eve.at(table, version=e.version) as again:
            assert again.view == e.view


def check_alike(one: Sitter, other: Sitter) -> None:
    """Check that two sockets that look from the same seat were shown the same at the same version."""
    shown = [
        {m["version"]: m["view"] for m in s.told if m["type"] == "moved" and m["seat"] == s.seat} for s in (one, other)
    ]
    both = shown[0].keys() & shown[1].keys()
    assert len(both) > 2  # watchers at another server may hear of several moves together
    assert {n: shown[0][n] for n in both} == {n: shown[1][n] for n in both}
