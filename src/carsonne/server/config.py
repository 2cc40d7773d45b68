"""The settings of a server, and how they reach its worker processes."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import platformdirs
from msgspec import Struct

ENVIRONMENT = "CARSONNE_SERVER"
"""The environment variable that passes the settings to worker processes."""


class Config(Struct):
    """All settings. `secret` signs the cookies; all processes of a site share it."""

    database: str
    redis: str | None = None
    prefix: str = "carsonne"
    """Prefix of all keys in Redis, so that several sites can share one."""
    secret: str = ""
    secure: bool = False
    """Whether cookies are sent over HTTPS only."""
    writes_a_minute: int = 120
    messages_a_second: float = 20.0
    bot_processes: int = 2
    """Worker processes in which bots think."""
    bot_seconds: float = 20.0
    """A bot that a worker has not answered for after this long gets a quick move instead."""
    tick_seconds: float = 1.5
    """In a race, how long a bot waits before its next move, so that people can keep up."""
    last_seconds: float = 15.0
    """In a race with a clock, the most time that the last player gets."""
    away_seconds: float = 60.0
    """After somebody has been away this long, others may let a bot play for them."""
    grace_seconds: float = 5.0
    """How long a lost connection is kept from the others at the table."""
    silent_seconds: float = 30.0
    """A socket that is silent for this long is closed."""
    sweep_seconds: float = 2.0
    """The time between two sweeps of the rooms."""
    idle_seconds: float = 60.0
    """A room that nobody has used for this long is dropped from memory."""


def data_folder() -> Path:
    """The user's data folder for Carsonne."""
    return platformdirs.user_data_path("carsonne", appauthor=False)


def default_database() -> str:
    """An SQLite file in the user's data folder."""
    return f"sqlite+aiosqlite:///{data_folder() / 'carsonne.sqlite3'}"


def make_folder(url: str) -> None:
    """Create the folder of an SQLite file, readable by its owner only."""
    name = url.partition(":///")[2].partition("?")[0]
    if url.startswith("sqlite") and name and name != ":memory:":
        Path(name).parent.mkdir(mode=0o700, parents=True, exist_ok=True)


def to_environment(config: Config) -> None:
    """Store the settings for worker processes."""
    os.environ[ENVIRONMENT] = msgspec.json.encode(config).decode()


def from_environment() -> Config:
    """The settings that the parent process stored."""
    return msgspec.json.decode(os.environ[ENVIRONMENT], type=Config)
