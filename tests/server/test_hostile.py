"""Hostile clients: a thousand bad messages neither break the server nor change a game."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
import websockets

from carsonne.locales import Message, say
from carsonne.server.app import make_app
from carsonne.server.config import Config
from tests.server.conftest import Arrive
from tests.server.fuzz import PATHS, fuzz
from tests.server.guest import Guest, Sitter
from tests.server.sites import running
from tests.thorough import series

pytestmark = pytest.mark.anyio
MESSAGES = 1000
FUZZED = series(10_000, 20_000)
Evil = Callable[[Random, dict[str, Any]], str | bytes]


def op(rng: Random, now: dict[str, Any], **more: Any) -> str:
    """Make a well-formed move with something wrong."""
    message = {"type": "play", "id": f"{rng.random()}", "seat": now["turn"], "decision": now["decision"]}
    return json.dumps({**message, "move": now["moves"][0], **more})


EVIL: dict[str, Evil] = {
    "another's seat": op,
    "a seat that is not there": lambda rng, now: op(rng, now, seat=rng.choice([5, 15, 99, -1, 2**70])),
    "not a seat": lambda rng, now: op(rng, now, seat=rng.choice([None, "0", [], {}, 1.5, True])),
    "a stale decision": lambda rng, now: op(rng, now, decision=rng.choice([-1, 10**6, 2**80])),
    "no move": lambda rng, now: op(rng, now, move=rng.choice([None, [], "x", 3, {}, {"type": []}, {"type": "fly"}])),
    "a wild move": lambda rng, now: op(rng, now, move={"type": "place", "x": rng.choice([2**70, -5, 1e9]), "y": 0}),
    "chance": lambda rng, now: op(rng, now, move={"type": "draw", "tile": "A"}),
    "confirm": lambda rng, now: json.dumps({"type": "confirm", "id": "c", "seat": now["turn"], "decision": 0}),
    "undo": lambda rng, now: json.dumps({"type": rng.choice(["undo", "restart"]), "id": "u", "seat": now["turn"]}),
    "look": lambda rng, now: json.dumps({"type": "look", "seat": rng.choice([0, 1, 7, "x", -1])}),
    "a long id": lambda rng, now: op(rng, now, id="x" * rng.choice([0, 41, 5000])),
    "a strange id": lambda rng, now: op(rng, now, id=rng.choice(["\x00", "'; DROP TABLE log; --", "😀", 7])),
    "huge": lambda rng, now: op(rng, now, move={"type": "x" * 20_000}),
    "deep": lambda rng, now: '{"type":"play","move":' + "[" * 7000,
    "not JSON": lambda rng, now: rng.choice(["", "x", "{", "null", "[]", "1", '"hello"', "{}", "\x00"]),
    "bytes": lambda rng, now: rng.randbytes(rng.randrange(200)),
    "an unknown type": lambda rng, now: json.dumps({"type": rng.choice(["drop", "", None, 3])}),
    "an unknown field": lambda rng, now: op(rng, now, extra=1),
    "hello again": lambda rng, now: json.dumps({"type": "hello", "version": rng.choice([0, 3, -1, 10**9, 10**30])}),
}


async def answered(sitter: Sitter, message: str | bytes) -> str:
    """Return the type of the answer, or the code of the refusal; there is always one."""
    before = len(sitter.told)
    await sitter.socket.send(message)
    await sitter.until(lambda s: any(m["type"] in ("refused", "welcome", "view", "ack") for m in s.told[before:]))
    first = next(m for m in sitter.told[before:] if m["type"] in ("refused", "welcome", "view", "ack"))
    if first["type"] == "refused" and first["code"] != "too_fast":
        await sitter.until(lambda s: any(m["type"] == "view" for m in s.told[before:]))
    return str(first.get("code", first["type"]))


async def running_game(arrive: Arrive) -> tuple[Guest, Guest, str, dict[str, Any]]:
    ada, bob = await arrive("Ada"), await arrive("Bob")
    table = (await ada.table({"kind": "me"}, {"kind": "open"}, options={"hand": 3}))["id"]
    await bob.post(f"/api/tables/{table}/join", {})
    await ada.post(f"/api/tables/{table}/start", {})
    view = (await ada.get(f"/api/tables/{table}/view"))["view"]
    now = {"turn": view["waiting"][0], "decision": view["decision"], "moves": view["view"]["moves"]}
    return ada, bob, table, now


async def test_a_thousand_hostile_messages_change_nothing(arrive: Arrive) -> None:
    ada, bob, table, now = await running_game(arrive)
    eve = await arrive("Eve")
    before = await ada.get(f"/api/tables/{table}/view")
    rng, codes = Random(1), set()
    async with bob.at(table) as b, eve.at(table) as e:
        for number in range(MESSAGES):
            name = rng.choice(list(EVIL))
            sitter = (b, e)[number % 2]
            code = await answered(sitter, EVIL[name](rng, now))
            assert code in ("welcome", "view") or name not in ("hello again", "look") or code, name
            assert code != "ack", name
            codes.add(code)
        assert all("tile" not in str(m) or m["type"] in ("welcome", "view") for m in e.told)
        assert e.seat is None
    assert await ada.get(f"/api/tables/{table}/view") == before
    assert {"not_your_seat", "no_such_seat", "bad_request", "too_big", "view", "welcome"} <= codes
    async with ada.at(table) as a:
        await a.step(rng)


async def test_what_the_rules_refuse_keeps_the_seat(arrive: Arrive) -> None:
    """The same from the player whose turn it is: only a legal answer to the current question counts."""
    ada, _, table, now = await running_game(arrive)
    rng = Random(2)
    async with ada.at(table) as a:
        assert await answered(a, op(rng, now, decision=77)) == "stale"
        assert await answered(a, op(rng, now, move={"type": "claim", "place": "c0"})) == "illegal"
        assert await answered(a, op(rng, now, move={"type": "fly"})) == "bad_move"
        assert await answered(a, op(rng, now, move={"type": "draw", "tile": "A"})) in ("illegal", "bad_move")
        assert a.version == 0
        await a.step(rng)


@pytest.mark.timeout(900)
async def test_hostile_bytes_always_get_an_answer_with_a_code() -> None:
    """Made from the message types and then spoilt (tests/server/fuzz.py)."""
    async with running("sqlite") as site:
        found = await fuzz(site, FUZZED, seed=1)
        assert '"level": "error"' not in site.logged(), site.logged()[-4000:]
    assert found.total() >= FUZZED
    met = {"200", "bad_request", "not_found", "bad_name", "bad_record", "unknown_game", "welcome", "too_big"}
    assert met <= found.keys()


def test_every_request_of_the_api_is_fuzzed() -> None:
    """A new handler needs a line in tests/server/fuzz.py."""
    app = make_app(Config("sqlite+aiosqlite://", secret="-"))
    served = {(method, route.path) for route in app.routes for method in getattr(route, "methods", ())}
    api = {(method, re.sub(r"{\w+(:\w+)?}", "{}", path)) for method, path in served if path.startswith("/api/")}
    fuzzed = {(method, re.sub(r"{\w+}", "{}", path)) for method, path, _ in PATHS}
    missing = {(method, path) for method, path in api - fuzzed if method in ("GET", "POST", "PUT", "DELETE")}
    assert missing <= {("GET", "/api/games"), ("GET", "/api/openapi.json"), ("GET", "/api"), ("GET", "/api/{}")}


@pytest.mark.parametrize(
    ("body", "detail"),
    [
        ({"name": ""}, "A name must not be empty."),
        ({"name": "x" * 41}, "A name can have at most 40 characters."),
        ({"name": 7}, "A name must be a text, not a whole number."),
        ({}, "The request needs “name”."),
        ({"name": "Ada", "x": 1}, "The request has no “x”."),
        ({"name": "a\x00b"}, "A name has characters that are not allowed."),
    ],
)
async def test_what_does_not_fit_is_said_in_a_sentence(arrive: Arrive, body: Any, detail: str) -> None:
    ada = await arrive("Ada")
    refused = (await ada.send("POST", "/api/me", body)).json()
    assert (refused["code"], refused["detail"]) == ("bad_request", detail)
    assert say(msgspec.convert(refused["said"], Message)) == detail


@pytest.mark.parametrize(
    ("text", "detail"),
    [
        ("{}", "The record needs “format”."),
        ('{"format":"x","game":"carcassonne"}', "“format” must be a whole number, not a text."),
        ('{"format":1,', "the text is damaged or cut off."),
    ],
)
async def test_a_record_that_cannot_be_read_is_refused_in_plain_words(arrive: Arrive, text: str, detail: str) -> None:
    ada = await arrive("Ada")
    said = (await ada.send("POST", "/api/check", {"game": "carcassonne", "text": text})).json()["detail"]
    assert said.startswith("This is not a game that was downloaded here")
    assert said.endswith(detail)
    seats = [{"kind": "me"}, {"kind": "guest", "name": ""}]
    refused = await ada.send("POST", "/api/tables", {"game": "carcassonne", "seats": seats})
    assert refused.json()["detail"] == "The name of player 2 must not be empty."


async def test_an_endless_frame_closes_that_socket_only(arrive: Arrive) -> None:
    ada, bob, table, _ = await running_game(arrive)
    async with bob.at(table) as b, ada.at(table) as a:
        try:
            await b.socket.send("x" * 2_000_000)
        except websockets.ConnectionClosed:
            pass
        with pytest.raises(ConnectionError):
            await b.hears("bye")
        await a.step(Random(1))


async def test_sockets_that_say_nothing_are_closed() -> None:
    async with (
        running("sqlite", silent_seconds=0.5, sweep_seconds=0.1) as site,
        Guest(site.bases[0]) as ada,
    ):
        await ada.arrive("Ada")
        table = (await ada.table({"kind": "me"}, {"kind": "open"}))["id"]
        async with ada.at(table) as a:
            assert (await a.hears("bye"))["code"] == "silent"


async def test_writing_is_limited() -> None:
    async with (
        running("sqlite", writes_a_minute=5, messages_a_second=2.0) as site,
        Guest(site.bases[0]) as ada,
    ):
        await ada.arrive("Ada")
        table = (await ada.table({"kind": "me"}, {"kind": "open"}))["id"]
        async with ada.at(table) as a:
            codes = [await answered(a, "x") for _ in range(9)]
            assert "too_fast" in codes
        answers = [await ada.send("POST", "/api/me", {"name": "Ada"}) for _ in range(6)]
        assert answers[-1].status_code == 429
        assert answers[-1].json()["code"] == "too_fast"
        assert int(answers[-1].headers["retry-after"]) <= 60


async def test_hostile_requests_never_break_the_server(arrive: Arrive) -> None:
    ada, _, table, _ = await running_game(arrive)
    bodies: list[Any] = [
        None,
        [],
        "x",
        7,
        {"seat": "x"},
        {"seat": 10**30},
        {"nonce": "zz"},
        {"x": {}},
        {"name": "\x00"},
    ]
    before = await ada.get(f"/api/tables/{table}")
    eve = await arrive("Eve")
    for path in ("join", "leave", "nonce", "start", "resign", "abandon", "stand-in", "return", "rematch"):
        for body in bodies:
            answer = await eve.send("POST", f"/api/tables/{table}/{path}", body)
            assert 400 <= answer.status_code < 500, (path, body, answer.text)
    for path in ("/at/-1", "/at/99999999999999999999", "/at/x", "/view?seat=x", "/view?seat=-1", "/survey?at=999"):
        assert 400 <= (await eve.http.get(f"/api/tables/{table}{path}")).status_code < 500
    for name in ("..%2f..%2fetc%2fpasswd", "%00", "x" * 3000, "../../etc/passwd"):
        for path in (f"/assets/{name}", f"/api/tables/{name}", f"/{name}"):
            answer = await eve.http.get(path)
            assert answer.status_code != 500
            assert "root:" not in answer.text
    after = await ada.get(f"/api/tables/{table}")
    assert after == before
