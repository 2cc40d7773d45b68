"""Nobody is asked about roads between other questions who has not asked for it, and one press is enough to be asked."""

from __future__ import annotations

from functools import cache
from typing import Any

from carsonne.kernel.match import Match
from carsonne.kernel.record import record_of, write
from tests.browser.conftest import Come
from tests.browser.person import Person
from tests.browser.stages import Stage, sit
from tests.browser.tables import post
from tests.browser.test_western_marks import phase, played

Json = dict[str, Any]
SEATS = 3
# What a player has who has never opened the settings.
USUAL = "localStorage.settings = JSON.stringify({ pace: 'off' })"


def choose(match: Match, seat: int, legal: list[Json]) -> Json:
    """Pass, and do nothing else that can be left."""
    return next((move for move in legal if move["type"] == "pass"), legal[0])


@cache
def before_roads() -> Stage:
    """Return a stage at which everyone else has passed, and all have a road."""
    passed: list[int] = []

    def last_to_pass(match: Match) -> bool:
        if phase(match) == "place":
            passed.append(match.waiting_for()[0])
        return len(passed) == SEATS

    match = played("carson-city", SEATS, choose, last_to_pass)
    return "place", passed[-1], write(record_of(match, full=True)).decode()


def at_the_table(come: Come) -> Person:
    ada = come()
    ada.page.add_init_script(USUAL)
    post(ada, "/api/me", {"name": "Ada"})
    sit(ada, "carson-city", SEATS, before_roads())
    ada.expect_asked("place")
    return ada


def moves_after(person: Person, entries: int) -> list[Any]:
    return [move for seat, move in person.api("/record")["moves"][entries:] if seat == before_roads()[1]]


def test_windows_for_roads_are_passed_over(come: Come) -> None:
    ada = at_the_table(come)
    entries = len(ada.api("/record")["moves"])
    before = ada.version()
    ada.page.locator("[data-choice=pass]").click()
    ada.settled(before)
    assert ada.asked() != "roads"
    assert moves_after(ada, entries)[:2] == [{"type": "pass"}, {"type": "done"}]


def test_one_press_opens_the_window(come: Come) -> None:
    ada = at_the_table(come)
    ada.page.locator("[data-roads]").click()
    ada.page.locator("[data-want-roads]").click()
    ada.page.locator("[data-roads]").click()
    before = ada.version()
    ada.page.locator("[data-choice=pass]").click()
    ada.settled(before)
    assert ada.asked() == "roads"
