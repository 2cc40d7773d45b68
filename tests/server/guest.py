"""A scripted guest: a browser without a screen, for tests and benchmarks."""

from __future__ import annotations

import asyncio
import json
import uuid
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import ClientConnection

from tests.server.patches import patched

Json = dict[str, Any]
PATIENCE = 60.0
"""Seconds; more than one is needed only on a busy machine."""


class Refused(Exception):
    """The server refused an operation."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Guest:
    """A person with a name and a cookie, connected to one process of the site."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.http = httpx.AsyncClient(base_url=base, timeout=PATIENCE)
        self.id = ""

    async def arrive(self, name: str) -> Guest:
        await self.http.get("/api/me")
        self.id = (await self.post("/api/me", {"name": name}))["player"]["id"]
        return self

    def through(self, base: str) -> Guest:
        """Return the same person, connected to another process."""
        other = Guest(base)
        other.id = self.id
        for cookie in self.http.cookies.jar:
            other.http.cookies.set(cookie.name, cookie.value or "")
        return other

    async def send(self, method: str, path: str, data: Any = None) -> httpx.Response:
        headers = {"x-csrftoken": self.http.cookies.get("csrftoken") or ""}
        return await self.http.request(method, path, json=data, headers=headers)

    async def post(self, path: str, data: Any = None) -> Any:
        answer = await self.send("POST", path, data)
        assert answer.is_success, answer.text
        return answer.json()

    async def refused(self, path: str, data: Any = None, method: str = "POST") -> str:
        """Return the error code of a request that is refused."""
        answer = await self.send(method, path, data)
        assert 400 <= answer.status_code < 500, answer.text
        return str(answer.json()["code"])

    async def get(self, path: str) -> Any:
        answer = await self.http.get(path)
        assert answer.is_success, answer.text
        return answer.json()

    async def table(self, *seats: Json, **more: Any) -> Json:
        found: Json = await self.post("/api/tables", {"game": "carcassonne", "seats": list(seats), **more})
        return found

    async def game(self, *seats: Json, **more: Any) -> str:
        """Start a game and return the id of its table."""
        table = str((await self.table(*seats, **more))["id"])
        await self.post(f"/api/tables/{table}/start", {})
        return table

    @asynccontextmanager
    async def at(
        self, table: str, seat: int | None = None, version: int | None = None, patches: bool = True
    ) -> AsyncIterator[Sitter]:
        """Connect to a table's socket and wait for the welcome; without patches, as pages before the pauses did."""
        cookies = "; ".join(f"{c.name}={c.value}" for c in self.http.cookies.jar)
        address = f"{self.base.replace('http', 'ws')}/api/tables/{table}/socket"
        async with websockets.connect(
            address, additional_headers={"cookie": cookies}, compression=None, max_size=None
        ) as socket:
            sitter = Sitter(socket)
            reader = asyncio.create_task(sitter.read())
            try:
                style = {"pauses": True, "lists": True} if patches else {"patches": True}
                await sitter.say(type="hello", seat=seat, version=version, **style)
                await sitter.until(lambda s: s.told)
                yield sitter
            finally:
                reader.cancel()
                await asyncio.gather(reader, return_exceptions=True)

    async def close(self) -> None:
        await self.http.aclose()

    async def __aenter__(self) -> Guest:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()


class Sitter:
    """One socket at one table: the last view and all messages."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.told: list[Json] = []
        self.view: Json | None = None
        self.table: Json = {}
        self.presence: Json = {}
        self.seat: int | None = None
        self.version = -1
        self.answers: dict[str, Json] = {}
        self.closed = False
        self.news = asyncio.Condition()

    async def read(self) -> None:
        try:
            async for text in self.socket:
                said = json.loads(text)
                for message in said if isinstance(said, list) else [said]:
                    await self.hear(message)
        except websockets.ConnectionClosed:
            pass
        finally:
            self.closed = True
            async with self.news:
                self.news.notify_all()

    async def hear(self, message: Json) -> None:
        self.told.append(message)
        held = self.view if message["type"] == "moved" else None
        for pause in [pause for change in message.get("changes") or [] for pause in change["pauses"]]:
            held = pause["view"] = patched(held, pause["patch"])
        if "patch" in message:
            message["view"] = patched(held, message["patch"])
        for name in ("view", "seat", "version", "table", "presence"):
            if name in message and message["type"] not in ("ack", "pong"):
                setattr(self, name, message[name])
        if message["type"] in ("ack", "refused") and message["id"]:
            self.answers[message["id"]] = message
        async with self.news:
            self.news.notify_all()

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps({k: v for k, v in message.items() if v is not None}))

    async def until(self, test: Callable[[Sitter], Any], patience: float = PATIENCE) -> None:
        """Wait until a condition holds."""
        async with asyncio.timeout(patience), self.news:
            while not test(self):
                if self.closed:
                    raise ConnectionError("the socket is closed")
                await self.news.wait()

    async def hears(self, type_: str, after: int = 0) -> Json:
        """Wait for the first message of a type, leaving out the first `after` messages."""
        await self.until(lambda s: any(m["type"] == type_ for m in s.told[after:]))
        return next(m for m in self.told[after:] if m["type"] == type_)

    async def operate(self, type_: str, seat: int | None = None, id_: str | None = None, **more: Any) -> Json:
        """Send an operation and wait for its answer."""
        id_ = id_ or uuid.uuid4().hex
        seat = self.seat if seat is None else seat
        await self.say(type=type_, id=id_, seat=seat, **more)
        await self.until(lambda s: id_ in s.answers)
        return self.answers[id_]

    async def act(self, type_: str, **more: Any) -> int:
        """Send an operation that should succeed and wait until it shows; its version."""
        answer = await self.operate(type_, **more)
        if answer["type"] == "refused":
            raise Refused(answer["code"])
        await self.until(lambda s: s.version >= answer["version"])
        return int(answer["version"])

    async def step(self, rng: Random) -> int:
        """Answer the question that the seat is asked."""
        assert self.view is not None
        if self.view["asks"] == "confirm":
            return await self.act("confirm", decision=self.view["decision"])
        return await self.act("play", decision=self.view["decision"], move=rng.choice(self.view["view"]["moves"]))

    def asked(self) -> bool:
        return self.view is not None and self.view["asks"] is not None

    def over(self) -> bool:
        return self.view is not None and bool(self.view["over"])

    async def play_on(self, rng: Random, steps: int = 10_000) -> None:
        """Play at random until the game is over, or for a number of own steps."""
        for _ in range(steps):
            await self.until(lambda s: s.asked() or s.over())
            if self.over():
                return
            try:
                await self.step(rng)
            except Refused as refusal:
                if refusal.code not in ("stale", "not_your_turn", "over"):
                    raise


async def begin(ada: Guest, bob: Guest) -> str:
    """Give two new guests their names, and start a game of Carcassonne between them."""
    await ada.arrive("Ada")
    await bob.arrive("Bob")
    table: str = (await ada.table({"kind": "me"}, {"kind": "open"}))["id"]
    await bob.post(f"/api/tables/{table}/join", {})
    await ada.post(f"/api/tables/{table}/start", {})
    return table


async def play_together(a: Sitter, b: Sitter, operations: int) -> None:
    """Play some operations, each of which both must hear of before the next."""
    for _ in range(operations):
        version = await (a if a.asked() else b).step(Random(1))
        for sitter in (a, b):
            await sitter.until(lambda s, version=version: s.version >= version)  # type: ignore[misc]
    assert a.version == b.version >= operations
