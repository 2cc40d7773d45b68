"""Servers to test against: real processes with their own database."""

from __future__ import annotations

import asyncio
import re
import signal
import subprocess
import sys
import tempfile
import uuid
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import TracebackType
from typing import Any

import asyncpg
import msgspec

from carsonne.server.config import Config
from tests.services.session import address

FAST: dict[str, Any] = {
    "writes_a_minute": 100_000,
    "messages_a_second": 10_000.0,
    "writes_from_an_address": 1_000_000,
    "reads_a_minute": 1_000_000,
    "reads_from_an_address": 1_000_000,
    "newcomers_an_hour": 100_000,
    "watchers_an_address": 100_000,
    "connections_an_address": 100_000,
    "address_share": 1000.0,
    "address_burst": 1000.0,
    "tables_a_person": 100_000,
    "tables_an_address": 100_000,
    "bots_a_person": 100_000,
    "bots_an_address": 100_000,
    "warm_bots": False,
    "metrics_token": "figures",
}
"""Limits that tests and benchmarks must not run into: all of their guests come from one address. Workers start late."""
# Ends when the test that started it ends and closes its end of the pipe.
CODE = """
import os, signal, sys, threading, msgspec
threading.Thread(target=lambda: os.read(0, 1) or os.kill(os.getpid(), signal.SIGTERM), daemon=True).start()
from carsonne.server.config import Config
from carsonne.server.main import serve
config = msgspec.json.decode(sys.argv[1], type=Config)
serve(port=0, redis=config.redis, workers=config.workers, config=config)
"""

# Every table has the same seed, so that a game is the same in every run: in some deals the first tile fits only one
# way, and nobody is asked where it goes.
ONE_SEED = """
from carsonne.kernel.dealer import SEED_BYTES, Dealer
begin = Dealer.__init__
Dealer.__init__ = lambda self, seed=None, salt="": begin(self, bytes(SEED_BYTES) if seed is None else seed, salt)
"""
# The same, whatever the players add.
ONE_DEAL = ONE_SEED.replace(", salt)", ")")


async def _sql(postgres: str, command: str, database: str = "postgres") -> None:
    connection = await asyncpg.connect(f"{postgres}/{database}")
    try:
        await connection.execute(command)
    finally:
        await connection.close()


class Process:
    """One running server."""

    def __init__(self, config: Config, log: Path, before: str = "", python: str = sys.executable) -> None:
        """Start a process that runs the code `before` first."""
        self.log = log.open("ab")
        self.popen = subprocess.Popen(
            [python, "-c", before + CODE, msgspec.json.encode(config).decode()],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.log,
        )
        self.base = ""

    def wait(self) -> None:
        """Wait until the address is printed: from then on the socket is listening."""
        assert self.popen.stdout is not None
        for line in self.popen.stdout:
            if found := re.search(rb"is at (http://[\d.:]+)", line):
                self.base = found[1].decode()
                return
        raise RuntimeError("the server did not start")

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Stop it, and wait until it has ended."""
        self.popen.send_signal(how)
        try:
            return self.popen.wait(20)
        finally:
            self.popen.kill()
            self.log.close()
            self.popen.__exit__(None, None, None)  # closes its pipes


class Site:
    """One or several servers that share a database."""

    def __init__(
        self,
        kind: str,
        processes: int,
        postgres: str | None = None,
        redis: str | None = None,
        before: str = ONE_SEED,
        python: str = sys.executable,
        contents: bytes = b"",
        **settings: Any,
    ) -> None:
        """Prepare a site; `postgres` and `redis` are a test's own servers, otherwise those of the session are used.

        `contents` is what its database holds already: an SQLite file, or statements for PostgreSQL.
        """
        self.kind = kind
        self.before = before
        self.python = python
        self.contents = contents
        self.postgres = postgres or (address("postgres") if kind == "postgres" else "")
        self.name = f"carsonne_{uuid.uuid4().hex[:12]}"
        self.folder = tempfile.TemporaryDirectory()
        self.log = Path(self.folder.name) / "log"
        redis = redis or (address("redis") if kind == "postgres" else None)
        self.config = Config(self._database(), redis, prefix=self.name, **{**FAST, **settings})
        self.count = processes
        self.processes: list[Process] = []

    def _database(self) -> str:
        if self.kind == "sqlite":
            return f"sqlite+aiosqlite:///{self.folder.name}/site.sqlite3"
        return f"{self.postgres.replace('postgresql:', 'postgresql+asyncpg:')}/{self.name}"

    def __enter__(self) -> Site:
        if self.kind == "postgres":
            asyncio.run(_sql(self.postgres, f"CREATE DATABASE {self.name}"))
        try:
            if self.contents:
                self._fill()
            for _ in range(self.count):
                self.start()
        except BaseException:
            self.__exit__(*sys.exc_info())
            raise
        return self

    def _fill(self) -> None:
        if self.kind == "postgres":
            asyncio.run(_sql(self.postgres, self.contents.decode(), self.name))
        else:
            (Path(self.folder.name) / "site.sqlite3").write_bytes(self.contents)

    def start(self) -> Process:
        """Start one more process."""
        process = Process(self.config, self.log, self.before, self.python)
        self.processes.append(process)
        process.wait()
        return process

    @property
    def bases(self) -> list[str]:
        return [process.base for process in self.processes]

    def logged(self) -> str:
        return self.log.read_text()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for process in self.processes:
            if process.popen.poll() is None:
                process.end()
        if kind is not None:
            print(self.logged()[-8000:], file=sys.stderr)
        if self.kind == "postgres":
            asyncio.run(_sql(self.postgres, f"DROP DATABASE {self.name} WITH (FORCE)"))
        self.folder.cleanup()


@asynccontextmanager
async def running(kind: str, processes: int = 1, **settings: Any) -> AsyncIterator[Site]:
    """Run a site for a single test that kills, restarts or limits it."""
    site = await asyncio.to_thread(Site(kind, processes, **settings).__enter__)
    try:
        yield site
    finally:
        await asyncio.to_thread(site.__exit__, None, None, None)
