"""All of a full city of the Card Game is in sight while a card is placed, and a finger finds each of its places."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import CDPSession, expect

from tests.browser.conftest import Come
from tests.browser.fitting import Size, resize
from tests.browser.person import Person
from tests.browser.stages import Stage, last, sit
from tests.browser.tables import post

SEATS = 6
PHONES: tuple[Size, ...] = ((360, 740), (375, 667), (390, 844), (667, 375), (844, 390))
SCREENS: tuple[Size, ...] = (*PHONES, (768, 1024), (1024, 768), (1180, 820), (1280, 720), (1440, 900))
# Places that are not wholly in the window, or covered by something that is no part of the city.
HIDDEN = """() => [...document.querySelectorAll('.mine [data-target] .reach')].filter((node) => {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const outside = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    return outside || !over?.closest('.mine .city');
}).map((node) => node.parentElement.dataset.target)"""
# How far the drawing of the city is larger than the pane that it may be scrolled in.
SCROLLS = """() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.querySelector('.mine .city');
    return Math.max(scrollWidth - clientWidth, scrollHeight - clientHeight);
}"""
# The middles of all places, and how wide a parcel is.
PLACES = """() => Object.fromEntries([...document.querySelectorAll('.mine [data-target]')].map((place) => {
    const { x, y, width, height } = place.querySelector('.reach').getBoundingClientRect();
    return [place.dataset.target, [x + width / 2, y + height / 2, width]];
}))"""
Places = dict[str, tuple[float, float, float]]


def full(view: dict[str, Any]) -> bool:
    """Tell whether a card is placed in a city that can hardly grow, with several places."""
    if view["phase"] != "place":
        return False
    parcels = view["players"][view["turn"]]["city"]["parcels"]
    return len(parcels) >= 8 <= len(parcels[0]) and len(view["moves"]) > 8


@pytest.fixture(scope="module")
def stage() -> Stage:
    return last("carson-city-cards", SEATS, full)


def placing(come: Come, stage: Stage, **more: Any) -> Person:
    """Seat a person with a finger who places a card in a full city."""
    person = come("touch", **more)
    post(person, "/api/me", {"name": "Ada"})
    sit(person, "carson-city-cards", SEATS, stage)
    person.expect_asked("place")
    return person


def aimed(person: Person) -> str:
    """Return the place where the card is shown."""
    return person.page.locator(".mine [data-target][aria-pressed=true]").get_attribute("data-target") or ""


def touch(session: CDPSession, kind: str, *at: float) -> None:
    points = [{"x": at[0], "y": at[1]}] if at else []
    session.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": points})


def test_a_full_city_is_seen_whole_on_every_screen(come: Come, stage: Stage) -> None:
    ada = placing(come, stage)
    expect(ada.page.get_by_text("City 9 wide, 8 high (at most 9 by 8)")).to_be_visible()  # the Captain allows one more
    found = {}
    for size in SCREENS:
        resize(ada.page, size)
        if (hidden := ada.page.evaluate(HIDDEN)) or ada.page.evaluate(SCROLLS) > 1:
            found[size] = hidden
    assert not found


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_a_tap_beside_a_small_place_aims_at_it_and_plays_nothing(come: Come, stage: Stage, size: Size) -> None:
    ada = placing(come, stage, viewport={"width": size[0], "height": size[1]})
    version = ada.version()
    places: Places = ada.page.evaluate(PLACES)
    for name, (x, y, wide) in places.items():
        assert wide < 44
        for _ in range(2):
            ada.page.touchscreen.tap(x + wide / 3, y - wide / 3)
            assert aimed(ada) == name
    assert ada.version() == version
    ada.press("Place here")
    ada.settled(version)


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_a_finger_slides_from_place_to_place_under_a_loupe(come: Come, stage: Stage, size: Size) -> None:
    ada = placing(come, stage, viewport={"width": size[0], "height": size[1]})
    version = ada.version()
    finger = ada.page.context.new_cdp_session(ada.page)
    places: Places = ada.page.evaluate(PLACES)
    (x, y, _), *others = places.values()
    touch(finger, "Start", x, y)
    for name, (x, y, _) in zip(list(places)[1:], others, strict=True):
        touch(finger, "Move", x, y)
        expect(ada.page.locator("[data-loupe]")).to_be_in_viewport(ratio=1)
        assert aimed(ada) == name
        loupe = ada.page.locator("[data-loupe]").bounding_box()
        assert loupe
        beside = not (loupe["x"] <= x <= loupe["x"] + loupe["width"])
        assert beside or not (loupe["y"] <= y <= loupe["y"] + loupe["height"])
    touch(finger, "End")
    expect(ada.page.locator("[data-loupe]")).to_have_count(0)
    assert ada.version() == version
    assert aimed(ada) == list(places)[-1]


def test_keys_lead_through_a_full_city(come: Come, stage: Stage) -> None:
    ada = placing(come, stage)
    seen = set()
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp") * 4:
        ada.page.keyboard.press(key)
        seen.add(aimed(ada))
    assert len(seen) > 3
    version = ada.version()
    ada.page.keyboard.press("Enter")
    ada.settled(version)
