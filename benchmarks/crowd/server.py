"""The server under load: the code of some checkout on a database of its own, and the resources it uses."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import tempfile
import uuid
from pathlib import Path
from types import TracebackType

import asyncpg

from tests.server.sites import FAST
from tests.services.session import address

CODE = """
import os, signal, sys, threading, msgspec
threading.Thread(target=lambda: os.read(0, 1) or os.kill(os.getpid(), signal.SIGTERM), daemon=True).start()
from carsonne.server.config import Config
from carsonne.server.main import serve
config = msgspec.json.decode(sys.argv[1], type=Config)
serve(port=int(sys.argv[2]), redis=config.redis, workers=int(sys.argv[3]), config=config)
"""


class Server:
    """`kind` is "sqlite", or "postgres" with Redis. A port of its own, the same after a restart."""

    def __init__(self, checkout: Path, kind: str, workers: int) -> None:
        self.python = checkout / ".venv" / "bin" / "python"
        self.checkout = checkout
        self.kind = kind
        self.workers = workers
        self.name = f"carsonne_{uuid.uuid4().hex[:12]}"
        self.folder = tempfile.TemporaryDirectory()
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.popen: subprocess.Popen[bytes] | None = None

    def settings(self) -> str:
        postgres = self.kind == "postgres"
        database = f"sqlite+aiosqlite:///{self.folder.name}/site.sqlite3"
        if postgres:
            database = f"{address('postgres').replace('postgresql:', 'postgresql+asyncpg:')}/{self.name}"
        redis = address("redis") if postgres else None
        quiet = {"silent_seconds": 3600.0}  # these players do not ping
        return json.dumps({"database": database, "redis": redis, "prefix": self.name, **FAST, **quiet})

    def __enter__(self) -> Server:
        if self.kind == "postgres":
            asyncio.run(_sql(f"CREATE DATABASE {self.name}"))
        self.start()
        return self

    def start(self) -> None:
        """Start it and wait until its address is printed."""
        log = (Path(self.folder.name) / "log").open("ab")
        arguments = [self.settings(), str(self.port), str(self.workers)]
        self.popen = subprocess.Popen(
            [self.python, "-c", CODE, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=log,
            cwd=self.checkout,
        )
        assert self.popen.stdout is not None
        if not any(re.search(rb"is at http", line) for line in self.popen.stdout):
            raise RuntimeError(self.log())

    def log(self) -> str:
        return (Path(self.folder.name) / "log").read_text()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Stop it and wait until it has ended."""
        assert self.popen is not None
        for pid in family(self.popen.pid) if how == signal.SIGKILL else [self.popen.pid]:
            os.kill(pid, how)
        try:
            self.popen.wait(30)
        except subprocess.TimeoutExpired:
            self.popen.kill()
        self.popen.__exit__(None, None, None)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
        if kind is not None:
            print(self.log()[-4000:])
        if self.kind == "postgres":
            asyncio.run(_sql(f"DROP DATABASE {self.name} WITH (FORCE)"))
        self.folder.cleanup()

    # What it uses

    def processor(self) -> float:
        """Return the seconds of processor time that its processes have used."""
        assert self.popen is not None
        return sum(processor(pid) for pid in family(self.popen.pid))

    def memory(self) -> float:
        """Return the memory of its processes in MB, shared pages counted once."""
        assert self.popen is not None
        return sum(memory(pid) for pid in family(self.popen.pid))


def children(pid: int) -> list[int]:
    """Return the processes that a process has started."""
    numbers = [int(entry.name) for entry in Path("/proc").iterdir() if entry.name.isdigit()]
    return [one for one in numbers if (fields := _stat(one)) and int(fields[1]) == pid]


def family(pid: int) -> list[int]:
    """Return a process and its descendants."""
    return [pid, *(one for child in children(pid) for one in family(child))]


def _stat(pid: int) -> list[str]:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def processor(pid: int) -> float:
    """Return the seconds of processor time of one process."""
    fields = _stat(pid)
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK") if fields else 0.0


def memory(pid: int) -> float:
    """Return the memory of one process in MB: its proportional share where memory is shared."""
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    except OSError:
        return 0.0
    return next((int(line.split()[1]) * 1024 / 1e6 for line in lines if line.startswith("Pss:")), 0.0)


def free_port() -> int:
    """Find a free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


async def _sql(command: str) -> None:
    connection = await asyncpg.connect(f"{address('postgres')}/postgres")
    try:
        await connection.execute(command)
    finally:
        await connection.close()
