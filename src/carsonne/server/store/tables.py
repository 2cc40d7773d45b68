"""Tables and their seats in the database."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from carsonne.server.store.rows import Seating, TableRow
from carsonne.server.store.schema import seats, tables

LOBBY = 50
"""How many tables each list of the lobby holds."""


async def fetch(connection: AsyncConnection, id_: str, lock: bool = False) -> TableRow | None:
    """A table with its seats; locked, nobody else changes it before the transaction ends."""
    query = select(tables).where(tables.c.id == id_)
    row = (await connection.execute(query.with_for_update() if lock else query)).first()
    if row is None:
        return None
    return (await _with_seats(connection, [row]))[0]


async def _with_seats(connection: AsyncConnection, rows: Iterable[Any]) -> list[TableRow]:
    found = {row.id: TableRow(**row._mapping) for row in rows}
    if found:
        query = select(seats).where(seats.c.table.in_(found)).order_by(seats.c.seat)
        for row in await connection.execute(query):
            names = Seating.__struct_fields__
            found[row.table].seats.append(Seating(*(getattr(row, name) for name in names)))
    return list(found.values())


async def add(connection: AsyncConnection, row: TableRow) -> None:
    """A new table."""
    facts = msgspec.to_builtins(row)
    sitting = facts.pop("seats")
    await connection.execute(insert(tables).values(**facts))
    await connection.execute(insert(seats), [{"table": row.id, **seating} for seating in sitting])


CHANGING = ("status", "ended_by", "rematch", "salt", "host", "updated", "revision", "waiting", "scores", "winners")


async def save(connection: AsyncConnection, row: TableRow) -> None:
    """What can change of a table besides the game itself."""
    facts = {name: getattr(row, name) for name in CHANGING}
    await connection.execute(update(tables).where(tables.c.id == row.id).values(**facts))
    for seating in row.seats:
        values = msgspec.to_builtins(seating)
        at = (seats.c.table == row.id) & (seats.c.seat == values.pop("seat"))
        await connection.execute(update(seats).where(at).values(**values))


async def remove(connection: AsyncConnection, id_: str) -> None:
    """A table that never began."""
    await connection.execute(delete(tables).where(tables.c.id == id_))


# The lobby


async def _listed(connection: AsyncConnection, *where: ColumnElement[bool]) -> list[TableRow]:
    query = select(tables).where(*where).order_by(tables.c.updated.desc()).limit(LOBBY)
    return await _with_seats(connection, (await connection.execute(query)).all())


async def of_player(connection: AsyncConnection, player: str) -> list[TableRow]:
    """The tables at which somebody sits or which they host: those going on first."""
    mine = select(seats.c.table).where(seats.c.player == player)
    own = tables.c.id.in_(mine) | (tables.c.host == player)
    going = tables.c.status.in_(("waiting", "running"))
    return await _listed(connection, own, going) + await _listed(connection, own, ~going)


async def open_ones(connection: AsyncConnection) -> list[TableRow]:
    """Listed tables that have not begun."""
    return await _listed(connection, tables.c.listed.is_(True), tables.c.status == "waiting")


async def to_watch(connection: AsyncConnection) -> list[TableRow]:
    """Listed games that are going on."""
    return await _listed(connection, tables.c.listed.is_(True), tables.c.status == "running")


async def waiting_count(connection: AsyncConnection, player: str) -> int:
    """How many tables of a host have not begun."""
    query = select(func.count()).where(tables.c.host == player, tables.c.status == "waiting")
    return int((await connection.execute(query)).scalar_one())


async def marks(connection: AsyncConnection, ids: Iterable[str]) -> dict[str, tuple[int, int]]:
    """Version and revision of each table."""
    query = select(tables.c.id, tables.c.version, tables.c.revision).where(tables.c.id.in_(ids))
    return {row.id: (row.version, row.revision) for row in await connection.execute(query)}


async def running(connection: AsyncConnection, limit: int) -> list[TableRow]:
    """The games that were moved in last."""
    query = select(tables).where(tables.c.status == "running").order_by(tables.c.updated.desc()).limit(limit)
    return await _with_seats(connection, (await connection.execute(query)).all())
