"""What a choice means is shown before it is made."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.citizen import Citizen
from tests.browser.conftest import Come
from tests.browser.moments import Json, Moment, find, moves, sit_down
from tests.browser.person import Person
from tests.browser.tables import against, post

LAW = {"law_of_the_strongest": True}


@pytest.mark.parametrize("building", ["saloon", "mine"])
def test_a_site_says_what_a_building_earns_there(come: Come, building: str) -> None:
    found = find(Moment("build", when=lambda view: any(m["building"] == building for m in moves(view, "build"))))
    ada = come("touch")
    sit_down(ada, found)
    ada.expect_asked("build")
    site = moves(found.view, "build")[0]["parcel"]
    expect(ada.page.locator(f'[data-target="{site}"] .note')).to_have_text(re.compile(r"^\s*\$\d+(–\d+)?\s*$"))
    Citizen(ada).choose(site)
    expect(ada.page.locator("[data-prompt]")).to_contain_text(re.compile(r"Earns \$\d+ a round.* to come: \$\d+"))


def test_duel_tiles_are_in_sight_and_say_how_likely_they_win(come: Come) -> None:
    ada = come()
    found = find(Moment("duel_tile", options=LAW))
    sit_down(ada, found)
    ada.press("I am Ada")
    ada.expect_asked("duel_tile")
    expect(ada.page.locator(".duel .hand button").first).to_have_accessible_name(re.compile(r"wins \d+%"))
    expect(ada.page.locator("[data-own-tiles] svg")).to_have_count(len(found.view["duel_tiles"]["hands"][found.seat]))
    expect(ada.page.locator("[data-played]")).to_be_visible()
    ada.page.locator(".face button").first.click()
    expect(ada.page.locator(".note:popover-open")).to_contain_text("Limit $")


def test_cards_of_the_market_say_what_they_bring_at_best(come: Come) -> None:
    ada = against(come("touch"), "carson-city-cards", 1)
    ada.expect_asked("bid")
    expect(ada.page.locator(".market figcaption", has_text=re.compile(r"^\s*best [+−]?\d+\s*$"))).to_have_count(4)


def test_an_offered_character_of_the_market_says_what_it_is_worth_now_and_at_the_end(come: Come) -> None:
    ada = against(come("touch"), "carson-city-cards", 1)
    ada.expect_asked("bid")
    brief = re.compile(r"^\s*[+−]?\d+ → [+−]?\d+\s*$")
    expect(ada.page.locator(".market figcaption", has_text=brief)).to_have_count(1)
    expect(ada.page.locator(".market [data-worth]")).to_have_text(
        re.compile(r"^now [+−]?\d+, at the end about [+−]?\d+$")
    )


def test_a_character_on_offer_says_what_it_gives_at_once_and_promises(come: Come) -> None:
    ada = come("touch")
    sit_down(ada, find(Moment("pick", options={"sides": "yellow"}, when=offers_banker)))
    ada.expect_asked("pick")
    banker = ada.page.locator("[data-character=banker] button")
    expect(banker.locator("[data-worth]")).to_have_text(re.compile(r"now \+\$9\s*at the end about [+−]\d+"))


def offers_banker(view: Json) -> bool:
    return any(move["character"] == "banker" for move in moves(view, "pick"))


@pytest.mark.parametrize(
    ("tile", "place", "least", "notes"),
    [("B 0,1 r0", "m0", "When complete 9 points", ["now 2", "complete 9"]),
     ("G 0,-1 r1", "c0", "When complete, at least 6 points", ["now 2", "complete 6+"])],
)  # fmt: skip
def test_a_follower_brings_something_now_and_more_when_complete(
    come: Come, tile: str, place: str, least: str, notes: list[str]
) -> None:
    """A monastery with one tile around it, and a city of two tiles that is still open."""
    ada = come()
    laid = f"D 0,0 r0\n{tile}\nphase: claim\nlast: {tile.split()[1]}\n"
    play_on(ada, laid)
    ada.expect_asked("claim")
    spot = ada.page.locator(f"[data-spot={place}]")
    expect(spot.locator("+ .notes .note")).to_have_text(notes)
    spot.hover()
    expect(ada.page.locator(".tip dl")).to_have_text(re.compile(rf"^\s*If the game ended now 2 points\s*{least}\s*$"))


def play_on(person: Person, position: str) -> None:
    """Open a table of Carcassonne that continues from a position, against a bot."""
    post(person, "/api/me", {"name": "Ada"})
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "gentle"}]
    table = post(person, "/api/tables", {"game": "carcassonne", "seats": seats, "position": position})
    post(person, f"/api/tables/{table['id']}/start", {})
    person.visit(f"/t/{table['id']}")
