"""People at tables of two who behave as their pages do, and how long each of them has to wait."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from msgspec import field

from tests.server.guest import Sitter
from tests.soak.players import PAUSE, TROUBLE, Host, Ledger, Player

PING_AFTER, STALE_AFTER, BEAT = 2.5, 6.0, 0.5
"""Seconds, as in web/src/net/wire.ts."""
THINKING = 0.1, 0.5


class Waits(Ledger):
    """What was acknowledged, and how long people waited: for an answer, and for the news of what another did."""

    seconds: list[float] = field(default_factory=list)
    last: dict[str, float] = field(default_factory=dict)
    """When something was acknowledged at a table for the last time."""

    def note(self, table: str, op: str, version: int) -> None:
        """Note that an operation was acknowledged."""
        super().note(table, op, version)
        self.last[table] = time.monotonic()

    def taken(self) -> list[float]:
        """Return the waits since the last time, with those that have not ended."""
        taken, self.seconds = self.seconds, []
        now = time.monotonic()
        return taken + [now - since for since in self.last.values()]


class Person(Player):
    """One person with a page: it pings, gives up a silent connection, and comes back."""

    ledger: Waits
    begun: float | None = None

    async def play(self) -> None:
        """Play until the game is over, over as many connections as it takes."""
        while True:
            with contextlib.suppress(*TROUBLE):
                async with asyncio.timeout(STALE_AFTER) as limit, self.guest.at(self.table) as sitter:
                    await self._greet(sitter)
                    limit.reschedule(None)
                    async with _watched(sitter):
                        await self._stay(sitter, limit)
                    self.ledger.last.pop(self.table, None)
                    return
            self.ledger.reconnections += 1
            await asyncio.sleep(PAUSE)

    def _choice(self, sitter: Sitter) -> dict[str, Any] | None:
        if self.table in self.ledger.last:
            self.ledger.seconds.append(time.monotonic() - self.ledger.last.pop(self.table))
        return super()._choice(sitter)

    async def _send(self, sitter: Sitter, op: dict[str, Any]) -> None:
        if self.begun is None:
            await asyncio.sleep(self.rng.uniform(*THINKING))
            self.begun = time.monotonic()
        await super()._send(sitter, op)
        if self.pending is None:
            self.ledger.seconds.append(time.monotonic() - self.begun)
            self.begun = None

    def waiting(self) -> float:
        """Return for how long an operation has been under way now."""
        return 0.0 if self.begun is None else time.monotonic() - self.begun


class Pair(Host):
    """Two people who play one game after the other."""

    person = Person

    def __init__(self, base: str, number: int, ledger: Waits) -> None:
        super().__init__(base, number, ledger)
        self.with_bot = False


@asynccontextmanager
async def _watched(sitter: Sitter) -> AsyncIterator[None]:
    pulse = asyncio.create_task(_beat(sitter))
    try:
        yield
    finally:
        pulse.cancel()
        await asyncio.gather(pulse, return_exceptions=True)


async def _beat(sitter: Sitter) -> None:
    """Ping a silent server, and drop the connection when it stays silent."""
    told, heard, spoke = len(sitter.told), time.monotonic(), 0.0
    while not sitter.closed:
        await asyncio.sleep(BEAT)
        now = time.monotonic()
        if len(sitter.told) > told:
            told, heard = len(sitter.told), now
        elif now - heard > STALE_AFTER:
            sitter.socket.transport.abort()
        elif now - max(heard, spoke) > PING_AFTER:
            spoke = now
            await sitter.say(type="ping")
