"""Carries out patches, as the page does (web/src/net/patch.ts), and reads the examples that both are tested with."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

EXAMPLES = Path(__file__).parent / "patches.json"


def examples() -> dict[str, Any]:
    """Return small examples by hand, and the start of three games as seat 0 sees them (scripts/patch_examples.py)."""
    read: dict[str, Any] = json.loads(EXAMPLES.read_text(encoding="utf-8"))
    return read


def patched(old: Any, patch: Any) -> Any:
    """Apply a patch to an old value, which is left unchanged."""
    if isinstance(patch, dict):
        return _in_object(old, patch)
    return patch[0] if len(patch) == 1 else _along_list(old, patch)


def _in_object(old: Any, patch: dict[str, Any]) -> Any:
    if "" in patch:
        return patched(old, patch[""])
    made = dict(old)
    for key, change in patch.items():
        if change == []:
            del made[key]
        else:
            made[key] = patched(made.get(key), change)
    return made


def _along_list(old: list[Any], steps: list[Any]) -> list[Any]:
    made, rest = [], iter(old)
    for step in steps:
        if isinstance(step, list):
            made += step
        elif isinstance(step, dict):
            made.append(patched(next(rest), step))
        else:
            passed = [next(rest) for _ in range(abs(step))]
            made += passed if step > 0 else []
    return [*made, *rest]
