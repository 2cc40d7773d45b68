"""What others have done since the player's last move is marked, and the player's own things say what they bring now."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec import to_builtins
from playwright.sync_api import expect

from carsonne import registry
from carsonne.games.carson_city_cards.knowledge.pad import pad
from carsonne.kernel.dealer import Dealer, arena_seed
from carsonne.kernel.match import Match, checked_setup
from carsonne.kernel.record import record_of, write
from tests.browser.citizen import Citizen
from tests.browser.conftest import Come
from tests.browser.stages import sit
from tests.browser.tables import post, together

# Notes what is said, and where ring, caption and figure are, whenever anything of that changes.
WATCH = """() => {
    window.seen = [];
    const one = (path) => document.querySelector(`.carson ${path}`);
    const note = () => window.seen.push({
        text: one('[data-prompt]').innerText,
        ring: one('.track .chosen')?.dataset.target,
        caption: one('.track .told b')?.innerText,
        figure: one('.dock .mark').innerHTML,
    });
    const how = { attributes: true, subtree: true, childList: true, characterData: true };
    new MutationObserver(note).observe(document.querySelector('.carson'), how);
}"""
Json = dict[str, Any]
Choice = Callable[[Match, int, list[Json]], Json]


def played(name: str, seats: int, choose: Choice, until: Callable[[Match], bool]) -> Match:
    """Play a game, choosing moves in a certain way, until something is true."""
    game = registry.find(name)
    match = Match(game, checked_setup(game, seats, {}), Dealer(arena_seed("marks", 0)), quiet=True)
    while not until(match):
        seat = match.waiting_for()[0]
        legal = [to_builtins(game.to_json(match.state, seat, move)) for move in game.legal(match.state, seat)]
        match.play(seat, choose(match, seat, legal))
    return match


def phase(match: Match) -> str:
    return str(to_builtins(match.game.view(match.state, None))["phase"])


@pytest.mark.parametrize("hands", ["mouse", "touch"])
def test_everybody_who_came_to_a_square_is_marked_and_roads_are(come: Come, hands: str) -> None:
    first: list[int] = []
    laid: list[str] = []

    def choose(match: Match, seat: int, legal: list[Json]) -> Json:
        """Send the first elsewhere and all others to the salary; lay roads before that."""
        if phase(match) != "place":
            return legal[0]
        first.append(seat)
        road = next((move for move in legal if move["type"] == "road"), None)
        if road and seat != first[0]:
            laid.append(road["edge"])
        wanted = "ammunition" if seat == first[0] else "salary"
        return road or next(move for move in legal if move.get("target") == wanted)

    def again(match: Match) -> bool:
        return len(set(first)) == 4 and match.waiting_for()[0] == first[0]

    match = played("carson-city", 4, choose, again)
    ada = come(hands)
    post(ada, "/api/me", {"name": "Ada"})
    sit(ada, "carson-city", 4, ("place", first[0], write(record_of(match, full=True)).decode()))
    expect(ada.page.locator("[data-recent=salary]")).to_have_attribute("data-colours", "3")
    expect(ada.page.locator("[data-recent=ammunition]")).to_have_count(0)
    assert len(laid) >= 3
    expect(ada.page.locator("[data-recent^='H'], [data-recent^='V']")).to_have_count(len(laid))
    for edge in laid:
        expect(ada.page.locator(f"[data-recent='{edge}']")).to_be_visible()


def test_characters_say_what_they_bring_now(come: Come) -> None:
    dice = Random(2)

    def choose(match: Match, seat: int, legal: list[Json]) -> Json:
        people = [move for move in legal if move["type"] == "take" and "-" not in move["card"]]
        return dice.choice(people or legal)

    def worth(match: Match) -> dict[str, int]:
        lines = {line.id: line for line in pad(match.state, 0).lines}
        return {str(one.character): one.points for one in lines["m"].because}

    def rich(match: Match) -> bool:
        return match.waiting_for()[0] == 0 and len(worth(match)) > 2 and phase(match) == "bid"

    match = played("carson-city-cards", 2, choose, rich)
    ada = come()
    post(ada, "/api/me", {"name": "Ada"})
    sit(ada, "carson-city-cards", 2, ("bid", 0, write(record_of(match, full=True)).decode()))
    for character, points in worth(match).items():
        expect(ada.page.locator(f"[data-worth={character}]")).to_have_text(f"{points} point{'s'[: points != 1]} now")
    ada.page.keyboard.press("a")
    character, points = next(iter(worth(match).items()))
    expect(ada.page.locator(f"[data-aid={character}]")).to_contain_text(f"Brings you {points} point")


def test_ring_and_caption_go_to_the_square_where_somebody_moves(come: Come) -> None:
    match = played("carson-city", 2, lambda match, seat, legal: legal[0], lambda match: phase(match) == "place")
    ada, bob = come(pace="calm", reduced_motion="no-preference"), come()
    record = write(record_of(match, full=True)).decode()
    together("carson-city", ada, bob, seat=match.waiting_for()[0], record=record)
    ada.expect_asked("place")
    mine = ada.page.locator("[data-target=salary]")
    mine.click()
    expect(ada.page.locator(".told b")).to_have_text("Salary")
    ada.page.evaluate(WATCH)
    mine.click()  # again: that is the answer, and the pointer stays there
    bob.expect_asked("place")
    Citizen(bob).choose("ammunition")
    bob.press("Confirm")
    ada.expect_asked("place")
    seen = [note for note in ada.page.evaluate("window.seen") if note["text"].startswith("Bob places")]
    assert {(note["ring"], note["caption"]) for note in seen} == {("ammunition", "Ammunition")}
    assert all(note["figure"] != ada.page.locator(".dock .mark").inner_html() for note in seen)
