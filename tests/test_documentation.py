"""The documentation site is built without a warning, everything in it leads somewhere, and readers find every page."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

import carsonne
from scripts import walk
from scripts.docs import checking, pages
from scripts.docs.__main__ import build
from scripts.docs.layout import GUESTS, ROOT, place_of
from scripts.docs.listings import modules
from scripts.docs.pages import BrokenLink, Page, all_pages


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the site, which stops at any warning and any link that leads nowhere."""
    folder = tmp_path_factory.mktemp("documentation") / "site"
    build(folder)
    return folder


def test_the_site_has_pages_for_each_reader(site: Path) -> None:
    written = {path.relative_to(site).as_posix() for path in site.rglob("*.html")}
    for page in ("index", "playing", "settings", "research", "project/contributing", "rules/ru/carson-city"):
        assert f"{page}.html" in written
    assert {f"reference/{name}.html" for name in modules()} <= written
    assert (site / "research-walk.ipynb").is_file()


def test_the_reference_says_what_docstrings_say(site: Path) -> None:
    batch = (site / "reference" / "carsonne.research.batch.html").read_text(encoding="utf-8")
    assert "Games of one setup, side by side" in batch
    assert 'id="carsonne.research.batch.Batch.step"' in batch
    assert 'id="carsonne.kernel.state.State"' in (site / "reference" / "carsonne.kernel.state.html").read_text("utf-8")


def test_every_clause_has_an_anchor_and_variants_stand_below_it(site: Path) -> None:
    page = (site / "rules" / "fr" / "carcassonne.html").read_text(encoding="utf-8")
    assert '<strong id="CA6">CA6</strong>' in page
    assert re.search(r'id="CA7".*?<ul>\s*<li>\s*<code>hand = 3</code>', page, re.DOTALL)


def test_words_of_all_languages_can_be_searched(site: Path) -> None:
    text = (site / "search.json").read_text(encoding="utf-8")
    for word in ("monastery", "Kloster", "abbaye", "klooster", "монастырь"):
        assert word in text
    assert "source/src" not in text  # the text of source files would bury everything else


def places(nav: Any) -> list[str]:
    """Return the pages of the navigation."""
    if isinstance(nav, str):
        return [nav]
    inner = nav.values() if isinstance(nav, dict) else nav
    return [page for one in inner for page in places(one)]


def test_every_page_is_in_the_navigation_once() -> None:
    settings = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))
    wanted = [place_of(path).as_posix() for path in all_pages()]
    assert sorted(places(settings["project"]["nav"])) == sorted(
        page
        for page in wanted
        if not re.match(r"decisions/\d", page)  # the page of all decisions lists these
    )
    assert set(GUESTS.values()) <= set(wanted)


def test_links_are_changed_but_code_is_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "ROOT", tmp_path)
    monkeypatch.setattr("scripts.docs.layout.ROOT", tmp_path)
    (tmp_path / "docs").mkdir()
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "a.py").write_text('"""Do it."""\n')
    page = Page(tmp_path / "docs" / "b.md")
    page.path.write_text("[a](../src/a.py) [b](#c) [w](https://example.org) `[a](x.py)`\n\n```\n[a](y.py)\n```\n")
    assert page.text() == (
        "[a](source/src/a.py.md) [b](#c) [w](https://example.org) `[a](x.py)`\n\n```\n[a](y.py)\n```\n"
    )
    assert page.linked == {tmp_path / "src" / "a.py"}
    page.path.write_text("[a](../src/b.py)\n")
    with pytest.raises(BrokenLink, match=r"docs/b\.md: \.\./src/b\.py"):
        page.text()


def test_a_broken_site_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "good.html").write_text('<h1 id="top">Good</h1><a href="#top"></a><a href="https://example.org"></a>')
    assert checking.problems(tmp_path) == []
    (tmp_path / "bad.html").write_text(
        '<a href="good.html#down"></a><a href="gone.html"></a><script src="https://example.org/x.js"></script>'
    )
    (tmp_path / "bad.css").write_text("@font-face { src: url(//example.org/font.woff2) }")
    assert [one.partition(": ")[2] for one in checking.problems(tmp_path)] == [
        "good.html#down has no such anchor",
        "gone.html leads nowhere",
        "https://example.org/x.js is fetched from another machine",
        "url(//example.org/font.woff2 is fetched from another machine",
    ]


def test_the_notebook_is_the_walk() -> None:
    """Compare with the page, whose code tests/research/test_docs.py runs."""
    text = walk.PAGE.read_text(encoding="utf-8")
    assert walk.NOTEBOOK.read_text(encoding="utf-8") == walk.notebook(text), "run scripts/walk.py --notebook"
    cells = json.loads(walk.notebook(text))["cells"]
    code = ["".join(cell["source"]) + "\n" for cell in cells if cell["cell_type"] == "code"]
    assert code == [block for _, block in walk.blocks(walk.PAGE)]
    assert not any("](pictures/" in "".join(cell["source"]) for cell in cells)


def test_the_pictures_of_the_readme_are_those_of_the_script_and_light_enough_to_load() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    script = (ROOT / "scripts" / "screenshots.py").read_text(encoding="utf-8")
    shown = re.findall(r"\]\(docs/pictures/([\w-]+)\.(\w+)\)", readme)
    assert shown[0] == ("play", "webp")
    for name, ending in shown:
        assert f'"{name}"' in script
        assert (ROOT / "docs" / "pictures" / f"{name}.{ending}").stat().st_size < 1_500_000
    with Image.open(ROOT / "docs" / "pictures" / "play.webp") as moving:
        assert getattr(moving, "n_frames", 1) > 20


def test_the_citation_and_the_page_name_this_version() -> None:
    assert json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["version"] == carsonne.__version__
    text = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert re.findall(r"^version: (.*)$", text, re.MULTILINE) == [carsonne.__version__]
    assert re.findall(r"^cff-version: (.*)$", text, re.MULTILINE) == ["1.2.0"]
