"""The pace of a table: moves of bots are shown one by one, at the chosen pace, and one tap skips them."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.person import LONG, Person
from tests.browser.tables import against

# Notes, with the time, every scene that plays out and every question, until it is asked for them.
WATCH = """() => {
    const dock = document.querySelector('.dock');
    const notes = (window.notes = []);
    const note = () => {
        const { playing, asks } = dock.dataset;
        const text = dock.querySelector('[data-prompt]').innerText;
        const last = notes.at(-1);
        if (last?.text !== text || last.playing !== (playing === 'true') || last.asks !== asks)
            notes.push({ at: performance.now(), playing: playing === 'true', asks, text });
    };
    new MutationObserver(note).observe(dock, { attributes: true, subtree: true, childList: true, characterData: true });
    note();
}"""
# This person is asked again.
AGAIN = """() => {
    const last = window.notes.at(-1);
    const own = ['wait', 'sent', 'scene', 'claim', 'turn_end', 'confirm'];
    return last !== undefined && !last.playing && !own.includes(last.asks);
}"""
PLAYED_OUT = "() => window.notes.some((note) => note.playing)"
# Taps once, as soon as the move of a bot plays out; what was noted before that is forgotten.
TAP = """() => {
    const dock = document.querySelector('.dock');
    const prompt = dock.querySelector('[data-prompt]');
    const seen = new MutationObserver(() => {
        if (dock.dataset.playing !== 'true' || !prompt.innerText.includes('bot')) return;
        seen.disconnect();
        window.notes.length = 0;
        window.tapped = true;
        prompt.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        prompt.click();
    });
    seen.observe(dock, { attributes: true, subtree: true, childList: true, characterData: true });
}"""
A_GLANCE = 0.2
"""Seconds that a scene lasts on average; each lasts 0.45 and more, but a busy machine notes some of them late."""
TABLES = [
    ("carcassonne", 4, 4, "no-preference"),
    ("carcassonne", 4, 4, "reduce"),
    ("carson-city", 4, 2, "no-preference"),
    ("carson-city-cards", 3, 1, "no-preference"),
]


def answer(person: Person) -> None:
    """Answer with what the hint says."""
    person.asked()
    before = person.version()
    person.press("Hint")
    person.page.locator("[data-hints]").get_by_role("button", name="Play this").click(timeout=LONG)
    person.settled(before)


def answer_until(person: Person, done: str) -> None:
    """Answer until something is true: the last player in an order is asked twice before the others move."""
    for _ in range(6):
        answer(person)
        person.page.wait_for_function(AGAIN, timeout=3 * LONG)
        if person.page.evaluate(done):
            return
    raise AssertionError("nobody else has moved")


def scenes(person: Person) -> list[tuple[str, float]]:
    """Return what played out, and for how many seconds."""
    found = person.page.evaluate("window.notes")
    return [(note["text"], (then["at"] - note["at"]) / 1000) for note, then in pairwise(found) if note["playing"]]


def texts(shown: list[tuple[str, float]]) -> list[str]:
    """Return what was said in scenes."""
    return [text for text, _ in shown]


@pytest.mark.parametrize(("game", "bots", "least", "motion"), TABLES)
def test_moves_of_bots_can_be_followed_and_skipped(come: Come, game: str, bots: int, least: int, motion: str) -> None:
    ada = against(come(pace="calm", reduced_motion=motion), game, bots)
    ada.asked()
    ada.page.evaluate(WATCH)
    answer_until(ada, PLAYED_OUT)
    shown = scenes(ada)
    assert len(shown) >= least, shown
    assert sum(seconds for _, seconds in shown) >= A_GLANCE * len(shown), shown
    if game == "carcassonne":
        assert {f"Gentle bot {number}" for number in range(1, 5)} <= {text.split(" places")[0] for text in texts(shown)}

    # What happened stays marked until one acts, and is shown once more on demand.
    if game == "carcassonne":
        expect(ada.page.locator("[data-recent]")).to_have_count(bots - 1)  # and the tile laid last
    ada.page.evaluate("window.notes.length = 0")
    ada.page.locator("[data-look-back]").click()
    ada.page.wait_for_function(PLAYED_OUT)
    ada.page.wait_for_function(AGAIN, timeout=3 * LONG)
    again = texts(scenes(ada))  # since the last answer, of which there may have been two
    assert again
    assert again[-1] == texts(shown)[-1]
    assert set(again) <= set(texts(shown))

    ada.page.evaluate(TAP)
    answer_until(ada, "() => window.tapped === true")
    assert scenes(ada) == []


def test_a_table_can_be_set_to_show_everything_at_once(come: Come) -> None:
    ada = against(come(pace="off"), "carcassonne", 2)
    ada.asked()
    ada.page.evaluate(WATCH)
    answer(ada)
    ada.page.wait_for_function("() => document.querySelector('.dock').dataset.asks === 'place'", timeout=LONG)
    assert scenes(ada) == []
