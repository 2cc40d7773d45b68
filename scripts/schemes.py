"""Writes the tables of actions and observations in docs/research.md from the schemes of the games.

python scripts/schemes.py               writes the tables
python scripts/schemes.py --check       says whether they are out of date
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from carsonne import registry
from carsonne.kernel.scheme import Part, Scheme, starts

PAGE = Path(__file__).parent.parent / "docs" / "research.md"
MARK = "<!-- What follows is written by scripts/schemes.py. -->\n"


def run(start: int, part: Part) -> str:
    """Write the numbers of a part as a range."""
    return str(start) if part.size == 1 else f"{start}–{start + part.size - 1}"


def table(parts: Sequence[Part], first: str, limits: bool) -> list[str]:
    """Write a row for each part; actions have no limits."""
    rows = [f"| {first} | name | {'values | ' if limits else ''}meaning |", f"| --- | --- |{' --- |' * (1 + limits)}"]
    for part, start in zip(parts, starts(parts).values(), strict=True):
        values = f"{part.low} to {part.high} | " if limits else ""
        rows.append(f"| {run(start, part)} | `{part.name}` | {values}{part.meaning} |")
    return rows


def chapter(title: str, rules: int, scheme: Scheme) -> list[str]:
    """Write all tables of a game."""
    planes, rows, columns = scheme.plane_shape
    lines = [f"## {title}: actions and observations", ""]
    lines += [f"These are the numbers of rules {rules}.", ""]
    lines += [f"### {title}: {scheme.action_count:,} actions", "", *table(scheme.actions, "actions", False), ""]
    lines += [f"### {title}: {planes} planes of {rows} by {columns}", "", *table(scheme.planes, "planes", True), ""]
    lines += [f"### {title}: {scheme.vector_size} numbers", "", *table(scheme.vector, "numbers", True), ""]
    return lines


def tables() -> str:
    """Write the tables of all games."""
    lines: list[str] = []
    for name in registry.names():
        game = registry.find(name)
        lines += chapter(game.title, game.rules, registry.learning(name).scheme)
    return "\n".join(lines)


def main() -> int:
    """Write the tables, or compare them and return 1 if they differ."""
    old = PAGE.read_text(encoding="utf-8")
    new = old.partition(MARK)[0] + MARK + "\n" + tables()
    if "--check" not in sys.argv:
        PAGE.write_text(new, encoding="utf-8")
    elif new != old:
        print("docs/research.md is out of date: run python scripts/schemes.py")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
