"""What happens to the site on several machines, one event after the other, while people play on it."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable
from pathlib import Path

import asyncpg
from msgspec import Struct, field

from carsonne.locales import say as in_words
from carsonne.server import admin
from tests.machines.network import HERE, NAMES, lay_out
from tests.machines.people import Pair, Person, Waits
from tests.machines.proxy import Proxy
from tests.machines.server import Server, later_version
from tests.services.parts import Part
from tests.soak.soak import lost

LONGEST = 10.0
"""Seconds that nobody may wait longer than."""
Say = Callable[[str], None]


class Plan(Struct):
    """How long people play around each event, at how many tables, on how many workers a machine, behind which proxy."""

    seconds: float
    tables: int
    workers: int
    proxy: Path


class Report(Struct):
    """How long people waited around each event, and what was lost."""

    acknowledged: int = 0
    reconnections: int = 0
    waits: dict[str, list[float]] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)


async def trial(plan: Plan, say: Say) -> Report:
    """Play on three machines while all of it happens, and ask the database afterwards."""
    with tempfile.TemporaryDirectory() as name, Part("postgres") as postgres, Part("redis") as redis:
        folder = Path(name)
        folder.chmod(0o755)
        lay_out(folder)
        site = Street(plan, folder, await _reachable(postgres), _from_all(redis))
        try:
            await asyncio.to_thread(site.start)
            report, ledger = await _play(plan, site, say)
        finally:
            await asyncio.to_thread(site.stop)
        url = f"{postgres.address}/carsonne"
        damage = map(in_words, (await admin.check_database(url.replace("postgresql:", "postgresql+asyncpg:"))).problems)
        report.problems += [*ledger.contradictions, *await lost(url, ledger), *damage]
        return report


async def _reachable(postgres: Part) -> str:
    """Let the machines connect to PostgreSQL; return the address of a new database."""
    connection = await asyncpg.connect(f"{postgres.address}/postgres")
    await connection.execute("CREATE DATABASE carsonne")
    await connection.close()
    postgres.kill()
    with (postgres.folder / "postgres" / "data" / "pg_hba.conf").open("a") as rules:
        rules.write("host all all 10.77.0.0/24 password\n")
    await asyncio.to_thread(postgres.start, "-c", "listen_addresses=*")
    return f"{postgres.address}/carsonne".replace("127.0.0.1", HERE)


def _from_all(redis: Part) -> str:
    redis.kill()
    redis.start("--bind", "0.0.0.0")
    return redis.address.replace("127.0.0.1", HERE)


class Street:
    """The machines and the proxy in front of them."""

    def __init__(self, plan: Plan, folder: Path, database: str, redis: str) -> None:
        self.folder = folder
        self.proxy = Proxy(plan.proxy, folder)
        self.workers = plan.workers
        self.database, self.redis = database, redis
        self.servers = [self._machine(name) for name in NAMES[:3]]

    def _machine(self, name: str) -> Server:
        return Server(name, self.workers, self.database, self.redis, self.folder / f"{name}.log")

    @property
    def names(self) -> list[str]:
        return [server.machine.name for server in self.servers]

    def start(self) -> None:
        """Start all machines, and then the proxy."""
        for server in self.servers:
            server.start()
        self.proxy.start(self.names)

    def stop(self) -> None:
        """Stop everything."""
        self.proxy.stop()
        for server in self.servers:
            server.stop()

    def kill_one(self) -> None:
        """Let one machine lose its power. It stays away until the next event."""
        self.servers[0].kill()

    def cut_one_off(self) -> None:
        """Start the first again, and pull the cable of another."""
        self.servers[0].start()
        self.servers[1].machine.cut_off()

    def connect_again(self) -> None:
        """Plug it in again: what it still believes is old."""
        self.servers[1].machine.connect()

    def add_one(self) -> None:
        """Start a fourth machine, and tell the proxy."""
        self.servers.append(self._machine(NAMES[3]))
        self.servers[3].start()
        self.proxy.change(self.names)

    def upgrade_all(self) -> None:
        """Stop each machine in order, and start the next version on it while the others still run the old one."""
        source = later_version(self.folder)
        for server in self.servers:
            server.stop()
            server.source = source
            server.start()

    @property
    def events(self) -> dict[str, Callable[[], None]]:
        """Return what happens, in this order."""
        return {
            "all is well": lambda: None,
            "one killed": self.kill_one,
            "one cut off": self.cut_one_off,
            "connected": self.connect_again,
            "one added": self.add_one,
            "all upgraded": self.upgrade_all,
        }


async def _play(plan: Plan, site: Street, say: Say) -> tuple[Report, Waits]:
    report, ledger = Report(), Waits()
    pairs = [Pair("http://127.0.0.1", number, ledger) for number in range(plan.tables)]
    playing = [asyncio.create_task(pair.play()) for pair in pairs]
    try:
        for event, happens in site.events.items():
            say(f"{ledger.count:6} acknowledged, next: {event}")
            await asyncio.to_thread(happens)
            await asyncio.sleep(plan.seconds)
            under_way = [player.waiting() for pair in pairs for player in pair.players if isinstance(player, Person)]
            report.waits[event] = ledger.taken() + under_way
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    report.acknowledged, report.reconnections = ledger.count, ledger.reconnections
    return report, ledger
