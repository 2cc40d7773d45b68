"""A folder of backups: what the next one is called, which is the newest, and which have been kept long enough."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from carsonne.locales import message
from carsonne.server.store.backup import BadBackup

PATTERN = "carsonne-*.backup"


def next_in(folder: Path) -> Path:
    """Return the name for a backup that is made now, such that names sort by time."""
    return folder / f"carsonne-{datetime.now(UTC):%Y%m%dT%H%M%S.%fZ}.backup"


def newest(place: Path) -> Path:
    """Return the newest backup in a folder; a file is returned as it is."""
    if not place.is_dir():
        return place
    found = max(place.glob(PATTERN), default=None)
    if found is None:
        raise BadBackup(message("backup-none", folder=str(place)))
    return found


def prune(folder: Path, keep: int) -> list[Path]:
    """Delete all backups in a folder but the newest; return which. Other files are left alone."""
    old = sorted(folder.glob(PATTERN))[:-keep]
    for file in old:
        file.unlink()
    return old
