"""The log of operations, and the snapshots that save replaying it."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from carsonne.kernel.snapshot import Frozen
from carsonne.server.store.rows import LogRow, TableRow
from carsonne.server.store.schema import log, snapshots, tables


class Conflict(Exception):
    """Another process has written to this game since we last read it."""


class Job(Struct):
    """Operations that follow the end of one game's log, the table as they leave it, and perhaps a snapshot."""

    row: TableRow
    entries: Sequence[LogRow]
    frozen: Frozen | None


async def append(connection: AsyncConnection, jobs: Sequence[Job]) -> set[str]:
    """Write jobs of different tables; returns the tables left out because their log has grown or their game ended."""
    ids = sorted(job.row.id for job in jobs)
    query = select(tables.c.id, tables.c.version, tables.c.status, tables.c.revision).where(tables.c.id.in_(ids))
    known = {row.id: row for row in await connection.execute(query.order_by(tables.c.id).with_for_update())}
    good = [job for job in jobs if _follows(job, known.get(job.row.id))]
    if good:
        await connection.execute(insert(log), [_facts(job.row.id, entry) for job in good for entry in job.entries])
        await connection.execute(_UPDATE, [_change(job, known[job.row.id].revision) for job in good])
        kept = [_packed(job.row.id, job.frozen) for job in good if job.frozen is not None]
        if kept:
            await connection.execute(_KEEP[connection.dialect.name], kept)
    return set(ids) - {job.row.id for job in good}


def _follows(job: Job, known: Any) -> bool:
    return known is not None and known.status == "running" and known.version == job.entries[0].seq - 1


_CHANGED = ("version", "waiting", "scores", "status", "ended_by", "winners")
"""The columns that a game itself changes; the lobby reads them."""
_COLUMNS = (*_CHANGED, "updated", "revision")
_UPDATE = update(tables).where(tables.c.id == bindparam("table")).values({c: bindparam(f"new_{c}") for c in _COLUMNS})


def _upsert(kind: Any) -> Any:
    new = kind(snapshots)
    return new.on_conflict_do_update(
        index_elements=["table"], set_={"version": new.excluded.version, "data": new.excluded.data}
    )


_KEEP = {"sqlite": _upsert(sqlite.insert), "postgresql": _upsert(postgresql.insert)}


def _change(job: Job, revision: int) -> dict[str, Any]:
    """The table's columns after a job. Its revision is counted from the database: others may have edited the table."""
    facts = {name: getattr(job.row, name) for name in _CHANGED}
    facts |= {"updated": job.entries[-1].at, "revision": revision + 1 if job.row.ended else revision}
    return {"table": job.row.id, **{f"new_{name}": value for name, value in facts.items()}}


def _packed(table: str, frozen: Frozen) -> dict[str, Any]:
    data = zlib.compress(msgspec.msgpack.encode(frozen), 1)
    return {"table": table, "version": frozen.version, "data": data}


def _facts(table: str, row: LogRow) -> dict[str, object]:
    return {"table": table, **{name: getattr(row, name) for name in row.__struct_fields__}}


async def begin(connection: AsyncConnection, table: str, row: LogRow) -> None:
    """Write the first entry of a game's log."""
    await connection.execute(insert(log).values(**_facts(table, row)))


async def since(connection: AsyncConnection, table: str, version: int) -> list[LogRow]:
    """All entries after a version, oldest first."""
    query = select(log).where(log.c.table == table, log.c.seq > version).order_by(log.c.seq)
    names = LogRow.__struct_fields__
    return [LogRow(*(getattr(row, name) for name in names)) for row in await connection.execute(query)]


async def find_op(connection: AsyncConnection, table: str, op: str) -> int | None:
    """The version that the operation with this id made, or None."""
    query = select(log.c.seq).where(log.c.table == table, log.c.op == op)
    return (await connection.execute(query)).scalar()


async def save_snapshot(connection: AsyncConnection, table: str, frozen: Frozen) -> None:
    """Save a snapshot of a game in place of the previous one."""
    await connection.execute(_KEEP[connection.dialect.name], [_packed(table, frozen)])


async def last_snapshot(connection: AsyncConnection, table: str) -> Frozen | None:
    """The last snapshot of a game, if there is one."""
    data = (await connection.execute(select(snapshots.c.data).where(snapshots.c.table == table))).scalar()
    return None if data is None else msgspec.msgpack.decode(zlib.decompress(data), type=Frozen)
