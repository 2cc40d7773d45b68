"""The player aid says what holds at its own table, with the rules' own figures."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from carsonne.games.carcassonne.faces.score import score
from tests.browser.conftest import Come
from tests.browser.person import Person
from tests.browser.tables import post

FARMER = "D 0,0 r0\nE 0,-1 r2 red:f0"
TWO_FARMERS = "D 0,0 r0 red:f0\nE 0,-1 r2 red:f0"
SMALL_CITY = "D 0,0 r0\nE 0,-1 r2 red:c0"


def points(text: str, options: dict[str, Any]) -> int:
    """Return what the rules count for red."""
    return score(text, options).scores["red"]


def aid_of(ada: Person, game: str, options: dict[str, Any]) -> Person:
    """Open the player aid at a table with these options."""
    post(ada, "/api/me", {"name": "Ada"})
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "gentle"}]
    table = post(ada, "/api/tables", {"game": game, "seats": seats, "options": options})
    post(ada, f"/api/tables/{table['id']}/start", {})
    ada.visit(f"/t/{table['id']}").page.locator("[data-aids]").click()
    expect(ada.page.locator("[data-aid]").first).to_be_visible()
    return ada


@pytest.mark.parametrize("small_city", [2, 4])
def test_a_city_of_two_tiles_gives_what_this_table_counts(come: Come, small_city: int) -> None:
    options = {"small_city": small_city}
    city = aid_of(come(), "carcassonne", options).page.locator("[data-aid=city]")
    expect(city).to_contain_text(f"city of two tiles gives {points(SMALL_CITY, options)} points")


@pytest.mark.parametrize("farm_points", [3, 4])
@pytest.mark.parametrize("farm_mode", ["per_city", "per_field", "per_field_once"])
def test_farmers_get_what_this_table_counts(come: Come, farm_mode: str, farm_points: int) -> None:
    options = {"farm_mode": farm_mode, "farm_points": farm_points}
    once, twice = points(FARMER, options), points(TWO_FARMERS, options)
    field = aid_of(come(), "carcassonne", options).page.locator("[data-aid=field]")
    expect(field).to_contain_text(f"gets {once} points")
    expect(field).not_to_contain_text(f"gets {7 - once} points")
    paid_twice = re.compile("even to the same player")
    if twice == 2 * once:
        expect(field).to_contain_text(paid_twice)
    else:
        expect(field).not_to_contain_text(paid_twice)


@pytest.mark.parametrize(
    ("game", "options", "entry", "says"),
    [
        ("carcassonne", {"farmers": False}, "field", "fields give no points"),
        ("carcassonne", {"hand": 3, "hand_end": "play_out"}, "end", "until all hands are empty"),
        ("carcassonne", {"hand": 3, "hand_end": "last_draw"}, "end", "Tiles still in hand are not laid"),
        ("carson-city", {"sides": "red"}, "banker", "3 points for $3, 5 for $12 or 7 for $25"),
        ("carson-city", {}, "banker", "gets $9"),
        ("carson-city", {"carson_river": True}, "mine", "earns $3 more"),
        ("carson-city", {"carson_river": True}, "end", "3 points instead of 2"),
        ("carson-city", {"kit_carson": True}, "end", "a point for each player who locked in after you"),
        ("carson-city", {"law_of_the_strongest": True}, "duel", "secretly chooses a duel tile"),
    ],
)
def test_the_aid_follows_the_options(come: Come, game: str, options: dict[str, Any], entry: str, says: str) -> None:
    page = aid_of(come(), game, options).page
    expect(page.locator(f"[data-aid={entry}]")).to_contain_text(says)
    assert not re.search(r"\b(C[ABC]|R)\d+\b", page.locator("dialog[open] ul").first.inner_text())


def test_the_rules_at_a_table_say_what_holds_there(come: Come) -> None:
    ada = aid_of(come(), "carcassonne", {"small_city": 4})
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("button", name="Rules").first.click()
    expect(ada.page.locator("#CA22")).to_contain_text("gives 4 points. As this table plays it.")
