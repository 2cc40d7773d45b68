"""The front page: a game in two presses, against as many bots as one likes, by the rules one knows."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come


def seats_of(api: dict[str, object]) -> list[str]:
    seats = api["seats"]
    assert isinstance(seats, list)
    return [seat["bot"] or seat["kind"] for seat in seats]


@pytest.mark.parametrize("hands", ["mouse", "touch"])
def test_as_many_bots_as_one_likes_and_again_the_next_time(come: Come, hands: str) -> None:
    ada = come(hands).visit()
    ada.page.locator(".games button", has_text="Carson City").first.click()
    expect(ada.page.get_by_role("radio", name="3", exact=True)).to_have_attribute("aria-checked", "true")
    ada.press("4", "radio")
    ada.page.locator("[data-bot=fair]").click()
    ada.page.wait_for_url("**/t/*")
    assert seats_of(ada.api()) == ["player", "fair", "fair", "fair", "fair"]
    ada.visit().page.locator(".games button", has_text="Carson City").first.click()
    expect(ada.page.get_by_role("radio", name="4", exact=True)).to_have_attribute("aria-checked", "true")


def test_the_rules_one_knows_are_asked_once_and_kept(come: Come) -> None:
    ada = come().visit()
    asked = ada.page.locator("[data-known-rules]")
    expect(asked).to_contain_text("Two-tile city: 4 points.")
    ada.page.locator("[data-box=third]").click()
    expect(asked).to_have_text("Rules: Third and later. Change")
    ada.page.locator("[data-bot=gentle]").click()
    ada.page.wait_for_url("**/t/*")
    assert (ada.api()["options"]["edition"], ada.api()["options"]["small_city"]) == ("third", 4)
    ada.visit("/new/carcassonne")
    expect(ada.page.locator("[name=edition]")).to_have_value("third")
    ada.visit()
    ada.press("Change")
    ada.page.locator("[data-box=first]").click()
    expect(asked).to_have_text("Rules: First (2000). Change")


def test_ratings_stand_behind_the_words(come: Come) -> None:
    ada = come().visit()
    level = ada.page.locator("[data-bot=gentle]")
    expect(level).to_have_text("Gentlefor a first game")
    strength = ada.page.get_by_text("strength 1237")
    expect(strength).to_be_hidden()
    ada.page.get_by_text("How strong are they?").click()
    expect(strength).to_be_visible()


@pytest.mark.parametrize("hands", ["mouse", "touch"])
def test_a_name_can_be_typed_without_a_press(come: Come, hands: str) -> None:
    ada = come(hands, named=False).visit()
    ada.page.locator("[data-bot=gentle]").click()
    expect(ada.page.get_by_label("Your name")).to_be_focused()
    ada.page.keyboard.type("Zoe")
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_url("**/t/*")
    assert ada.api()["seats"][0]["name"] == "Zoe"


def test_sitting_down_takes_one_press(come: Come) -> None:
    ada, bob = come(), come()
    ada.visit("/new/carcassonne").press("Anyone", "radio")
    ada.press("Open the table")
    ada.page.wait_for_url("**/t/*")
    expect(ada.page.get_by_role("note").locator("code")).to_have_text("carsonne serve --host 0.0.0.0")
    bob.visit().page.locator(f"[data-table='{ada.table}']").click()
    bob.page.wait_for_url("**/t/*")
    expect(ada.page.locator("li", has_text="Otto")).to_be_visible()
    expect(bob.page.get_by_text("works only on this computer")).to_have_count(0)
