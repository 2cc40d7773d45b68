"""A bot replaces a player who left when another player calls it, not by itself, and only where the table allows it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.person import Person
from tests.browser.tables import together


def test_a_bot_comes_when_it_is_called_and_gives_the_seat_back(come: Come) -> None:
    ada, bob = come(), come()
    together("carcassonne", ada, bob)
    ada.turn()
    bob.expect_asked("place")
    bob.page.close()
    seat = ada.page.locator("[data-player]", has_text="Bob")
    expect(seat).to_contain_text("Away")
    assert ada.api()["waiting"] == [1]
    assert ada.api()["seats"][1]["stand_in"] is None
    ada.press("Menu")
    ada.press("Let a bot play for Bob")
    ada.expect_asked("place")
    expect(seat).to_contain_text("Bot plays")

    back = Person(bob.page.context.new_page(), bob.base).visit(f"/t/{ada.table}")
    back.press("Take my seat back")
    expect(seat).not_to_contain_text("Bot plays")
    ada.turn()
    back.expect_asked("place")


def test_where_nobody_may_stand_in_no_bot_is_offered(come: Come) -> None:
    ada, bob = come(), come()
    switch = ada.visit("/new/carcassonne").page.locator("label", has_text="Bots may stand in for players who leave")
    expect(switch).to_contain_text("Use the menu to call one")
    together("carcassonne", ada, bob, takeover=False)
    ada.expect_asked("place")
    bob.page.close()
    expect(ada.page.locator("[data-player]", has_text="Bob")).to_contain_text("Away")
    ada.press("Menu")
    expect(ada.page.get_by_role("button", name="Resign")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Let a bot play")).to_have_count(0)
