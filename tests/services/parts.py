"""A PostgreSQL or Redis of a test's own, on its own port, that the test may kill, pause and bring back."""

from __future__ import annotations

import os
import secrets
import shutil
import signal
import subprocess
import tempfile
import threading
from pathlib import Path
from types import TracebackType

from tests.services.keeper import KINDS, READY, free_port

DURABLE = ("-c", "synchronous_commit=on")
"""A crash of PostgreSQL must not lose what it said was committed. Flushing to the disk itself stays off."""


class Part:
    """A server that comes back on the same port with the same data."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.folder = Path(tempfile.mkdtemp(prefix=f"carsonne-{name}-"))
        self.folder.chmod(0o755)  # PostgreSQL may run as another user
        inner = self.folder / name
        inner.mkdir(mode=0o700)
        self.instance = KINDS[name](inner, secrets.token_hex(16))
        self.port = free_port()
        self.server: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Its address, the same before and after an outage."""
        return self.instance.address(self.port)

    def start(self, *more: str) -> None:
        """Start it, or bring it back, and wait until it answers; `more` are further arguments."""
        words = [*self.instance.command(self.port), *(DURABLE if self.name == "postgres" else ()), *more]
        server = self.server = subprocess.Popen(
            words, user=self.instance.user, cwd="/", stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        assert server.stdout is not None
        said = []
        for line in server.stdout:
            said.append(line.decode(errors="replace"))
            if READY in line.lower():
                break
        else:
            raise RuntimeError(f"{self.name} did not start:\n{''.join(said)}")
        threading.Thread(target=_drain, args=[server], daemon=True).start()

    def kill(self) -> None:
        """End it as a crash would: nothing is finished, all clients are cut off."""
        assert self.server is not None
        # PostgreSQL's own processes must end with it, or it cannot come back.
        self.server.send_signal(signal.SIGQUIT if self.name == "postgres" else signal.SIGKILL)
        self.server.wait(30)

    def pause(self) -> None:
        """Let it hang: connections stay, nothing answers. The server comes first: it starts no more processes then."""
        assert self.server is not None
        self.server.send_signal(signal.SIGSTOP)
        for pid in self._pids():
            os.kill(pid, signal.SIGSTOP)

    def resume(self) -> None:
        """Let it go on."""
        for pid in self._pids():
            os.kill(pid, signal.SIGCONT)

    def _pids(self) -> list[int]:
        """Return the server and the processes that it has started."""
        assert self.server is not None
        children = Path(f"/proc/{self.server.pid}/task/{self.server.pid}/children")
        return [self.server.pid, *map(int, children.read_text().split() if children.exists() else [])]

    def __enter__(self) -> Part:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        if self.server is not None and self.server.poll() is None:
            self.resume()
            self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


def _drain(server: subprocess.Popen[bytes]) -> None:
    """Read what it says, so that it never waits for us."""
    assert server.stdout is not None
    with server.stdout:
        for _ in server.stdout:
            pass
