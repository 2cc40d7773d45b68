"""A player who has only just left may come back: no bot is offered for them yet, and the menu says why."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.tables import together
from tests.server.sites import ONE_DEAL, Site


@pytest.fixture(scope="module")
def site() -> Iterator[Site]:
    """Run a server that waits before it counts a player as gone, as servers do."""
    with Site("sqlite", 1, before=ONE_DEAL, away_seconds=3600.0) as site:
        yield site


def test_the_menu_says_that_somebody_has_just_left(come: Come) -> None:
    ada, bob = come(), come()
    together("carcassonne", ada, bob)
    ada.turn()
    bob.expect_asked("place")
    bob.page.close()
    expect(ada.page.locator("[data-player]", has_text="Bob")).to_contain_text("Away")
    ada.press("Menu")
    expect(ada.page.get_by_text("Bob has just left.")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Let a bot play for Bob")).to_have_count(0)
