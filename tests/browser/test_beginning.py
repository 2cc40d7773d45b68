"""The first moments: who begins, what is played, what is chosen, and a board that stays still."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.tables import against, post

# How wide the first tile is on the screen.
SCALE = "() => document.querySelector('.art:not(.hidden) g[clip-path]').getBoundingClientRect().width"
# Notes in every frame how many tiles have their ground, how many their picture, and whether one sees through any.
WATCH = """() => {
    window.laid = [];
    const look = () => {
        for (const sheet of document.querySelectorAll('.art:not(.hidden)')) {
            const ground = sheet.querySelector('.under').getAttribute('d').split('M').length - 1;
            const tiles = [...sheet.querySelectorAll('g[clip-path]')];
            const seen = tiles.every((tile) => getComputedStyle(tile).opacity === '1');
            window.laid.push([ground, tiles.length, seen]);
        }
        requestAnimationFrame(look);
    };
    look();
}"""


def test_chance_can_say_who_begins_in_two_clicks(come: Come) -> None:
    ada = come().visit()
    ada.page.get_by_role("switch", name="Random order of play").set_checked(True, force=True)
    with ada.page.expect_request("**/start") as sent:
        ada.page.locator("[data-bot=gentle]").click()
    assert (sent.value.post_data_json or {})["shuffle"] is True
    ada.asked()


@pytest.mark.parametrize(
    ("game", "options", "says"),
    [
        ("carcassonne", {"edition": "third"}, "Third edition"),
        ("carson-city", {"kit_carson": True}, "Kit Carson"),
    ],
)
def test_a_phone_tells_at_the_table_what_is_played(
    come: Come, game: str, options: dict[str, object], says: str
) -> None:
    ada = come("touch")
    post(ada, "/api/me", {"name": "Ada"})
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "gentle"}, {"kind": "bot", "bot": "gentle"}]
    table = post(ada, "/api/tables", {"game": game, "seats": seats, "options": options})
    post(ada, f"/api/tables/{table['id']}/start", {})
    ada.visit(f"/t/{table['id']}")
    ada.asked()
    told = ada.page.locator(".where .rules:visible, .phases small:visible", has_text=says)
    expect(told.first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("hands", ["mouse", "touch"])
def test_a_chosen_character_keeps_its_ring(come: Come, hands: str) -> None:
    ada = against(come(hands), "carson-city", 2)
    page = ada.page
    while ada.asked() != "pick":
        spot = page.locator(".carson .lit[data-target] .reach").first
        before = ada.version()
        spot.tap(force=True) if hands == "touch" else spot.click(force=True)
        ada.press("Confirm")
        ada.settled(before)
    card = page.locator("[data-character] button:not([aria-disabled])").first
    card.tap() if hands == "touch" else card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(card).to_have_css("border-top-color", "rgb(160, 72, 36)")
    assert "rgb(160, 72, 36) 0px 0px 0px 2px" in card.evaluate("(node) => getComputedStyle(node).boxShadow")


def test_a_new_tile_covers_its_ground_and_the_board_stays_as_large_as_it_is(come: Come) -> None:
    ada = against(come(reduced_motion="no-preference"), "carcassonne", 1)
    ada.expect_asked("place")
    page = ada.page
    page.wait_for_function("() => document.querySelectorAll('.art:not(.hidden) g[clip-path]').length === 1")
    before = page.evaluate(SCALE)
    page.evaluate(WATCH)
    ada.answer(follower=True)
    page.wait_for_function("() => window.laid.some(([ground]) => ground === 2)")
    ada.expect_asked("claim")
    assert all(ground == tiles and seen for ground, tiles, seen in page.evaluate("window.laid"))
    assert page.evaluate(SCALE) == pytest.approx(before, rel=0.02)
