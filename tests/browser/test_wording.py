"""Words that fit the game, the moment and the reader: no names of programs, no other game, no counting below one."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect

from tests.browser.cards import Settler
from tests.browser.citizen import Citizen
from tests.browser.conftest import Come
from tests.browser.moments import Moment, find, sit_down
from tests.browser.tables import against

INSIDE = re.compile(r"\b(greedy|gentle)\b")
"""What bots are called within the program, which people do not read."""
FOREIGN = re.compile("tile|follower|feature|field|city|cowboy|dead", re.IGNORECASE)
"""Words of one game, which mean nothing at the tables of the others."""
BELOW_ONE = re.compile(r"(row|column) (0|[-−])", re.IGNORECASE)
# Keeps every phase of the round that is named from now on.
PHASES = """() => {
    const name = () => document.querySelector('.phases .now').innerText;
    window.phases = [name()];
    const how = { attributes: true, subtree: true, childList: true, characterData: true };
    new MutationObserver(() => window.phases.push(name())).observe(document.querySelector('.phases'), how);
}"""


def test_bots_are_called_as_people_call_them(come: Come) -> None:
    ada = against(come(), "carcassonne", 1)
    ada.expect_asked("place")
    page = ada.page
    record = ada.api("/record")
    record["setup"]["names"] = ["greedy", "gentle"]
    ada.visit(f"/t/{ada.table}/replay").page.get_by_role("tab", name="More").click()
    ada.press("Play on from here")
    page.wait_for_url(re.compile("/t/[^/]+$"))
    ada.expect_asked("place")
    expect(page.locator("[data-player]", has_text="Gentle bot")).to_be_visible()
    expect(page.get_by_text(INSIDE)).to_have_count(0)
    ada.visit("/")
    expect(page.locator("[data-table]").first).to_contain_text("Gentle bot")
    expect(page.get_by_text(INSIDE)).to_have_count(0)
    ada.visit("/import").page.get_by_label("Or paste the text").fill(json.dumps(record))
    ada.press("Check it")
    expect(page.locator("[data-found]")).to_contain_text("Player 1, Gentle bot")
    expect(page.locator("[data-found]", has_text=INSIDE)).to_have_count(0)
    expect(page.locator("option", has_text=INSIDE)).to_have_count(0)


def test_a_duel_of_the_first_round_is_part_of_resolving(come: Come) -> None:
    asked = Moment("withdraw", options={"withdraw": "always"}, when=lambda view: view["round"] == 1)
    ada = come(pace="calm", reduced_motion="no-preference")
    sit_down(ada, find(asked))
    ada.expect_asked("withdraw")
    ada.page.evaluate(PHASES)
    before = ada.version()
    ada.page.locator("[data-choice=stay]").click()
    ada.settled(before)
    ada.asked()
    assert set(ada.page.evaluate("window.phases")) == {"Resolving"}


def test_what_is_mine_is_called_mine(come: Come) -> None:
    ada = against(come(), "carson-city", 1)
    citizen = Citizen(ada)
    assert ada.asked() == "draft"
    parcel = citizen.lit()[0]
    citizen.choose(parcel)
    before = ada.version()
    citizen.confirm()
    ada.settled(before)
    ada.asked()
    town = ada.api("/view")["view"]["view"]["town"]
    rival = next(one["parcel"] for one in town if one["owner"] == 1)
    for place, owner in ((parcel, "Yours"), (rival, "Owned by Gentle bot")):
        ada.page.locator(f".town [data-target={place}] .reach").hover(force=True)
        expect(ada.page.locator(".tip")).to_contain_text(owner)
    expect(ada.page.get_by_text("Owned by Ada")).to_have_count(0)


def test_passing_is_said_to_be_the_order_of_the_next_round(come: Come) -> None:
    ada = against(come(), "carson-city", 1)
    ada.asked()
    order = ada.page.locator("[data-passing]")
    expect(order).to_contain_text("next round’s order")
    expect(order).to_have_attribute("title", re.compile("wins ties in this round and picks first in the next"))


def test_help_is_offered_in_words_for_every_game(come: Come) -> None:
    ada = come()
    for game in ("carcassonne", "carson-city", "carson-city-cards"):
        against(ada, game, 1)
        ada.asked()
        ada.press("Menu")
        switch = ada.page.locator("label", has=ada.page.get_by_role("switch", name="Help at the table"))
        expect(switch).to_contain_text("What things are worth")
        expect(switch).not_to_contain_text(FOREIGN)


def test_places_in_a_city_are_counted_from_its_corner(come: Come) -> None:
    ada = Settler(come())
    against(ada.person, "carson-city-cards", 1)
    ada.until("place")
    ada.place()
    ada.until("place")
    page = ada.page
    spoken = page.locator(".city [data-target]").evaluate_all("(all) => all.map((one) => one.ariaLabel)")
    listed = page.locator("[data-place]").all_inner_texts()
    rows = page.get_by_role("region", name="All cities").locator("li").all_inner_texts()
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator("[data-hints] li").first).to_be_visible()
    hints = page.locator("[data-hints]").all_inner_texts()
    assert any("above the city" in text for text in listed)
    assert [text for text in (*spoken, *listed, *rows, *hints) if BELOW_ONE.search(text)] == []
