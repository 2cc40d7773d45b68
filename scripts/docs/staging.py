"""Puts the pages of the site together: those of the repository, what they link to, and those that are made."""

from __future__ import annotations

import shutil
from pathlib import Path

from scripts.docs.layout import COPIED, ROOT, place_of
from scripts.docs.listings import (
    files_of,
    folder_page,
    listing,
    modules,
    reference_list,
    reference_nav,
    reference_page,
    source_page,
)
from scripts.docs.pages import Page, all_pages

REFERENCE = '{ "Reference" = "reference.md" },'
"""The line of zensical.toml that becomes a list of modules."""
LOOKS = ("docs/site.css", "web/public/icon.svg")


def write(file: Path, text: str) -> None:
    """Write a page, with its folders."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def write_pages(folder: Path) -> set[Path]:
    """Write the pages of the repository; return what they link to."""
    linked: set[Path] = set()
    for path in all_pages():
        page = Page(path)
        text = page.text()
        if path == ROOT / "docs" / "reference.md":
            text += reference_list()
        elif path == ROOT / "docs" / "decisions" / "README.md":
            text += f"\n{listing(path.parent)}"
        write(folder / place_of(path), text)
        linked |= page.linked
    return linked


def write_linked(folder: Path, linked: set[Path]) -> None:
    """Write what the pages link to: pictures, source files, folders and the files in them."""
    inner = {path for one in linked if one.is_dir() for path in files_of(one)}
    for path in sorted(linked | inner):
        place = folder / place_of(path)
        if path.suffix in COPIED:
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, place)
        elif not place.exists():
            write(place, folder_page(path) if path.is_dir() else source_page(path))


def stage(folder: Path) -> None:
    """Write everything that Zensical needs into a folder."""
    shutil.rmtree(folder, ignore_errors=True)
    pages = folder / "pages"
    write_linked(pages, write_pages(pages))
    for name in modules():
        write(pages / "reference" / f"{name}.md", reference_page(name))
    (pages / "site").mkdir()
    for file in LOOKS:
        shutil.copy(ROOT / file, pages / "site")
    settings = (ROOT / "zensical.toml").read_text(encoding="utf-8")
    write(folder / "zensical.toml", settings.replace(REFERENCE, reference_nav()))
