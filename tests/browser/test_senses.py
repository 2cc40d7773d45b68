"""Other senses and other means: focus, zoom, colours chosen by the system, paper, no server."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.tables import against

FOCUS = "(path) => document.activeElement?.matches(path) ?? false"


def test_the_focus_goes_from_question_to_question(come: Come) -> None:
    ada = against(come("keys"), "carcassonne", 1)
    page = ada.page
    ada.expect_asked("place")
    page.wait_for_function(FOCUS, arg="[data-prompt]")
    for _ in range(6):
        ada.answer(follower=True)
        ada.asked()
        page.wait_for_function(FOCUS, arg="[data-prompt], [data-cell], [data-spot]")
    page.get_by_role("link", name="Carsonne").click()
    page.wait_for_function(FOCUS, arg="h1")
    page.get_by_role("navigation").get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", level=1, name="Rules")).to_be_focused()


def test_a_link_leads_past_the_bar(come: Come) -> None:
    ada = come("keys").visit("/about")
    page = ada.page
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to content")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('header') === null")


def test_at_four_times_the_size_the_answer_is_in_sight(come: Come) -> None:
    ada = against(come(viewport={"width": 320, "height": 200}), "carcassonne", 1)
    ada.expect_asked("place")
    expect(ada.page.get_by_role("button", name="Place tile", exact=True)).to_be_in_viewport(ratio=0.9)
    expect(ada.page.locator("[data-prompt]")).to_be_in_viewport()


def test_what_is_chosen_shows_in_colours_of_the_system_and_rules_on_paper(come: Come) -> None:
    ada = come(forced_colors="active").visit("/settings")
    page = ada.page
    frame = "(node) => getComputedStyle(node).outlineStyle"
    chosen = page.get_by_role("radio", checked=True)
    expect(chosen.first).to_be_visible()
    assert {one.evaluate(frame) for one in chosen.all()} == {"solid"}
    assert {one.evaluate(frame) for one in page.get_by_role("radio", checked=False).all()} == {"none"}

    page.emulate_media(media="print", forced_colors="none")
    ada.visit("/rules/carcassonne")
    expect(page.get_by_text("CA1", exact=True).first).to_be_visible()
    for part in ("header", "nav", "[type=search]"):
        expect(page.locator(part).first).to_be_hidden()


def test_without_the_server_the_lists_do_not_claim_to_be_empty(come: Come) -> None:
    ada = come()
    ada.page.route("**/api/lobby*", lambda route: route.abort())
    ada.visit()
    expect(ada.page.get_by_text("This list can’t be loaded").first).to_be_visible()
    expect(ada.page.get_by_text("Your games will appear here.")).to_have_count(0)


def test_a_browser_finds_what_it_asks_for(come: Come) -> None:
    ada = come().visit()
    head = ada.page.locator("head")
    for path in ("link[rel=manifest]", "link[rel=apple-touch-icon]", "link[rel=icon]"):
        address = head.locator(path).get_attribute("href") or ""
        assert ada.page.request.get(ada.base + address).ok, path
    assert "please allow JavaScript" in " ".join(ada.page.request.get(ada.base).text().split())
    assert head.locator("meta[name=description]").get_attribute("content")
    assert ada.page.request.get(f"{ada.base}/robots.txt").text().startswith("User-agent")
    assert ada.page.request.get(f"{ada.base}/favicon.ico").status == 404
