"""Whole games of Carson City in real browsers: people and bots, on a desktop, on a phone and by keyboard."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import expect

from tests.browser.citizen import Citizen, open_table
from tests.browser.conftest import Come

LONGEST = 600


def play(*people: Citizen) -> None:
    """Answer for all people until the game is over."""
    started = time.monotonic()
    while any(citizen.asks() != "over" for citizen in people):
        assert time.monotonic() - started < LONGEST, "the game takes too long"
        idle = True
        for citizen in people:
            what = citizen.asks()
            if what not in ("wait", "sent", "scene", "over", ""):
                idle = False
                citizen.answer(what)
        if idle:
            people[0].page.wait_for_timeout(60)


def test_two_people_and_two_bots_play_red_sides_at_the_river(come: Come) -> None:
    ada = come()
    open_table(ada, 4, {"Sides of the characters": "red", "The Carson River": True})
    bob = come("touch").visit(f"/t/{ada.table}")
    bob.press("Sit down")
    ada.press("Start")
    here, there = Citizen(ada, 1), Citizen(bob, 2)

    expect(ada.page.locator(".town-art")).to_be_visible()
    expect(ada.page.locator("[data-player]")).to_have_count(4)
    view = ada.api("/view")["view"]["view"]
    assert {card["side"] for card in view["characters"]} == {"red"}
    assert any(place["piece"] == "river" for place in view["town"])
    expect(bob.page.locator("[data-prompt]")).to_be_visible()
    for page in ("track", "players", "town"):
        there.turn_to(page)
        expect(bob.page.locator("[data-prompt]")).to_be_in_viewport()
    play(here, there)

    table = ada.api()
    assert table["status"] == "finished"
    assert table["ended_by"] == "rules"
    assert ada.scores() == table["scores"]
    assert {"draft", "pick", "place"} <= here.seen & there.seen
    finals = ada.page.locator("[data-final]")
    expect(ada.page.locator("[data-sources] tbody tr")).not_to_have_count(0)
    expect(ada.page.locator("[data-rounds] tbody tr")).to_have_count(5)
    expect(finals).to_have_count(4)
    shown = {int(one.get_attribute("data-final") or -1): int(one.inner_text()) for one in finals.all()}
    assert [shown[seat] for seat in range(4)] == table["scores"]

    # The same game in the replay.
    ada.visit(f"/t/{ada.table}/replay/40")
    expect(ada.page.locator("[data-replay='40']")).to_be_visible()
    ada.page.keyboard.press("End")
    expect(ada.page.locator("[data-score]").first).to_have_text(str(table["scores"][0]))


def test_kit_carson_in_two_browsers(come: Come) -> None:
    ada = come("keys")
    open_table(ada, 2, {"Kit Carson": True})
    bob = come().visit(f"/t/{ada.table}")
    bob.press("Sit down")
    ada.press("Start")
    here, there = Citizen(ada, 3), Citizen(bob, 4)

    # Play until all place simultaneously.
    started = time.monotonic()
    while here.asks() != "kit_carson" or there.asks() != "kit_carson":
        assert time.monotonic() - started < 120
        for citizen in (here, there):
            what = citizen.asks()
            if what == "place":  # the first player is asked; the others may not begin earlier
                citizen.choose("buy_vp_2")
                citizen.confirm()
                expect(citizen.dock).not_to_have_attribute("data-asks", "place")
            elif what not in ("wait", "sent", "scene", "kit_carson"):
                citizen.answer(what)
        ada.page.wait_for_timeout(50)

    # Both place simultaneously; each sees the other's cowboy immediately.
    there.choose("income_gambling")
    expect(ada.page.locator('[data-target="income_gambling"] .people svg')).to_be_visible()
    here.choose("vp_land")
    expect(bob.page.locator('[data-target="vp_land"] .people svg')).to_be_visible()
    # Move a cowboy, and take it back.
    there.choose("income_gambling")
    bob.press("Take it back")
    expect(ada.page.locator('[data-target="income_gambling"] .people svg')).to_have_count(0)
    bob.page.locator("[data-lock]").click()
    expect(there.dock).to_have_attribute("data-asks", "wait")
    expect(bob.page.locator("[data-prompt]")).to_contain_text("locked in")
    play(here, there)
    assert ada.api()["status"] == "finished"
    assert ada.scores() == bob.scores() == ada.api()["scores"]


def test_moves_of_bots_play_out_until_skipped(come: Come) -> None:
    ada = come(pace="calm", reduced_motion="no-preference")
    ada.visit("/new/carson-city")
    ada.press("3 players", "radio")
    ada.page.locator("[data-seat='1']").select_option("bot fair")
    ada.press("Start")
    citizen = Citizen(ada, 5)
    skipped = 0
    while skipped < 2:
        expect(citizen.dock).not_to_have_attribute("data-asks", "sent")
        what = citizen.asks()
        if what == "scene":
            ada.page.locator("[data-skip]").click()
            skipped += 1
            ada.asked()
        elif what == "wait":
            ada.page.wait_for_timeout(30)
        else:
            citizen.answer(what)
    # The log describes what was skipped, and every overlay can be opened.
    ada.page.locator("[data-log]").click()
    expect(ada.page.locator("aside .logline").first).to_be_visible()
    ada.page.keyboard.press("Escape")
    for name in ("Land price", "Served", "Income", "Attacks"):
        ada.press(name, "radio")
        expect(ada.page.get_by_role("radio", name=name, exact=True)).to_have_attribute("aria-checked", "true")


def test_a_river_of_ones_own_is_drawn_on_the_plan(come: Come) -> None:
    ada = come()
    ada.visit("/new/carson-city")
    ada.page.locator("[data-seat='1']").select_option("bot gentle")
    ada.page.locator("label", has=ada.page.get_by_role("switch")).filter(has_text="The Carson River").click()
    plan = ada.page.locator("[data-river]")
    expect(plan).to_have_attribute("data-river", "10")
    ada.press("Start over")
    expect(plan).to_have_attribute("data-river", "0")
    plan.evaluate("(node) => node.scrollIntoView({ block: 'center' })")
    wanted = [f"r{row}c2" for row in range(1, 9)]
    for parcel in wanted[:-1]:
        plan.locator(f'[data-target="{parcel}"] .reach').click(force=True)
    ada.press("Start")
    expect(ada.page.locator(".toast")).to_contain_text("from border to border")
    plan.evaluate("(node) => node.scrollIntoView({ block: 'center' })")  # from under the bar at the top
    plan.locator(f'[data-target="{wanted[-1]}"] .reach').click(force=True)
    ada.press("Start")
    ada.page.wait_for_url("**/t/*")
    town = ada.api("/view")["view"]["view"]["town"]
    assert sorted(place["parcel"] for place in town if place["piece"] == "river") == wanted


def test_options_of_one_game_are_not_taken_to_another(come: Come) -> None:
    ada = come()
    ada.visit("/new/carson-city")
    ada.page.locator("label", has=ada.page.get_by_role("switch")).filter(has_text="Kit Carson").click()
    ada.page.locator("form select").first.select_option("carcassonne")
    ada.press("Open the table")
    ada.page.wait_for_url("**/t/*")
    assert ada.api()["game"] == "carcassonne"


@pytest.mark.parametrize("hands", ["mouse", "touch"])
def test_a_table_tells_its_options(come: Come, hands: str) -> None:
    ada = come(hands).visit("/new/carson-city")
    page = ada.page
    page.locator("[data-seat='1']").select_option("open")
    page.locator("select[name=withdraw]").select_option("always")
    ada.press("Open the table")
    page.wait_for_url("**/t/*")
    withdraw = page.locator("[data-option=withdraw]")
    expect(withdraw).to_contain_text("Before every duel")
    expect(page.locator("[data-option=duel_order]")).to_contain_text("Whoever passed first")
    expect(page.locator("[data-option=duel_refill]")).to_have_count(0)  # only with the law of the strongest

    ada.press("Start with bots in the empty seats")
    ada.asked()
    ada.press("Menu")
    expect(withdraw).to_be_hidden()
    page.locator("[data-options] summary").click()
    expect(withdraw).to_contain_text("Before every duel")
