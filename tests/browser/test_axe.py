"""axe finds no barrier on any page or in any phase of a game: for low vision, screen readers or the keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.audit import audit, clear
from tests.browser.cards import Settler
from tests.browser.conftest import Come
from tests.browser.moments import Moment, find, sit_down
from tests.browser.person import Person
from tests.browser.tables import against

PAGES = {
    "/": "h1",
    "/new/carcassonne": "form",
    "/new/carson-city": "form",
    "/new/carson-city-cards": "form",
    "/import": "textarea",
    "/score/carcassonne": "main .panel",
    "/score/carson-city": "main .panel",
    "/score/carson-city-cards": "main .panel",
    "/rules/carcassonne": ".text h2",
    "/rules/carson-city": ".text h2",
    "/rules/carson-city-cards": ".text h2",
    "/how/carcassonne": "h2",
    "/how/carson-city": "h2",
    "/how/carson-city-cards": "h2",
    "/settings": "form",
    "/about": "h2",
    "/no/where": "h1",
}
"""Pages, and what is there when they have loaded."""
LAW = {"law_of_the_strongest": True}
RED = {"sides": "red"}
PHASES = [
    Moment("draft"),
    Moment("pick", 5, RED),
    Moment("place"),
    Moment("duel_tile", 4, LAW),
    Moment("build"),
    Moment("roads"),
    Moment("cash_limit"),
]
"""Questions of Carson City that look different from each other."""


def test_every_page(come: Come) -> None:
    ada = come()
    found = {}
    for path, ready in PAGES.items():
        expect(ada.visit(path).page.locator(ready).first).to_be_visible()
        found[path] = audit(ada.page)
    clear(found)


def resigned(person: Person) -> list[str]:
    """Audit the menu of a table, the rules over it and the results."""
    page = person.page
    person.press("Menu")
    found = audit(page)
    person.press("Resign")
    person.press("Resign")
    expect(page.locator("[data-final]").first).to_be_visible()
    return found + audit(page)


def test_carcassonne_in_every_phase(come: Come) -> None:
    ada = against(come(), "carcassonne", 2)
    found = {}
    for turn in range(3):
        for _ in range(3):
            what = ada.asked()
            found[f"{turn} {what}"] = audit(ada.page) if turn != 1 else []
            ada.answer(follower=turn == 0)
    found["end"] = resigned(ada)
    clear(found)


@pytest.mark.timeout(400)
def test_carson_city_in_every_phase(come: Come) -> None:
    ada = come()
    found = {}
    for moment in PHASES:
        sit_down(ada, find(moment))
        if moment.asks == "duel_tile":
            ada.press("I am Ada")
        ada.asked()
        found[moment.asks] = audit(ada.page)
    clear(found)


def test_the_card_game_in_every_phase(come: Come) -> None:
    ada = Settler(come()).start_game("expert")
    found: dict[str, list[str]] = {}
    for _ in range(12):
        what = ada.person.asked()
        if what not in found:
            found[what] = audit(ada.page)
        ada.answer()
    found["end"] = resigned(ada.person)
    assert {"bid", "take", "place"} <= found.keys()
    clear(found)
