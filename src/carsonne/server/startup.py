"""Start-up checks for the database and Redis."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from alembic.util import CommandError
from asyncpg import PostgresError
from redis.asyncio import Redis
from redis.exceptions import RedisError
from sqlalchemy import URL, create_engine, make_url, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.pool import NullPool

from carsonne.kernel.errors import CarsonneError
from carsonne.locales import Message, message, of_system, sentences, spoken
from carsonne.server.config import Config, make_private
from carsonne.server.store.database import Database
from carsonne.server.store.migrate import examine, migrate
from carsonne.server.store.outages import Unavailable

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
PATIENCE = 5
"""Seconds to wait for an answer from Redis."""


class BadServer(CarsonneError):
    """The server cannot run with these settings."""

    code = "bad_server"


def database_url(given: str) -> str:
    """Complete a database URL with the driver that we use; sqlite:///FILE is enough."""
    try:
        url = make_url(given)
        return url.set(drivername=DRIVERS[url.get_backend_name()]).render_as_string(hide_password=False)
    except (SQLAlchemyError, ValueError, KeyError):
        raise BadServer(message("server-bad-database")) from None


def place(database: str) -> str:
    """Return where the games are stored, for people to read: a file, or a database without its password."""
    url = make_url(database)
    return url.database or "memory" if url.get_backend_name() == "sqlite" else _without_secret(url)


def _without_secret(url: URL) -> str:
    return f"{url.host or 'localhost'}{f':{url.port}' if url.port else ''}/{url.database or ''}"


async def prepare(config: Config) -> Config:
    """Migrate the database; return the configuration with the site's secret."""
    database = Database(config.database)
    try:
        with in_a_sentence(config.database):
            make_private(config.database)
            secret = await migrate(database)
            await database.probe()
    finally:
        await database.close()
    config.secret = config.secret or secret
    return config


@contextmanager
def in_a_sentence(url: str) -> Iterator[None]:
    """Raise BadServer in place of the many errors by which a database cannot be used."""
    try:
        yield
    except CommandError:
        raise BadServer(message("server-later-version", place=place(url))) from None
    except Unavailable as error:
        raise BadServer(
            sentences(message("server-no-database", place=place(url)), message(f"database-{error.outage}"))
        ) from None
    except (SQLAlchemyError, PostgresError, OSError) as error:
        raise BadServer(message("server-database-fails", place=place(url), why=reason(error))) from None


async def inspect(url: str) -> None:
    """Raise BadServer where `prepare` would, without changing anything."""
    with in_a_sentence(url):
        if url.startswith("sqlite"):
            inspect_file(Path(place(url)))
            return
        database = Database(url)
        try:
            async with database.read_transaction() as connection:
                await connection.run_sync(examine)
                if (await connection.execute(text("SHOW transaction_read_only"))).scalar() == "on":
                    raise Unavailable("read_only")
        finally:
            await database.close()


def inspect_file(file: Path) -> None:
    """Look at an SQLite file, if there is one. Without a log beside it nobody writes to it, and nothing is locked."""
    if not file.exists():
        return
    mode = "mode=ro" if file.with_name(f"{file.name}-wal").exists() else "immutable=1"
    engine = create_engine(f"sqlite:///{file.absolute().as_uri()}?{mode}&uri=true", poolclass=NullPool)
    with engine.connect() as connection:
        found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
        if found != "ok":
            raise BadServer(message("server-database-damaged", place=str(file), why=str(found)))
        examine(connection)


def reason(error: Exception) -> Message:
    """Return what the driver or the system said, without what SQLAlchemy adds."""
    said = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    if isinstance(said, OSError) and said.errno:
        return of_system(said)
    return spoken(str(said).rstrip(".") or type(said).__name__)


async def reach_redis(address: str) -> None:
    """Raise BadServer unless Redis answers."""
    try:
        redis = Redis.from_url(address, socket_connect_timeout=PATIENCE, socket_timeout=PATIENCE)
    except ValueError:
        raise BadServer(message("server-bad-redis")) from None
    try:
        await redis.ping()
    except (RedisError, OSError) as error:
        raise BadServer(message("server-no-redis", why=str(error).rstrip("."))) from None
    finally:
        await redis.aclose()
