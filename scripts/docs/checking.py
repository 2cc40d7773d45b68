"""Checks the finished site: every link and anchor leads somewhere, and nothing is fetched from another machine."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

FETCHED = {("img", "src"), ("script", "src"), ("link", "href"), ("source", "srcset"), ("iframe", "src")}
OTHER_MACHINE = re.compile(r"""(?:@import\s+|url\()\s*["']?(?:https?:)?//[^)"']+""")


class Links(HTMLParser):
    """The anchors of a page, and everything that it links to or fetches."""

    def __init__(self) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: list[str] = []
        self.fetched: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("id", "name") and value:
                self.anchors.add(value)
            elif name in ("href", "src") and value is not None:
                self.links.append(value)
                if (tag, name) in FETCHED and ("rel", "canonical") not in attrs:
                    self.fetched.append(value)


@cache
def links_of(page: Path) -> Links:
    """Read a page."""
    found = Links()
    found.feed(page.read_text(encoding="utf-8"))
    return found


def problems_of(page: Path, site: Path) -> Iterator[str]:
    """Yield what is wrong with a page."""
    name = page.relative_to(site)
    found = links_of(page)
    for link in found.links:
        parts = urlsplit(link)
        if parts.scheme or parts.netloc:
            continue
        file = Path(os.path.normpath(page.parent / unquote(parts.path))) if parts.path else page
        file = file / "index.html" if file.is_dir() else file
        if not file.is_file():
            yield f"{name}: {link} leads nowhere"
        elif parts.fragment and file.suffix == ".html" and not _has(file, unquote(parts.fragment)):
            yield f"{name}: {link} has no such anchor"
    yield from (f"{name}: {link} is fetched from another machine" for link in found.fetched if urlsplit(link).netloc)


def _has(page: Path, anchor: str) -> bool:
    """Return whether an anchor is on a page; the theme makes those that begin with two underscores."""
    return anchor.startswith("__") or anchor in links_of(page).anchors


def problems(site: Path) -> list[str]:
    """Return what is wrong with a site."""
    links_of.cache_clear()
    found = [one for page in sorted(site.rglob("*.html")) if page.name != "404.html" for one in problems_of(page, site)]
    for sheet in sorted(site.rglob("*.css")):
        outside = OTHER_MACHINE.findall(sheet.read_text(encoding="utf-8"))
        found += [f"{sheet.relative_to(site)}: {one} is fetched from another machine" for one in outside]
    return found
