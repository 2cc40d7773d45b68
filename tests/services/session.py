"""One PostgreSQL and one Redis for a whole test session, started by the first test that needs it.

The session holds a lock on a file in its folder. The processes that keep the servers wait for that lock, so they end
with the session however it ends. Workers of pytest-xdist belong to the session of the process that started them.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import IO

ROOT = Path(__file__).parents[2]
FOLDER = "CARSONNE_TEST_SESSION"
"""The variable that tells workers the session's folder."""

_keepers: list[subprocess.Popen[str]] = []


class Session:
    """What the main pytest process holds while the tests run."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="carsonne-tests-"))
        self.folder.chmod(0o755)  # PostgreSQL may run as another user
        self.alive = _locked(self.folder / "alive")
        os.environ[FOLDER] = str(self.folder)

    def end(self) -> None:
        """Stop the servers and wait until they have ended."""
        del os.environ[FOLDER]
        keepers = [kept.open() for kept in self.folder.glob("*.kept")]
        self.alive.close()
        for kept in keepers:
            with kept:
                fcntl.flock(kept, fcntl.LOCK_EX)
        shutil.rmtree(self.folder, ignore_errors=True)


def address(name: str) -> str:
    """Return the address of this session's "postgres" or "redis"."""
    folder = Path(os.environ[FOLDER])
    written = folder / f"{name}.address"
    with _locked(folder / f"{name}.starting"):
        if not written.exists():
            written.write_text(_start(name, folder))
        return written.read_text()


def _start(name: str, folder: Path) -> str:
    log = folder / f"{name}.log"
    with log.open("w") as errors:
        keeper = subprocess.Popen(
            [sys.executable, "-m", "tests.services.keeper", name, str(folder)],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            start_new_session=True,  # Ctrl-C ends the session first, and then the servers
        )
    _keepers.append(keeper)
    assert keeper.stdout is not None
    with keeper.stdout as said:
        found = said.readline().strip()
    assert found, f"{name} did not start:\n{log.read_text()[-4000:]}"
    return found


def _locked(file: Path) -> IO[str]:
    """Open a file once no other process has locked it."""
    opened = file.open("a")
    fcntl.flock(opened, fcntl.LOCK_EX)
    return opened
