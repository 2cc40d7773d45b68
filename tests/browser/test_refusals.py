"""What cannot be done says why, in words for people: moves with the clause of the rules, forms without machinery."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.moments import Moment, find, sit_down
from tests.browser.tables import against

# The middle of the cell at the corner of the first tile, where no tile can go.
CORNER = """() => {
    const { x, y, width } = document.querySelector('.art:not(.hidden) .under').getBoundingClientRect();
    return [x + 1.5 * width, y + 1.5 * width];
}"""


@pytest.mark.parametrize("hands", ["mouse", "touch"])
def test_a_cell_says_why_the_tile_cannot_go_there(come: Come, hands: str) -> None:
    ada = against(come(hands), "carcassonne", 1)
    ada.expect_asked("place")
    ada.page.locator("[data-cell]").first.wait_for()
    x, y = ada.page.evaluate(CORNER)
    ada.page.touchscreen.tap(x, y) if hands == "touch" else ada.page.mouse.click(x, y)
    why = ada.dock.locator(".refusal")
    expect(why).not_to_be_empty()
    ada.dock.get_by_role("button", name="Rules").click()
    expect(ada.page.locator(".wanted")).to_contain_text(re.compile(r"^CA(8|9|10)"))


@pytest.mark.parametrize("hands", ["mouse", "touch"])
def test_a_parcel_says_why_it_cannot_be_chosen(come: Come, hands: str) -> None:
    ada = come(hands)
    sit_down(ada, find(Moment("place", when=lambda view: len(view["roads"]) > 8)))
    ada.asked()
    if hands == "touch":
        ada.page.locator("[data-page=town]").tap()
    unlit = ada.page.locator(".town [data-target]:not(.lit) .reach").first
    unlit.tap(force=True) if hands == "touch" else unlit.click(force=True)
    expect(ada.dock.locator(".refusal")).not_to_be_empty()


def test_forms_speak_to_people(come: Come) -> None:
    ada = come().visit("/new/carcassonne")
    page = ada.page
    page.locator("[data-seat='1']").select_option("guest")
    page.locator("input[type=text]:visible, input:not([type]):visible").first.fill("")
    ada.press("Start")
    page.wait_for_url("**/t/*")
    expect(page.locator("[data-player]", has_text="Player 2")).to_be_visible()
    ada.visit("/import")
    page.get_by_label("Or paste the text").fill("{}")
    ada.press("Check it")
    said = page.get_by_role("alert")
    expect(said).not_to_be_empty()
    expect(said).not_to_contain_text(re.compile("`|field|Object|Expected"))
