"""Starts a Redis for the tests."""

from __future__ import annotations

import signal
from pathlib import Path

from tests.services.programs import needed


class Redis:
    """A server that stores nothing on disk."""

    stop = signal.SIGTERM
    user: int | None = None

    def __init__(self, folder: Path, password: str) -> None:
        self.folder = folder
        self.password = password

    def command(self, port: int) -> list[str]:
        """Return the command that starts it on this port, for this machine only."""
        settings = {"port": str(port), "bind": "127.0.0.1", "dir": str(self.folder), "requirepass": self.password}
        words = [part for name, value in settings.items() for part in (f"--{name}", value)]
        return [str(needed("redis")), *words, "--save", "", "--appendonly", "no", "--loglevel", "notice"]

    def address(self, port: int) -> str:
        """Return the address, without the number of a database."""
        return f"redis://:{self.password}@127.0.0.1:{port}"
