"""The page in every language: whole games, with a hint, a reason against a move, the final scoring, and an error.

With CARSONNE_PICTURES=FOLDER it leaves pictures there to be looked at.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from carsonne.locales import catalogue, languages, message
from tests.browser.cards import Settler
from tests.browser.citizen import Citizen
from tests.browser.conftest import Come
from tests.browser.person import LONG, Person
from tests.browser.speaking import TEXTS, called
from tests.browser.tables import against, post
from tests.browser.test_refusals import CORNER
from tests.thorough import THOROUGH

OTHERS = [language for language in languages() if language != "en"]
GAMES = ("carcassonne", "carson-city", "carson-city-cards")
CASES = [(game, language) for game in GAMES for language in OTHERS]
# By default each language plays one game, and all games are played.
USUAL = [(game, language) for i, language in enumerate(OTHERS) for game in (GAMES[i % 3],)]
PICTURES = os.environ.get("CARSONNE_PICTURES")
BROKEN = re.compile(r"\{|\$[a-z]|undefined|NaN|\[object|\b(?:ca|cc|cards|error|option)-[a-z]+(?:-[a-z]+)*\b")
"""What no sentence has: pieces of Fluent, ids of messages, values that are none."""


@cache
def english(language: str) -> frozenset[str]:
    """Return the English texts that this language says in other words."""
    texts, own = catalogue("en"), catalogue(language)
    plain = [message(id) for id in texts.entries if "{" not in texts.entries[id]]
    said = {texts.say(one) for one in plain if texts.say(one) != own.say(one)}
    return frozenset(said - {own.say(one) for one in plain})


class Guest:
    """A person who reads everything on the screen, in a language."""

    def __init__(self, person: Person, name: str) -> None:
        self.person, self.page, self.name = person, person.page, name
        self.language = person.texts.language
        self.found: set[str] = set()

    def look(self) -> None:
        """Read the screen: everything is in one language, and in whole sentences."""
        lines = {line.strip() for line in str(self.page.evaluate(TEXTS)).split("\n")}
        self.found |= {line for line in lines if line in english(self.language) or BROKEN.search(line)}

    def picture(self, what: str) -> None:
        """Leave a picture, if pictures are wanted."""
        if PICTURES:
            self.page.screenshot(path=Path(PICTURES) / f"{self.language}-{self.name}-{what}.png")

    def hint(self) -> None:
        """Ask for a hint and read it."""
        self.person.press("Hint")
        expect(self.page.locator("[data-advice] .pick").first).not_to_be_empty(timeout=LONG)
        thinking = called("A first opinion. Still thinking…", self.person.texts)
        expect(self.page.locator("[data-hints]")).not_to_contain_text(thinking, timeout=LONG)
        self.look()
        self.picture("hint")
        self.page.keyboard.press("Escape")

    def refused(self, press: Callable[..., None], *how: int, **more: bool) -> None:
        """Try something that is not allowed, and read why."""
        press(*how, **more)
        expect(self.person.dock.locator(".refusal")).not_to_be_empty()
        self.look()
        self.picture("refusal")

    def end(self) -> None:
        """Read the results, and what stands where nothing is."""
        self.look()
        self.picture("results")
        self.person.visit("/t/nowhere")
        expect(self.page.locator("h1, [role=alert]").first).not_to_be_empty()
        self.look()
        self.picture("error")
        assert self.page.locator("html").get_attribute("lang") == self.language
        assert sorted(self.found) == []


def carcassonne(ada: Person, guest: Guest) -> None:
    against(ada, "carcassonne", 1)
    ada.expect_asked("place")
    guest.hint()
    ada.page.locator("[data-cell]").first.wait_for()
    x, y = ada.page.evaluate(CORNER)
    guest.refused(ada.page.mouse.click, x, y)
    number = 0
    while ada.answer(number % 3 != 0) != "over":
        number += 1
        guest.look()
        if number == 30:
            guest.picture("middle")
    ada.page.locator("[data-curve]").wait_for()


def carson_city(ada: Person, guest: Guest) -> None:
    against(ada, "carson-city", 2)
    citizen = Citizen(ada)
    while (what := ada.asked()) != "over":
        guest.look()
        if what not in citizen.seen:
            guest.picture(what)
        if what == "place" and what not in citizen.seen:
            guest.hint()
            unlit = ada.page.locator(".town [data-target]:not(.lit) .reach").first
            guest.refused(unlit.click, force=True)
        citizen.answer(what)
    ada.page.locator("[data-final]").first.wait_for()


def the_card_game(ada: Person, guest: Guest) -> None:
    against(ada, "carson-city-cards", 1)
    settler, seen = Settler(ada), set[str]()
    spent: Locator = ada.page.locator("[data-bid] button[aria-disabled=true]").first
    while (what := ada.asked()) != "over":
        guest.look()
        if what not in seen:
            guest.picture(what)
            seen.add(what)
        if what == "bid" and "take" in seen and "refused" not in seen:
            seen.add("refused")
            guest.hint()
            guest.refused(spent.click, force=True)
        settler.answer()
    ada.page.locator("[data-final]").first.wait_for()


PLAY = dict(zip(GAMES, (carcassonne, carson_city, the_card_game), strict=True))


@pytest.mark.timeout(500)
@pytest.mark.parametrize(("game", "language"), CASES if THOROUGH else USUAL)
def test_a_whole_game(come: Come, game: str, language: str) -> None:
    ada = come(texts=catalogue(language))
    post(ada, "/api/me", {"name": "Ada"})
    guest = Guest(ada, game)
    PLAY[game](ada, guest)
    guest.end()
