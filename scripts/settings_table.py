"""Writes docs/settings.md: every setting of the server, from the code that reads it.

python scripts/settings_table.py
"""

from __future__ import annotations

import ast
import inspect
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec

from carsonne.server import config
from carsonne.server.settings import types

PAGE = Path(__file__).parents[1] / "docs" / "settings.md"
INTRO = """# Settings of a server

Written by `scripts/settings_table.py` from the code. Every setting is an environment variable; those with an option can
also stand on the command line of `carsonne serve`, which wins. A variable with `_FILE` behind its name names a file
that holds the value, as containers and systemd hand out secrets: `CARSONNE_DATABASE_FILE=/run/secrets/database`. What
is no setting is refused, so that a mistyped name is not overlooked.

| variable | default | what it is | option |
| --- | --- | --- | --- |
"""
OPTIONS = {
    **{name: f"--{name}" for name in ("host", "port", "proxy", "database", "redis", "workers", "secure")},
    "keep_abandoned_days": "--keep-abandoned",
    "keep_alone_days": "--keep-alone",
}
COMMENTS = {
    "host": "The address to listen on; `0.0.0.0` or `::` for all networks.",
    "port": "The port to listen on; 0 takes any that is free.",
}
DEFAULTS = {"host": "127.0.0.1", "port": 8000, "database": "a file in the data folder of the user"}


def page() -> str:
    """Return the page."""
    defaults = {field.name: field.default for field in msgspec.structs.fields(config.Config)} | DEFAULTS
    comments = _comments() | COMMENTS
    comments["proxy"] = f"{comments['proxies']} Separated by commas."
    return INTRO + "".join(_row(name, defaults.get(name), comments[name]) for name in types())


def _row(name: str, default: Any, comment: str) -> str:
    option = f"`{OPTIONS[name]}`" if name in OPTIONS else ""
    return f"| `CARSONNE_{name.upper()}` | {_shown(default)} | {comment} | {option} |\n"


def _shown(default: Any) -> str:
    if default is None:
        return ""
    return f"{default:g}" if isinstance(default, float) else str(default).lower()


def _comments() -> dict[str, str]:
    """Return what the source says below each field."""
    (body,) = (node.body for node in ast.parse(inspect.getsource(config.Config)).body if isinstance(node, ast.ClassDef))
    return {
        field.target.id: " ".join(str(below.value.value).split())
        for field, below in pairwise(body)
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
        if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant)
    }


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
