"""Brings a database up to the present schema, and keeps the site's own secret in it."""

from __future__ import annotations

import secrets
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, delete, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

import carsonne
from carsonne.server.store.database import Database
from carsonne.server.store.schema import site, snapshots

LOCK = 0x6361_7273
"""The number of PostgreSQL's advisory lock: only one process migrates at a time."""


def alembic_config() -> Config:
    """Alembic's settings without a file."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


async def migrate(database: Database) -> str:
    """Apply what is missing; the site's secret, made when there was none."""
    async with database.writing() as connection:
        if not database.is_sqlite:
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        await connection.run_sync(_upgrade)
        await _drop_old_snapshots(connection)
        return await _secret(connection)


def _upgrade(connection: Connection) -> None:
    config = alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


async def _secret(connection: AsyncConnection) -> str:
    found = await _value(connection, "secret")
    if found is None:
        found = secrets.token_hex(32)
        await connection.execute(insert(site).values(key="secret", value=found))
    return found


async def _drop_old_snapshots(connection: AsyncConnection) -> None:
    """Another version may keep positions in another form; the log is enough to make new ones."""
    if await _value(connection, "snapshots") != carsonne.__version__:
        await connection.execute(delete(snapshots))
        await connection.execute(delete(site).where(site.c.key == "snapshots"))
        await connection.execute(insert(site).values(key="snapshots", value=carsonne.__version__))


async def _value(connection: AsyncConnection, key: str) -> str | None:
    found: str | None = (await connection.execute(select(site.c.value).where(site.c.key == key))).scalar()
    return found
