"""The files in deploy/ as tests run them: unchanged but for the addresses, ports and folders of a test."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


def adapted(file: str, changes: dict[str, str]) -> str:
    """Return a file with some of its words replaced, each of which must be there."""
    text = (DEPLOY / file).read_text(encoding="utf-8")
    for old, new in changes.items():
        assert old in text, f"{file} has no {old}"
        text = text.replace(old, new)
    return text
