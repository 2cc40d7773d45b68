"""Players in the database."""

from __future__ import annotations

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from carsonne.server.protocol.payloads import Player
from carsonne.server.store.schema import players


async def find(connection: AsyncConnection, id_: str) -> Player | None:
    """A player by id."""
    row = (await connection.execute(select(players.c.id, players.c.name).where(players.c.id == id_))).first()
    return None if row is None else Player(row.id, row.name)


async def add(connection: AsyncConnection, player: Player, now: float) -> None:
    """A new player."""
    await connection.execute(insert(players).values(id=player.id, name=player.name, created=now))


async def rename(connection: AsyncConnection, player: Player) -> None:
    """Another name for the same player."""
    await connection.execute(update(players).where(players.c.id == player.id).values(name=player.name))
