"""Carson City in one view: every rival's means are in sight in every phase, and the town keeps its size."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.citizen import Citizen
from tests.browser.conftest import Come
from tests.browser.fitting import resize
from tests.browser.stages import sit
from tests.browser.tables import against, post
from tests.browser.test_viewports import stages

SIZES = ((1024, 768), (1180, 820), (1440, 900), (390, 844), (844, 390))
PHASES = ("pick", "place", "kept_buildings", "roads")
# Entries of the strip that are not wholly in the window, that something covers, or whose words do not fit.
HIDDEN = """() => [...document.querySelectorAll('[data-rival]')].flatMap((entry) => {
    const { x, y, right, bottom } = entry.getBoundingClientRect();
    if (x < 0 || y < 0 || right > innerWidth || bottom > innerHeight) return [`${entry.dataset.rival} outside`];
    const top = document.elementFromPoint((x + right) / 2, (y + bottom) / 2);
    if (!entry.contains(top)) return [`${entry.dataset.rival} covered`];
    return entry.scrollWidth > entry.clientWidth ? [`${entry.dataset.rival} too narrow`] : [];
})"""
TOWN = """() => {
    const { width, height } = document.querySelector('.town .board').getBoundingClientRect();
    return [Math.round(width), Math.round(height)];
}"""


@pytest.mark.parametrize("seats", [2, 5])
def test_every_rival_is_in_sight_in_every_phase(come: Come, seats: int) -> None:
    person = come()
    post(person, "/api/me", {"name": "Ada"})
    found = [stage for stage in stages("carson-city", seats) if stage[0] in PHASES]
    assert {phase for phase, _, _ in found} == set(PHASES)
    faults = []
    for stage in found:
        sit(person, "carson-city", seats, stage)
        for size in SIZES:
            resize(person.page, size)
            assert person.page.locator("[data-rival]").count() == seats - 1
            faults += [f"{stage[0]} {size[0]}x{size[1]}: {fault}" for fault in person.page.evaluate(HIDDEN)]
    assert not faults, "\n".join(faults)


def test_a_rival_is_shown_with_what_a_duel_could_come_to(come: Come) -> None:
    person = against(come(), "carson-city", 2)
    person.asked()
    players = person.api("/view")["view"]["view"]["players"]
    totals = person.api("/survey")["survey"]["totals"]
    for seat in (1, 2):
        entry = person.page.locator(f"[data-rival='{seat}']")
        least, most = totals[seat]
        said = f"${players[seat]['money']}, a duel could come to {least}–{most}"
        expect(entry.locator("[data-range]")).to_have_text(f"{least}–{most}")
        expect(entry).to_have_attribute("title", re.compile(re.escape(said)))
        expect(entry.locator("[data-place]")).to_have_count(1)


def test_the_town_keeps_its_size_for_a_whole_game(come: Come) -> None:
    citizen = Citizen(against(come(), "carson-city", 1))
    sizes: dict[tuple[int, int], set[str]] = {}
    while (asks := citizen.person.asked()) != "over":
        sizes.setdefault(tuple(citizen.page.evaluate(TOWN)), set()).add(asks)
        citizen.answer(asks)
    assert {"pick", "place"} <= citizen.seen
    assert len(sizes) == 1, sizes
