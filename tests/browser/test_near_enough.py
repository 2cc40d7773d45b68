"""What has to be seen and pressed is large enough: cells, drawings and the numbers of places."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.cards import Settler
from tests.browser.conftest import Come
from tests.browser.stages import last, sit
from tests.browser.tables import against, post

# Pixels of the smallest cell where the tile fits, which are 88 % of a tile.
CELL = """() => {
    const cells = [...document.querySelectorAll('[data-cell]')].map((cell) => cell.getBoundingClientRect());
    return Math.min(...cells.map(({ width, height }) => Math.min(width, height)));
}"""
# The board is drawn at the scale at which one looks at it.
RESTS = "() => document.querySelector('.world').style.transform.endsWith('scale(1)')"
# Buttons that lie over the city, and with it over the numbers of its places.
OVER = """() => {
    const city = document.querySelector('.mine .city').getBoundingClientRect();
    return [...document.querySelectorAll('.mine .btn')].filter((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        return right > left && left < city.right && right > city.left && top < city.bottom && bottom > city.top;
    }).length;
}"""


def test_a_phone_held_sideways_has_cells_for_fingers(come: Come) -> None:
    ada = come("touch", viewport={"width": 844, "height": 390})
    post(ada, "/api/me", {"name": "Ada"})
    sit(ada, "carcassonne", 2, last("carcassonne", 2, lambda view: view["phase"] == "place"))
    ada.expect_asked("place")
    assert ada.tiles() > 60
    assert 40 <= ada.page.evaluate(CELL) < 100


def test_drawings_keep_their_details_when_tiles_are_small(come: Come) -> None:
    ada = against(come(), "carcassonne", 1)
    ada.expect_asked("place")
    page = ada.page
    while (pixels := page.evaluate(CELL)) >= 52:  # of a tile of 60
        page.keyboard.press("-")
        page.wait_for_function(f"(before) => ({CELL})() < before", arg=pixels)
    assert pixels > 40
    page.wait_for_function(RESTS)
    expect(page.locator(".art:not(.hidden) #tile-full")).to_be_attached()
    expect(page.locator(".art:not(.hidden) #tile-flat")).to_have_count(0)


def test_no_button_covers_the_places_of_a_city(come: Come) -> None:
    ada = Settler(come("touch"))
    against(ada.person, "carson-city-cards", 1)
    ada.until("place")
    ada.place()
    ada.until("place")
    expect(ada.page.locator(".mine [data-target]").first).to_be_visible()
    expect(ada.page.get_by_role("button", name="Larger")).to_be_visible()
    for width, height in ((390, 844), (844, 390), (1440, 900)):
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.page.wait_for_function(f"() => ({OVER})() === 0")
