"""Check what this machine has for Carsonne, and what is missing.

Nothing is changed. The exit status is 1 if something would keep `carsonne serve` from starting with these options.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import shutil
import webbrowser
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Literal

import carsonne
from carsonne.cli.common import add_json, require, show_json
from carsonne.kernel.errors import CarsonneError

ENOUGH = 100_000_000
"""Bytes of free disk space: some tens of thousands of games."""


@dataclass
class Finding:
    """What was found about one thing. `note` is for what one can do without."""

    name: str
    state: Literal["ok", "note", "bad"]
    detail: str


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `carsonne doctor`: those of `carsonne serve` that may fail."""
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default 127.0.0.1)")
    parser.add_argument("--port", type=int, default=8000, metavar="N", help="port (default 8000)")
    parser.add_argument("--database", metavar="URL", help="sqlite:///FILE or postgresql://…; default: your own file")
    parser.add_argument("--redis", metavar="URL", help="redis://…")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print the findings as a table."""
    require("server", "carsonne.server.startup")
    findings = list(examine(arguments))
    fine = all(finding.state != "bad" for finding in findings)
    if arguments.json:
        show_json({"ok": fine, "findings": [asdict(finding) for finding in findings]})
    else:
        for finding in findings:
            print(f"{finding.state:<6}{finding.name:<10}{finding.detail}")
    return 0 if fine else 1


def examine(arguments: argparse.Namespace) -> Iterator[Finding]:
    """Look at one thing after the other."""
    from carsonne.server.config import default_database  # heavy, and needed by few commands
    from carsonne.server.startup import database_url

    yield Finding("version", "ok", f"{carsonne.__version__}, Python {platform.python_version()}, {platform.platform()}")
    yield _rules()
    yield _page()
    try:
        url = database_url(arguments.database) if arguments.database else default_database()
    except CarsonneError as error:
        yield Finding("database", "bad", error.detail)
    else:
        yield _database(url)
        yield _disk(url)
    yield _redis(arguments.redis)
    yield _port(arguments.host, arguments.port)
    yield _browser()


def _rules() -> Finding:
    if carsonne.mode() == "compiled":
        return Finding("rules", "ok", "compiled")
    if carsonne.outdated():
        return Finding("rules", "note", "plain Python, because the compiled rules are out of date (run `make setup`)")
    return Finding("rules", "note", "plain Python: the same games, but slower bots and simulations")


def _page() -> Finding:
    from carsonne.server.http import static

    if static.is_built():
        return Finding("page", "ok", f"built, {len(static.files())} files")
    return Finding("page", "note", "not built (`make web` builds it); the API works without it")


def _database(url: str) -> Finding:
    from carsonne.server.startup import inspect, place

    try:
        detail = _file(Path(place(url))) if url.startswith("sqlite") else "PostgreSQL"
        asyncio.run(inspect(url))
    except OSError as error:
        return Finding("database", "bad", f"{place(url)}: {error}")
    except CarsonneError as error:
        return Finding("database", "bad", error.detail)
    return Finding("database", "ok", f"{place(url)}, {detail}")


def _file(file: Path) -> str:
    where = file if file.exists() else _existing(file)
    if not os.access(where, os.W_OK):
        raise PermissionError(f"{where} cannot be written")
    return f"{file.stat().st_size // 1000} kB" if file.exists() else "not there yet; `carsonne serve` makes it"


def _disk(url: str) -> Finding:
    from carsonne.server.startup import place

    where = _existing(Path(place(url) if url.startswith("sqlite") else "."))
    free = shutil.disk_usage(where).free
    return Finding("disk", "ok" if free > ENOUGH else "bad", f"{free // 1_000_000} MB free at {where}")


def _existing(file: Path) -> Path:
    """Return the file's folder, or the nearest one above it that exists."""
    return next(folder for folder in file.absolute().parents if folder.exists())


def _redis(url: str | None) -> Finding:
    from carsonne.server.startup import reach_redis

    if url is None:
        return Finding("redis", "note", "not asked for (--redis); only several server processes need it")
    try:
        asyncio.run(reach_redis(url))
    except CarsonneError as error:
        return Finding("redis", "bad", error.detail)
    return Finding("redis", "ok", "answers")


def _port(host: str, port: int) -> Finding:
    from carsonne.server.main import check, listen

    try:
        check(port, workers=1, redis=None)
        listen(host, port).close()
    except CarsonneError as error:
        return Finding("port", "bad", error.detail)
    return Finding("port", "ok", f"{host}:{port} is free")


def _browser() -> Finding:
    try:
        return Finding("browser", "ok", f"{getattr(webbrowser.get(), 'name', 'the default one')} can be opened")
    except webbrowser.Error:
        return Finding("browser", "note", "none found here: open the address in one elsewhere in the network")
