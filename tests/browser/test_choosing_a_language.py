"""Which language is read: the browser's, the one chosen here, or that of a link; each reader at a table their own."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from carsonne.locales import catalogue, message
from tests.browser.conftest import Come
from tests.browser.fitting import DRAWN
from tests.browser.person import Person
from tests.browser.speaking import called
from tests.browser.tables import together

MARK = "window.marked = true"
MARKED = "window.marked === true"
"""A page that was loaded again has forgotten its mark."""
WISHES = "Object.defineProperty(navigator, 'languages', { get: () => ['es', 'nl-BE', 'fr'] })"

LOADED = "() => [...document.fonts].filter((face) => face.status === 'loaded').map((face) => face.family)"


def expect_language(person: Person, language: str, says: str = "My games") -> None:
    """Expect what English calls so in this language, and that the page says which language it is."""
    expect(person.page.locator("html")).to_have_attribute("lang", language)
    expect(person.page.locator("h1, h2", has_text=called(says, catalogue(language))).first).to_be_visible()


def choose(person: Person, language: str) -> None:
    """Choose a language where the page offers them."""
    person.page.locator("[data-language]").select_option(language)


def lines(person: Person) -> Locator:
    """Open the log and return its lines."""
    person.page.get_by_role("tab", name=called("Log", person.texts)).click()
    return person.page.locator(".logline")


def laid(language: str, name: str) -> str:
    """Return how the log says that a player placed a tile and a follower, up to the follower."""
    return catalogue(language).say(message("log-laid", name=name)).replace("**", "")


def test_the_list_of_the_browser_chooses(come: Come) -> None:
    for wished, language in (("fr-BE", "fr"), ("de-AT", "de"), ("nl", "nl"), ("ru-RU", "ru"), ("es-ES", "en")):
        expect_language(come(locale=wished).visit("/"), language)


def test_the_first_wish_that_can_be_granted_wins(come: Come) -> None:
    eve = come()
    eve.page.add_init_script(WISHES)
    expect_language(eve.visit("/"), "nl")


def test_a_language_is_changed_at_the_head_without_loading_the_page_again_and_kept(come: Come) -> None:
    ada = come(locale="de-DE").visit("/about")
    expect_language(ada, "de", "About")
    ada.page.evaluate(MARK)
    choose(ada, "ru")
    expect_language(ada, "ru", "About")
    expect(ada.page).to_have_title(f"{called('About', catalogue('ru'))} · Carsonne")
    assert ada.page.evaluate(MARKED)
    expect_language(ada.visit("/"), "ru")
    expect(ada.page.locator("[data-language]")).to_have_value("ru")


def test_a_link_wins_over_what_was_chosen(come: Come) -> None:
    ada = come(locale="de-DE").visit("/")
    choose(ada, "ru")
    expect_language(ada, "ru")
    expect_language(ada.visit("/?lang=nl"), "nl")
    expect_language(ada.visit("/?lang=xx"), "ru")


def test_each_reader_at_a_table_has_their_own_language_also_for_what_is_past(come: Come) -> None:
    ada, bob = come(texts=catalogue("fr")), come(texts=catalogue("nl"))
    together("carcassonne", ada, bob)
    ada.turn(follower=False)
    bob.expect_asked("place")
    expect(lines(ada).first).to_have_text(laid("fr", "Ada"))
    expect(lines(bob).first).to_have_text(laid("nl", "Ada"))

    ada.page.evaluate(MARK)
    ada.press("Menu")
    choose(ada, "nl")
    expect(ada.page.locator(".logline").first).to_have_text(laid("nl", "Ada"))
    assert ada.page.evaluate(MARKED)


@pytest.mark.parametrize(("language", "faces"), [("en", 2), ("ru", 4)])
def test_both_faces_are_used_and_letters_are_fetched_only_where_they_are_read(
    come: Come, language: str, faces: int
) -> None:
    person = come(texts=catalogue(language)).visit("/")
    person.page.evaluate(DRAWN)
    loaded = person.page.evaluate(LOADED)
    assert len(loaded) == faces
    assert set(loaded) == {"Fraunces", "Inter"}
