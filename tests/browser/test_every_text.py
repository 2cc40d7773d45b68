"""Every text on every screen comes from the catalogue: whole games in a pseudo-language that stands in brackets."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from carsonne.locales import Catalogue
from tests.browser.cards import Settler
from tests.browser.citizen import Citizen
from tests.browser.conftest import NAMES, Come
from tests.browser.person import Person
from tests.browser.speaking import unbracketed
from tests.browser.tables import against, post
from tests.locales.pseudo import NAME, write
from tests.server.sites import ONE_DEAL, Site
from tests.services.programs import needed

ROOT = Path(__file__).parents[2]
BEFORE = """
from pathlib import Path
from carsonne.server.http import static
static.FOLDER = Path({page!r})
"""
TITLES = {"Carsonne", "Carcassonne", "Carson", "City", "The", "Card", "Game"}
KNOWN = frozenset({*NAMES, "Ada", *TITLES, "Enter", "EN", "XA", "II", "and"})
"""What is never translated: names of people, games, keys and eras; and how English joins lists."""
PAGES = ("/", "/new", "/new/carson-city", "/import", "/settings", "/about", "/nowhere")
OF_A_GAME = ("/rules", "/how", "/score")
GAMES = ("carcassonne", "carson-city", "carson-city-cards")


@pytest.fixture(scope="module")
def locales(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write(tmp_path_factory.mktemp("locales"))


@pytest.fixture(scope="module")
def site(locales: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    page = tmp_path_factory.mktemp("page")
    more = {"CARSONNE_LOCALES": str(locales), "CARSONNE_WEB_OUT": str(page)}
    vite = ROOT / "web" / "node_modules" / "vite" / "bin" / "vite.js"
    command = [str(needed("node")), str(vite), "build", "--logLevel", "error"]
    subprocess.run(command, cwd=ROOT / "web", env=os.environ | more, check=True)
    with Site("sqlite", 1, before=ONE_DEAL + BEFORE.format(page=str(page)), away_seconds=0.0) as site:
        yield site


@pytest.fixture
def ada(come: Come, locales: Path) -> Person:
    return come(texts=Catalogue(NAME, [locales / NAME]))


class Reader:
    """Reads all that stands on a person's screen, and keeps what is in no catalogue."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.found: set[str] = set()

    def look(self) -> None:
        """Read the screen as it is."""
        self.found |= set(unbracketed(self.person.page, KNOWN))

    def open(self, name: str, role: str = "dialog") -> None:
        """Read what a button opens, and close it."""
        self.person.press(name)
        self.person.page.get_by_role(role).first.wait_for()  # type: ignore[arg-type]
        self.look()
        self.person.page.keyboard.press("Escape")


def test_pages(ada: Person) -> None:
    reader = Reader(ada)
    for path in (*PAGES, *(f"{page}/{game}" for page in OF_A_GAME for game in GAMES)):
        ada.visit(path)
        expect(ada.page.locator("h1")).to_be_visible()
        ada.page.wait_for_load_state("networkidle")
        reader.look()
    assert sorted(reader.found) == []


def test_a_game_of_carcassonne(ada: Person) -> None:
    against(ada, "carcassonne", 1)
    reader = Reader(ada)
    going, number = True, 0
    while going:
        number += 1
        going = ada.answer(number % 3 != 0) != "over"
        reader.look()
    ada.page.locator("[data-curve]").wait_for()
    reader.look()
    assert sorted(reader.found) == []


@pytest.mark.timeout(500)
def test_a_game_of_carson_city(ada: Person) -> None:
    post(ada, "/api/me", {"name": "Ada"})
    against(ada, "carson-city", 2)
    citizen, reader = Citizen(ada), Reader(ada)
    while (what := ada.asked()) != "over":
        reader.look()
        citizen.answer(what)
    ada.page.locator("[data-final]").first.wait_for()
    reader.look()
    assert sorted(reader.found) == []


def test_a_game_of_the_card_game(ada: Person) -> None:
    against(ada, "carson-city-cards", 1)
    settler, reader = Settler(ada), Reader(ada)
    while settler.answer() != "over":
        reader.look()
    ada.page.locator("[data-final]").first.wait_for()
    reader.look()
    assert sorted(reader.found) == []
