"""The log of operations, and the snapshots that save replaying it."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import insert, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from carsonne.kernel.snapshot import Frozen
from carsonne.server.store import archive
from carsonne.server.store.append import packed
from carsonne.server.store.rows import LogRow
from carsonne.server.store.schema import log, snapshots


class Conflict(Exception):
    """Another process has written to this game since we last read it."""


def _upsert(kind: Any) -> Any:
    new = kind(snapshots)
    return new.on_conflict_do_update(
        index_elements=["table"], set_={"version": new.excluded.version, "data": new.excluded.data}
    )


_KEEP = {"sqlite": _upsert(sqlite.insert), "postgresql": _upsert(postgresql.insert)}


def facts(table: str, row: LogRow) -> dict[str, object]:
    """Return the columns of an entry."""
    return {"table": table, **{name: getattr(row, name) for name in row.__struct_fields__}}


async def begin(connection: AsyncConnection, table: str, rows: Sequence[LogRow]) -> None:
    """Write the first entries of a game's log."""
    await connection.execute(insert(log), [facts(table, row) for row in rows])


async def since(connection: AsyncConnection, table: str, version: int) -> list[LogRow]:
    """Return all entries after a version, oldest first.

    The archive is asked only for a whole log (version -1) that is empty: every game in play has its first entry.
    """
    query = select(log).where(log.c.table == table, log.c.seq > version).order_by(log.c.seq)
    names = LogRow.__struct_fields__
    found = [LogRow(*(getattr(row, name) for name in names)) for row in await connection.execute(query)]
    return found if found or version >= 0 else await archive.entries(connection, table)


async def find_op(connection: AsyncConnection, table: str, op: str) -> int | None:
    """Return the version that the operation with this id made, or None."""
    query = select(log.c.seq).where(log.c.table == table, log.c.op == op)
    seq: int | None = (await connection.execute(query)).scalar()
    if seq is None:
        seq = next((entry.seq for entry in await archive.entries(connection, table) if entry.op == op), None)
    return seq


async def save_snapshot(connection: AsyncConnection, table: str, frozen: Frozen) -> None:
    """Save a snapshot of a game in place of the previous one."""
    await connection.execute(
        _KEEP[connection.dialect.name], [{"table": table, "version": frozen.version, "data": packed(frozen)}]
    )


async def last_snapshot(connection: AsyncConnection, table: str) -> Frozen | None:
    """Return the last snapshot of a game, if there is one."""
    data = (await connection.execute(select(snapshots.c.data).where(snapshots.c.table == table))).scalar()
    return None if data is None else msgspec.msgpack.decode(zlib.decompress(data), type=Frozen)
