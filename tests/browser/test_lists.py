"""What lists and the log say: which game, how it ended, what to do with a finger, the latest round first."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.moments import Moment, find, sit_down
from tests.browser.tables import against

LATER = Moment("pick", when=lambda view: view["round"] == 2)


def test_the_front_page_shows_the_game_that_is_picked(come: Come) -> None:
    page = come().visit().page
    for game in ("Carson City", "Carcassonne"):
        page.get_by_role("button", name=f"{game} ").first.click()
        expect(page.locator("[data-banner]")).to_have_attribute("data-banner", game.lower().replace(" ", "-"))
        expect(page.get_by_role("heading", name=f"Play {game} now")).to_be_visible()
        expect(page.locator("[data-bot].primary")).to_have_attribute("data-bot", "gentle")


def test_rounds_stand_above_their_lines_and_a_finger_is_told_to_tap(come: Come) -> None:
    ada = come("touch")
    sit_down(ada, find(LATER))
    ada.asked()
    ada.page.locator("[data-log]").tap()
    said = ada.page.locator(".logline").all_inner_texts()
    rounds = [line.strip() for line in said if line.strip().startswith("Round ")]
    assert rounds == ["Round 2", "Round 1"]
    assert said[0].strip() == "Round 2"
    against(ada, "carcassonne", 1)
    ada.expect_asked("place")
    ada.press("Log")
    expect(ada.page.get_by_text("Tap a line to see it on the board")).to_be_visible()
    expect(ada.page.get_by_text("greedy")).to_have_count(0)
