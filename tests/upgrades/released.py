"""Sites as earlier versions left them: their databases, and the people who were there with their cookies."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

from tests.server.sites import Site

FOLDER = Path(__file__).parent
VERSIONS = sorted(folder.name for folder in FOLDER.iterdir() if (folder / "sqlite").is_dir())
STALE = ("0.1.0",)
"""Versions whose tokens against cross-site requests are not accepted any more."""
Json = dict[str, Any]


def left_by(version: str, kind: str = "sqlite") -> Json:
    """Return who was at the site of a version, and what they left there."""
    found: Json = json.loads((FOLDER / version / kind / "left.json").read_text())
    return {"version": version, **found}


def upgraded(version: str, kind: str = "sqlite", **settings: Any) -> Site:
    """Make today's site on the database of a version, with its luck unchanged."""
    contents = gzip.decompress((FOLDER / version / kind / "database.gz").read_bytes())
    return Site(kind, 1, before="", contents=contents, **settings)


def cookies_of(left: Json, name: str) -> dict[str, str]:
    """Return the cookies of one of the people."""
    return next(one["cookies"] for one in left["people"] if one["name"] == name)
