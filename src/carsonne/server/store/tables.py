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
"""The most tables in each list of the lobby."""


async def fetch(connection: AsyncConnection, id_: str, lock: bool = False) -> TableRow | None:
    """Return a table with its seats. With `lock`, no other transaction can change it until this one ends."""
    query = select(tables).where(tables.c.id == id_)
    row = (await connection.execute(query.with_for_update() if lock else query)).first()
    if row is None:
        return None
    return (await _with_seats(connection, [row]))[0]


async def _with_seats(connection: AsyncConnection, rows: Iterable[Any]) -> list[TableRow]:
    by_id = {row.id: TableRow(**row._mapping) for row in rows}
    if by_id:
        query = select(seats).where(seats.c.table.in_(by_id)).order_by(seats.c.seat)
        for row in await connection.execute(query):
            names = Seating.__struct_fields__
            by_id[row.table].seats.append(Seating(*(getattr(row, name) for name in names)))
    return list(by_id.values())


async def add(connection: AsyncConnection, row: TableRow) -> None:
    """Add a new table with its seats."""
    facts = msgspec.to_builtins(row)
    seatings = facts.pop("seats")
    await connection.execute(insert(tables).values(**facts))
    await connection.execute(insert(seats), [{"table": row.id, **seating} for seating in seatings])


CHANGING = (
    *("status", "ended_by", "rematch", "salt", "host", "read"),
    *("updated", "revision", "waiting", "scores", "winners"),
)


async def save(connection: AsyncConnection, row: TableRow) -> None:
    """Save everything about a table that can change, except the game itself."""
    facts = {name: getattr(row, name) for name in CHANGING}
    await connection.execute(update(tables).where(tables.c.id == row.id).values(**facts))
    for seating in row.seats:
        values = msgspec.to_builtins(seating)
        at = (seats.c.table == row.id) & (seats.c.seat == values.pop("seat"))
        await connection.execute(update(seats).where(at).values(**values))


async def save_start(connection: AsyncConnection, row: TableRow) -> None:
    """Save a table together with its game, which has just begun and may have answered its first questions."""
    await save(connection, row)
    await connection.execute(update(tables).where(tables.c.id == row.id).values(version=row.version))


async def remove(connection: AsyncConnection, id_: str) -> None:
    """Delete a table with everything that belongs to it."""
    await connection.execute(delete(tables).where(tables.c.id == id_))


# The lobby


_LONG = ("position", "prefix", "salt")
"""Columns that may hold a whole imported game."""
_SMALL = [column for column in tables.c if column.name not in _LONG]


async def _listed(connection: AsyncConnection, *where: ColumnElement[bool]) -> list[TableRow]:
    """Select tables without the long columns that no list shows."""
    query = select(*_SMALL).where(*where).order_by(tables.c.updated.desc()).limit(LOBBY)
    return await _with_seats(connection, (await connection.execute(query)).all())


_CURRENT = tables.c.status.in_(("waiting", "running"))


async def of_player(connection: AsyncConnection, player: str) -> list[TableRow]:
    """Return the tables where a player sits or that they host, current ones first."""
    own = _own(player)
    return await _listed(connection, own, _CURRENT) + await _listed(connection, own, ~_CURRENT)


async def current_of(connection: AsyncConnection, player: str) -> list[str]:
    """Return the ids of the tables where a player's game has yet to begin or is in progress."""
    query = select(tables.c.id).where(_own(player), _CURRENT).order_by(tables.c.updated.desc()).limit(LOBBY)
    return list((await connection.execute(query)).scalars())


def _own(player: str) -> ColumnElement[bool]:
    mine = select(seats.c.table).where(seats.c.player == player)
    return tables.c.id.in_(mine) | (tables.c.host == player)


async def open_tables(connection: AsyncConnection) -> list[TableRow]:
    """Return listed tables whose game has not begun."""
    return await _listed(connection, tables.c.listed.is_(True), tables.c.status == "waiting")


async def to_watch(connection: AsyncConnection) -> list[TableRow]:
    """Return listed games in progress."""
    return await _listed(connection, tables.c.listed.is_(True), tables.c.status == "running")


async def waiting_count(connection: AsyncConnection, player: str) -> int:
    """Return how many of a host's tables are still waiting to begin."""
    query = select(func.count()).where(tables.c.host == player, tables.c.status == "waiting")
    return int((await connection.execute(query)).scalar_one())


async def marks(connection: AsyncConnection, ids: Iterable[str]) -> dict[str, tuple[int, int]]:
    """Return version and revision of each table."""
    query = select(tables.c.id, tables.c.version, tables.c.revision).where(tables.c.id.in_(ids))
    return {row.id: (row.version, row.revision) for row in await connection.execute(query)}


async def running(connection: AsyncConnection, limit: int) -> list[TableRow]:
    """Return the games in progress, most recently played first, without the long columns."""
    query = select(*_SMALL).where(tables.c.status == "running").order_by(tables.c.updated.desc()).limit(limit)
    return await _with_seats(connection, (await connection.execute(query)).all())
