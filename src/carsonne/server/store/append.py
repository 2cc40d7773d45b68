"""Adds the operations of many games to their logs in one transaction, through the database's driver itself.

This is the path of every move. SQLAlchemy's async engine costs more than everything else on it: for SQLite it changes
threads at every statement, and PostgreSQL would be asked six times. Here SQLite gets one visit to one thread, and
PostgreSQL one statement.

A job is left out when the game's log has grown or its game has ended since the job was made, so a process that
believes in an old position can never write (docs/decisions/0006-where-a-table-lives.md).
"""

from __future__ import annotations

import asyncio
import sqlite3
import zlib
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, Protocol

import asyncpg
import msgspec
from msgspec import Struct
from sqlalchemy import make_url
from sqlalchemy.exc import OperationalError

from carsonne.kernel.snapshot import Frozen
from carsonne.server.store.rows import LogRow, TableRow

PATIENCE = 8.0
"""Seconds that PostgreSQL may take."""
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000")
"""A write-ahead log, flushed at every commit."""


class Clash(Exception):
    """A number of the log or the id of an operation was taken while we wrote: nothing of the batch was written."""


class Job(Struct):
    """Operations that follow the end of one game's log, the table as they leave it, and perhaps a snapshot."""

    row: TableRow
    entries: Sequence[LogRow]
    frozen: Frozen | None

    @property
    def follows(self) -> int:
        """The version that the game must have."""
        return self.entries[0].seq - 1


class Appender(Protocol):
    """A connection of its own, for the one who writes."""

    async def append(self, jobs: Sequence[Job]) -> set[str]:
        """Write jobs of different tables; the tables left out because their log has grown or their game ended."""
        ...

    async def close(self) -> None:
        """Close the connection."""
        ...


def appender(url: str) -> Appender:
    """The appender for a database."""
    parsed = make_url(url)
    if parsed.get_backend_name() == "sqlite":
        return SqliteAppender(parsed.database or "")
    return PostgresAppender(parsed.set(drivername="postgresql").render_as_string(hide_password=False))


# Rows as the drivers take them

_encode = msgspec.json.Encoder().encode


def _json(value: Any) -> str | None:
    return None if value is None else _encode(value).decode()


def _state(job: Job) -> tuple[Any, ...]:
    """What a game itself changes of its table. An end counts as a revision of the table."""
    row = job.row
    lists = _json(row.waiting), _json(row.scores), _json(row.winners)
    return (row.version, *lists, row.status, row.ended_by, job.entries[-1].at, int(row.ended))


def _entries(job: Job) -> Iterator[tuple[Any, ...]]:
    for one in job.entries:
        yield (job.row.id, one.seq, one.kind, one.seat, _json(one.move), _json(one.drawn), one.op, one.at)


def packed(frozen: Frozen) -> bytes:
    """A snapshot as it is stored."""
    return zlib.compress(msgspec.msgpack.encode(frozen), 1)


# SQLite


class SqliteAppender:
    """A thread with a connection."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.thread = ThreadPoolExecutor(1, "appender")
        self.connection: sqlite3.Connection | None = None

    async def append(self, jobs: Sequence[Job]) -> set[str]:
        """Write in one transaction; see `Appender`."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, self._append, jobs)

    async def close(self) -> None:
        """Close the connection and end the thread."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self._disconnect)
        self.thread.shutdown()

    def _append(self, jobs: Sequence[Job]) -> set[str]:
        with _sqlite_errors():
            connection = self._connect()
            try:
                connection.execute("BEGIN IMMEDIATE")
                left_out = _write(connection, jobs)
                connection.execute("COMMIT")
            except BaseException:
                self._disconnect()  # which rolls back
                raise
        return left_out

    def _connect(self) -> sqlite3.Connection:
        if self.connection is None:
            self.connection = sqlite3.connect(self.file, timeout=30, isolation_level=None)
            for pragma in PRAGMAS:
                self.connection.execute(f"PRAGMA {pragma}")
        return self.connection

    def _disconnect(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None


_SQLITE_LOG = 'INSERT INTO log ("table", seq, kind, seat, move, drawn, op, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)'
_SQLITE_STATE = (
    "UPDATE tables SET version = ?, waiting = ?, scores = ?, winners = ?, status = ?, ended_by = ?, updated = ?,"
    " revision = revision + ? WHERE id = ? AND version = ? AND status = 'running'"
)
_SQLITE_KEEP = (
    'INSERT INTO snapshots ("table", version, data) VALUES (?, ?, ?)'
    ' ON CONFLICT ("table") DO UPDATE SET version = excluded.version, data = excluded.data'
)


def _write(connection: sqlite3.Connection, jobs: Sequence[Job]) -> set[str]:
    left_out = set()
    for job in jobs:
        id_ = job.row.id
        if not connection.execute(_SQLITE_STATE, (*_state(job), id_, job.follows)).rowcount:
            left_out.add(id_)
            continue
        connection.executemany(_SQLITE_LOG, _entries(job))
        if job.frozen is not None:
            connection.execute(_SQLITE_KEEP, (id_, job.frozen.version, packed(job.frozen)))
    return left_out


@contextmanager
def _sqlite_errors() -> Iterator[None]:
    try:
        yield
    except sqlite3.IntegrityError as error:
        raise Clash from error
    except sqlite3.Error as error:
        raise OperationalError("append", None, error) from error


# PostgreSQL


class PostgresAppender:
    """A connection, made anew when it breaks."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.connection: Any = None
        self.turn = asyncio.Lock()

    async def append(self, jobs: Sequence[Job]) -> set[str]:
        """Write in one statement, which is a transaction; see `Appender`."""
        try:
            async with asyncio.timeout(PATIENCE), self.turn:
                connection = await self._connect()
                written = await connection.fetch(_POSTGRES, *_columns(jobs))
        except asyncpg.IntegrityConstraintViolationError as error:
            raise Clash from error
        except BaseException as error:
            await self._drop()
            if isinstance(error, OSError | asyncpg.PostgresError | asyncpg.InterfaceError):
                raise OperationalError("append", None, error) from error
            raise
        return {job.row.id for job in jobs} - {row["id"] for row in written}

    async def _connect(self) -> Any:
        if self.connection is None or self.connection.is_closed():
            self.connection = await asyncpg.connect(self.url)
        return self.connection

    async def _drop(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            connection.terminate()

    async def close(self) -> None:
        """Close the connection."""
        if self.connection is not None:
            await self.connection.close(timeout=PATIENCE)


_POSTGRES = """
WITH job AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[],
        $9::float8[], $10::int[])
        AS job(id, follows, version, waiting, scores, winners, status, ended_by, updated, ended)
), known AS (
    SELECT id, version, status FROM tables WHERE id = ANY($1) ORDER BY id FOR UPDATE
), good AS (
    SELECT job.* FROM job JOIN known USING (id) WHERE known.status = 'running' AND known.version = job.follows
), logged AS (
    INSERT INTO log ("table", seq, kind, seat, move, drawn, op, at)
    SELECT entry.* FROM unnest($11::text[], $12::int[], $13::text[], $14::int[], $15::text[], $16::text[], $17::text[],
        $18::float8[]) AS entry("table", seq, kind, seat, move, drawn, op, at)
    WHERE entry."table" IN (SELECT id FROM good)
), kept AS (
    INSERT INTO snapshots ("table", version, data)
    SELECT shot.* FROM unnest($19::text[], $20::int[], $21::bytea[]) AS shot("table", version, data)
    WHERE shot."table" IN (SELECT id FROM good)
    ON CONFLICT ("table") DO UPDATE SET version = excluded.version, data = excluded.data
), changed AS (
    UPDATE tables SET version = good.version, waiting = good.waiting, scores = good.scores, winners = good.winners,
        status = good.status, ended_by = good.ended_by, updated = good.updated, revision = revision + good.ended
    FROM good WHERE tables.id = good.id
)
SELECT id FROM good
"""


def _columns(jobs: Sequence[Job]) -> list[list[Any]]:
    """The parameters of the statement: a list for each column."""
    states = [(job.row.id, job.follows, *_state(job)) for job in jobs]
    entries = [entry for job in jobs for entry in _entries(job)]
    kept = [(job.row.id, job.frozen.version, packed(job.frozen)) for job in jobs if job.frozen is not None]
    return [*_turned(states, 10), *_turned(entries, 8), *_turned(kept, 3)]


def _turned(rows: list[tuple[Any, ...]], width: int) -> list[list[Any]]:
    return [[row[column] for row in rows] for column in range(width)]
