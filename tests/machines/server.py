"""Carsonne on one of the machines: `carsonne serve` as docs/scaling.md starts it, of this version or a later one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import httpx

import carsonne
from tests.machines.network import HERE, Machine, address
from tests.server.sites import FAST

SOURCE = Path(__file__).parents[2] / "src"
PORT = 8000
PATIENCE = 300.0
"""Seconds to start in, on a busy machine."""
MIGRATION = '''"""Something that a later version keeps of every table."""

import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{last}"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("later", sa.Text))
'''


class Server:
    """A server with its workers, on a machine of its own."""

    def __init__(self, name: str, workers: int, database: str, redis: str, log: Path) -> None:
        self.machine = Machine(name)
        self.words = ["--host", "0.0.0.0", "--port", str(PORT), "--workers", str(workers), "--proxy", HERE]
        self.words += ["--database", database, "--redis", redis]
        self.log = log
        self.source = SOURCE
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it answers."""
        limits = {f"CARSONNE_{name.upper()}": str(value).lower() for name, value in FAST.items()}
        command = self.machine.command(sys.executable, "-m", "carsonne", "serve", *self.words)
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, env={**os.environ, **limits, "PYTHONPATH": str(self.source)}, stdout=log, stderr=log
            )
        deadline = time.monotonic() + PATIENCE
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"the server on {self.machine.name} did not start:\n{self.log.read_text()[-4000:]}")
            time.sleep(0.1)

    def answers(self) -> bool:
        """Return whether it is well."""
        try:
            found = httpx.get(f"http://{address(self.machine.name)}:{PORT}/healthz", timeout=5)
        except httpx.HTTPError:
            return False
        return found.status_code == 200

    def stop(self) -> None:
        """Stop it in order, as before an upgrade."""
        if self.process is not None:
            self.process.terminate()
            self.process.wait(30)

    def kill(self) -> None:
        """Let the machine lose its power."""
        self.machine.kill()
        if self.process is not None:
            self.process.wait(10)


def later_version(folder: Path) -> Path:
    """Make the source of a later version, whose database has one column more; return its folder."""
    source = folder / "src"
    shutil.copytree(SOURCE, source, ignore=shutil.ignore_patterns("*.egg-info"))
    init = source / "carsonne" / "__init__.py"
    text = init.read_text(encoding="utf-8")
    init.write_text(text.replace(f'"{carsonne.__version__}"', '"99.0.0"'), encoding="utf-8")
    versions = source / "carsonne" / "server" / "store" / "migrations" / "versions"
    last = max(file.name[1:5] for file in versions.glob("v*.py"))
    (versions / "v9999_later.py").write_text(MIGRATION.format(last=last), encoding="utf-8")
    return source
