"""How a Redis of the tests' own is started."""

from __future__ import annotations

import signal
from pathlib import Path

from tests.services.programs import needed


class Redis:
    """A server that keeps nothing."""

    stop = signal.SIGTERM
    user: int | None = None

    def __init__(self, folder: Path, password: str) -> None:
        self.folder = folder
        self.password = password

    def command(self, port: int) -> list[str]:
        """Starts it at this port of this machine, and nowhere else."""
        settings = {"port": str(port), "bind": "127.0.0.1", "dir": str(self.folder), "requirepass": self.password}
        words = [part for name, value in settings.items() for part in (f"--{name}", value)]
        return [str(needed("redis")), *words, "--save", "", "--appendonly", "no", "--loglevel", "notice"]

    def address(self, port: int) -> str:
        """Without the number of a database."""
        return f"redis://:{self.password}@127.0.0.1:{port}"
