"""Plays many games on a real site while its parts fail, and then asks the log whether anything was lost or doubled."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
from msgspec import Struct, field

from carsonne.locales import say as in_words
from carsonne.server import admin
from carsonne.server.config import Config
from carsonne.server.store.archive import unpack
from tests.server.sites import FAST
from tests.services.parts import Part
from tests.soak.faults import Faults
from tests.soak.players import Host, Ledger
from tests.soak.supervised import Supervised

NAME = "soak"
GOES_ON = 120.0
"""Seconds after a fault within which a player must have moved; on a busy machine a server starts slowly."""
LOOSE: dict[str, Any] = FAST
Say = Callable[[str], None]


class Plan(Struct):
    """How long, how many tables, and what goes wrong: the faults named, one after the other, or any at random."""

    seconds: float
    tables: int = 12
    seed: int = 1
    faults: Sequence[str] = ()
    quiet: tuple[float, float] = (3.0, 10.0)
    """Seconds between two faults."""
    rounds: int | None = None
    """How often the faults named are gone through; None until the time is up."""


class Outcome(Struct):
    """What was played, what went wrong on purpose, and what must not have gone wrong."""

    acknowledged: int
    games: int
    reconnections: int
    faults: Counter[str]
    problems: list[str] = field(default_factory=list)


async def soak(plan: Plan, say: Say) -> Outcome:
    """Play, with faults, and check."""
    with tempfile.TemporaryDirectory() as folder, Part("postgres") as postgres, Part("redis") as redis:
        await _sql(postgres, f"CREATE DATABASE {NAME}")
        url = f"{postgres.address.replace('postgresql:', 'postgresql+asyncpg:')}/{NAME}"
        config = Config(
            url, redis.address, prefix=NAME, sweep_seconds=0.5, archive_days=0, housekeeping_seconds=5, **LOOSE
        )
        site = Supervised(config, Path(folder) / "log")
        try:
            await asyncio.to_thread(site.start)
            ledger, caused = await _play(plan, site, postgres, redis, say)
        finally:
            await asyncio.to_thread(site.stop)
        damage = map(in_words, (await admin.check_database(url)).problems)
        problems = [*ledger.contradictions, *await lost(f"{postgres.address}/{NAME}", ledger), *damage]
        return Outcome(ledger.count, ledger.games, ledger.reconnections, caused, problems)


async def _sql(postgres: Part, command: str) -> None:
    connection = await asyncpg.connect(f"{postgres.address}/postgres")
    await connection.execute(command)
    await connection.close()


async def _play(plan: Plan, site: Supervised, postgres: Part, redis: Part, say: Say) -> tuple[Ledger, Counter[str]]:
    ledger, caused, rng = Ledger(), Counter[str](), Random(plan.seed)
    hosts = [Host(site.base, number, ledger) for number in range(plan.tables)]
    faults = Faults(site, postgres, redis, hosts, rng)
    players = [asyncio.create_task(host.play()) for host in hosts]
    try:
        end = time.monotonic() + plan.seconds
        for kind in _sequence(plan, faults, rng):
            await asyncio.sleep(rng.uniform(*plan.quiet))
            if time.monotonic() > end:
                break
            say(f"{max(0, end - time.monotonic()):5.0f} s left, {ledger.count:6} acknowledged, next: {kind}")
            await faults.cause(kind)
            caused[kind] += 1
            await _goes_on(ledger)
    finally:
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
    return ledger, caused


def _sequence(plan: Plan, faults: Faults, rng: Random) -> Iterator[str]:
    """Yield the faults of a plan, over and over, or any."""
    if plan.faults:
        yield from cycle(plan.faults) if plan.rounds is None else [*plan.faults] * plan.rounds
        return
    kinds = sorted(faults.kinds)
    while True:
        yield rng.choice(kinds)


async def _goes_on(ledger: Ledger) -> None:
    """Wait until play goes on after a fault: more is acknowledged than before."""
    known = ledger.count
    async with asyncio.timeout(GOES_ON):
        while ledger.count <= known:
            await asyncio.sleep(0.05)


async def lost(database: str, ledger: Ledger) -> list[str]:
    """Return acknowledged operations that the log does not have, or has elsewhere."""
    connection = await asyncpg.connect(database)
    try:
        return [
            f"{table}: {op} was acknowledged as {version}, the log has {stored.get(op)}"
            for table, known in ledger.acknowledged.items()
            for stored in [await _stored(connection, table)]
            for op, version in known.items()
            if stored.get(op) != version
        ]
    finally:
        await connection.close()


async def _stored(connection: Any, table: str) -> dict[str, int]:
    """Return the operations in a table's log, wherever it is kept, with the versions they made."""
    packed = await connection.fetchval('SELECT data FROM archive WHERE "table" = $1', table)
    if packed is not None:
        return {entry.op: entry.seq for entry in unpack(packed) if entry.op}
    rows = await connection.fetch('SELECT op, seq FROM log WHERE "table" = $1 AND op IS NOT NULL', table)
    return {row["op"]: row["seq"] for row in rows}
