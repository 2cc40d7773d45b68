"""The settings of a server."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs
from msgspec import Struct


class Config(Struct):
    """All settings. `secret` signs the cookies; all processes of a site share it."""

    database: str
    """`sqlite:///games.sqlite3` or `postgresql://user@host/name`."""
    redis: str | None = None
    """`redis://host:6379`: several processes tell each other about moves through it."""
    prefix: str = "carsonne"
    """Prefix of all keys in Redis, so that several sites can share one."""
    secret: str = ""
    """Signs the cookies. If it is empty, the database holds one that was made at the first start."""
    secure: bool = False
    """Whether cookies are sent over HTTPS only."""
    proxies: list[str] = []
    """Addresses or networks of proxies in front, which say where a request comes from. No other client is believed."""
    lan: str = ""
    """Where others in the same network find this site, if they can."""
    docs: str = ""
    """Where the documentation of this site is published; *About* links to it. If it is empty, there is no such link."""
    metrics_token: str = ""
    """A client that sends this may read the metrics; if it is empty, none may."""
    writes_a_minute: int = 120
    """Writing requests a minute of one person."""
    writes_from_an_address: int = 600
    """Writing requests a minute from one address."""
    reads_a_minute: int = 3000
    """Reading requests a minute of one person; an expensive one counts as several."""
    reads_from_an_address: int = 9000
    """Reading requests a minute from one address."""
    address_share: float = 0.25
    """How much of a process's time one address may use, as a share."""
    address_burst: float = 0.4
    """How many seconds of a process's time one address may use at a time."""
    newcomers_an_hour: int = 60
    """New names from one address."""
    messages_a_second: float = 20.0
    """Messages of one socket."""
    watchers_a_table: int = 200
    """Sockets of people without a seat at one table."""
    watchers_an_address: int = 40
    """Sockets of people without a seat at one table from one address."""
    connections_an_address: int = 200
    """Connections to one process; proxies may have any number."""
    head_seconds: float = 10.0
    """The time in which the head of a request must have arrived."""
    body_seconds: float = 30.0
    """The time in which its body must have arrived after that."""
    tables_a_person: int = 40
    """Games in play at a time that were set up by one person."""
    tables_an_address: int = 120
    """Games in play at a time that were set up from one address."""
    bots_a_person: int = 80
    """Seats played by bots in the games of one person."""
    bots_an_address: int = 240
    """Seats played by bots in the games from one address."""
    bot_processes: int = 2
    """Worker processes in which bots think."""
    warm_bots: bool = True
    """Whether they are started with the server, so that the first move and the first hint need not wait for them."""
    bot_seconds: float = 20.0
    """A bot that a worker has not answered for after this long gets a quick move instead."""
    tick_seconds: float = 1.5
    """In a race, how long a bot waits before its next move, so that people can keep up."""
    last_seconds: float = 15.0
    """In a race with a clock, the most time that the last player gets."""
    away_seconds: float = 60.0
    """After a player has been away this long, others may let a bot play for them."""
    grace_seconds: float = 5.0
    """How long a lost connection is kept from the others at the table."""
    silent_seconds: float = 30.0
    """A socket that is silent for this long is closed."""
    sweep_seconds: float = 2.0
    """The time between two sweeps of the rooms."""
    idle_seconds: float = 60.0
    """A room that has been idle for this long is dropped from memory."""
    keep_abandoned_days: float | None = None
    """Unfinished tables are deleted after this many idle days; without it they are kept."""
    keep_alone_days: float | None = None
    """The same for finished games of one person, with bots or guests at the same screen."""
    archive_days: float | None = 1.0
    """The logs of games are folded into the archive this many days after their end; `null` leaves them."""
    housekeeping_seconds: float = 600.0
    """The time between two rounds of removing and folding."""
    workers: int = 1
    """Processes of this server on this machine."""
    worker_folder: str = ""
    """Where they meet."""


def data_folder() -> Path:
    """Return the user's data folder for Carsonne."""
    return platformdirs.user_data_path("carsonne", appauthor=False)


def default_database() -> str:
    """Return the URL of an SQLite file in the user's data folder."""
    return f"sqlite+aiosqlite:///{data_folder() / 'carsonne.sqlite3'}"


def make_private(url: str) -> None:
    """Create an SQLite file and its folder, readable by their owner only: the file holds seeds and the site's secret.

    SQLite gives the files that it keeps beside it the same rights.
    """
    name = url.partition(":///")[2].partition("?")[0]
    if url.startswith("sqlite") and name and not name.startswith((":memory:", "file:")):
        Path(name).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        Path(name).touch(mode=0o600)
        for part in (name, f"{name}-wal", f"{name}-shm"):
            if os.path.exists(part):
                os.chmod(part, 0o600)
