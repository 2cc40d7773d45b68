"""Everything that a site keeps, piece by piece: its secret, its players, and every game as one piece.

A database is read and written in these pieces, whichever it is, and a backup file holds one on each line. Snapshots are
left out: they are only a cache.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TypeAlias

from msgspec import Struct, field
from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from carsonne.server.store import archive, log
from carsonne.server.store.database import Database
from carsonne.server.store.rows import LogRow, TableRow
from carsonne.server.store.schema import log as logs
from carsonne.server.store.schema import players, site
from carsonne.server.store.schema import tables as games
from carsonne.server.store.tables import add, fetch

TOGETHER = 100
"""Rows that are read or written at a time."""


class Secret(Struct, tag="secret", tag_field="is"):
    """What signs the cookies: with it, people are recognised after a restore."""

    value: str


class Player(Struct, tag="player", tag_field="is"):
    """A person."""

    id: str
    name: str
    created: float


class Game(Struct, tag="game", tag_field="is"):
    """A table with its seats and its whole log, which is packed if it is in the archive."""

    table: TableRow
    log: list[LogRow] = field(default_factory=list)
    archived: bytes | None = None

    def entries(self) -> list[LogRow]:
        """Return the log, packed or not."""
        return self.log if self.archived is None else archive.unpack(self.archived)


Piece: TypeAlias = Secret | Player | Game


@asynccontextmanager
async def frozen_view(database: Database) -> AsyncIterator[AsyncConnection]:
    """Open a connection that sees everything as it was at one moment, while others go on writing."""
    engine = database.engine.execution_options(read_only=True)
    if not database.is_sqlite:
        engine = engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    async with engine.connect() as connection:
        if database.is_sqlite:
            await connection.exec_driver_sql("BEGIN")
        await database.take_time(connection)
        yield connection


async def pieces(connection: AsyncConnection) -> AsyncIterator[Piece]:
    """Yield everything, what others refer to first."""
    for row in await connection.execute(select(site.c.value).where(site.c.key == "secret")):
        yield Secret(row.value)
    async for id_ in _ids(connection, players):
        row = (await connection.execute(select(players).where(players.c.id == id_))).one()
        yield Player(row.id, row.name, row.created)
    async for id_ in _ids(connection, games):
        yield await _game(connection, id_)


async def _ids(connection: AsyncConnection, table: object) -> AsyncIterator[str]:
    """Yield all ids of players or tables, a few at a time."""
    column, last = (players if table is players else games).c.id, ""
    while some := list(await connection.scalars(select(column).where(column > last).order_by(column).limit(TOGETHER))):
        for last in some:
            yield last


async def _game(connection: AsyncConnection, id_: str) -> Game:
    row = await fetch(connection, id_)
    assert row is not None
    packed = await archive.packed(connection, id_)
    return Game(row, [] if packed is not None else await log.since(connection, id_, -1), packed)


# Writing


async def add_player(connection: AsyncConnection, player: Player) -> bool:
    """Add a player if missing; return whether it was."""
    known = await connection.scalar(select(players.c.id).where(players.c.id == player.id))
    if known is None:
        await connection.execute(insert(players).values(id=player.id, name=player.name, created=player.created))
    return known is None


async def add_game(connection: AsyncConnection, game: Game) -> bool:
    """Add a game if missing; return whether it was. An existing one may have gone on since, and is left alone."""
    id_ = game.table.id
    if await connection.scalar(select(games.c.id).where(games.c.id == id_)) is not None:
        return False
    await add(connection, game.table)
    if game.archived is not None:
        await archive.keep(connection, id_, game.archived)
    for start in range(0, len(game.log), TOGETHER):
        part = game.log[start : start + TOGETHER]
        await connection.execute(insert(logs), [log.facts(id_, entry) for entry in part])
    return True
