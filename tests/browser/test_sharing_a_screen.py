"""Several players at one screen, and hands that stay hidden between them."""

from playwright.sync_api import expect

from tests.browser.conftest import Come


def test_hands_stay_hidden_while_the_screen_is_handed_over(come: Come) -> None:
    ada = come().visit("/new")
    page = ada.page
    page.locator("[data-seat='1']").select_option("guest")
    page.get_by_label("Name", exact=True).fill("Bob")
    page.locator("select[name=hand]").select_option("3")
    expect(page.locator("select[name=hand_end]")).to_be_visible()
    ada.press("Start")
    page.wait_for_url("**/t/*")

    hand = page.locator(".hand [role=radio]")
    for name in ("I am", "I am Bob"):
        dialog = page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        expect(hand).to_have_count(0)
        dialog.get_by_role("button", name=name).click()
        expect(hand).to_have_count(3)
        assert ada.turn(False)
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(hand).to_have_count(0)
    assert ada.tiles() == 3

    page.reload()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(hand).to_have_count(0)


def test_without_hands_the_turn_simply_passes(come: Come) -> None:
    ada = come().visit("/new")
    ada.page.locator("[data-seat='1']").select_option("guest")
    ada.press("Start")
    ada.page.wait_for_url("**/t/*")
    for _ in range(4):
        assert ada.turn(False)
    assert ada.tiles() == 5
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
