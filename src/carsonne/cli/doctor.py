"""Check what this machine has for Carsonne, and what is missing; change nothing."""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import shutil
import webbrowser
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from msgspec import to_builtins

import carsonne
from carsonne.cli.common import add_json, require, show_json
from carsonne.cli.errors import NotPossible
from carsonne.kernel.errors import CarsonneError, located
from carsonne.locales import Message, message, of_system, say, spoken

MORE = message("cli-more-doctor")

ENOUGH = 100_000_000
"""Bytes of free disk space: some tens of thousands of games."""


@dataclass
class Finding:
    """What was found about one thing. `note` is for what one can do without."""

    name: str
    state: Literal["ok", "note", "bad"]
    said: Message

    def described(self) -> dict[str, object]:
        """Return it as data."""
        detail = say(self.said, language="en")
        return {"name": self.name, "state": self.state, "detail": detail, "said": to_builtins(self.said)}

    def row(self) -> tuple[str, str, str]:
        """Return it as cells of a table, in words."""
        return say(message(f"cli-state-{self.state}")), say(message(f"cli-doctor-name-{self.name}")), say(self.said)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `carsonne doctor`: those of `carsonne serve` that may fail."""
    parser.add_argument("--host", default="127.0.0.1", help=say(message("cli-arg-doctor-host")))
    parser.add_argument("--port", type=int, default=8000, metavar="N", help=say(message("cli-arg-doctor-port")))
    parser.add_argument("--database", metavar="URL", help=say(message("cli-arg-doctor-database")))
    parser.add_argument("--redis", metavar="URL", help="redis://…")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print the findings as a table."""
    require("server", "carsonne.server.startup")
    findings = list(examine(arguments))
    fine = all(finding.state != "bad" for finding in findings)
    if arguments.json:
        show_json({"ok": fine, "findings": [finding.described() for finding in findings]})
    else:
        show([finding.row() for finding in findings])
    return 0 if fine else 1


def show(rows: Sequence[tuple[str, str, str]]) -> None:
    """Print the table."""
    state, name = (max(least, *(len(row[i]) + 2 for row in rows)) for i, least in enumerate((6, 10)))
    for row in rows:
        print(f"{row[0]:<{state}}{row[1]:<{name}}{row[2]}")


def examine(arguments: argparse.Namespace) -> Iterator[Finding]:
    """Look at one thing after the other."""
    from carsonne.server.config import default_database  # heavy, and needed by few commands
    from carsonne.server.startup import database_url

    yield Finding(
        "version", "ok", spoken(f"{carsonne.__version__}, Python {platform.python_version()}, {platform.platform()}")
    )
    yield _rules()
    yield _page()
    try:
        url = database_url(arguments.database) if arguments.database else default_database()
    except CarsonneError as error:
        yield Finding("database", "bad", error.said)
    else:
        yield _database(url)
        yield _disk(url)
    yield _redis(arguments.redis)
    yield _port(arguments.host, arguments.port)
    yield _browser()


def _rules() -> Finding:
    if carsonne.mode() == "compiled":
        return Finding("rules", "ok", message("cli-doctor-compiled"))
    if carsonne.outdated():
        return Finding("rules", "note", message("cli-doctor-outdated"))
    return Finding("rules", "note", message("cli-doctor-plain"))


def _page() -> Finding:
    from carsonne.server.http import static

    if static.is_built():
        return Finding("page", "ok", message("cli-doctor-page", files=len(static.files())))
    return Finding("page", "note", message("cli-doctor-no-page"))


def _database(url: str) -> Finding:
    from carsonne.server.startup import inspect, place

    try:
        said = _file(Path(place(url))) if url.startswith("sqlite") else spoken("PostgreSQL")
        asyncio.run(inspect(url))
    except OSError as error:
        return Finding("database", "bad", located(place(url), of_system(error)))
    except CarsonneError as error:
        return Finding("database", "bad", error.said)
    return Finding("database", "ok", message("cli-doctor-database", place=place(url), what=said))


def _file(file: Path) -> Message:
    where = file if file.exists() else _existing(file)
    if not os.access(where, os.W_OK):
        raise NotPossible(message("cli-doctor-read-only", file=str(where)))
    if file.exists():
        return message("cli-doctor-size", size=file.stat().st_size // 1000)
    return message("cli-doctor-no-file")


def _disk(url: str) -> Finding:
    from carsonne.server.startup import place

    where = _existing(Path(place(url) if url.startswith("sqlite") else "."))
    free = shutil.disk_usage(where).free
    return Finding(
        "disk", "ok" if free > ENOUGH else "bad", message("cli-doctor-free", size=free // 1_000_000, place=str(where))
    )


def _existing(file: Path) -> Path:
    """Return the file's folder, or the nearest one above it that exists."""
    return next(folder for folder in file.absolute().parents if folder.exists())


def _redis(url: str | None) -> Finding:
    from carsonne.server.startup import reach_redis

    if url is None:
        return Finding("redis", "note", message("cli-doctor-no-redis"))
    try:
        asyncio.run(reach_redis(url))
    except CarsonneError as error:
        return Finding("redis", "bad", error.said)
    return Finding("redis", "ok", message("cli-doctor-redis"))


def _port(host: str, port: int) -> Finding:
    from carsonne.server.main import check, listen

    try:
        check(port, workers=1, redis=None)
        listen(host, port).close()
    except CarsonneError as error:
        return Finding("port", "bad", error.said)
    return Finding("port", "ok", message("cli-doctor-port", address=f"{host}:{port}"))


def _browser() -> Finding:
    try:
        name = getattr(webbrowser.get(), "name", "")
        browser = spoken(name) if name else message("cli-doctor-default-browser")
        return Finding("browser", "ok", message("cli-doctor-browser", browser=browser))
    except webbrowser.Error:
        return Finding("browser", "note", message("cli-doctor-no-browser"))
