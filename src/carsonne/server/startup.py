"""What is made sure of before the doors open: the database and Redis can be named, answer, and are of our version."""

from __future__ import annotations

from alembic.util import CommandError
from asyncpg import PostgresError
from redis.asyncio import Redis
from redis.exceptions import RedisError
from sqlalchemy import URL, make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from carsonne.kernel.errors import CarsonneError
from carsonne.server.config import Config, make_folder
from carsonne.server.store.database import Database
from carsonne.server.store.migrate import migrate

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
PATIENCE = 5
"""Seconds that Redis has to answer."""


class BadServer(CarsonneError):
    """A way of running the server that cannot work."""

    code = "bad_server"


def database_url(text: str) -> str:
    """The address of a database with the driver that we use; sqlite:///FILE will do."""
    try:
        url = make_url(text)
        return url.set(drivername=DRIVERS[url.get_backend_name()]).render_as_string(hide_password=False)
    except (SQLAlchemyError, ValueError, KeyError):
        example = "sqlite:///games.sqlite3 or postgresql://user@host/name"
        raise BadServer(f"--database takes an address such as {example}.") from None


def place(database: str) -> str:
    """Where the games are kept, for people: the name of a file, or a database without its password."""
    url = make_url(database)
    return url.database or "memory" if url.get_backend_name() == "sqlite" else _without_secret(url)


def _without_secret(url: URL) -> str:
    return f"{url.host or 'localhost'}{f':{url.port}' if url.port else ''}/{url.database or ''}"


async def prepare(config: Config) -> Config:
    """Make the database ready; the configuration with the site's secret in it."""
    make_folder(config.database)
    database = Database(config.database)
    try:
        secret = await migrate(database)
    except CommandError:
        raise BadServer(f"The games in {place(config.database)} were kept by a later version of Carsonne.") from None
    except (SQLAlchemyError, PostgresError, OSError) as error:
        raise BadServer(f"The database {place(config.database)} cannot be used: {_reason(error)}.") from None
    finally:
        await database.close()
    config.secret = config.secret or secret
    return config


def _reason(error: Exception) -> str:
    """What the driver said, without what SQLAlchemy adds to it."""
    said = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return str(said).rstrip(".") or type(said).__name__


async def reach_redis(address: str) -> None:
    """Redis answers, or BadServer."""
    try:
        redis = Redis.from_url(address, socket_connect_timeout=PATIENCE, socket_timeout=PATIENCE)
    except ValueError:
        raise BadServer("--redis takes an address such as redis://localhost:6379.") from None
    try:
        await redis.ping()
    except (RedisError, OSError) as error:
        raise BadServer(f"Redis cannot be reached: {str(error).rstrip('.')}.") from None
    finally:
        await redis.aclose()
