"""The application is plain ASGI: it plays in process under Litestar's test client, and under another server."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import hypercorn
import pytest
from hypercorn.asyncio import serve
from litestar.testing import TestClient, WebSocketTestSession

from carsonne.server.app import make_app
from carsonne.server.config import Config
from carsonne.server.startup import prepare
from tests.server.guest import Guest, begin, play_together
from tests.server.sites import FAST

Json = dict[str, Any]
OPERATIONS = 20


@pytest.fixture
def config(tmp_path: Path) -> Config:
    return asyncio.run(prepare(Config(f"sqlite+aiosqlite:///{tmp_path}/site.sqlite3", **FAST)))


@pytest.fixture
def client(config: Config) -> Iterator[TestClient[Any]]:
    with TestClient(make_app(config)) as client:
        yield client


def post(client: TestClient[Any], path: str, data: Json) -> Json:
    answer = client.post(path, json=data, headers={"x-csrftoken": client.cookies["csrftoken"]})
    assert answer.is_success, answer.text
    found: Json = answer.json()
    return found


def table_of(client: TestClient[Any]) -> str:
    """Start a game for two at one screen, in which turns need not be confirmed."""
    client.get("/api/me")
    post(client, "/api/me", {"name": "Ada"})
    seats = [{"kind": "me"}, {"kind": "guest", "name": "Bob"}]
    table = str(post(client, "/api/tables", {"game": "carcassonne", "seats": seats})["id"])
    post(client, f"/api/tables/{table}/start", {})
    for seat in range(2):
        settings = {"auto_confirm": True}
        token = {"x-csrftoken": client.cookies["csrftoken"]}
        assert client.put(f"/api/tables/{table}/seats/{seat}", json=settings, headers=token).is_success
    return table


def hear(session: WebSocketTestSession, type_: str) -> Json:
    """Wait for a message of a type, and return the view after it."""
    while (message := session.receive_json())["type"] != type_:
        assert message["type"] not in ("refused", "bye"), message
    view: Json = message["view"]
    return view


def test_a_whole_game_is_played_in_process(client: TestClient[Any]) -> None:
    table, moves = table_of(client), 0
    start = time.perf_counter()
    with client.websocket_connect(f"/api/tables/{table}/socket") as session:
        session.send_json({"type": "hello"})
        view = hear(session, "welcome")
        while not view["over"]:
            seat = view["waiting"][0]
            session.send_json({"type": "look", "seat": seat})
            view, moves = hear(session, "view"), moves + 1
            answer = {"decision": view["decision"], "move": view["view"]["moves"][-1]}
            session.send_json({"type": "play", "id": str(moves), "seat": seat, **answer})
            view = hear(session, "moved")
    assert moves > 70
    assert sum(view["scores"]) > 0
    assert time.perf_counter() - start < 5  # a second on a quiet machine


def test_a_table_that_is_not_there_closes_the_socket(client: TestClient[Any]) -> None:
    with client.websocket_connect("/api/tables/nowhere/socket") as session:
        session.send_json({"type": "hello"})
        assert session.receive_json()["code"] == "not_found"
        assert session.receive_json()["code"] == "gone"


@asynccontextmanager
async def under_hypercorn(config: Config) -> AsyncIterator[str]:
    """Yield the address of the application under a server that knows nothing of it."""
    settings, stop = hypercorn.Config(), asyncio.Event()
    settings.keep_alive_timeout = settings.startup_timeout = 600  # on a busy machine seconds pass between two requests
    listening = socket.create_server(("127.0.0.1", 0))
    base = f"http://127.0.0.1:{listening.getsockname()[1]}"
    settings.bind = [f"fd://{listening.detach()}"]
    app: Any = make_app(config)  # the same protocol, typed in another way
    server = asyncio.create_task(serve(app, settings, shutdown_trigger=stop.wait))
    try:
        yield base
    finally:
        stop.set()
        await server


@pytest.mark.anyio
async def test_moves_are_played_under_another_server(tmp_path: Path) -> None:
    config = await prepare(Config(f"sqlite+aiosqlite:///{tmp_path}/site.sqlite3", **FAST))
    async with under_hypercorn(config) as base, Guest(base) as ada, Guest(base) as bob:
        table = await begin(ada, bob)
        async with ada.at(table) as a, bob.at(table) as b:
            await play_together(a, b, OPERATIONS)
            await a.socket.send("x" * 100_000)
            assert (await a.hears("refused"))["code"] == "too_big"
