"""Sounds are made in the browser when they are switched on."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.tables import against

# Counts the tones that the page has asked for.
COUNT = """
    window.tones = 0;
    const make = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () {
        window.tones += 1;
        return make.call(this);
    };
"""


def test_a_sound_is_heard_when_it_is_switched_on_and_when_it_happens(come: Come) -> None:
    ada = come()
    page = ada.page
    page.add_init_script(COUNT)
    ada.visit("/settings")
    page.locator("label", has=page.get_by_role("switch")).filter(has_text="Tiles and cards").click()
    expect(page.get_by_role("switch", name="Tiles and cards")).to_be_checked()
    page.locator("label", has=page.get_by_role("switch")).filter(has_text="Duels").click()
    page.wait_for_function("window.tones > 0")  # the first one may only wake the browser's sound

    against(ada, "carcassonne", 1)
    ada.expect_asked("place")
    assert page.evaluate("window.tones") == 0
    ada.answer(False)
    page.wait_for_function("window.tones > 0")
