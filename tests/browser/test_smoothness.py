"""Nothing jumps while a game is played, and nothing that is pressed keeps a slow phone busy for long."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from typing import Any

import pytest
from playwright.sync_api import Locator

from tests.browser.cards import Settler
from tests.browser.citizen import Citizen
from tests.browser.conftest import Come
from tests.browser.fitting import DRAWN
from tests.browser.person import Person
from tests.browser.tables import against
from tests.thorough import THOROUGH

# Keeps what the browser itself counts: parts that move without being asked to, and how long each press takes until the
# next picture.
WATCH = """
window.shifts = [];
window.presses = [];
const keep = (type, take, more) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more });
keep('layout-shift', ({ value, hadRecentInput, startTime, sources }) => {
    const name = ({ node }) => (node?.nodeType === 1 ? node : node?.parentElement)?.outerHTML.slice(0, 90) ?? 'gone';
    if (!hadRecentInput) shifts.push({ value, at: startTime, of: sources.map(name) });
});
keep('event', ({ interactionId, name, duration, target }) => {
    if (interactionId) presses.push({ name, duration, of: target?.outerHTML.slice(0, 90) ?? 'gone' });
}, { durationThreshold: 16 });
"""


def carcassonne(ada: Person) -> Callable[[], str]:
    against(ada, "carcassonne", 1)
    return lambda: ada.answer(True)


def carson_city(ada: Person) -> Callable[[], str]:
    against(ada, "carson-city", 2)
    citizen = Citizen(ada)

    def answer() -> str:
        what = ada.asked()
        if what != "over":
            citizen.answer(what)
        return what

    return answer


def the_card_game(ada: Person) -> Callable[[], str]:
    return Settler(against(ada, "carson-city-cards", 2)).answer


GAMES = {"carcassonne": carcassonne, "carson-city": carson_city, "carson-city-cards": the_card_game}


def size(width: int, height: int) -> dict[str, Any]:
    return {"viewport": {"width": width, "height": height}}


# Hands, and what else differs from the usual desk or phone.
SCREENS: dict[str, tuple[str, dict[str, Any]]] = {
    "desk": ("mouse", {}),
    "phone": ("touch", {}),
    "small desk": ("mouse", size(1024, 768)),
    "phone sideways": ("touch", size(844, 390)),
    "tablet": ("touch", size(820, 1180)),
    "tablet sideways": ("touch", size(1180, 820)),
}
USUAL = ("desk", "phone")
"""Screens on which whole games are played; thoroughly Carcassonne, whose board fills the page, is played on all."""
WHOLE = [(game, screen) for game in GAMES for screen in (SCREENS if THOROUGH and game == "carcassonne" else USUAL)]


def watched(come: Come, hands: str, **more: Any) -> Person:
    """Bring a person whose browser counts."""
    person = come(hands, **more)
    person.page.add_init_script(WATCH)
    return person


MOST_SHIFT = 0.1
"""Of all shifts of a whole game together, as the browser counts them: parts of the window times how far they moved."""
MOST_PRESS = 200
"""Milliseconds that half of the presses may take until the next picture, on a processor slowed down four times. On a
quiet machine hardly one takes longer; on a busy one, as tests often find it, some do."""


@pytest.mark.timeout(500)
@pytest.mark.parametrize(("game", "screen"), WHOLE)
def test_nothing_jumps_in_a_whole_game(come: Come, game: str, screen: str) -> None:
    hands, more = SCREENS[screen]
    ada = watched(come, hands, **more)
    answer = GAMES[game](ada)
    while answer() != "over":
        pass
    ada.page.locator("[data-final]").first.wait_for()
    ada.page.wait_for_load_state("networkidle")
    shifts = ada.page.evaluate("shifts")
    assert sum(one["value"] for one in shifts) < MOST_SHIFT, sorted(shifts, key=lambda one: -one["value"])[:3]


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let each press be painted before the test looks for the next thing to press, which would keep the page busy."""
    tap = Locator.tap

    def tap_and_wait(self: Locator, **more: Any) -> None:
        tap(self, **more)
        self.page.evaluate(DRAWN)

    monkeypatch.setattr(Locator, "tap", tap_and_wait)


SOME = 12
"""Answers, of which each kind comes up in the first ones; all are given thoroughly."""


@pytest.mark.timeout(500)
@pytest.mark.usefixtures("unhurried")
@pytest.mark.parametrize("game", GAMES)
def test_a_slow_phone_answers_each_press(come: Come, game: str) -> None:
    ada = watched(come, "touch")
    answer = GAMES[game](ada)
    ada.page.context.new_cdp_session(ada.page).send("Emulation.setCPUThrottlingRate", {"rate": 4})
    for _ in range(10**6 if THOROUGH else SOME):
        if answer() == "over":
            break
    presses = ada.page.evaluate("presses")
    times = sorted(one["duration"] for one in presses)
    print(f"{game}: {len(times)} events, {median(times):.0f} ms in the median, {times[-1]} ms at most")
    assert median(times) <= MOST_PRESS
