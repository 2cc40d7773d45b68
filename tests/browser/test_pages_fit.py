"""Every page fits every screen in every language: nothing is cut, nothing overlaps, nothing pressed is too small."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from carsonne.locales import catalogue, languages
from tests.browser.conftest import Come
from tests.browser.fitting import FINGERS, MOUSE, Size, resize, targets, unfit
from tests.browser.person import Person
from tests.browser.tables import against, post
from tests.browser.test_axe import PAGES
from tests.thorough import THOROUGH

LONG = ("de", "ru")
"""The languages that are tried by default; all are tried thoroughly."""
LEAST = {True: 40.0, False: 24.0}
"""What a finger and a mouse need, in pixels (with borders, which a browser may round)."""


def waiting_room(ada: Person) -> None:
    """Open a table that waits for people."""
    post(ada, "/api/me", {"name": "Ada"})
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "gentle"}]
    table = post(ada, "/api/tables", {"game": "carson-city", "seats": seats, "options": {"sides": "red"}})
    expect(ada.visit(f"/t/{table['id']}").page.locator("main li").first).to_be_visible()


def finished(ada: Person) -> None:
    """Resign a game, which opens its results."""
    against(ada, "carson-city-cards", 2)
    ada.expect_asked("bid")
    ada.press("Menu")
    ada.press("Resign")
    ada.press("Resign")
    expect(ada.page.locator("[data-final]").first).to_be_visible()


def replay(ada: Person) -> None:
    """Look back at the game that has just ended."""
    ada.visit(f"/t/{ada.table}/replay")
    expect(ada.page.locator("input[type=range]")).to_be_visible()


def aid(ada: Person) -> None:
    """Open the player aid."""
    against(ada, "carson-city", 1)
    ada.page.locator("[data-aids]").click()
    expect(ada.page.locator("[data-aid]").first).to_be_visible()


def settings_at_a_table(ada: Person) -> None:
    """Open the menu of a table."""
    against(ada, "carcassonne", 1)
    ada.expect_asked("place")
    ada.press("Menu")


OPEN: dict[str, Callable[[Person], None]] = {
    "waiting room": waiting_room,
    "results": finished,
    "replay": replay,
    "aid": aid,
    "menu": settings_at_a_table,
}


def pages(ada: Person) -> Iterator[str]:
    """Open every page of the site."""
    for path, ready in PAGES.items():
        expect(ada.visit(path).page.locator(ready).first).to_be_visible()
        yield path
    for name, open_ in OPEN.items():
        open_(ada)
        yield name


def faults(ada: Person, sizes: tuple[Size, ...], least: float) -> Iterator[str]:
    """Yield what does not fit, page by page and size by size."""
    for page in pages(ada):
        for size in sizes:
            resize(ada.page, size)
            small = [f"{what} is small: {side:.0f}" for what, side in targets(ada.page) if side < least]
            yield from (f"{page} {size[0]}x{size[1]}: {one}" for one in (*unfit(ada.page), *small))


@pytest.mark.timeout(600)
@pytest.mark.parametrize("language", languages() if THOROUGH else LONG)
@pytest.mark.parametrize(("touch", "sizes"), [(True, FINGERS), (False, MOUSE)], ids=["fingers", "mouse"])
def test_every_page_fits(come: Come, language: str, touch: bool, sizes: tuple[Size, ...]) -> None:
    ada = come(has_touch=touch, is_mobile=False, texts=catalogue(language), color_scheme="dark" if touch else "light")
    found = list(faults(ada, sizes, LEAST[touch]))
    assert not found, "\n".join(found)
