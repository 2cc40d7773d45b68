"""Turns pages of the repository into pages of the site: links to other places, lists, anchors of clauses."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path

from scripts.docs.layout import GUESTS, ROOT, place_of

LINK = re.compile(r"(\]\()([^)\s#]*)(#[^)\s]*)?(\))")
CODE = re.compile(r"(^```.*?^```$|`[^`\n]*`)", re.MULTILINE | re.DOTALL)
CLAUSE = re.compile(r"^- \*\*([A-Z]{1,2}\d+[a-z]?)\*\*", re.MULTILINE)
INDENTED = re.compile(r"^ {2,3}(?=\S)", re.MULTILINE)


class BrokenLink(Exception):
    """A link in a page leads nowhere."""


def outside_code(text: str, change: Callable[[str], str]) -> str:
    """Change what is not code."""
    parts = CODE.split(text)
    return "".join(part if i % 2 else change(part) for i, part in enumerate(parts))


def target(page: Path, link: str) -> Path:
    """Return the file that a link in a page names."""
    found = Path(os.path.normpath(page.parent / link))
    if not found.exists() or not found.is_relative_to(ROOT):
        raise BrokenLink(f"{page.relative_to(ROOT)}: {link}")
    return found


class Page:
    """A page of the repository on its way into the site, and what it links to."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.linked: set[Path] = set()

    def text(self) -> str:
        """Return the page as Python-Markdown reads it: with four spaces in lists, and an anchor for every clause."""
        text = outside_code(self.path.read_text(encoding="utf-8"), lambda part: LINK.sub(self._moved, part))
        text = outside_code(text, lambda part: INDENTED.sub("    ", part))
        return CLAUSE.sub(r"- **\1**{ #\1 }", text) if self._is_rules() else text

    def _is_rules(self) -> bool:
        return self.path.is_relative_to(ROOT / "docs" / "rules")

    def _moved(self, found: re.Match[str]) -> str:
        before, link, anchor, after = found.groups()
        if not link or "://" in link or link.startswith("mailto:"):
            return found[0]
        file = target(self.path, link)
        self.linked.add(file)
        here = place_of(self.path).parent
        return f"{before}{os.path.relpath(place_of(file), here)}{anchor or ''}{after}"


def all_pages() -> list[Path]:
    """Return the pages that people wrote for the site; README.md of the repository has a counterpart in docs/."""
    own = sorted((ROOT / "docs").rglob("*.md"))
    return own + [ROOT / name for name in GUESTS if name != "README.md"]
