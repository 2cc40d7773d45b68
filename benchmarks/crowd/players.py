"""A process of players: runs the commands that the load test sends through a pipe, one after the other."""

from __future__ import annotations

import asyncio
import gc
import time
from multiprocessing.connection import Connection
from typing import Any

import httpx
import uvloop

from benchmarks.crowd.table import SEATS, Figures, Table

PAIRS = 8
"""Pairs of people, who take part in many games each: signing up is not what is measured here."""
AT_ONCE = 8
"""Tables that are set up simultaneously."""


class Person:
    """A player with a name and a cookie."""

    def __init__(self, base: str) -> None:
        self.http = httpx.AsyncClient(base_url=base, timeout=60)

    async def arrive(self, name: str) -> Person:
        await self.http.get("/api/me")
        await self.post("/api/me", {"name": name})
        return self

    async def post(self, path: str, data: dict[str, Any]) -> Any:
        headers = {"x-csrftoken": self.http.cookies["csrftoken"]}
        try:
            answer = await self.http.post(path, json=data, headers=headers)
        except httpx.ReadError:  # the server has just closed a connection that was not used for a while
            answer = await self.http.post(path, json=data, headers=headers)
        answer.raise_for_status()
        return answer.json()

    @property
    def cookies(self) -> str:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)


class Players:
    """All tables of this process."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.figures = Figures()
        self.pairs: list[list[Person]] = []
        self.tables: list[Table] = []

    async def add(self, count: int) -> None:
        """Set up more tables and sit down at them."""
        while len(self.pairs) < PAIRS:
            self.pairs.append([await Person(self.base).arrive(f"Player {seat + 1}") for seat in range(SEATS)])
        gate = asyncio.Semaphore(AT_ONCE)
        new = await asyncio.gather(*[self._set_up(number, gate) for number in range(count)])
        self.tables += new

    async def _set_up(self, number: int, gate: asyncio.Semaphore) -> Table:
        host, guest = self.pairs[number % PAIRS]
        async with gate:
            seats = [{"kind": "me"}, {"kind": "open"}]
            id_ = (await host.post("/api/tables", {"game": "carcassonne", "seats": seats, "listed": False}))["id"]
            await guest.post(f"/api/tables/{id_}/join", {})
            await host.post(f"/api/tables/{id_}/start", {})
            table = Table(self.figures, self.base, id_, [host.cookies, guest.cookies])
            for seat in range(SEATS):
                await table.enter(seat)
            return table

    async def play(self, pace: float) -> None:
        """Play at this pace at the tables that are still idle."""
        for table in self.tables:
            if table.pace is None:
                table.play(pace)

    async def begin(self) -> None:
        """Measure from now on."""
        self.figures.reset()
        self.figures.on = True

    async def end(self) -> dict[str, Any]:
        """Stop measuring and return the figures."""
        self.figures.on = False
        figures = self.figures
        return {
            "times": figures.times,
            "acknowledged": figures.acknowledged,
            "bytes": figures.received,
            "refused": figures.refused,
        }

    async def leave(self) -> None:
        """Cut all connections together."""
        for table in self.tables:
            table.leave()

    async def storm(self) -> list[float]:
        """Reconnect all players at the same moment; return when each was welcomed, in seconds from now."""
        start = time.perf_counter()
        return list(
            await asyncio.gather(*[self._back(table, seat, start) for table in self.tables for seat in range(SEATS)])
        )

    async def _back(self, table: Table, seat: int, start: float) -> float:
        while True:
            try:
                await asyncio.wait_for(table.enter(seat), 60)
            except (OSError, ConnectionError):
                await asyncio.sleep(0.1)
            else:
                return time.perf_counter() - start


async def _serve(pipe: Connection, base: str) -> None:
    players = Players(base)
    while True:
        command, *arguments = await asyncio.to_thread(pipe.recv)
        if command == "stop":
            return
        try:
            pipe.send(await getattr(players, command)(*arguments))
        except Exception as error:  # noqa: BLE001  # the one who asked must be told
            pipe.send(error)


def run(pipe: Connection, base: str) -> None:
    """Run the process, without garbage collection: its pauses would look like the server's."""
    gc.disable()
    uvloop.run(_serve(pipe, base))
