"""Runs the code of docs/research-walk.md from top to bottom, as a reader would, and makes a notebook of it.

python scripts/walk.py                  draws into docs/pictures and writes docs/research-walk.ipynb
python scripts/walk.py --notebook       writes the notebook only
"""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "research-walk.md"
NOTEBOOK = PAGE.with_suffix(".ipynb")
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PICTURE = re.compile(r"^!\[.*\]\(.*\)$\n?", re.MULTILINE)
KERNEL = {"display_name": "Python 3", "language": "python", "name": "python3"}
Cell = dict[str, Any]


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


def cells(text: str) -> Iterator[Cell]:
    """Yield the cells of a page."""
    for i, part in enumerate(BLOCK.split(text)):
        source = part.strip() if i % 2 else re.sub(r"\n{3,}", "\n\n", PICTURE.sub("", part)).strip()
        common: Cell = {"id": f"cell-{i}", "metadata": {}, "source": source.splitlines(keepends=True)}
        if i % 2:
            yield {"cell_type": "code", "execution_count": None, "outputs": [], **common}
        elif source:
            yield {"cell_type": "markdown", **common}


def notebook(text: str) -> str:
    """Return a page as a notebook, without its pictures, which the code draws."""
    whole = {
        "cells": list(cells(text)),
        "metadata": {"kernelspec": KERNEL, "language_info": {"name": "python"}},
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


def main() -> None:
    """Run the page's code, and write the notebook."""
    os.environ.setdefault("MPLBACKEND", "agg")
    if "--notebook" not in sys.argv:
        run(PAGE, ROOT / "docs" / "pictures")
    NOTEBOOK.write_text(notebook(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
