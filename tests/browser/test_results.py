"""The end of a game: the winner is addressed, and every point has its source and its round."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Route, expect

from carsonne.kernel.match import Match
from carsonne.kernel.record import record_of, write
from tests.browser.conftest import Come
from tests.browser.person import LONG, Person
from tests.browser.stages import walk
from tests.browser.tables import post


def ending(game: str, seats: int) -> tuple[int, str, int]:
    """Return the winner of a game, its record, and after how many entries its last decision is made."""
    last: dict[int, Match] = {}

    def keep(number: int, match: Match, seat: int) -> None:
        last.clear()
        last[len(match.entries)] = match

    walk(game, seats, keep)
    [(entries, match)] = last.items()
    return match.game.winners(match.state)[0], write(record_of(match, full=True)).decode(), entries


def finish(person: Person) -> None:
    """Answer what is still asked, as the hint says."""
    while person.asked() != "over":
        before = person.version()
        person.press("Hint")
        person.page.locator("[data-hints]").get_by_role("button", name="Play this").click(timeout=LONG)
        person.settled(before)


def win(person: Person, game: str, seats: int) -> int:
    """Be there as the winner when a game ends, among bots; which seat that is."""
    seat, record, entries = ending(game, seats)
    post(person, "/api/me", {"name": "Ada"})
    company: list[dict[str, str]] = [{"kind": "bot", "bot": "gentle"} for _ in range(seats)]
    company[seat] = {"kind": "me"}
    table = post(person, "/api/tables", {"game": game, "seats": company, "record": record, "at": entries})
    post(person, f"/api/tables/{table['id']}/start", {})
    person.visit(f"/t/{table['id']}")
    finish(person)
    return seat


def rows(table: Locator) -> dict[str, list[str]]:
    """Return the lines of a table by their heads."""
    return {
        line.locator("th").inner_text(): line.locator("td").all_inner_texts()
        for line in table.locator("tbody tr").all()
    }


@pytest.mark.parametrize(("game", "seats"), [("carcassonne", 2), ("carson-city", 3), ("carson-city-cards", 4)])
def test_the_winner_is_addressed_and_the_others_hear_who_won(come: Come, game: str, seats: int) -> None:
    ada, eve = come(), come()
    seat = win(ada, game, seats)
    results = ada.page.get_by_role("dialog", name="You win")
    expect(results.locator(f"[data-rank='1'] [data-final='{seat}']")).to_be_visible()
    expect(results.locator("[data-curve]")).to_be_visible()
    expect(ada.page.locator("[data-prompt]")).to_contain_text("You win")
    eve.visit(f"/t/{ada.table}")
    expect(eve.page.get_by_role("dialog", name="Ada wins")).to_be_visible()


def test_carson_city_tells_points_by_source_and_by_round(come: Come) -> None:
    ada = come("touch")
    win(ada, "carson-city", 3)
    final = [int(one) for one in ada.page.locator("[data-final]").all_inner_texts()]
    expect(ada.page.locator("[data-sources]")).to_be_visible()
    sources = rows(ada.page.locator("[data-sources]"))
    assert "Buildings, houses and mountains" in sources
    assert "Money left at the end" in sources
    sums = [sum(int(cell) if cell != "·" else 0 for cell in column) for column in zip(*sources.values(), strict=True)]
    assert sums == final
    rounds = rows(ada.page.locator("[data-rounds]"))
    assert list(rounds) == ["Round 1", "Round 2", "Round 3", "Round 4", "Final scoring"]
    assert [int(cell.split()[0]) for cell in rounds["Final scoring"]] == final


@pytest.mark.parametrize(("game", "seats"), [("carcassonne", 2), ("carson-city", 3), ("carson-city-cards", 4)])
def test_what_decided_the_game_is_shown_with_what_would_have_been_better(come: Come, game: str, seats: int) -> None:
    ada = come("touch")
    win(ada, game, seats)
    moments = ada.page.locator("[data-moments] li")
    expect(moments.locator("[data-better]").first).to_contain_text("Better")
    assert 1 <= moments.count() <= 3
    pictures = ada.page.locator("[data-moments] .picture")
    expect(pictures.locator("svg").first).to_be_visible()
    for picture in pictures.all():
        assert picture.locator("svg").count()
    moments.locator("a").first.click()
    expect(ada.page).to_have_url(re.compile("/replay/[0-9]+$"))


def test_moments_are_told_in_a_few_words_or_at_length_if_none_come(come: Come) -> None:
    ada = come()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ada.page.route("**/reviews", hold)
    win(ada, "carcassonne", 2)
    first = ada.page.locator("[data-moments] li a").first
    expect(first).to_have_text("Looking at this turn…")
    held[0].abort()
    expect(first).to_contain_text("places a tile at column")
    ada.page.unroute("**/reviews")
    ada.page.reload()
    expect(first).not_to_contain_text("column", timeout=LONG)
