"""Small facts about a whole site, by name: the rows of the table `site`."""

from __future__ import annotations

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from carsonne.server.store.schema import site

BACKUP = "backup"
"""When the last backup was made, in seconds since 1970."""


async def noted(connection: AsyncConnection, key: str) -> str | None:
    """Return what is noted under a name, or None."""
    value: str | None = (await connection.execute(select(site.c.value).where(site.c.key == key))).scalar()
    return value


async def note(connection: AsyncConnection, key: str, value: str) -> None:
    """Note something in place of what stood there."""
    await connection.execute(delete(site).where(site.c.key == key))
    await connection.execute(insert(site).values(key=key, value=value))


async def last_backup(connection: AsyncConnection) -> float | None:
    """Return when the last backup was made, or None if there was none."""
    found = await noted(connection, BACKUP)
    return None if found is None else float(found)
