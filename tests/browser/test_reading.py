"""What is written can be read: nothing shines through, nothing is cut off, and every field looks like the others."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.stages import last, sit
from tests.browser.tables import against, post

# What lies at the points around a search field, from the bar or the top of its sheet down to its lower edge.
AROUND = """() => {
    const box = [...document.querySelectorAll('.search')].findLast((one) => one.getClientRects().length);
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const ground = getComputedStyle(box).backgroundColor;
    const points = [left + 4, (left + right) / 2, right - 4].flatMap((x) => [top + 1, bottom - 2].map((y) => [x, y]));
    return ground !== 'rgba(0, 0, 0, 0)' && points.every(([x, y]) => box.contains(document.elementFromPoint(x, y)))
        && !document.elementFromPoint((left + right) / 2, top - 2)?.closest('.rules, [data-aid]');
}"""
CUT = "(node) => node.scrollWidth > node.clientWidth"
# Faces of characters that do not lie wholly within the panel of their player.
OUTSIDE = """() => [...document.querySelectorAll('[data-look] .people svg')].filter((face) => {
    const [inner, outer] = [face, face.closest('[data-look]')].map((node) => node.getBoundingClientRect());
    return inner.bottom > outer.bottom + 1 || inner.right > outer.right + 1;
}).length"""


def stays_clear(page: Page) -> None:
    """Check that the search field covers what scrolls away below it."""
    expect(page.locator(".search").last).to_be_visible()
    page.wait_for_function(AROUND)


def test_text_does_not_shine_through_a_search_field(come: Come) -> None:
    ada = come().visit("/rules/carcassonne")
    page = ada.page
    expect(page.locator("#CA1")).to_be_visible()
    page.mouse.wheel(0, 900)
    page.wait_for_function("() => scrollY > 800")
    stays_clear(page)
    against(ada, "carcassonne", 1)
    ada.expect_asked("place")
    ada.dock.get_by_role("button", name="Rules").click()
    expect(page.locator(".wanted")).to_be_in_viewport()
    stays_clear(page)
    page.keyboard.press("Escape")
    page.keyboard.press("a")
    page.locator("[data-aid]").last.scroll_into_view_if_needed()
    stays_clear(page)


@pytest.mark.parametrize("width", [1440, 1024])
def test_a_name_has_room_beside_whose_turn_it_is(come: Come, width: int) -> None:
    ada = against(come(viewport={"width": width, "height": 800}), "carcassonne", 4)
    post(ada, "/api/me", {"name": "Bartholomew 67"})
    ada.expect_asked("place")
    name = ada.page.locator("[data-player] .name b", has_text="Bartholomew 67")
    expect(name).to_be_visible()
    expect(ada.page.locator("[data-player] .name em").first).to_be_visible()
    assert not any(one.evaluate(CUT) for one in ada.page.locator("[data-player] .name b").all())


def test_all_characters_of_the_others_are_seen(come: Come) -> None:
    ada = come()
    post(ada, "/api/me", {"name": "Ada"})
    most = last("carson-city-cards", 6, lambda view: max(len(one["characters"]) for one in view["players"]) >= 4)
    sit(ada, "carson-city-cards", 6, most)
    expect(ada.page.locator("[data-look] .people svg").first).to_be_visible()
    for width, height in ((1440, 900), (1024, 768)):
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.page.wait_for_function(f"() => ({OUTSIDE})() === 0")


def test_every_list_to_choose_from_looks_like_the_other_fields(come: Come) -> None:
    ada = come()
    for path in ("/new/carson-city", "/settings", "/import"):
        ada.visit(path)
        lists = ada.page.locator("select")
        expect(lists.first).to_be_visible()
        for one in lists.all():
            look = "(node) => [getComputedStyle(node).appearance, getComputedStyle(node).backgroundImage]"
            appearance, arrow = one.evaluate(look)
            assert appearance == "none"
            assert "gradient" in arrow, path
