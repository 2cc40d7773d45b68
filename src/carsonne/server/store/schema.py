"""The database schema. Every change here needs a migration."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import (
    Boolean,
    Column,
    Dialect,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)


class Json(TypeDecorator[Any]):
    """JSON in a text column, the same in every database."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> str | None:
        return None if value is None else msgspec.json.encode(value).decode()

    def process_result_value(self, value: str | None, dialect: Dialect) -> Any:
        return None if value is None else msgspec.json.decode(value)


site = Table("site", metadata, Column("key", String(40), primary_key=True), Column("value", Text, nullable=False))

players = Table(
    "players",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Json, nullable=False),
    Column("position", Text),
    Column("prefix", Json),
    Column("imported", Integer, nullable=False, default=0),
    Column("seed", String(64), nullable=False),
    Column("salt", Text, nullable=False, default=""),
    Column("host", String(40), ForeignKey("players.id"), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("takeover", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False, default=False),
    Column("lesson", String(40)),
    Column("read", Integer, nullable=False, default=0),
    Column("status", String(10), nullable=False),
    Column("ended_by", String(12)),
    Column("rematch", String(40)),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("revision", Integer, nullable=False, default=0),
    # What the lobby shows of the game, written with every operation.
    Column("version", Integer, nullable=False, default=0),
    Column("waiting", Json, nullable=False),
    Column("scores", Json, nullable=False),
    Column("winners", Json, nullable=False),
    Index("ix_tables_listed_status_updated", "listed", "status", "updated"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(6), nullable=False),
    Column("name", String(40), nullable=False, default=""),
    Column("player", String(40), ForeignKey("players.id"), index=True),
    Column("guest", Boolean, nullable=False, default=False),
    Column("bot", String(40)),
    Column("stand_in", String(40)),
    Column("resigned", Boolean, nullable=False, default=False),
    Column("agrees", Boolean, nullable=False, default=False),
    Column("auto_confirm", Boolean, nullable=False, default=False),
    Column("ask_all", Boolean, nullable=False, default=False),
    Column("colour", String(10)),
    Column("nonce", String(64), nullable=False, default=""),
)

log = Table(
    "log",
    metadata,
    Column("table", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer),
    Column("move", Json),
    Column("drawn", Json),
    Column("op", String(90)),
    Column("at", Float, nullable=False),
    UniqueConstraint("table", "op"),
)

archive = Table(
    "archive",
    metadata,
    Column("table", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("data", LargeBinary, nullable=False),
)
"""The logs of games that ended a while ago, each folded into one row (store/archive.py)."""

snapshots = Table(
    "snapshots",
    metadata,
    Column("table", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)
