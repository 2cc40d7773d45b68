"""What an operator sees of a site and changes in it without a page: its numbers, its people, its tables.

All of it goes to the database. Running servers notice at their next sweep.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct
from sqlalchemy import ColumnElement, Select, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from carsonne.locales import message
from carsonne.server.admin import opened
from carsonne.server.startup import BadServer, place
from carsonne.server.store import notes, players, tables
from carsonne.server.store.rows import PlayerRow, TableRow
from carsonne.server.store.schema import players as all_players
from carsonne.server.store.schema import seats as all_seats
from carsonne.server.store.schema import tables as all_tables
from carsonne.server.tables import naming, seating


class Overview(Struct):
    """How much there is. Times are seconds since 1970."""

    place: str
    bytes: int | None
    """The size of an SQLite file."""
    players: int
    waiting: int
    running: int
    finished: int
    abandoned: int
    last_change: float | None
    last_backup: float | None


class Person(Struct):
    """A player, and at how many tables they sit or sat."""

    id: str
    name: str
    created: float
    tables: int


async def overview(url: str) -> Overview:
    """Return how much there is."""
    async with opened(url) as database, database.read_transaction() as connection:
        by_status = select(all_tables.c.status, func.count()).group_by(all_tables.c.status)
        counts = dict((await connection.execute(by_status)).tuples().all())
        where = place(url)
        return Overview(
            where,
            Path(where).stat().st_size if database.is_sqlite else None,
            (await connection.execute(select(func.count()).select_from(all_players))).scalar_one(),
            counts.get("waiting", 0),
            counts.get("running", 0),
            counts.get("finished", 0),
            counts.get("abandoned", 0),
            (await connection.execute(select(func.max(all_tables.c.updated)))).scalar(),
            await notes.last_backup(connection),
        )


async def people(url: str, part: str, most: int) -> list[Person]:
    """Return the players whose name or id has a part, the newest first."""
    sits = select(func.count(all_seats.c.table.distinct())).where(all_seats.c.player == all_players.c.id)
    query = select(all_players.c.id, all_players.c.name, all_players.c.created, sits.scalar_subquery())
    if part:
        query = query.where(all_players.c.name.icontains(part, autoescape=True) | (all_players.c.id == part))
    async with opened(url) as database, database.read_transaction() as connection:
        rows = await connection.execute(query.order_by(all_players.c.created.desc()).limit(most))
        return [Person(*row) for row in rows.tuples()]


async def list_tables(url: str, status: str | None, player: str | None, most: int) -> list[TableRow]:
    """Return tables of a status and a player, or of all, those that changed last first."""
    wanted: list[ColumnElement[bool]] = [] if status is None else [all_tables.c.status == status]
    if player is not None:
        wanted.append(all_tables.c.id.in_(_tables_of(player)) | (all_tables.c.host == player))
    async with opened(url) as database, database.read_transaction() as connection:
        query = select(all_tables.c.id).where(*wanted).order_by(all_tables.c.updated.desc()).limit(most)
        return await _fetched(connection, list((await connection.execute(query)).scalars()))


async def _fetched(connection: AsyncConnection, ids: Sequence[str]) -> list[TableRow]:
    found = [await tables.fetch(connection, id_) for id_ in ids]
    return [row for row in found if row is not None]


def _tables_of(player: str) -> Select[tuple[str]]:
    return select(all_seats.c.table).where(all_seats.c.player == player).distinct()


async def rename(url: str, id_: str, name: str) -> int:
    """Rename a player, at all tables, those of the past too; return at how many."""
    player = PlayerRow(id_, naming.checked(name))
    async with opened(url) as database, database.unhurried() as connection:
        if await players.find(connection, id_) is None:
            raise BadServer(message("admin-no-player", id=id_))
        await players.rename(connection, player)
        found = list((await connection.execute(_tables_of(id_))).scalars())
        for table in found:
            await _rename_at(connection, table, player)
        return len(found)


async def _rename_at(connection: AsyncConnection, table: str, player: PlayerRow) -> None:
    row = await tables.fetch(connection, table, lock=True)
    if row is not None:
        seating.rename(row, player)
        row.revision += 1
        await tables.save(connection, row)


async def remove(url: str, id_: str) -> TableRow:
    """Delete a table with its game, whatever its status; return what it was."""
    async with opened(url) as database, database.unhurried() as connection:
        row = await tables.fetch(connection, id_, lock=True)
        if row is None:
            raise BadServer(message("admin-no-table", id=id_))
        await tables.remove(connection, id_)
        return row
