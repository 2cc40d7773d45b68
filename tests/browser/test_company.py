"""At a table: rules in sight, colours, a link with a code, who is watching, and everybody together in the next game."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.person import Person


def test_everybody_knows_what_is_played_with_whom_and_goes_on_together(come: Come) -> None:
    ada, bob, eve = come("touch"), come(), come()
    page = ada.visit("/").page
    expect(page.locator("[data-brief]")).to_have_text("Edition: French rulebook, 2002")
    ada.visit("/new/carcassonne").press("Anyone", "radio")
    page.locator("[name=edition]").select_option("third")
    ada.press("Open the table")
    expect(page.locator("[data-brief]")).to_have_text("Edition: Third and later")
    expect(page.get_by_role("note")).to_contain_text("works only on this computer")
    listed = bob.visit("/").page.locator(f"[data-table='{ada.table}']")
    expect(listed).to_contain_text("Carcassonne · Edition: Third and later")
    sit_in_purple(ada, bob)
    eve.visit(f"/t/{ada.table}")
    eve.page.request.get(f"{eve.base}/api/me")
    expect(page.locator("[data-watching]")).to_have_text("Watching: 1 guest")
    ada.press("Start")
    start(ada, bob, eve)


def sit_in_purple(ada: Person, bob: Person) -> None:
    bob.visit(f"/t/{ada.table}").press("Sit down")
    bob.press("Name and colour")
    bob.page.get_by_role("radio", name="purple").click()
    expect(bob.page.get_by_role("radio", name="purple")).to_have_attribute("aria-checked", "true")
    expect(ada.page.get_by_role("switch", name="Random order of play")).to_be_visible()


def start(ada: Person, bob: Person, eve: Person) -> None:
    """The colour is Bob's at the table; when he resigns and wants another game, everybody is there, one step on."""
    table = ada.table
    player = ada.page.locator("[data-player]", has_text=bob.page.evaluate("localStorage.name"))
    assert "purple" in (player.first.get_attribute("style") or "")
    expect(bob.page.locator(".where")).to_contain_text("Third and later")
    bob.press("Menu")
    bob.press("Resign")
    bob.press("Resign")
    results = bob.page.get_by_role("dialog", name="wins")
    expect(results.locator("[data-brief]")).to_have_text("Edition: Third and later")
    before = bob.page.evaluate("history.length")
    results.get_by_role("button", name="Play again").click()
    for person in (bob, ada, eve):
        person.page.wait_for_function("(was) => !location.pathname.endsWith(was)", arg=table)
    assert bob.table == ada.table == eve.table
    assert bob.page.evaluate("history.length") == before + 1
