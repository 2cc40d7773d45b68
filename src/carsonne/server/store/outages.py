"""How databases fail from outside: what counts as an outage, and what it is called."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal, TypeAlias

from asyncpg import InterfaceError, PostgresError
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, NotSupportedError, ProgrammingError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

from carsonne.kernel.errors import CarsonneError
from carsonne.locales import message
from carsonne.server.errors import Refusal

Outage: TypeAlias = Literal["away", "full", "read_only"]
OURS = (IntegrityError, ProgrammingError, DataError, NotSupportedError)
"""Errors of a statement, not of the database: a conflict with another process, or a bug."""
STATES: dict[str, Outage] = {"53100": "full", "25006": "read_only"}
"""PostgreSQL's error codes."""
NAMES: dict[str, Outage] = {"SQLITE_FULL": "full", "SQLITE_IOERR_WRITE": "full", "SQLITE_READONLY": "read_only"}
"""The beginnings of SQLite's."""


class Unavailable(Refusal):
    """The database cannot be used now. Whether a transaction that was being committed has succeeded is not known."""

    def __init__(self, outage: Outage) -> None:
        super().__init__("unavailable", message("error-database", why=message(f"database-{outage}")))
        self.outage: Outage = outage

    def __reduce__(self) -> tuple[type[CarsonneError], tuple[str]]:  # type: ignore[override]
        return type(self), (self.outage,)


@contextmanager
def as_outage() -> Iterator[None]:
    """Raise Unavailable in place of the many errors by which drivers say that the database is not there."""
    try:
        yield
    except (OSError, TimeoutError, NoConnectionFree, PostgresError, InterfaceError) as error:
        raise Unavailable(_kind(error)) from error
    except DBAPIError as error:
        if isinstance(error, OURS) and not error.connection_invalidated:
            raise
        raise Unavailable(_kind(error.orig or error)) from error


def _kind(error: BaseException) -> Outage:
    """Return which outage it is; drivers' errors are wrapped in others."""
    seen: BaseException | None = error
    while seen is not None:
        if (known := STATES.get(str(getattr(seen, "sqlstate", "")))) is not None:
            return known
        name = str(getattr(seen, "sqlite_errorname", ""))
        for beginning, outage in NAMES.items():
            if name.startswith(beginning):
                return outage
        seen = seen.__cause__
    return "away"
