"""Hints in a browser: three moves in words, marked on the board when they are looked at, played with one tap."""

import re

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.conftest import Come
from tests.browser.person import LONG, Person
from tests.browser.tables import against

UNCOVERED = """(what) => {
    const { x, y, width, height } = what.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top && !top.closest('[data-hints]');
}"""


def ask(person: Person) -> Locator:
    """Ask for a hint; the moves that it names."""
    person.asked()
    person.press("Hint")
    moves = person.page.locator("[data-advice]")
    expect(moves.first).to_contain_text(re.compile("% to win|ahead|behind"), timeout=LONG)
    expect(person.page.locator("[data-hints]")).not_to_contain_text("Still thinking", timeout=LONG)
    return moves


def look(person: Person, move: Locator) -> str:
    """Look at one of the moves; what it says."""
    button = move.locator(".pick")
    button.tap() if person.hands == "touch" else button.click()
    expect(button).to_have_attribute("aria-expanded", "true")
    return button.inner_text()


def play(person: Person, move: Locator) -> None:
    """Play the move that is looked at."""
    before = person.version()
    button = move.get_by_role("button", name="Play this")
    button.tap() if person.hands == "touch" else button.click()
    person.settled(before)


def in_sight(person: Person, what: Locator) -> None:
    """Wait until nothing covers it, not even the hint; the board may have to be moved for that."""
    person.page.wait_for_function(UNCOVERED, arg=what.element_handle())


@pytest.mark.parametrize("hands", ["mouse", "touch"])
def test_a_tile_and_its_follower_are_marked_and_played_at_once(come: Come, hands: str) -> None:
    ada = against(come(hands), "carcassonne", 1)
    ada.expect_asked("place")
    moves = ask(ada)
    cells = set()
    for number in reversed(range(moves.count())):
        text = look(ada, moves.nth(number))
        assert re.search(r"^Place the tile, with", text), text
        aimed = ada.page.locator(".cell.aimed")
        expect(aimed).to_have_count(1)
        in_sight(ada, aimed)
        cells.add(aimed.get_attribute("data-cell"))
        expect(ada.page.locator("[data-hinted]")).to_have_count(0 if "no follower" in text else 1)
    assert len(cells) == moves.count()
    expect(moves.first).to_contain_text("Expected result: you ")
    play(ada, moves.first)
    ada.page.wait_for_function("document.querySelectorAll('[data-hints]').length === 0")
    ada.expect_asked("place")
    assert ada.tiles() == 3
    expect(ada.page.locator("[data-hints]")).to_have_count(0)


def _parcel(text: str) -> str:
    found = re.search(r"parcel (\d)\W(\d)", text)
    assert found, text
    return f"r{found[1]}c{found[2]}"


@pytest.mark.parametrize("hands", ["mouse", "touch"])
def test_a_parcel_is_marked_and_taken(come: Come, hands: str) -> None:
    ada = against(come(hands), "carson-city", 2)
    ada.expect_asked("draft")
    moves = ask(ada)
    first = look(ada, moves.first)
    expect(ada.page.locator("[data-confirm]")).to_be_disabled()
    expect(ada.page.locator("[data-prompt]")).to_contain_text(_parcel(first)[1])
    expect(moves.first).to_contain_text("yours")
    play(ada, moves.first)
    town = ada.api("/view")["view"]["view"]["town"]
    assert {"parcel": _parcel(first), "piece": "bare", "owner": 0} in town


@pytest.mark.parametrize("hands", ["mouse", "touch"])
def test_a_bid_is_marked_and_played(come: Come, hands: str) -> None:
    ada = against(come(hands), "carson-city-cards", 1)
    ada.expect_asked("bid")
    moves = ask(ada)
    value = look(ada, moves.nth(1)).split()[1]
    expect(ada.page.locator(".acts .primary")).to_have_text(f"Bid {value}")
    expect(ada.page.locator(".acts .primary")).to_be_disabled()
    expect(moves.nth(1)).to_contain_text("leaves you the bids", ignore_case=True)
    play(ada, moves.nth(1))
    own = ada.api("/view")["view"]["view"]["players"][0]
    assert int(value) in (own["bid"], *own["spent"])


def test_whoever_watches_gets_no_hint(come: Come) -> None:
    ada = against(come(), "carcassonne", 1)
    ada.expect_asked("place")
    expect(ada.page.locator("[data-hint]")).to_have_count(1)
    eve = come().visit(f"/t/{ada.table}")
    expect(eve.page.locator("[data-prompt]")).to_be_visible()
    expect(eve.page.locator("[data-hint]")).to_have_count(0)


def test_escape_and_another_question_put_a_hint_away(come: Come) -> None:
    ada = against(come(), "carcassonne", 1)
    ada.expect_asked("place")
    ask(ada)
    ada.page.locator("[data-prompt]").focus()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("[data-hints]")).to_have_count(0)
    ask(ada)
    ada.lay()
    ada.expect_asked("claim")
    expect(ada.page.locator("[data-hints]")).to_have_count(0)


def test_looking_at_a_hint_plays_nothing(come: Come) -> None:
    """What it aims at cannot be laid by the button or the key, and goes with it."""
    ada = against(come(), "carcassonne", 1)
    ada.expect_asked("place")
    before = ada.version()
    expect(ada.page.locator(".cell.aimed")).to_have_count(0)
    ask(ada)
    expect(ada.page.locator(".cell.aimed")).to_have_count(1)
    expect(ada.page.get_by_role("button", name="Place tile")).to_be_disabled()
    ada.page.locator("[data-prompt]").focus()
    ada.page.keyboard.press("Enter")
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".cell.aimed")).to_have_count(0)
    assert ada.version() == before


def test_a_first_opinion_comes_at_once(come: Come) -> None:
    """It is there while the thorough answer is held back, and the thorough one takes its place."""
    ada = against(come(), "carcassonne", 1)
    ada.expect_asked("place")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ada.page.route("**/explain?seat=0", hold)
    ada.press("Hint")
    panel = ada.page.locator("[data-hints]")
    expect(panel).to_contain_text("Still thinking")
    expect(panel.locator("[data-advice]").first).to_be_visible()
    held[0].continue_()
    expect(panel).not_to_contain_text("Still thinking", timeout=LONG)
    expect(panel.locator("[data-advice]").first).to_be_visible()
