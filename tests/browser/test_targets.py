"""What is pressed on a phone is as large as a finger, in both directions."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from carsonne import registry
from tests.browser.conftest import Come
from tests.browser.fitting import Size, resize, targets
from tests.browser.stages import last, sit
from tests.browser.tables import against, post

FINGER = 44
LEAST = 40
"""Pixels of what stands in a row of its kind, where a finger that slips hits nothing else."""
PHONES: tuple[Size, ...] = ((390, 844), (844, 390))
SEATS = {"carcassonne": 2, "carson-city": 3, "carson-city-cards": 4}


def fits_a_finger(what: Locator) -> None:
    expect(what).to_be_visible()
    box = what.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= FINGER, box


def test_small_things_can_be_pressed_on_a_phone(come: Come) -> None:
    ada = against(come("touch"), "carcassonne", 1)
    ada.expect_asked("place")
    fits_a_finger(ada.page.locator("[data-hint]"))
    ada.visit(f"/t/{ada.table}/replay")
    fits_a_finger(ada.page.locator("input[type=range]"))
    ada.visit("/rules/carcassonne")
    fits_a_finger(ada.page.locator("summary").first)
    ada.visit("/score/carcassonne")
    for chip in ada.page.locator("nav .chip").all():
        fits_a_finger(chip)


@pytest.mark.parametrize("game", registry.names())
def test_nothing_at_a_table_or_on_a_pad_is_smaller_than_a_finger(come: Come, game: str) -> None:
    ada = come("touch")
    post(ada, "/api/me", {"name": "Ada"})
    sit(ada, game, SEATS[game], last(game, SEATS[game], lambda view: view["phase"] == "place"))
    table = f"/t/{ada.table}"
    for size in PHONES:
        resize(ada.page, size)
        for path in (table, f"/score/{game}"):
            ada.visit(path).page.wait_for_load_state("networkidle")
            small = [what for what, pixels in targets(ada.page) if pixels < LEAST]
            assert small == [], (path, size)
