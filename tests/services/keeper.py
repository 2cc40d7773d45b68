"""Runs one server for a test session: starts it, prints its address, and stops it when the session ends.

`python -m tests.services.keeper postgres FOLDER`
"""

from __future__ import annotations

import fcntl
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.services.postgres import Postgres
from tests.services.redis import Redis

KINDS: dict[str, type[Postgres] | type[Redis]] = {"postgres": Postgres, "redis": Redis}
READY = b"ready to accept connections"
"""Both say it, in one spelling or the other."""
TRIES = 5
"""Another process may take the free port before the server does."""


def keep(name: str, session: Path) -> None:
    """Run until the session ends, and then clean up."""
    with (session / f"{name}.kept").open("w") as kept:
        fcntl.flock(kept, fcntl.LOCK_EX)
        folder = session / name
        folder.mkdir(mode=0o700)
        try:
            with _running(name, folder):
                _wait_for_the_end(session)
        finally:
            shutil.rmtree(folder, ignore_errors=True)
            (session / f"{name}.kept").unlink()
            if not list(session.glob("*.kept")):  # a session that was killed cannot clean up
                shutil.rmtree(session, ignore_errors=True)


def _wait_for_the_end(session: Path) -> None:
    with (session / "alive").open() as alive:
        fcntl.flock(alive, fcntl.LOCK_SH)


@contextmanager
def _running(name: str, folder: Path) -> Iterator[None]:
    instance = KINDS[name](folder, secrets.token_hex(16))
    for _ in range(TRIES):
        port = free_port()
        command = instance.command(port)
        with subprocess.Popen(
            command, user=instance.user, cwd="/", stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        ) as server:
            assert server.stdout is not None
            try:
                if _is_ready(server.stdout):
                    threading.Thread(target=_pass_on, args=[server.stdout], daemon=True).start()
                    print(instance.address(port), flush=True)
                    yield
                    return
            finally:
                _end(server, instance.stop)
    raise RuntimeError(f"{name} found no free port in {TRIES} tries")


def _is_ready(said: Iterable[bytes]) -> bool:
    for line in said:
        sys.stderr.buffer.write(line)
        if READY in line.lower():
            return True
    return False


def _pass_on(said: Iterable[bytes]) -> None:
    for line in said:
        sys.stderr.buffer.write(line)
        sys.stderr.flush()


def _end(server: subprocess.Popen[bytes], stop: signal.Signals) -> None:
    server.send_signal(stop)
    try:
        server.wait(10)
    except subprocess.TimeoutExpired:
        server.kill()


def free_port() -> int:
    """Find a free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _leave(number: int, frame: object) -> None:
    sys.exit(1)  # so that every `finally` runs


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, _leave)
    keep(sys.argv[1], Path(sys.argv[2]))
