"""Players in the database."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from carsonne.server.store.rows import PlayerRow
from carsonne.server.store.schema import players


async def find(connection: AsyncConnection, id_: str) -> PlayerRow | None:
    """Look up a player by id."""
    row = (await connection.execute(select(players.c.id, players.c.name).where(players.c.id == id_))).first()
    return None if row is None else PlayerRow(row.id, row.name)


async def names(connection: AsyncConnection, ids: Iterable[str]) -> dict[str, str]:
    """Return what players are called now, by id."""
    query = select(players.c.id, players.c.name).where(players.c.id.in_(ids))
    return {row.id: row.name for row in await connection.execute(query)}


async def add(connection: AsyncConnection, player: PlayerRow, now: float) -> None:
    """Add a new player."""
    await connection.execute(insert(players).values(id=player.id, name=player.name, created=now))


async def rename(connection: AsyncConnection, player: PlayerRow) -> None:
    """Save a player's new name."""
    await connection.execute(update(players).where(players.c.id == player.id).values(name=player.name))
