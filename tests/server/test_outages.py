"""Redis and the database go away in the middle of games and come back: all clients get answers, and play goes on."""

from __future__ import annotations

import asyncio
import resource
import signal
import statistics
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from functools import partial
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import httpx
import msgspec
import pytest
from redis.asyncio import Redis
from sqlalchemy import text

from carsonne.server.config import Config
from carsonne.server.live.pubsub import MOST, TOGETHER, Listener, Notice, Publisher
from carsonne.server.startup import BadServer, prepare
from carsonne.server.store import database as store
from carsonne.server.store.database import Database
from carsonne.server.store.outages import Unavailable
from tests.server.guest import Guest, Sitter
from tests.server.sites import Site, running
from tests.services.parts import Part

pytestmark = pytest.mark.anyio
ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}
SAME = "the-same-move"
SWEEP = 3.0
"""Seconds: news that comes sooner on average has come through Redis."""


@pytest.fixture(scope="module")
def redis() -> Iterator[Part]:
    with Part("redis") as part:
        yield part


@pytest.fixture(scope="module")
def postgres() -> Iterator[Part]:
    with Part("postgres") as part:
        yield part


class Couple:
    """Ada and Bob at one table, each at a process of their own if there are two."""

    def __init__(self, ada: Guest, a: Sitter, b: Sitter) -> None:
        self.ada, self.a, self.b = ada, a, b
        self.rng = Random(5)

    async def move(self) -> float:
        """Make a move; return the seconds until the other player knows."""
        async with asyncio.timeout(60):
            while not (self.a.asked() or self.b.asked()):
                await asyncio.sleep(0.01)  # the news of the last move may still be on its way to its own seat
        mover, other = (self.a, self.b) if self.a.asked() else (self.b, self.a)
        start = time.monotonic()
        version = await mover.step(self.rng)
        await other.until(lambda s: s.version >= version)
        return time.monotonic() - start

    async def median(self, moves: int) -> float:
        """Return the median time in which news crosses from one process to the other."""
        return statistics.median([await self.move() for _ in range(moves)])

    async def attempt(self, id_: str) -> dict[str, Any]:
        """Send a move from the seat that is asked; return the server's answer."""
        mover = self.a if self.a.asked() else self.b
        assert mover.view is not None
        mover.answers.pop(id_, None)
        if mover.view["asks"] == "confirm":
            return await mover.operate("confirm", id_=id_, decision=mover.view["decision"])
        move = mover.view["view"]["moves"][0]
        return await mover.operate("play", id_=id_, decision=mover.view["decision"], move=move)


@asynccontextmanager
async def couple_at(site: Site) -> AsyncIterator[Couple]:
    async with Guest(site.bases[0]) as ada, Guest(site.bases[-1]) as bob:
        await ada.arrive("Ada")
        await bob.arrive("Bob")
        table = (await ada.table(ME, OPEN))["id"]
        await bob.post(f"/api/tables/{table}/join", {})
        await ada.post(f"/api/tables/{table}/start", {})
        async with ada.at(table) as a, bob.at(table) as b:
            yield Couple(ada, a, b)


async def healthy(ada: Guest, test: Callable[[httpx.Response], bool]) -> httpx.Response:
    """Ask for the health until it is as expected."""
    async with asyncio.timeout(60):
        while True:
            answer = await ada.http.get("/healthz")
            if test(answer):
                return answer
            await asyncio.sleep(0.1)


def is_well(answer: httpx.Response) -> bool:
    return answer.status_code == 200 and answer.json()["status"] == "ok"


def is_unwell(answer: httpx.Response) -> bool:
    return answer.status_code == 503


# Redis


@pytest.mark.parametrize("how", ["killed", "hangs"])
async def test_without_redis_people_play_on_and_afterwards_news_is_fast_again(
    redis: Part, postgres: Part, how: str
) -> None:
    async with (
        running("postgres", 2, postgres=postgres.address, redis=redis.address, sweep_seconds=SWEEP) as site,
        couple_at(site) as couple,
    ):
        assert await couple.median(9) < SWEEP / 4
        redis.kill() if how == "killed" else redis.pause()
        try:
            found = await healthy(couple.ada, lambda answer: answer.json()["redis"] is False)
            assert (found.status_code, found.json()["status"]) == (200, "degraded")
            assert "Redis" in found.json()["problems"][0]
            for _ in range(3):
                await couple.ada.post("/api/me", {"name": "Ada again"})
                await couple.move()
        finally:
            redis.start() if how == "killed" else redis.resume()
        for base in site.bases:
            async with Guest(base) as guest:
                await healthy(guest, is_well)
        assert await couple.median(9) < SWEEP / 4


async def test_notices_wait_within_bounds_and_are_sent_together(redis: Part) -> None:
    client, heard = Redis.from_url(redis.address), list[list[str]]()

    async def hear(data: bytes) -> None:
        heard.append([notice.table for notice in msgspec.json.decode(data, type=list[Notice])])

    publisher = Publisher(client, "bounds")
    for number in range(MOST + 50):
        publisher.publish("moved", f"t{number}")
        publisher.publish("moved", f"t{number}")  # says nothing new
    listening = asyncio.create_task(Listener(client, publisher.channel, hear).run())
    async with asyncio.timeout(60):
        while (await client.pubsub_numsub(publisher.channel))[0][1] == 0:
            await asyncio.sleep(0.01)
        sending = asyncio.create_task(publisher.run())
        while sum(map(len, heard)) < MOST:
            await asyncio.sleep(0.01)
    for task in (listening, sending):
        task.cancel()
    await asyncio.gather(listening, sending, return_exceptions=True)
    told = list(chain.from_iterable(heard))
    assert told == [f"t{number}" for number in range(50, MOST + 50)]  # the oldest were dropped
    assert len(heard) == MOST / TOGETHER
    await client.aclose()


# The database


async def goes_away(couple: Couple, outage: str) -> str:
    """Check that requests and operations are answered while the database is out; return the id of the operation."""
    found = await healthy(couple.ada, is_unwell)
    assert found.json()["status"] == "unwell"
    assert outage in found.json()["problems"][0]
    refused = await couple.attempt(SAME)
    assert (refused["type"], refused["code"]) == ("refused", "unavailable")
    assert outage in refused["detail"]
    answer = await couple.ada.send("POST", "/api/me", {"name": "Ada again"})
    assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
    assert answer.headers["retry-after"] == "2"
    return SAME


async def comes_back(couple: Couple, id_: str) -> None:
    """Check that the same sockets play on, and what was refused is accepted now."""
    await healthy(couple.ada, is_well)
    answer = await couple.attempt(id_)
    assert answer["type"] == "ack", answer
    for sitter in (couple.a, couple.b):
        await sitter.until(lambda s: s.version >= answer["version"])
    for _ in range(5):
        await couple.move()
    assert not couple.a.closed
    assert not couple.b.closed


@pytest.mark.parametrize("how", ["killed", "hangs"])
async def test_without_postgresql_everybody_has_an_answer_and_afterwards_plays_on(postgres: Part, how: str) -> None:
    async with running("postgres", 2, postgres=postgres.address) as site, couple_at(site) as couple:
        bots = (await couple.ada.table(ME, BOT))["id"]
        await couple.ada.post(f"/api/tables/{bots}/start", {})
        await couple.move()
        postgres.kill() if how == "killed" else postgres.pause()
        try:
            id_ = await goes_away(couple, "doesn’t answer")
            late = asyncio.create_task(sits_down_late(couple.ada, bots))
            lobby = await couple.ada.http.get("/api/lobby")
            assert lobby.status_code == 503
        finally:
            postgres.start() if how == "killed" else postgres.resume()
        await comes_back(couple, id_)
        await late


async def sits_down_late(ada: Guest, table: str) -> None:
    """Check that a socket opened during an outage is told to try again, and does; bots go on too."""
    async with ada.at(table) as sitter:
        if sitter.told[0]["type"] == "refused":
            assert sitter.told[0]["code"] == "unavailable"
        async with asyncio.timeout(60):
            while not any(message["type"] == "welcome" for message in sitter.told):
                known = len(sitter.told)
                await sitter.say(type="hello")
                await sitter.until(partial(_has_more, known))
                await asyncio.sleep(0.2)
        await sitter.play_on(Random(2), 6)


def _has_more(known: int, sitter: Sitter) -> bool:
    return len(sitter.told) > known


async def test_a_read_only_postgresql_is_noticed(postgres: Part) -> None:
    async with running("postgres", 1, postgres=postgres.address) as site, couple_at(site) as couple:
        await couple.move()
        await set_read_only(postgres, "on")
        try:
            id_ = await goes_away(couple, "only be read")
        finally:
            await set_read_only(postgres, "off")
        await comes_back(couple, id_)


async def test_a_machine_cut_off_in_a_transaction_keeps_nothing_from_the_others(
    postgres: Part, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A machine that says nothing more, and never closes its connection, has locked a row that another wants."""
    monkeypatch.setattr(store, "ABANDONED", 300)
    url = f"{postgres.address.replace('postgresql:', 'postgresql+asyncpg:')}/postgres"
    await prepare(Config(url))
    lost, other = Database(url), Database(url)
    with pytest.raises(Unavailable):
        await take_over(lost, other)
    async with other.unhurried() as patient:  # a long migration may think in between
        limit = await patient.execute(text("SHOW idle_in_transaction_session_timeout"))
        assert limit.scalar() == "0"
    await lost.close()
    await other.close()


async def take_over(lost: Database, other: Database) -> None:
    """Write from one machine what another is writing and never finishes."""
    async with lost.write_transaction() as connection:
        await connection.execute(text("UPDATE site SET value = 'mine' WHERE key = 'secret'"))
        async with other.write_transaction() as another:
            await another.execute(text("UPDATE site SET value = 'ours' WHERE key = 'secret'"))


async def set_read_only(postgres: Part, value: str) -> None:
    connection = await asyncpg.connect(f"{postgres.address}/postgres")
    await connection.execute("SET default_transaction_read_only = off")
    await connection.execute(f"ALTER SYSTEM SET default_transaction_read_only = {value}")
    await connection.execute("SELECT pg_reload_conf()")
    await connection.close()


async def test_a_full_disk_is_noticed_and_nothing_is_lost() -> None:
    """A limit on the size of files stands for the full disk: any user may set it, and lift it again."""
    async with running("sqlite") as site, couple_at(site) as couple:
        await couple.move()
        pid = site.processes[0].popen.pid
        before = resource.prlimit(pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
        try:
            id_ = await goes_away(couple, "no room")
        finally:
            resource.prlimit(pid, resource.RLIMIT_FSIZE, before)
        await comes_back(couple, id_)


async def test_a_read_only_file_is_noticed(tmp_path: Path) -> None:
    await prepare(Config(f"sqlite+aiosqlite:///{tmp_path}/games.sqlite3"))
    url = f"sqlite+aiosqlite:///file:{tmp_path}/games.sqlite3?mode=ro&uri=true"
    database = Database(url)
    with pytest.raises(Unavailable, match="only be read"):
        await database.probe()
    await database.close()
    with pytest.raises(BadServer, match="only be read"):
        await prepare(Config(url))


# One bad game


async def test_a_game_that_cannot_be_opened_keeps_no_other_bot_waiting() -> None:
    async with running("sqlite") as site, Guest(site.bases[0]) as ada:
        await ada.arrive("Ada")
        tables = [(await ada.table(BOT, ME))["id"] for _ in range(3)]
        for table in tables:
            await ada.post(f"/api/tables/{table}/start", {})
        site.processes[0].end(signal.SIGKILL)
        await spoil(site, tables[0], tables[2])
        await asyncio.to_thread(site.start)
        async with ada.through(site.bases[1]).at(tables[1]) as sitter:
            await sitter.until(Sitter.asked)
        logged = site.logged()
        assert all(f'"table": "{table}"' in logged for table in (tables[0], tables[2]))
        assert "not_resumed" in logged


async def spoil(site: Site, *tables: str) -> None:
    """Make games unreadable: these rules do not know their options. The last one touched is looked at first."""
    database = Database(site.config.database)
    async with database.write_transaction() as connection:
        for table in tables:
            await connection.exec_driver_sql('DELETE FROM snapshots WHERE "table" = ?', (table,))
            await connection.exec_driver_sql(
                'UPDATE tables SET options = \'{"edition": "none"}\', updated = updated + 10 WHERE id = ?', (table,)
            )
    await database.close()
