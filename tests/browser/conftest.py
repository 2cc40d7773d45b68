"""A real server and the machine's Chromium. Any error in the browser console fails the test."""

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, expect, sync_playwright

from carsonne.locales import Catalogue
from carsonne.server.http.static import is_built
from tests.browser.person import Person
from tests.server.sites import ONE_DEAL, Site
from tests.services.programs import needed

# Letters take the room that they take on phones and most screens, whichever headless browser this is.
FONTS = "--font-render-hinting=none"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", FONTS]
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
# What a browser logs when a test cuts the network or provokes a refusal.
EXPECTED = ("net::ERR_", "WebSocket connection to", "Failed to load resource: the server responded with a status of 4")

# Moves of others are shown one by one for as long as the player likes; most tests do not look at that. Every window for
# roads is opened, which players ask for.
PACE = "localStorage.settings ??= JSON.stringify({ pace: '%s', askRoads: true })"

# A name is asked for once, if none was ever chosen in this browser.
NAMED = "localStorage.name ??= '%s'"
NAMES = ("Nora", "Otto", "Pia", "Quinn", "Rosa", "Sam")

PATIENCE = 15_000
"""Milliseconds to wait for something to appear, on a busy machine."""

Come = Callable[..., Person]
expect.set_options(timeout=PATIENCE)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Report at the end what could not be tried here."""
    for report in terminalreporter.getreports("skipped"):
        if "Firefox" in str(report.longrepr):
            terminalreporter.write_line("No game was played in Firefox: there is none on this machine (firefox-esr).")


@pytest.fixture(scope="session")
def site() -> Iterator[Site]:
    assert is_built(), "the page is not built: make web"
    with Site("sqlite", 1, before=ONE_DEAL, away_seconds=0.0) as site:
        yield site


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(needed("node"))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=needed("chromium"), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def come(site: Site, browser: Browser) -> Iterator[Come]:
    """Bring a new person with their own browser: `come()`, `come("touch")`, `come(texts=catalogue("de"))`."""
    contexts: list[BrowserContext] = []
    trouble: list[str] = []

    def heard(message: ConsoleMessage) -> None:
        if message.type == "error" and not any(known in message.text for known in EXPECTED):
            trouble.append(message.text)

    def new(
        hands: str = "mouse", pace: str = "off", named: bool = True, texts: Catalogue | None = None, **more: Any
    ) -> Person:
        if texts:
            more = {"locale": texts.language, **more}
        settings = {**(PHONE if hands == "touch" else DESK), "reduced_motion": "reduce", **more}
        context = browser.new_context(**settings)
        context.add_init_script(PACE % pace)
        if named:
            context.add_init_script(NAMED % NAMES[len(contexts) % len(NAMES)])
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: trouble.append(str(error)))
        page.on("console", heard)
        return Person(page, site.bases[0], hands, texts)

    yield new
    for context in contexts:
        context.close()
    assert trouble == []
