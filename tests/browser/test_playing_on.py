"""Playing on from a finished replay: the new table stands where the replay stood, in every game."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from carsonne import registry
from carsonne.arena.playing import play_one
from carsonne.bots import find
from carsonne.kernel.match import Match, checked_setup
from carsonne.kernel.questions import only_answer
from carsonne.kernel.record import parse, record_of, replay, write
from tests.browser.conftest import Come
from tests.browser.tables import post

SEATS = [{"kind": "me"}, {"kind": "guest", "name": "Bob"}]


def whole_game(name: str) -> str:
    """Record a game between two bots."""
    game = registry.find(name)
    bots = [find(name, "random") for _ in SEATS]
    return write(record_of(play_one(game, checked_setup(game, 2), bots, "playing on", 0), full=True)).decode()


def has_choice(match: Match) -> bool:
    """Return whether people are asked, and have more than one answer."""
    asked = match.waiting_for()
    return bool(asked) and all(only_answer(match, seat) is None for seat in asked)


def middle_of(name: str, record: str) -> int:
    """Return an entry in the middle of a game after which a seat decides: nothing happens by itself there."""
    game, found = registry.find(name), parse(record)
    return next(n for n in range(len(found.moves) // 2, len(found.moves)) if has_choice(replay(game, found, n)))


def before_no_choice(record: str) -> int:
    """Return an entry of a game of Carcassonne after which no follower can be placed."""
    game, found = registry.find("carcassonne"), parse(record)
    for n in range(1, len(found.moves)):
        match = replay(game, found, n)
        if [only_answer(match, seat) for seat in match.waiting_for()] == [{"type": "skip"}]:
            return n
    raise AssertionError("there was always a choice")


def position(look: dict[str, Any]) -> dict[str, Any]:
    """Return what a seat sees of the game; a replay offers no moves."""
    return {name: value for name, value in look["view"]["view"].items() if name != "moves"}


@pytest.mark.parametrize("game", registry.names())
def test_a_finished_game_is_played_on_from_its_middle(come: Come, game: str) -> None:
    ada, record = come(), whole_game(game)
    post(ada, "/api/me", {"name": "Ada"})
    old = post(ada, "/api/tables", {"game": game, "seats": SEATS, "record": record})
    assert old["status"] == "finished"
    n = middle_of(game, record)
    ada.visit(f"/t/{old['id']}/replay/{n}")
    page = ada.page
    expect(page.locator("[data-replay]")).to_have_attribute("data-replay", str(n))
    there = [position(ada.api(f"/at/{n}?seat={seat}")) for seat in (0, 1)]
    if game == "carson-city":  # whose papers lie over the board when they are asked for
        page.locator("[data-log]").click()
    page.get_by_role("tab", name="More").click()
    ada.press("Play on from here")
    page.wait_for_url("**/t/*")
    assert ada.table != old["id"]
    assert [position(ada.api(f"/view?seat={seat}")) for seat in (0, 1)] == there
    expect(ada.dock).to_have_attribute("data-version", "0")
    assert ada.api()["imported"] == n


@pytest.mark.parametrize("asks_all", [True, False])
def test_only_whoever_wants_every_question_is_asked_where_there_is_no_choice(come: Come, asks_all: bool) -> None:
    ada, record = come(), whole_game("carcassonne")
    ada.visit("/settings")
    if asks_all:
        ada.page.locator("label", has_text="Ask me everything").click()
    post(ada, "/api/me", {"name": "Ada"})
    old = post(ada, "/api/tables", {"game": "carcassonne", "seats": SEATS, "record": record})
    ada.visit(f"/t/{old['id']}/replay/{before_no_choice(record)}")
    ada.page.get_by_role("tab", name="More").click()
    ada.press("Play on from here")
    ada.page.wait_for_url("**/t/*")
    if asks_all:
        ada.expect_asked("claim")
        assert ada.version() == "0"
    else:
        ada.asked()
        assert int(ada.version()) > 0
