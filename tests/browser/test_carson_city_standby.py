"""Carson City without being asked: passing in advance, and the clock of Kit Carson."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.citizen import Citizen, open_table
from tests.browser.conftest import Come


def two(come: Come, second: str = "mouse", options: dict[str, str | bool] | None = None) -> tuple[Citizen, Citizen]:
    """Seat two people at a table for two."""
    ada = come()
    open_table(ada, 2, options or {})
    bob = come(second).visit(f"/t/{ada.table}")
    bob.press("Sit down")
    ada.press("Start")
    return Citizen(ada, 1), Citizen(bob, 2)


def until_asked(what: str, *people: Citizen) -> Citizen:
    """Answer for all people until one of them is asked this; return who."""
    while True:
        for citizen in people:
            asks = citizen.asks()
            if asks == what:
                return citizen
            if asks not in ("wait", "sent", "scene", ""):
                citizen.answer(asks)
        people[0].page.wait_for_timeout(30)


def place(citizen: Citizen, target: str) -> None:
    citizen.person.expect_asked("place")
    before = citizen.person.version()
    citizen.choose(target)
    citizen.confirm()
    citizen.person.settled(before)


def passing(citizen: Citizen) -> list[int]:
    """Return who has passed, according to the server."""
    return list(citizen.person.api("/view")["view"]["view"]["order"]["passing"])


def test_passing_in_advance_holds_until_somebody_comes_too_near(come: Come) -> None:
    people = two(come, "touch")
    first = until_asked("place", *people)
    second = people[1] if first is people[0] else people[0]
    standby = first.page.locator("[data-standby]")

    # A rival on the same square cancels it.
    place(first, "ammunition")
    first.push(standby)
    expect(standby).to_have_attribute("aria-pressed", "true")
    place(second, "ammunition")
    expect(first.page.locator(".toast")).to_contain_text("won’t pass automatically")
    place(first, "income_gambling")

    # A rival elsewhere does not.
    first.push(standby)
    place(second, "roads_3")
    first.person.expect_asked("wait")
    expect(standby).to_have_count(0)
    assert passing(first) == [people.index(first)]


def test_passing_in_advance_can_be_taken_back(come: Come) -> None:
    people = two(come)
    first = until_asked("place", *people)
    second = people[1] if first is people[0] else people[0]
    place(first, "ammunition")
    standby = first.page.locator("[data-standby]")
    first.push(standby)
    first.push(standby)
    expect(standby).to_have_attribute("aria-pressed", "false")
    place(second, "roads_3")
    first.person.expect_asked("place")
    assert passing(first) == []


def test_the_clock_of_kit_carson_locks_everybody_in(come: Come) -> None:
    people = two(come, "touch", {"Kit Carson": True, "Countdown": "8"})
    first = until_asked("place", *people)
    place(first, "ammunition")
    for citizen in people:
        citizen.person.expect_asked("kit_carson")
        ring = citizen.page.locator("[data-countdown]")
        expect(ring).to_be_visible()
        assert 0 <= int(ring.get_attribute("data-countdown") or -1) <= 8
    for citizen in people:
        expect(citizen.page.locator("[data-countdown]")).to_have_count(0)
        expect(citizen.dock).not_to_have_attribute("data-asks", "kit_carson")
    table = first.person.api("/history")
    locked = [step["seat"] for step in table["steps"] if step["move"]["type"] == "lock"]
    assert locked == [people.index(first), 1 - people.index(first)]
