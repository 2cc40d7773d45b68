"""How long games are kept: which tables may go, and which logs may be folded into the archive."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import ColumnElement, delete, exists, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from carsonne.server.store import archive, log
from carsonne.server.store.schema import log as logs
from carsonne.server.store.schema import seats, tables

TOGETHER = 50
"""Tables in one transaction, so that moves do not wait long."""
UNFINISHED = ("waiting", "running", "abandoned")


def abandoned(before: float) -> ColumnElement[bool]:
    """Match tables without a result, idle since a time: never begun, broken off, or ended by agreement."""
    return tables.c.status.in_(UNFINISHED) & (tables.c.updated < before)


def alone(before: float) -> ColumnElement[bool]:
    """Match finished games of one person, with bots or with guests at the same screen."""
    people = select(func.count(seats.c.player.distinct())).where(seats.c.table == tables.c.id).scalar_subquery()
    return (tables.c.status == "finished") & (tables.c.updated < before) & (people <= 1)


async def remove(connection: AsyncConnection, which: ColumnElement[bool]) -> Sequence[str]:
    """Delete some of these tables with all that belongs to them; which ones."""
    some = select(tables.c.id).where(which).limit(TOGETHER)
    gone = await connection.execute(delete(tables).where(tables.c.id.in_(some), which).returning(tables.c.id))
    return list(gone.scalars())


async def fold(connection: AsyncConnection, before: float) -> int:
    """Fold the logs of some games that ended before a time; return how many. Skip those that another process folds."""
    ended = tables.c.status.in_(("finished", "abandoned")) & (tables.c.updated < before)
    whole = exists().where(logs.c.table == tables.c.id, logs.c.seq == 0)
    some = select(tables.c.id).where(ended, whole).limit(TOGETHER).with_for_update(skip_locked=True)
    chosen = list((await connection.execute(some)).scalars())
    for table in chosen:
        await archive.fold(connection, table, await log.since(connection, table, -1))
    return len(chosen)
