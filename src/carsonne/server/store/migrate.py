"""Brings a database up to the current schema, and keeps the site's secret in it."""

from __future__ import annotations

import secrets
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, delete, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

import carsonne
from carsonne.server.store.database import Database
from carsonne.server.store.notes import note, noted
from carsonne.server.store.schema import metadata, snapshots

LOCK = 0x6361_7273
"""The PostgreSQL advisory lock that lets one process migrate at a time."""


def alembic_config() -> Config:
    """Make the settings of Alembic, which needs no file."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


async def migrate(database: Database) -> str:
    """Apply missing migrations; return the site's secret, creating it the first time."""
    async with database.unhurried() as connection:
        if not database.is_sqlite:
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        await connection.run_sync(_upgrade)
        await _drop_old_snapshots(connection)
        return await _secret(connection)


def _upgrade(connection: Connection) -> None:
    config = alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def examine(connection: Connection) -> None:
    """Raise what `migrate` or the first game would raise, without changing anything."""
    current = MigrationContext.configure(connection).get_current_revision()
    scripts = ScriptDirectory.from_config(alembic_config())
    if current is not None:
        scripts.get_revision(current)
    if current == scripts.get_current_head():
        for table in metadata.sorted_tables:
            connection.execute(select(table).limit(0))


async def _secret(connection: AsyncConnection) -> str:
    secret = await noted(connection, "secret")
    if secret is None:
        secret = secrets.token_hex(32)
        await note(connection, "secret", secret)
    return secret


async def _drop_old_snapshots(connection: AsyncConnection) -> None:
    """Delete snapshots of other versions, which may store positions differently; the log has everything."""
    if await noted(connection, "snapshots") != carsonne.__version__:
        await connection.execute(delete(snapshots))
        await note(connection, "snapshots", carsonne.__version__)
