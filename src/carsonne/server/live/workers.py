"""The worker processes of one server on one machine, and which of them is the home of a table.

A table's id names its home, so no lookup is needed. Each worker has a number, which it keeps by a lock that ends
with it, and a socket under that number at which the others reach it (docs/decisions/0006-where-a-table-lives.md).
"""

from __future__ import annotations

import socket
from pathlib import Path
from typing import IO
from zlib import crc32

from carsonne.server.config import Config


class Workers:
    """This worker among its siblings."""

    def __init__(self, config: Config) -> None:
        self.count = config.workers
        self.folder = Path(config.worker_folder)
        self.lock: IO[bytes] | None = None
        self.number = self._claim() if self.count > 1 else 0
        self.missed: set[int] = set()
        """Workers that could not be reached when something was for them."""

    def _claim(self) -> int | None:
        """Claim a number that no living sibling has; None if none is left, which makes this the home of no table."""
        for number in range(self.count):
            self.lock = _locked(self.folder / f"{number}.lock")
            if self.lock is not None:
                return number
        return None

    def close(self) -> None:
        """Give up the number."""
        if self.lock is not None:
            self.lock.close()

    def home(self, table: str) -> int:
        """Return the number of the worker at which a table lives."""
        return crc32(table.encode()) % self.count

    def is_home(self, table: str) -> bool:
        """Return whether a table lives here."""
        return self.home(table) == self.number

    def address(self, number: int) -> str:
        """Return where a worker can be reached."""
        return str(self.folder / f"{number}.socket")

    def back(self) -> set[int]:
        """Return the workers that were missed and can be reached again, and miss them no more."""
        found = {number for number in self.missed if self.is_up(number)}
        self.missed -= found
        return found

    def is_up(self, number: int) -> bool:
        """Return whether a worker can be reached now."""
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect(self.address(number))
            except OSError:
                return False
            return True


def _locked(file: Path) -> IO[bytes] | None:
    import fcntl  # not on Windows, where there is one worker

    opened = file.open("ab")
    try:
        fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        opened.close()
        return None
    return opened
