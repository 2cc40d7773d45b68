"""The clock of a race: it ends for all simultaneously and survives a restart, and bots play at a human pace."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest

from tests.server.conftest import Arrive
from tests.server.guest import Guest, Json, Sitter
from tests.server.sites import Site, running

pytestmark = pytest.mark.anyio
ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}
BOT: Json = {"kind": "bot", "bot": "random"}


async def table_of(ada: Guest, bob: Guest, *more: Json, countdown: int) -> str:
    """Start a table at which Ada and Bob play Kit Carson."""
    options = {"kit_carson": True, "countdown": countdown}
    table = await ada.table(ME, OPEN, *more, game="carson-city", options=options)
    await bob.post(f"/api/tables/{table['id']}/join", {})
    await ada.post(f"/api/tables/{table['id']}/start", {})
    return str(table["id"])


def question(sitter: Sitter) -> str | None:
    """Return what the seat is asked."""
    if sitter.view is None or sitter.view["asks"] is None:
        return None
    return "confirm" if sitter.view["asks"] == "confirm" else sitter.view["view"]["question"]["type"]


async def to_the_race(sitter: Sitter, rng: Random) -> None:
    """Answer until everyone places at the same time."""
    while True:
        await sitter.until(lambda s: s.asked() or s.over())
        if question(sitter) == "kit_carson":
            return
        assert sitter.view is not None
        if question(sitter) == "place":
            places = [move for move in sitter.view["view"]["moves"] if move["type"] == "place"]
            await sitter.act("play", decision=sitter.view["decision"], move=rng.choice(places))
        else:
            await sitter.step(rng)


async def race(*sitters: Sitter) -> None:
    await asyncio.gather(*(to_the_race(sitter, Random(seat)) for seat, sitter in enumerate(sitters)))


def clocks(sitter: Sitter) -> list[float | None]:
    """Return the clock messages, in order."""
    return [message["left"] for message in sitter.told if message["type"] == "clock"]


def passed(sitter: Sitter) -> list[int]:
    """Return who has locked in, in order."""
    assert sitter.view is not None
    return list(sitter.view["view"]["order"]["passing"])


async def locks(guest: Guest, table: str) -> list[int]:
    """Return the seats that were locked in, in the order of the history."""
    history = await guest.get(f"/api/tables/{table}/history")
    return [step["seat"] for step in history["steps"] if step["move"]["type"] == "lock"]


async def test_when_time_is_up_the_late_are_locked_in_placing_order(arrive: Arrive) -> None:
    ada, bob = await arrive("Ada"), await arrive("Bob")
    table = await table_of(ada, bob, countdown=3)
    async with ada.at(table) as a, bob.at(table) as b:
        await race(a, b)
        assert a.view is not None
        placing = list(a.view["view"]["order"]["placing"])
        for sitter in (a, b):
            await sitter.until(lambda s: question(s) != "kit_carson" and clocks(s)[-1:] == [None])
            told = clocks(sitter)
            assert told[0] is not None
            assert 0 < told[0] <= 3
        assert await locks(ada, table) == placing


async def test_there_is_no_clock_without_a_limit(arrive: Arrive) -> None:
    ada, bob = await arrive("Ada"), await arrive("Bob")
    table = await table_of(ada, bob, countdown=0)
    async with ada.at(table) as a, bob.at(table) as b:
        await race(a, b)
        assert a.view is not None
        await a.act("play", decision=a.view["decision"], move={"type": "lock"})
        await b.until(lambda s: passed(s) == [0])
        assert question(b) == "kit_carson"
        assert clocks(a) == clocks(b) == []


@asynccontextmanager
async def two_guests(**settings: Any) -> AsyncIterator[tuple[Site, Guest, Guest]]:
    """Bring Ada and Bob to a site of their own."""
    async with running("sqlite", **settings) as site, Guest(site.bases[0]) as ada, Guest(site.bases[0]) as bob:
        await asyncio.gather(ada.arrive("Ada"), bob.arrive("Bob"))
        yield site, ada, bob


async def test_the_last_one_has_a_fixed_time() -> None:
    async with two_guests(last_seconds=1.0) as (_, ada, bob):
        table = await table_of(ada, bob, countdown=500)
        async with ada.at(table) as a, bob.at(table) as b:
            await race(a, b)
            await b.hears("clock")
            assert b.view is not None
            await b.act("play", decision=b.view["decision"], move={"type": "lock"})
            await a.until(lambda s: clocks(s)[-1:] == [None])
            long, short = clocks(a)[0], clocks(a)[1]
            assert long is not None
            assert short is not None
            assert short <= 1 < 400 < long
            assert await locks(ada, table) == [1, 0]


async def test_the_clock_goes_on_while_the_server_is_dead() -> None:
    async with two_guests() as (site, ada, bob):
        table = await table_of(ada, bob, countdown=30)
        async with ada.at(table) as a, bob.at(table) as b:
            await race(a, b)
            first = (await a.hears("clock"))["left"]
        began = time.monotonic()
        site.processes[0].end(signal.SIGKILL)
        again = ada.through((await asyncio.to_thread(site.start)).base)
        async with again, again.at(table) as a:
            left = (await a.hears("clock"))["left"]
            assert first - (time.monotonic() - began) - 2 < left < first
            assert question(a) == "kit_carson"


async def test_bots_move_once_a_tick_while_people_place() -> None:
    tick = 1.0
    async with two_guests(tick_seconds=tick) as (_, ada, bob):
        table = await table_of(ada, bob, BOT, countdown=0)
        async with ada.at(table) as a, bob.at(table) as b:
            watched = Watched(b, seat=2)
            await asyncio.gather(race(a, b), watched.until(4))
            # Three ticks, the first of which may have started earlier.
            assert watched.times[3] - watched.times[0] > tick


class Watched:
    """When a socket is told of a seat's operations in the race."""

    def __init__(self, sitter: Sitter, seat: int) -> None:
        self.sitter = sitter
        self.seat = seat
        self.times: list[float] = []
        self.read = 0

    def look(self, sitter: Sitter) -> int:
        for message in sitter.told[self.read :]:
            self.times += [time.monotonic() for change in in_race(message) if change["seat"] == self.seat]
        self.read = len(sitter.told)
        return len(self.times)

    async def until(self, count: int) -> None:
        await self.sitter.until(lambda s: self.look(s) >= count)


def in_race(message: Json) -> list[Any]:
    """Return the operations of the race that a message reports."""
    if message["type"] != "moved" or message["view"]["view"]["phase"] != "kit_carson":
        return []
    return [change for change in message["changes"] if change["kind"] == "play"]
