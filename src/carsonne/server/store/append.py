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

PATIENCE = 5.0
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
    """A connection of its own, for the batch writer."""

    async def append(self, jobs: Sequence[Job]) -> set[str]:
        """Write jobs of different tables; return those left out because their log has grown or their game ended."""
        ...

    async def close(self) -> None:
        """Close the connection."""
        ...


def appender(url: str) -> Appender:
    """Make the appender for a database."""
    parsed = make_url(url)
    if parsed.get_backend_name() == "sqlite":
        return SqliteAppender(parsed.database or "")
    return PostgresAppender(parsed.set(drivername="postgresql").render_as_string(hide_password=False))


# Rows as the drivers take them. Columns are named and typed here, once.

STATE = {
    "version": "int",
    "waiting": "text",
    "scores": "text",
    "winners": "text",
    "status": "text",
    "ended_by": "text",
    "updated": "float8",
}
"""The columns of a table that its game changes, with their PostgreSQL types."""
ENTRY = {
    '"table"': "text",
    "seq": "int",
    "kind": "text",
    "seat": "int",
    "move": "text",
    "drawn": "text",
    "op": "text",
    "at": "float8",
}
SNAPSHOT = {'"table"': "text", "version": "int", "data": "bytea"}
_encode = msgspec.json.Encoder().encode


def _json(value: Any) -> str | None:
    return None if value is None else _encode(value).decode()


def _state(job: Job) -> tuple[Any, ...]:
    """Return what a game itself changes of its table. An end counts as a revision of the table."""
    row = job.row
    values = {
        "version": row.version,
        "waiting": _json(row.waiting),
        "scores": _json(row.scores),
        "winners": _json(row.winners),
        "status": row.status,
        "ended_by": row.ended_by,
        "updated": job.entries[-1].at,
    }
    return (*[values[name] for name in STATE], int(row.ended))


def _entries(job: Job) -> Iterator[tuple[Any, ...]]:
    for one in job.entries:
        values = {
            '"table"': job.row.id,
            "seq": one.seq,
            "kind": one.kind,
            "seat": one.seat,
            "move": _json(one.move),
            "drawn": _json(one.drawn),
            "op": one.op,
            "at": one.at,
        }
        yield tuple([values[name] for name in ENTRY])


def packed(frozen: Frozen) -> bytes:
    """Encode a snapshot as it is stored."""
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


_ON_CONFLICT = 'ON CONFLICT ("table") DO UPDATE SET version = excluded.version, data = excluded.data'
_SQLITE_LOG = f"INSERT INTO log ({', '.join(ENTRY)}) VALUES ({', '.join('?' for _ in ENTRY)})"
_SQLITE_STATE = (
    f"UPDATE tables SET {', '.join(f'{name} = ?' for name in STATE)}, revision = revision + ?"
    " WHERE id = ? AND version = ? AND status = 'running'"
)
_SQLITE_KEEP = f"INSERT INTO snapshots ({', '.join(SNAPSHOT)}) VALUES (?, ?, ?) {_ON_CONFLICT}"


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
    """A connection, opened again when it breaks."""

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


_JOB = {"id": "text", "follows": "int", **STATE, "ended": "int"}


def _unnest(columns: dict[str, str], name: str, first: int) -> str:
    """Return the SQL for rows made of parameters, an array for each column, numbered from `first`."""
    arrays = ", ".join(f"${number}::{kind}[]" for number, kind in enumerate(columns.values(), first))
    return f"unnest({arrays}) AS {name}({', '.join(columns)})"


_POSTGRES = f"""
WITH job AS (
    SELECT * FROM {_unnest(_JOB, "job", 1)}
), known AS (
    SELECT id, version, status FROM tables WHERE id = ANY($1) ORDER BY id FOR UPDATE
), good AS (
    SELECT job.* FROM job JOIN known USING (id) WHERE known.status = 'running' AND known.version = job.follows
), logged AS (
    INSERT INTO log ({", ".join(ENTRY)})
    SELECT entry.* FROM {_unnest(ENTRY, "entry", 1 + len(_JOB))} WHERE entry."table" IN (SELECT id FROM good)
), kept AS (
    INSERT INTO snapshots ({", ".join(SNAPSHOT)})
    SELECT shot.* FROM {_unnest(SNAPSHOT, "shot", 1 + len(_JOB) + len(ENTRY))}
    WHERE shot."table" IN (SELECT id FROM good) {_ON_CONFLICT}
), changed AS (
    UPDATE tables SET {", ".join(f"{name} = good.{name}" for name in STATE)}, revision = revision + good.ended
    FROM good WHERE tables.id = good.id
)
SELECT id FROM good
"""


def _columns(jobs: Sequence[Job]) -> list[list[Any]]:
    """Return the parameters of the statement: a list for each column."""
    states = [(job.row.id, job.follows, *_state(job)) for job in jobs]
    entries = [entry for job in jobs for entry in _entries(job)]
    kept = [(job.row.id, job.frozen.version, packed(job.frozen)) for job in jobs if job.frozen is not None]
    return [*_turned(states, len(_JOB)), *_turned(entries, len(ENTRY)), *_turned(kept, len(SNAPSHOT))]


def _turned(rows: list[tuple[Any, ...]], width: int) -> list[list[Any]]:
    return [[row[column] for row in rows] for column in range(width)]
