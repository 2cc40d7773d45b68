"""A name is asked for once, when a person first sits down, and can be changed anywhere."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.person import Person


def sit_down(person: Person, name: str) -> None:
    """Answer the question for a name, which does without neither a name nor patience."""
    asked = person.page.get_by_role("dialog", name="What should we call you?")
    asked.get_by_label("Your name").fill(" ")
    person.press("Sit down")
    expect(asked.get_by_role("alert")).to_have_text("Please type a name.")
    asked.get_by_label("Your name").fill("Fair bot")
    person.press("Sit down")
    expect(asked.get_by_role("alert")).to_contain_text("the name of a bot")
    asked.get_by_label("Your name").fill("\u202eadA")  # would turn around all that follows
    person.press("Sit down")
    expect(asked.get_by_role("alert")).to_contain_text("invisible characters")
    asked.get_by_label("Your name").fill(name)
    person.press("Sit down")
    expect(asked).to_have_count(0)


def test_a_name_is_asked_once_and_changed_anywhere(come: Come) -> None:
    ada, bob = come("touch", named=False), come(named=False)
    ada.visit("/").page.locator("[data-bot=gentle]").tap()
    ada.press("Not now")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    ada.page.locator("[data-bot=gentle]").tap()
    sit_down(ada, "Ada")
    ada.page.wait_for_url("**/t/*")
    bob.visit(f"/t/{ada.table}")
    expect(bob.page.locator("[data-player]", has_text="Ada")).to_be_visible()
    ada.press("Menu")
    ada.page.get_by_text("Change name").tap()
    ada.page.get_by_label("Your name").fill("Augusta")
    ada.press("Save")
    expect(bob.page.locator("[data-player]", has_text="Augusta")).to_be_visible()
    in_the_waiting_room(ada, bob)


def in_the_waiting_room(ada: Person, bob: Person) -> None:
    ada.visit("/new/carcassonne").press("Open the table")
    ada.page.wait_for_url("**/t/*")
    assert not ada.page.get_by_role("dialog").count()
    bob.visit(f"/t/{ada.table}").press("Sit down")
    dialog = bob.page.get_by_role("dialog", name="What should we call you?")
    dialog.get_by_label("Your name").fill("Bob")
    dialog.get_by_role("button", name="Sit down").click()
    expect(ada.page.locator("li", has_text="Bob")).to_be_visible()
    bob.press("Name and colour")
    bob.page.get_by_label("Your name").fill("Robert")
    bob.press("Save")
    expect(ada.page.locator("li", has_text="Robert")).to_be_visible()
    bob.visit("/settings").page.get_by_label("Your name").fill("Rob")
    bob.press("Save")
    expect(ada.page.locator("li b", has_text="Rob").last).to_have_text("Rob")
