"""Tables before, after and around the game: lobby, seats, records, imports, limits, headers."""

from __future__ import annotations

import asyncio
import re
from functools import reduce
from random import Random
from typing import Any

import msgspec
import pytest

from carsonne import registry
from carsonne.kernel.record import parse, replay
from carsonne.server.protocol.history import Scored
from tests.server.conftest import Arrive
from tests.server.guest import Guest, Sitter
from tests.server.patches import patched

pytestmark = pytest.mark.anyio
ME: dict[str, Any] = {"kind": "me"}
OPEN: dict[str, Any] = {"kind": "open"}
BOT: dict[str, Any] = {"kind": "bot", "bot": "random"}
GUEST: dict[str, Any] = {"kind": "guest", "name": "Guest"}
POSITION = "D 0,0 r0\nE 0,-1 r2 red:c0\nplayers: red=12 blue=7\nturn: blue\n"


async def played(guest: Guest, steps: int, **more: Any) -> str:
    """Play some steps of a hot-seat game."""
    table = str((await guest.table(ME, GUEST, **more))["id"])
    await guest.post(f"/api/tables/{table}/start", {"nonce": "12"})
    await play_hot_seat(guest, table, steps)
    return table


async def play_hot_seat(guest: Guest, table: str, steps: int) -> None:
    rng = Random(7)
    async with guest.at(table) as sitter:
        for _ in range(steps):
            assert sitter.view is not None
            if sitter.over():
                return
            if sitter.view["waiting"][0] != sitter.seat:
                before = len(sitter.told)
                await sitter.say(type="look", seat=sitter.view["waiting"][0])
                await sitter.hears("view", before)
            await sitter.step(rng)


async def test_games_describe_themselves(arrive: Arrive) -> None:
    games = await (await arrive("Ada")).get("/api/games")
    (game,) = [one for one in games if one["name"] == "carcassonne"]
    assert game["seats"] == [2, 3, 4, 5]
    weakest, *_, strongest = game["levels"]
    assert (weakest["name"], weakest["title"], weakest["seconds"]) == ("gentle", "Gentle", 0)
    assert strongest["rating"] > weakest["rating"]
    assert "random" not in [level["name"] for level in game["levels"]]
    assert {"id": "farmers", "type": "bool", "default": True}.items() <= game["options"][4].items()
    assert set(game["talents"]) == {"notation", "score", "survey"}


async def test_nobody_plays_without_a_name(arrive: Arrive) -> None:
    ada = await arrive("Ada")
    stranger = Guest(ada.base)
    await stranger.http.get("/api/me")
    assert await stranger.refused("/api/tables", {"game": "carcassonne", "seats": [ME, OPEN]}) == "no_name"
    assert (await stranger.get("/api/me")) == {"player": None}
    stranger.http.cookies.set("carsonne_me", f"{ada.id}.{'0' * 64}")
    assert (await stranger.get("/api/me")) == {"player": None}
    await stranger.close()


async def test_a_name_can_be_changed(arrive: Arrive) -> None:
    ada = await arrive("Ada")
    assert (await ada.post("/api/me", {"name": "Ada L."}))["player"] == {"id": ada.id, "name": "Ada L."}
    assert await ada.refused("/api/me", {"name": ""}) == "bad_request"
    assert await ada.refused("/api/me", {"name": "x" * 41}) == "bad_request"


async def test_writing_needs_the_token(arrive: Arrive) -> None:
    ada = await arrive("Ada")
    answer = await ada.http.post("/api/tables", json={"game": "carcassonne", "seats": [ME, OPEN]})
    assert (answer.status_code, answer.json()["code"]) == (403, "csrf")
    assert "csrftoken" in answer.headers["set-cookie"]


async def test_the_lobby_shows_ones_turn_first(arrive: Arrive) -> None:
    ada, bob = await arrive("Ada"), await arrive("Bob")
    mine = await played(ada, 0)
    listed = (await ada.table(ME, OPEN, listed=True))["id"]
    hidden = (await ada.table(ME, OPEN))["id"]
    lobby = await ada.get("/api/lobby")
    assert lobby["mine"][0]["id"] == mine
    assert lobby["mine"][0]["your_turn"] is True
    assert {listed, hidden} <= {one["id"] for one in lobby["mine"]}
    seen = await bob.get("/api/lobby")
    assert listed in {one["id"] for one in seen["open"]}
    assert hidden not in str(seen)
    watched = await played(ada, 0, listed=True)
    assert watched in {one["id"] for one in (await bob.get("/api/lobby"))["watch"]}


async def test_sitting_down_and_standing_up(arrive: Arrive) -> None:
    ada, bob = await arrive("Ada"), await arrive("Bob")
    table = (await ada.table(ME, OPEN, OPEN))["id"]
    assert await bob.refused(f"/api/tables/{table}/start", {}) == "not_host"
    assert await ada.refused(f"/api/tables/{table}/start", {}) == "seats_open"
    assert await bob.refused(f"/api/tables/{table}/join", {"seat": 0}) == "full"
    async with ada.at(table) as a:
        joined = await bob.post(f"/api/tables/{table}/join", {"seat": 2, "guests": ["Bea"]})
        assert [seat["name"] for seat in joined["seats"]] == ["Ada", "Bea", "Bob"]
        await a.until(lambda s: s.table["seats"][1]["guest"])
        left = await bob.post(f"/api/tables/{table}/leave")
        assert [seat["kind"] for seat in left["seats"]] == ["player", "open", "open"]
        started = await ada.post(f"/api/tables/{table}/start", {"fill": "random"})
        assert [seat["bot"] for seat in started["seats"]] == [None, "random", "random"]
        await a.until(Sitter.asked)
    assert await bob.refused(f"/api/tables/{table}/join", {}) == "not_waiting"


async def test_the_last_to_leave_closes_the_table(arrive: Arrive) -> None:
    ada, bob = await arrive("Ada"), await arrive("Bob")
    table = (await ada.table(ME, OPEN))["id"]
    async with bob.at(table) as b:
        assert (await ada.post(f"/api/tables/{table}/leave"))["status"] == "closed"
        assert (await b.hears("bye"))["code"] == "gone"
    assert await ada.refused(f"/api/tables/{table}", method="GET") == "not_found"


async def test_a_table_that_is_not_there(arrive: Arrive) -> None:
    ada = await arrive("Ada")
    for path in ("", "/view", "/history", "/record", "/fairness", "/at/0"):
        assert await ada.refused(f"/api/tables/nowhere{path}", method="GET") == "not_found"
    assert await ada.refused("/api/tables/nowhere/start", {}) == "not_found"
    async with ada.at("nowhere") as a:
        assert (await a.hears("refused"))["code"] == "not_found"
        assert (await a.hears("bye"))["code"] == "gone"


async def test_bad_setups_are_refused(arrive: Arrive) -> None:
    ada = await arrive("Ada")
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"game": "chess", "seats": [ME, OPEN]}, "unknown_game"),
        ({"game": "carcassonne", "seats": [ME]}, "bad_seats"),
        ({"game": "carcassonne", "seats": [ME] * 6}, "bad_seats"),
        ({"game": "carcassonne", "seats": [ME, {"kind": "bot", "bot": "hal"}]}, "unknown_bot"),
        ({"game": "carcassonne", "seats": [ME, OPEN], "options": {"hand": 2}}, "bad_options"),
        ({"game": "carcassonne", "seats": [ME, OPEN], "position": "rubbish"}, "bad_position"),
        ({"game": "carcassonne", "seats": [ME, OPEN], "record": "{}"}, "bad_record"),
        ({"game": "carcassonne", "seats": [ME, OPEN], "wish": 1}, "bad_request"),
        ({"game": "carcassonne", "seats": [{"kind": "king"}]}, "bad_request"),
    ]
    for data, code in wrong:
        assert await ada.refused("/api/tables", data) == code
    assert await ada.refused("/api/tables", {"game": "x" * 600_000}) == "too_big"
    assert await ada.refused("/api/me", {"name": "x" * 70_000}) == "too_big"


async def test_history_positions_and_survey(arrive: Arrive) -> None:
    ada = await arrive("Ada")
    table = await played(ada, 20)
    history = await ada.get(f"/api/tables/{table}/history")
    count = len(history["steps"])
    assert [step["n"] for step in history["steps"]] == list(range(1, count + 1))
    assert history["steps"][0]["move"]["type"] == "draw"
    now = await ada.get(f"/api/tables/{table}/view")
    last = await ada.get(f"/api/tables/{table}/at/{count}")
    assert {**now["view"]["view"], "moves": []} == last["view"]["view"]
    first = await ada.get(f"/api/tables/{table}/at/0")
    assert len(first["view"]["view"]["tiles"]) == 1
    assert await ada.refused(f"/api/tables/{table}/at/{count + 1}", method="GET") == "not_found"
    third = await ada.get(f"/api/tables/{table}/at/3")
    assert third["events"] == history["steps"][2]["events"]
    assert (await ada.get(f"/api/tables/{table}/survey?at=2"))["survey"]["features"]
    assert (await ada.get(f"/api/tables/{table}/survey?at=2"))["forecast"] is None
    foreseen = (await ada.get(f"/api/tables/{table}/survey"))["forecast"]
    assert (foreseen is not None) == (now["view"]["asks"] == "move")
    text = (await ada.get(f"/api/tables/{table}/position"))["position"]
    assert (await ada.post("/api/check", {"game": "carcassonne", "text": text}))["kind"] == "position"


async def test_reels(arrive: Arrive) -> None:
    """The last one grows with the game, and nothing is sent that the client has."""
    ada = await arrive("Ada")
    table = (await ada.table(ME, GUEST))["id"]
    await ada.post(f"/api/tables/{table}/start", {})
    counts = []
    for _ in range(5):
        await play_hot_seat(ada, table, 6)
        counts.append(len((await ada.get(f"/api/tables/{table}/history"))["steps"]))
        reel = await ada.get(f"/api/tables/{table}/reel/{counts[-1]}?seat=0")
        assert reel["n"] + len(reel["patches"]) == counts[-1]
        last = reduce(patched, reel["patches"], reel["first"])
        at = await ada.get(f"/api/tables/{table}/at/{counts[-1]}?seat=0")
        survey = await ada.get(f"/api/tables/{table}/survey?at={counts[-1]}")
        assert last == {"view": at["view"], "survey": survey["survey"]}
    assert counts[-1] > 20
    follows, jumps = [await ada.get(f"/api/tables/{table}/reel/17?since={since}") for since in (16, 4)]
    assert follows == {**jumps, "first": None}
    assert await ada.refused(f"/api/tables/{table}/reel/{counts[-1] + 1}", method="GET") == "not_found"


async def test_a_record_goes_on_as_hot_seat(arrive: Arrive) -> None:
    ada, bob = await arrive("Ada"), await arrive("Bob")
    table = await played(ada, 9)
    text = (await ada.http.get(f"/api/tables/{table}/record")).text
    entries = len(parse(text).moves)
    checked = await bob.post("/api/check", {"game": "carcassonne", "text": text})
    assert (checked["kind"], checked["entries"], checked["over"]) == ("record", entries, False)
    for at in (entries, 3):
        new = await bob.table(ME, GUEST, record=text, at=at)
        assert new["imported"] == at
        await bob.post(f"/api/tables/{new['id']}/start", {})
        await play_hot_seat(bob, new["id"], 6)
        record = parse((await bob.http.get(f"/api/tables/{new['id']}/record")).content)
        assert record.moves[:at] == parse(text).moves[:at]
        assert record.deal is None
        replay(registry.find("carcassonne"), record)
        assert (await bob.get(f"/api/tables/{new['id']}/fairness"))["fair"] is None


async def test_a_finished_record_can_be_looked_at(arrive: Arrive) -> None:
    ada = await arrive("Ada")
    table = await played(ada, 1000)
    assert (await ada.get(f"/api/tables/{table}"))["status"] == "finished"
    assert (await ada.get(f"/api/tables/{table}/fairness"))["fair"] is True
    text = (await ada.http.get(f"/api/tables/{table}/record")).text
    new = await ada.table(ME, GUEST, record=text)
    assert (new["status"], new["scores"]) == ("finished", parse(text).scores)
    last = await ada.get(f"/api/tables/{new['id']}/at/{len(parse(text).moves)}")
    assert last["view"]["over"] is True


async def test_a_position_is_played_on(arrive: Arrive) -> None:
    ada = await arrive("Ada")
    table = await played(ada, 4, position=POSITION)
    view = (await ada.get(f"/api/tables/{table}/view"))["view"]
    assert view["scores"][:2] == [12, 7]
    assert len(view["view"]["tiles"]) > 2
    pad = await ada.post("/api/score", {"game": "carcassonne", "position": POSITION})
    assert msgspec.convert(pad, Scored).scores
    drawn = pad["view"]["tiles"]
    assert drawn == view["view"]["tiles"][: len(drawn)] != []


async def test_games_are_opened_in_a_moment_however_long_they_are(arrive: Arrive, site: Any) -> None:
    """The work to open a game does not grow with its length: the last snapshot is never far behind."""
    from carsonne.server.live.room import SNAPSHOT_EVERY, Room
    from carsonne.server.store.batch_writer import BatchWriter
    from carsonne.server.store.database import Database

    ada = await arrive("Ada")
    short, long = await played(ada, 20), await played(ada, 205)
    database = Database(site.config.database)
    times = {short: 9.0, long: 9.0}
    for table in (short, long) * 30:  # in turn, so that whatever else the machine does slows both
        room = Room(table, database, BatchWriter(database))
        start = asyncio.get_running_loop().time()
        await room.load()
        times[table] = min(times[table], asyncio.get_running_loop().time() - start)
        assert room.match is not None
        assert len(room.news) <= SNAPSHOT_EVERY
    await database.close()
    assert times[long] < 3 * times[short] + 0.002


async def test_pages_have_strict_headers(arrive: Arrive) -> None:
    ada = await arrive("Ada")
    for path in ("/", "/api/me", "/nowhere", "/api/nowhere", "/healthz"):
        headers = (await ada.http.get(path)).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
    script = re.search(r'"(/assets/[^"]+\.js)"', (await ada.http.get("/")).text)
    assert script is not None
    headers = (await ada.http.get(script[1])).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert "content-security-policy" not in headers  # it is about documents, and longer than a small file
    assert (await ada.http.get("/api/nowhere")).status_code == 404
    assert (await ada.get("/healthz"))["status"] == "ok"
    figures = (await ada.http.get("/metrics", headers={"authorization": "Bearer figures"})).text
    assert "carsonne_operations_total" in figures


async def test_a_socket_from_another_site_is_refused(arrive: Arrive) -> None:
    import websockets

    ada = await arrive("Ada")
    address = f"{ada.base.replace('http', 'ws')}/api/tables/x/socket"
    with pytest.raises(websockets.InvalidStatus, match="403"):
        await websockets.connect(address, origin=websockets.Origin("http://evil.example"))


async def test_a_head_is_answered_like_a_get(arrive: Arrive) -> None:
    ada = await arrive("Ada")
    for path in ("/", "/healthz", "/api/games", "/api/tables", "/nothing"):
        head, whole = await ada.http.head(path), await ada.http.get(path)
        assert (head.status_code, head.content) == (whole.status_code, b"")
        assert head.headers["content-type"] == whole.headers["content-type"]
