"""Creates and starts a PostgreSQL for the tests."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
from pathlib import Path

from tests.services.programs import needed

FAST = ("fsync=off", "full_page_writes=off", "synchronous_commit=off", "shared_buffers=32MB", "max_connections=300")


class Postgres:
    """A cluster in its own folder. PostgreSQL refuses to run as root, so root runs it as another user."""

    stop = signal.SIGINT  # "fast": it does not wait for clients

    def __init__(self, folder: Path, password: str) -> None:
        self.password = password
        self.data = folder / "data"
        self.user = _harmless_user() if os.geteuid() == 0 else None
        self.programs = needed("postgres")
        if self.user is not None:
            os.chown(folder, self.user, -1)
            if not self._may_run():
                self.programs = _copied(self.programs, folder)
        secret = folder / "password"
        secret.write_text(password)
        secret.chmod(0o644 if self.user else 0o600)  # others cannot read the folder
        self._run("initdb", "--pgdata", str(self.data), "--pwfile", str(secret))

    def _run(self, program: str, *arguments: str) -> None:
        settings = ("--username=tests", "--auth=password", "--no-sync", "--no-locale", "--encoding=UTF8")
        command = [str(self.programs / program), *arguments, *settings]
        subprocess.run(command, check=True, user=self.user, cwd="/", stdout=subprocess.DEVNULL)

    def _may_run(self) -> bool:
        try:
            command = [str(self.programs / "postgres"), "--version"]
            return subprocess.run(command, user=self.user, cwd="/", capture_output=True, check=False).returncode == 0
        except PermissionError:
            return False

    def command(self, port: int) -> list[str]:
        """Return the command that starts it on this port, for this machine only."""
        settings = [*FAST, f"port={port}", "listen_addresses=127.0.0.1", "unix_socket_directories="]
        return [
            str(self.programs / "postgres"),
            "-D",
            str(self.data),
            *(part for setting in settings for part in ("-c", setting)),
        ]

    def address(self, port: int) -> str:
        """Return the address, without the name of a database."""
        return f"postgresql://tests:{self.password}@127.0.0.1:{port}"


def _harmless_user() -> int:
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name).pw_uid
        except KeyError:
            pass
    raise RuntimeError("PostgreSQL does not run as root, and there is no user 'nobody' to run it as.")


def _copied(programs: Path, folder: Path) -> Path:
    """Copy the programs to a folder that all users can read: a checkout below /root is not."""
    package = programs.parents[1]
    place = folder / "programs" / package.name
    shutil.copytree(programs.parent, place / programs.parent.name, ignore=shutil.ignore_patterns("include", "*.a"))
    libraries = package.with_name(f"{package.name}.libs")
    if libraries.exists():
        shutil.copytree(libraries, place.with_name(libraries.name))
    return place / programs.parent.name / programs.name
