"""Administration of a site: back it up while it runs, restore it, and check that every game can be replayed."""

from __future__ import annotations

import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from asyncpg import PostgresError
from msgspec import Struct, field
from sqlalchemy.exc import SQLAlchemyError

from carsonne.locales import Message, message
from carsonne.server.config import Config
from carsonne.server.startup import BadServer, place, prepare, reason
from carsonne.server.store import backup, notes
from carsonne.server.store.database import Database
from carsonne.server.store.restore import restore
from carsonne.server.store.stored import Game, Piece, Player, frozen_view, pieces
from carsonne.server.tables.inspection import problem_of


class Report(Struct):
    """What was found: how many games and players, and what is wrong with which table."""

    games: int = 0
    players: int = 0
    problems: list[Message] = field(default_factory=list)


async def back_up(url: str, file: Path) -> Counter[str]:
    """Write a backup, and note in the database when; return how many pieces of each kind it has."""
    async with opened(url) as database:
        counts = await backup.write(database, file)
        try:
            async with database.unhurried() as connection:
                await notes.note(connection, notes.BACKUP, str(time.time()))
        except SQLAlchemyError:
            pass  # a full disk or a read-only database is a reason to make a backup, not to refuse one
        return counts


async def put_back(url: str, file: Path) -> Counter[str]:
    """Add what a backup holds to a database, a new one or one in use; return what was added."""
    await prepare(Config(url))
    database = Database(url)
    try:
        with _told(url):
            return await restore(database, file)
    finally:
        await database.close()


async def test_restore(file: Path) -> Report:
    """Restore a backup into an empty database, which is deleted afterwards, and check what is there then."""
    with tempfile.TemporaryDirectory(prefix="carsonne-") as folder:
        url = f"sqlite+aiosqlite:///{folder}/restored.sqlite3"
        await put_back(url, file)
        return await check_database(url)


async def check_file(file: Path) -> Report:
    """Check a backup."""
    report = Report()
    for piece in backup.read(file):
        _look_at(piece, report)
    return report


async def check_database(url: str) -> Report:
    """Check a database, as it is at this moment."""
    report = Report()
    async with opened(url) as database:
        report.problems += await _damage(database)
        async with frozen_view(database) as connection:
            async for piece in pieces(connection):
                _look_at(piece, report)
    return report


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Database]:
    """Open a database that exists and has our schema, and tell its errors in one sentence. Creates nothing."""
    database = Database(url)
    file = place(url)
    if database.is_sqlite and not Path(file).is_file():
        raise BadServer(message("admin-no-file", file=file))
    try:
        await _look_for_schema(database, file)
        with _told(url):
            yield database
    finally:
        await database.close()


async def _look_for_schema(database: Database, where: str) -> None:
    try:
        async with database.engine.connect() as connection:
            await connection.exec_driver_sql("SELECT 1 FROM archive")
    except (SQLAlchemyError, OSError) as error:
        raise BadServer(message("admin-unreadable", file=where, why=reason(error))) from None


@contextmanager
def _told(url: str) -> Iterator[None]:
    """Turn errors of the database into one sentence. Errors of files are sentences already."""
    try:
        yield
    except (SQLAlchemyError, PostgresError) as error:
        raise BadServer(message("admin-fails", place=place(url), why=reason(error))) from None


async def _damage(database: Database) -> list[Message]:
    """Return what SQLite itself finds wrong with its file; PostgreSQL has its own tools for that."""
    if not database.is_sqlite:
        return []
    async with database.engine.connect() as connection:
        found = (await connection.exec_driver_sql("PRAGMA integrity_check")).scalars().all()
    return [message("admin-damaged", why=str(line)) for line in found if line != "ok"]


def _look_at(piece: Piece, report: Report) -> None:
    if not isinstance(piece, Game):
        report.players += isinstance(piece, Player)
        return
    report.games += 1
    if (problem := problem_of(piece)) is not None:
        report.problems.append(message("admin-problem", id=piece.table.id, game=piece.table.game, problem=problem))
