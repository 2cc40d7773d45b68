"""axe finds no barrier beside the tables either: waiting rooms, lessons, replays, pads, and what opens over them."""

from __future__ import annotations

from contextlib import suppress

import pytest
from playwright.sync_api import Locator, TimeoutError, expect

from tests.browser.audit import audit, clear
from tests.browser.conftest import Come
from tests.browser.lessons import Learner
from tests.browser.person import LONG, Person
from tests.browser.tables import against

GAMES = ("carcassonne", "carson-city", "carson-city-cards")
EXAMPLES = {"carcassonne": "[data-sum=red]", "carson-city": "[data-sum=A]"}


def shown(person: Person, what: str | Locator) -> list[str]:
    """Audit the page once something can be seen."""
    found = person.page.locator(what) if isinstance(what, str) else what
    expect(found.first).to_be_visible(timeout=LONG)
    return audit(person.page)


def open_with(person: Person, key: str) -> None:
    """Press a key until it has opened something: the first press may end a scene that was still playing."""
    for _ in range(5):
        person.page.keyboard.press(key)
        with suppress(TimeoutError):
            person.page.locator("dialog[open]").first.wait_for(timeout=3000)
            return


def test_before_a_game(come: Come) -> None:
    ada, bob = come().visit("/new/carson-city"), come(named=False)
    ada.press("Open the table")
    found = {"waiting room": shown(ada, ".room")}
    ada.press("Name and colour")
    found["colours"] = shown(ada, ada.page.get_by_role("radio"))
    bob.visit(f"/t/{ada.table}")
    found["guest"] = shown(bob, bob.page.get_by_role("button", name="Sit down"))
    bob.page.get_by_role("button", name="Sit down").first.click()
    found["name"] = shown(bob, "dialog[open] input")
    clear(found)


@pytest.mark.timeout(400)
@pytest.mark.parametrize("game", GAMES)
def test_over_a_table_and_when_one_looks_back(come: Come, game: str) -> None:
    ada = against(come(), game, 2)
    ada.asked()
    found = {}
    for key in ("a", "?") if game == GAMES[0] else ("a",):
        open_with(ada, key)
        found[key] = shown(ada, "dialog[open] :is([data-aid], kbd, dt)")
        ada.page.keyboard.press("Escape")
        expect(ada.page.locator("dialog[open]")).to_have_count(0)
    ada.press("Hint")
    found["hint"] = shown(ada, "[data-advice]")
    before = ada.version()
    ada.page.locator("[data-advice]").get_by_role("button", name="Play this").click()
    ada.settled(before)
    ada.asked()
    ada.dock.get_by_role("button", name="Rules").click()
    found["rules"] = shown(ada, "dialog[open] h2, dialog[open] h3")
    ada.visit(f"/t/{ada.table}/replay/1")
    found["replay"] = shown(ada, "main :is([role=tab], [data-log])")
    if game == "carson-city":
        ada.press("Log")
    ada.page.get_by_role("tab", name="More").click()
    found["more"] = shown(ada, "a[download]")
    clear(found)


@pytest.mark.parametrize("game", GAMES)
def test_in_a_lesson(come: Come, game: str) -> None:
    person = come().visit()
    ada = Learner(person.page, person.base)
    ada.begin(game)
    found = {}
    last = len(ada.text["steps"]) - 1
    for number in ada.steps():
        if number in (0, 2, last):  # something to read, something to do, and what there is to read at the end
            found[str(number)] = audit(ada.page)
        if number < last:
            ada.do(number)
    clear(found)


def test_pads_and_records(come: Come) -> None:
    ada = come()
    found = {}
    for game, ready in EXAMPLES.items():
        ada.visit(f"/score/{game}").press("Type", "radio")
        ada.press("Show an example")
        found[game] = shown(ada, ready)
    ada.visit("/score/carson-city-cards").page.locator("textarea").fill("ra .. ho\n.. .. sa\ncharacters: doctor")
    found["city"] = shown(ada, "[data-city='0']")
    ada.visit("/import").page.locator("textarea").fill("players: red=2 blue=0\nD 0,0 r0\nE 0,-1 r2")
    ada.press("Check it")
    found["import"] = shown(ada, "[data-found]")
    clear(found)
