"""Players who play on whatever happens: they reconnect, and send again what was not answered, with the same id."""

from __future__ import annotations

import asyncio
import contextlib
import uuid
from random import Random
from typing import Any

import httpx
import websockets
from msgspec import Struct, field

from tests.server.guest import Guest, Sitter

PATIENCE = 15.0
"""Seconds until a connection counts as lost."""
PAUSE = 0.1
TROUBLE = (OSError, TimeoutError, AssertionError, httpx.HTTPError, websockets.WebSocketException)
"""What one meets while the site is down: no connection, no answer, or an answer that is not the expected one."""
AGAIN = ("unavailable", "too_fast", "changed")
ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}


class Ledger(Struct):
    """What was acknowledged: for each table, the version that each operation made."""

    acknowledged: dict[str, dict[str, int]] = field(default_factory=dict)
    contradictions: list[str] = field(default_factory=list)
    games: int = 0
    reconnections: int = 0

    def note(self, table: str, op: str, version: int) -> None:
        """Note that an operation was acknowledged, perhaps once more."""
        known = self.acknowledged.setdefault(table, {}).setdefault(op, version)
        if known != version:
            self.contradictions.append(f"{table}: {op} was acknowledged as {known} and as {version}")

    @property
    def count(self) -> int:
        """All acknowledged operations."""
        return sum(map(len, self.acknowledged.values()))


class Player:
    """One person at one table."""

    def __init__(self, guest: Guest, table: str, ledger: Ledger, rng: Random) -> None:
        self.guest = guest
        self.table = table
        self.ledger = ledger
        self.rng = rng
        self.pending: dict[str, Any] | None = None
        self.sitter: Sitter | None = None

    async def play(self) -> None:
        """Play until the game is over, over as many connections as it takes."""
        while True:
            with contextlib.suppress(*TROUBLE):
                async with asyncio.timeout(PATIENCE) as limit, self.guest.at(self.table) as sitter:
                    await self._greet(sitter)
                    await self._stay(sitter, limit)
                    return
            self.ledger.reconnections += 1
            await asyncio.sleep(PAUSE)

    async def drop(self) -> None:
        """Lose the connection without a word."""
        if self.sitter is not None:
            self.sitter.socket.transport.abort()

    async def _greet(self, sitter: Sitter) -> None:
        """Say hello until it is answered."""
        while not any(message["type"] == "welcome" for message in sitter.told):
            await asyncio.sleep(PAUSE)
            await sitter.say(type="hello")

    async def _stay(self, sitter: Sitter, limit: asyncio.Timeout) -> None:
        """Play on one connection until the game is over."""
        self.sitter = sitter
        while not sitter.over():
            limit.reschedule(asyncio.get_running_loop().time() + PATIENCE)
            if self.pending is None:
                await sitter.until(lambda s: s.asked() or s.over())
                self.pending = self._choice(sitter)
            if self.pending is not None:
                await self._send(sitter, self.pending)

    def _choice(self, sitter: Sitter) -> dict[str, Any] | None:
        view = sitter.view
        if view is None or view["asks"] is None:
            return None
        op = {"id_": uuid.uuid4().hex, "seat": sitter.seat, "decision": view["decision"]}
        if view["asks"] == "confirm":
            return {"type_": "confirm", **op}
        return {"type_": "play", "move": self.rng.choice(view["view"]["moves"]), **op}

    async def _send(self, sitter: Sitter, op: dict[str, Any]) -> None:
        sitter.answers.pop(op["id_"], None)
        answer = await sitter.operate(**op)
        if answer["type"] == "ack":
            self.ledger.note(self.table, f"{self.guest.id}:{op['id_']}", answer["version"])
            self.pending = None
            await sitter.until(lambda s: s.version >= answer["version"])
        elif answer["code"] in AGAIN:
            await asyncio.sleep(PAUSE)
        else:  # another player was faster, or it had been carried out and taken back
            self.pending = None


class Host:
    """Plays one game after the other: two people, or one against a bot."""

    person = Player
    """How they play."""

    def __init__(self, base: str, number: int, ledger: Ledger) -> None:
        self.base = base
        self.ledger = ledger
        self.with_bot = number % 2 == 1
        self.rng = Random(number)
        self.players: list[Player] = []

    async def play(self) -> None:
        """Play for ever."""
        while True:
            guests = [Guest(self.base) for _ in range(1 if self.with_bot else 2)]
            try:
                table = await self._table(guests)
                self.players = [self.person(guest, table, self.ledger, self.rng) for guest in guests]
                await asyncio.gather(*(player.play() for player in self.players))
                self.ledger.games += 1
            except TROUBLE:
                await asyncio.sleep(PAUSE)  # the table could not be set up: try with another one
            finally:
                for guest in guests:
                    await guest.close()

    async def _table(self, guests: list[Guest]) -> str:
        for guest in guests:
            guest.http.timeout = httpx.Timeout(PATIENCE)
            await guest.arrive("Soak")
        table = str((await guests[0].table(ME, BOT if self.with_bot else OPEN))["id"])
        for guest in guests[1:]:
            await guest.post(f"/api/tables/{table}/join", {})
        await guests[0].post(f"/api/tables/{table}/start", {})
        return table
