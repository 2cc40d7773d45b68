"""During a bid in the Card Game, everything that the bid depends on can be read."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.cards import Settler
from tests.browser.conftest import Come
from tests.browser.stages import last, sit
from tests.browser.tables import Json, against, post, together

# All of a line is there, and nothing lies over it.
READABLE = """(line) => {
    const { x, y, width, height } = line.getBoundingClientRect();
    const inside = x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
    const ends = [x + 2, x + width / 2].map((at) => document.elementFromPoint(at, y + height / 2));
    return inside && line.scrollWidth <= line.clientWidth && ends.every((top) => line.contains(top));
}"""


def read(line: Locator) -> str:
    """Return what a line says, as soon as it can be read."""
    line.page.wait_for_function(READABLE, arg=line.element_handle())
    return line.inner_text()


@pytest.mark.parametrize("hands", ["mouse", "touch"])
def test_a_character_on_offer_says_what_it_does(come: Come, hands: str) -> None:
    ada = against(come(hands), "carson-city-cards", 2)
    ada.expect_asked("bid")
    people = [card for card in ada.api("/view")["view"]["view"]["market"] if not card[-1].isdigit()]
    assert people
    for person in people:
        about = ada.page.locator(f"[data-about={person}]")
        expect(about.locator("[data-worth]")).to_be_visible()
        spoken = ada.page.locator(f".market [data-card={person}]").get_attribute("aria-label") or ""
        name, does = spoken.split(": ")
        assert does
        assert read(about) == f"{name} {does}".replace(". now", " now")
    assert "Era I, round 1 of 9" in read(ada.page.locator("[data-progress]"))


def test_it_is_said_who_has_not_bid_yet(come: Come) -> None:
    ada, bob, eve = (Settler(come()) for _ in range(3))
    together("carson-city-cards", ada.person, bob.person, eve.person)
    ada.until("bid")
    ada.answer()
    prompt = ada.page.locator("[data-prompt]")
    expect(prompt).to_contain_text("Bob and Eve are still choosing their bids")
    bob.until("bid")
    bob.answer()
    expect(prompt).to_contain_text("Eve is still choosing a bid")


def raised(view: Json) -> dict[int, tuple[int, int]]:
    """Return the bids that characters have raised, with the bonus, while cards are taken."""
    players = view["players"] if view["phase"] in ("take", "place") else []
    return {i: (one["bid"], one["bonus"]) for i, one in enumerate(players) if one["bid"] and one["bonus"]}


@pytest.mark.parametrize("hands", ["mouse", "touch"])
def test_a_raised_bid_is_a_sum_with_its_reason(come: Come, hands: str) -> None:
    ada = come(hands)
    post(ada, "/api/me", {"name": "Ada"})
    sit(ada, "carson-city-cards", 6, last("carson-city-cards", 6, lambda view: bool(raised(view))))
    if hands == "touch":
        ada.page.locator("[data-tab=market]").tap()
    found = raised(ada.api("/view")["view"]["view"])
    assert found
    for seat, (bid, bonus) in found.items():
        line = ada.page.locator(f"[data-raised='{seat}']")
        line.evaluate("(line) => line.scrollIntoView({ block: 'center' })")
        said, reason = read(line).split(", ")
        assert said == f"{bid} + {bonus} = {bid + bonus}"
        assert {"Gunsmith": 6, "Heroes": 3, "Doctor": 2, "Hired Gun": 5}[reason] == bonus
        assert line.evaluate("(line) => parseFloat(getComputedStyle(line).fontSize)") >= 12
