"""What is pressed on a phone is as large as a finger, in both directions."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Come
from tests.browser.tables import against

FINGER = 44


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
