"""What plays out on a phone is in sight there: it turns to where something happens, and a tap skips it."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import to_builtins
from playwright.sync_api import expect

from carsonne import registry
from carsonne.kernel.match import Match
from carsonne.kernel.record import record_of, write
from tests.browser.citizen import Citizen
from tests.browser.conftest import Come
from tests.browser.moments import find, sit_down
from tests.browser.person import LONG, Person
from tests.browser.stages import Stage, last, sit, walk
from tests.browser.tables import post
from tests.browser.test_carson_city_questions import LAND_DUEL, spot
from tests.browser.test_marks import LAST_TILE, finish
from tests.browser.test_pace import answer
from tests.browser.test_western_marks import phase, played

Json = dict[str, Any]
# Notes in what order the pages of Carson City are turned to.
TURNS = """() => {
    const tabs = document.querySelector('.tabs');
    const turns = (window.turns = []);
    new MutationObserver(() => {
        const { page } = tabs.querySelector('[aria-current]').dataset;
        if (turns.at(-1) !== page) turns.push(page);
    }).observe(tabs, { attributes: true, subtree: true });
}"""
# Notes every line of the score pad that is counted, and whether it is in sight and stands out.
LINES = """() => {
    const noted = (window.lines = {});
    const look = () => {
        const line = document.querySelector('[data-counted]');
        if (line) {
            const { x, y, width, height } = line.getBoundingClientRect();
            const top = document.elementFromPoint(x + width / 2, y + height / 2);
            const marked = getComputedStyle(line).backgroundColor !== 'rgba(0, 0, 0, 0)';
            noted[line.dataset.counted] ||= marked && top !== null && line.contains(top);
        }
        requestAnimationFrame(look);
    };
    look();
}"""
# Signs of a sum that end a line, away from what they add.
STRAY = """(panel) => [...panel.querySelectorAll('.sum i')].filter((sign) => {
    const [a, b] = [sign, sign.nextElementSibling].map((one) => one.getBoundingClientRect());
    return a.bottom < b.top || b.bottom < a.top;
}).length"""
# How near what stands in the bar comes to its edges.
ROOM = """() => {
    const bar = document.querySelector('.phases').getBoundingClientRect();
    const shown = [...document.querySelectorAll('.phases > *')].filter((one) => one.getClientRects().length);
    const boxes = shown.map((one) => one.getBoundingClientRect());
    return Math.min(...boxes.flatMap((box) => [box.top - bar.top, bar.bottom - box.bottom]));
}"""
# A feature stands out, with its points.
SCORES = """() => {
    const award = document.querySelector('[data-award]');
    return award && getComputedStyle(award).opacity === '1' && award.querySelector('[data-flies]');
}"""
FLYING = "() => [...document.querySelectorAll('.flies')].some((one) => one.getAnimations().length > 0)"
# Notes of every follower that walks whose it is, and how far from its owner's seat the way ends.
WALKS = """() => {
    const walks = (window.walks = {});
    const look = () => {
        for (const man of document.querySelectorAll('[data-walks]')) {
            const way = man.getAnimations()[0]?.effect.getKeyframes().at(-1).transform;
            const home = document.querySelector(`[data-player="${man.dataset.walks}"]`).getBoundingClientRect();
            const [x, y] = (way?.match(/-?[\\d.]+/g) ?? [NaN, NaN]).map(Number);
            walks[man.dataset.walks] ??= Math.hypot(x - home.x - home.width / 2, y - home.y - home.height / 2);
        }
        requestAnimationFrame(look);
    };
    look();
}"""
PLAYING = "() => document.querySelector('.dock').dataset.playing === 'true'"
DONE = "() => document.querySelector('.dock').dataset.playing !== 'true'"


def phone(come: Come, game: str, seats: int, stage: Stage, motion: str = "no-preference") -> Person:
    """Seat a person with a phone at a table that continues from a stage."""
    ada = come("touch", pace="calm", reduced_motion=motion)
    post(ada, "/api/me", {"name": "Ada"})
    sit(ada, game, seats, stage)
    return ada


def after_a_round() -> Stage:
    """Return a stage of Carson City after the second player has gone to the track, the third to the plan."""
    order: list[int] = []

    def choose(match: Match, seat: int, legal: list[Json]) -> Json:
        if phase(match) != "place":
            return legal[0]
        if seat not in order:
            order.append(seat)
        targets = {move.get("target", ""): move for move in legal if move["type"] == "place"}
        wanted = {0: "ammunition", 1: "salary"}.get(order.index(seat), "")
        return targets.get(wanted) or next(move for name, move in targets.items() if name.startswith("r"))

    match = played("carson-city", 3, choose, lambda match: len(order) == 3 and match.waiting_for() == [order[0]])
    return "place", order[0], write(record_of(match, full=True)).decode()


def test_the_page_is_turned_to_what_happened(come: Come) -> None:
    ada = phone(come, "carson-city", 3, after_a_round())
    ada.page.locator("[data-page=players]").tap()
    ada.page.evaluate(TURNS)
    ada.page.locator("[data-look-back]").tap()
    ada.page.wait_for_function(PLAYING)
    ada.page.wait_for_function(DONE, timeout=LONG)
    turns = ada.page.evaluate("window.turns")
    assert turns[:2] == ["track", "town"], turns
    assert ada.page.evaluate(ROOM) >= 2


def test_the_last_count_is_seen_line_by_line(come: Come) -> None:
    ada = phone(come, "carson-city-cards", 3, last("carson-city-cards", 3, lambda view: True))
    ada.page.evaluate(LINES)
    answer(ada)
    expect(ada.page.locator("[data-counted]")).to_be_visible(timeout=LONG)
    expect(ada.page.locator("[data-prompt]")).to_contain_text("Tap to continue")
    expect(ada.page.locator("[data-final]").first).to_be_visible(timeout=LONG)
    lines = ada.page.evaluate("window.lines")
    assert len(lines) > 2
    assert all(lines.values()), lines


def test_a_duel_fits_and_its_sums_read_well(come: Come) -> None:
    citizen, found = Citizen(come("touch", pace="calm", reduced_motion="no-preference")), find(LAND_DUEL)
    person, page = citizen.person, citizen.person.page
    sit_down(person, found)
    person.asked()
    panel = page.locator(f"[data-duel={spot('fight')(citizen, found.view)['parcel']}] > section")
    expect(panel.locator(".won")).to_be_visible()
    expect(panel).to_be_in_viewport(ratio=1)
    assert panel.evaluate(STRAY) == 0


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_points_fly_home_or_stand_still(come: Come, motion: str) -> None:
    ada = phone(come, *LAST_TILE, last(*LAST_TILE, lambda view: view["phase"] == "place"), motion)
    finish(ada)
    ada.page.wait_for_function(SCORES, timeout=LONG)
    assert ada.page.evaluate(FLYING) == (motion == "no-preference")


def after_a_homecoming() -> Stage:
    """Return a stage of Carcassonne after the other player has got a follower back."""
    game = registry.find("carcassonne")
    found: list[Stage] = []
    before: list[int] = [0, 0]

    def keep(number: int, match: Match, seat: int) -> None:
        view = to_builtins(game.view(match.state, seat))
        if view["phase"] != "place" or found:
            return
        if number and view["supply"][1 - seat] > before[1 - seat]:
            found.append(("place", seat, write(record_of(match, full=True)).decode()))
        before[:] = view["supply"]

    walk("carcassonne", 2, keep)
    return found[0]


def test_a_follower_walks_home_to_its_owner(come: Come) -> None:
    stage = after_a_homecoming()
    ada = phone(come, "carcassonne", 2, stage)
    ada.page.evaluate(WALKS)
    ada.page.locator("[data-look-back]").tap()
    ada.page.wait_for_function(PLAYING)
    ada.page.wait_for_function(DONE, timeout=LONG)
    walks = ada.page.evaluate("window.walks")
    assert list(walks) == [str(1 - stage[1])]
    assert max(walks.values()) < 3


@pytest.mark.parametrize(("game", "seats"), [("carcassonne", 2), ("carson-city-cards", 3)])
def test_a_tap_skips_the_last_count(come: Come, game: str, seats: int) -> None:
    ada = phone(come, game, seats, last(game, seats, lambda view: view["phase"] != "claim"))
    answer(ada)
    while ada.dock.get_attribute("data-asks") in ("claim", "turn_end"):
        answer(ada)
    ada.page.wait_for_function(PLAYING, timeout=LONG)
    ada.page.touchscreen.tap(195, 400)
    ada.page.wait_for_function(DONE)
    expect(ada.page.get_by_role("dialog")).to_be_visible()


def test_a_tap_skips_what_happened_in_the_town(come: Come) -> None:
    ada = phone(come, "carson-city", 3, after_a_round())
    ada.page.locator("[data-look-back]").tap()
    ada.page.wait_for_function(PLAYING)
    ada.page.locator("[data-prompt] h2").tap()
    ada.page.wait_for_function(DONE)
    ada.expect_asked("place")
