"""People who come back after an upgrade, with the cookies of an earlier version: their games are there and go on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import DESK
from tests.browser.person import Person
from tests.server.sites import Site
from tests.upgrades.released import STALE, VERSIONS, Json, cookies_of, left_by, upgraded


@pytest.fixture(scope="module", params=VERSIONS)
def old(request: pytest.FixtureRequest) -> Iterator[tuple[Site, Json]]:
    """Run today's server on what a version left."""
    with upgraded(request.param) as site:
        yield site, left_by(request.param)


@pytest.fixture
def ada(old: tuple[Site, Json], browser: Browser) -> Iterator[Person]:
    """Open a browser that was here before the upgrade."""
    site, left = old
    context = browser.new_context(**DESK, reduced_motion="reduce")
    cookies: list[Any] = [
        {"name": name, "value": value, "url": site.bases[0]} for name, value in cookies_of(left, "Ada").items()
    ]
    context.add_cookies(cookies)
    yield Person(context.new_page(), site.bases[0])
    context.close()


@pytest.mark.parametrize("game", ["carcassonne", "carson-city", "carson-city-cards"])
def test_a_game_from_before_plays_on(ada: Person, old: tuple[Site, Json], game: str) -> None:
    shared = old[1]["shared"]
    was = next(
        one for one in old[1]["tables"] if (one["game"], one["status"]) == (game, "running") and one["id"] != shared
    )
    ada.visit()
    expect(ada.page.locator(f'a[href*="{was["id"]}"]').first).to_be_visible()
    ada.visit(f"/t/{was['id']}")
    ada.asked()
    assert ada.api("/view")["seat"] is not None  # not a spectator: the old cookie is believed


def test_the_first_press_after_an_upgrade_works(ada: Person, old: tuple[Site, Json]) -> None:
    """A token of the old site that is not accepted any more is replaced without a word."""
    with ada.page.expect_response(lambda answer: answer.request.method == "POST") as first:
        ada.visit().page.locator("[data-bot=gentle]").click()
    if old[1]["version"] in STALE:
        assert first.value.json()["code"] == "csrf"
    else:
        assert first.value.ok
    ada.asked()
