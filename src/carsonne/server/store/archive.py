"""Games that have ended, kept small: the whole log of one as a single compressed row.

It can be read as before (`log.since`, `log.find_op`); only its snapshot is gone, because the log makes a new position.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence

import msgspec
from msgspec.structs import astuple
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from carsonne.server.store.rows import LogRow
from carsonne.server.store.schema import archive, log, snapshots


def pack(entries: Sequence[LogRow]) -> bytes:
    """Compress a log to bytes."""
    return zlib.compress(msgspec.msgpack.encode([astuple(entry) for entry in entries]), 9)


def unpack(data: bytes) -> list[LogRow]:
    """Return the log in these bytes."""
    return [LogRow(*values) for values in msgspec.msgpack.decode(zlib.decompress(data))]


async def entries(connection: AsyncConnection, table: str) -> list[LogRow]:
    """Return the log of a game in the archive; empty if it is not there."""
    data = await packed(connection, table)
    return [] if data is None else unpack(data)


async def packed(connection: AsyncConnection, table: str) -> bytes | None:
    """Return the log of a game in the archive as it is stored, or None."""
    found: bytes | None = (await connection.execute(select(archive.c.data).where(archive.c.table == table))).scalar()
    return found


async def keep(connection: AsyncConnection, table: str, data: bytes) -> None:
    """Put a packed log into the archive."""
    await connection.execute(insert(archive).values(table=table, data=data))


async def fold(connection: AsyncConnection, table: str, whole: Sequence[LogRow]) -> None:
    """Replace the log of a game that has ended, and its snapshot, by one row."""
    await keep(connection, table, pack(whole))
    await connection.execute(delete(log).where(log.c.table == table))
    await connection.execute(delete(snapshots).where(snapshots.c.table == table))
