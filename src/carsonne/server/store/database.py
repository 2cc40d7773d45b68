"""Connections to SQLite or PostgreSQL, with one way to read and one way to write.

A database that is away, hangs, is full or may not be written raises `Unavailable` (store/outages.py) from both.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import Connection, event, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from carsonne.server.store.append import PRAGMAS, Job, appender
from carsonne.server.store.outages import as_outage

PATIENCE = 5.0
"""Seconds that PostgreSQL may take for one of our short transactions; a page gives up on a silent server after six."""
CONNECT_SECONDS = 5.0
ABANDONED = 5000
"""Milliseconds after which PostgreSQL ends a transaction of ours that says nothing more, and lets go of its locks.

A machine that is cut off in the middle of one would otherwise keep a table from all others for hours.
"""
_WITHOUT_HURRY = text("SET LOCAL idle_in_transaction_session_timeout = 0")
_PROBE = text(
    "INSERT INTO site (key, value) VALUES ('probe', :at) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
)


class Database:
    """A database engine. Writers to an SQLite file queue here instead of polling its lock."""

    def __init__(self, url: str) -> None:
        self.is_sqlite = url.startswith("sqlite")
        self.engine = _sqlite(url) if self.is_sqlite else _postgres(url)
        self._reader = self.engine.execution_options(read_only=True)
        self._turn: asyncio.Semaphore = asyncio.Semaphore(1 if self.is_sqlite else 10)
        self._appender = appender(url)
        self._patience = None if self.is_sqlite else PATIENCE

    @asynccontextmanager
    async def read_transaction(self) -> AsyncIterator[AsyncConnection]:
        """Open a connection for reading only."""
        with as_outage():
            async with asyncio.timeout(self._patience), self._reader.connect() as connection:
                yield connection

    @asynccontextmanager
    async def write_transaction(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction: when the block ends, all of it is on disk or none of it is.

        `Unavailable` leaves open which: the connection may break after the database has said yes.
        """
        with as_outage():
            async with asyncio.timeout(self._patience), self._turn, self.engine.begin() as connection:
                yield connection

    @asynccontextmanager
    async def unhurried(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction without a timeout that raises the driver's own errors: for administration."""
        async with self._turn, self.engine.begin() as connection:
            await self.take_time(connection)
            yield connection

    async def take_time(self, connection: AsyncConnection) -> None:
        """Let a transaction wait for us for as long as we like."""
        if not self.is_sqlite:
            await connection.execute(_WITHOUT_HURRY)

    async def append(self, jobs: Sequence[Job]) -> set[str]:
        """Add operations to the logs of games, in a transaction of its own; see `Appender`."""
        with as_outage():
            async with self._turn:
                return await self._appender.append(jobs)

    async def probe(self) -> None:
        """Write something small, or raise Unavailable: a full disk and a read-only database can still be read."""
        async with self.write_transaction() as connection:
            await connection.execute(_PROBE, {"at": str(time.time())})  # the same value again would not be written

    async def close(self) -> None:
        """Close all connections."""
        await self._appender.close()
        await self.engine.dispose()


def _postgres(url: str) -> AsyncEngine:
    engine = create_async_engine(
        url, pool_size=10, pool_pre_ping=True, hide_parameters=True, connect_args={"timeout": CONNECT_SECONDS}
    )
    event.listen(engine.sync_engine, "connect", _end_abandoned)
    return engine


def _end_abandoned(connection: Any, _record: Any) -> None:
    statement = f"SET idle_in_transaction_session_timeout = {ABANDONED}"
    connection.run_async(lambda driver: driver.execute(statement))


def _sqlite(url: str) -> AsyncEngine:
    engine = create_async_engine(url, connect_args={"timeout": 30}, hide_parameters=True)  # seeds do not belong in logs
    event.listen(engine.sync_engine, "connect", _configure)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _configure(connection: Any, _record: Any) -> None:
    """Use a write-ahead log, flushed at every commit; we begin transactions, not the driver."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    """Take the write lock immediately: a transaction that has already read could not get it behind another writer."""
    if not connection.get_execution_options().get("read_only"):
        connection.exec_driver_sql("BEGIN IMMEDIATE")
