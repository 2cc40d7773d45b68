"""What is pointed at or has just scored stands out in its own shape, and no longer than it is pointed at."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Come
from tests.browser.moments import Moment, find, sit_down
from tests.browser.person import Person
from tests.browser.stages import last, sit
from tests.browser.tables import post

ROADS = Moment("place", when=lambda view: len(view["roads"]) > 8)
LAST_TILE = ("carcassonne", 2)
# Whether a drawing is made of tiles, rather than of what lies on them.
SQUARES = "(path) => path.getAttribute('d').includes('h100v100h-100Z')"

# Whether a feature that was not told yet stands out.
SHINES = """(told) => {
    const award = document.querySelector('[data-award]');
    const text = document.querySelector('[data-prompt]').innerText;
    return award && getComputedStyle(award).opacity === '1' && !told.includes(text);
}"""


def shape(mark: Locator) -> None:
    """Check that a mark is a wash with a line around it, along a feature."""
    expect(mark.locator("rect")).to_have_count(0)
    paths = mark.locator("path")
    expect(paths.first).to_be_attached()
    for path in paths.all():
        assert len(path.get_attribute("d") or "") > 20
        assert not path.evaluate(SQUARES)


def test_features_are_marked_in_their_own_shape(come: Come) -> None:
    ada = come(pace="calm", reduced_motion="no-preference")
    post(ada, "/api/me", {"name": "Ada"})
    sit(ada, *LAST_TILE, last(*LAST_TILE, lambda view: view["phase"] == "place"))
    page = ada.page
    for feature in ("road", "city"):
        page.locator(".logline.gain", has_text=feature).first.hover()
        shape(page.locator("[data-marked]"))
    page.locator(".logline:not(.gain)").first.hover()
    expect(page.locator("[data-marked] rect").first).to_be_visible()
    finish(ada)
    told: set[str] = set()
    for _ in range(3):  # one feature after the other, each to be seen
        page.wait_for_function(SHINES, arg=sorted(told))
        told.add(page.locator("[data-prompt]").inner_text())
        shape(page.locator("[data-award] > path, [data-award] > g:not([transform])"))
        expect(page.get_by_text("Winner", exact=True)).to_have_count(0)


def finish(ada: Person) -> None:
    """Play the last turn without a follower."""
    ada.lay()
    for asked in ("claim", "turn_end"):
        ada.page.wait_for_function("(asks) => document.querySelector('.dock').dataset.asks !== asks", arg="place")
        if ada.dock.get_attribute("data-asks") == asked:
            ada.claim(False) if asked == "claim" else ada.confirm()


def test_roads_and_parcels_of_the_log_are_marked_until_it_is_closed(come: Come) -> None:
    ada = come()
    sit_down(ada, find(ROADS))
    ada.asked()
    page = ada.page
    for line, mark in ((re.compile("road"), "[data-road]"), (re.compile("cowboy: parcel"), ".tip")):
        page.locator("[data-log]").click()
        page.locator(".logline", has_text=line).first.hover()
        expect(page.locator(mark)).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(".logline")).to_have_count(0)
        expect(page.locator(mark)).to_have_count(0)
