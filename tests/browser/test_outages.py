"""The database cannot be written for a while: the page says so, keeps the move, and goes on by itself."""

from __future__ import annotations

import resource
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import DESK, NAMED
from tests.browser.person import LONG, Person
from tests.server.sites import ONE_DEAL, Site

NOTE = "can’t save moves right now"


@pytest.fixture
def own_site() -> Iterator[Site]:
    with Site("sqlite", 1, before=ONE_DEAL) as site:
        yield site


def test_a_move_made_while_the_disk_is_full_arrives_without_a_reload(own_site: Site, browser: Browser) -> None:
    pid = own_site.processes[0].popen.pid
    with browser.new_context(**DESK, reduced_motion="reduce") as context:
        context.add_init_script(NAMED % "Ada")
        page = context.new_page()
        page.set_default_timeout(2 * LONG)
        ada = Person(page, own_site.bases[0])
        ada.visit()
        page.locator("[data-bot=gentle]").click()
        ada.expect_asked("place")
        before, marked = ada.version(), page.evaluate("window.mark = 1")
        limits = resource.prlimit(pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
        try:
            ada.lay()
            expect(page.get_by_text(NOTE)).to_be_visible(timeout=LONG)
            assert ada.version() == before
        finally:
            resource.prlimit(pid, resource.RLIMIT_FSIZE, limits)
        ada.settled(before)
        expect(page.get_by_text(NOTE)).to_be_hidden()
        ada.turn()
        assert page.evaluate("window.mark") == marked  # it is still the same page
