"""How a server is set up, and how its worker processes are told."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
from msgspec import Struct

ENVIRONMENT = "CARSONNE_SERVER"
"""The variable that carries the configuration to worker processes."""


class Config(Struct):
    """Everything that can be chosen. `secret` signs the cookies; all processes of a site share it."""

    database: str
    redis: str | None = None
    prefix: str = "carsonne"
    """Of the names used in Redis, so that several sites can share one."""
    secret: str = ""
    secure: bool = False
    """Whether cookies are for https only."""
    writes_a_minute: int = 120
    messages_a_second: float = 20.0
    bot_processes: int = 2
    """Processes in which bots think."""
    bot_seconds: float = 10.0
    """After this long a bot's move is chosen at random."""
    tick_seconds: float = 1.5
    """In a race, how long each bot waits before its next move, so that people can follow and keep up."""
    last_seconds: float = 15.0
    """In a race with a clock, how long the last one has at most."""
    away_seconds: float = 60.0
    """After this long others may put a bot on somebody's seat."""
    grace_seconds: float = 5.0
    """A lost connection is told to others after this long."""
    silent_seconds: float = 30.0
    """A socket that says nothing for this long is closed."""
    sweep_seconds: float = 2.0
    """How often rooms are looked after."""
    idle_seconds: float = 60.0
    """A room with nobody in it is forgotten after this long."""


def data_folder() -> Path:
    """The user's folder for this program's data."""
    home = Path(os.environ.get("XDG_DATA_HOME", ""))
    base = home if home.is_absolute() else Path.home() / ".local" / "share"  # as the XDG specification has it
    return base / "carsonne"


def default_database() -> str:
    """An SQLite file in the user's data folder."""
    return f"sqlite+aiosqlite:///{data_folder() / 'carsonne.sqlite3'}"


def make_folder(url: str) -> None:
    """The folder of an SQLite file, readable by its owner only."""
    name = url.partition(":///")[2].partition("?")[0]
    if url.startswith("sqlite") and name and name != ":memory:":
        Path(name).parent.mkdir(mode=0o700, parents=True, exist_ok=True)


def to_environment(config: Config) -> None:
    """Leave the configuration for worker processes."""
    os.environ[ENVIRONMENT] = msgspec.json.encode(config).decode()


def from_environment() -> Config:
    """The configuration that the parent process left."""
    return msgspec.json.decode(os.environ[ENVIRONMENT], type=Config)
