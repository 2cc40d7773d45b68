"""Runs the code of docs/research-walk.md from top to bottom, as a reader would, and keeps the pictures that it draws.

python scripts/walk.py [FOLDER]         draws into docs/pictures if no FOLDER is given
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "research-walk.md"
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(page: Path) -> list[tuple[int, str]]:
    """Return the Python code of a page: the line before each block, and the block."""
    text = page.read_text(encoding="utf-8")
    return [(text.count("\n", 0, found.start(1)), found[1]) for found in BLOCK.finditer(text)]


def run(page: Path, folder: Path) -> dict[str, Any]:
    """Run all code of a page in a folder; return what it has defined. Errors name the line of the page."""
    names: dict[str, Any] = {"__name__": "__main__"}
    before = Path.cwd()
    os.chdir(folder)
    try:
        for line, code in blocks(page):
            exec(compile("\n" * line + code, str(page), "exec"), names)
    finally:
        os.chdir(before)
    return names


def main() -> None:
    """Run the page's code."""
    os.environ.setdefault("MPLBACKEND", "agg")
    run(PAGE, Path(sys.argv[1]) if sys.argv[1:] else ROOT / "docs" / "pictures")


if __name__ == "__main__":
    main()
