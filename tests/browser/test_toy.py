"""A game that is in no folder of ours, on the server and on the page: the toy game, installed like anyone's package."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.tables import together
from tests.server.sites import ONE_DEAL, Site
from tests.services.programs import needed

ROOT = Path(__file__).parents[2]
PAGE = """
import sys
from pathlib import Path
from carsonne.server.http import static
sys.path[:0] = {paths!r}
static.FOLDER = Path({page!r})
"""


def install(folder: Path) -> None:
    """Write what an installed distribution says of itself."""
    about = folder / "toy-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: toy\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[carsonne.games]\ntoy = tests.toy\n")


def build(page: Path) -> None:
    """Build the page with the toy game."""
    more = {"CARSONNE_GAMES": str(ROOT / "web" / "examples" / "toy"), "CARSONNE_WEB_OUT": str(page)}
    vite = ROOT / "web" / "node_modules" / "vite" / "bin" / "vite.js"
    command = [str(needed("node")), str(vite), "build", "--logLevel", "error"]
    subprocess.run(command, cwd=ROOT / "web", env=os.environ | more, check=True)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    installed, page = tmp_path_factory.mktemp("installed"), tmp_path_factory.mktemp("page")
    install(installed)
    build(page)
    before = ONE_DEAL + PAGE.format(paths=[str(installed), str(ROOT)], page=str(page))
    with Site("sqlite", 1, before=before) as site:
        yield site


def test_a_game_outside_the_package_is_played_to_the_end(come: Come) -> None:
    people = [come(), come("touch")]
    together("toy", *people, options={"rounds": 1})
    expect(people[0].page.locator("[data-card]")).to_have_count(2)
    for person in people:
        person.page.locator("[data-answer=lock]").first.click()
    while people[0].dock.get_attribute("data-asks") != "over":
        for person in people:
            person.page.wait_for_timeout(100)
            button = person.page.locator(".acts [data-answer], .acts .primary:not(.nothing)")
            if person.dock.get_attribute("data-asks") in ("move", "confirm") and button.count():
                button.first.click()
    scores = people[0].api()["scores"]
    assert sum(scores) > 0
    for person in people:
        expect(person.page.locator("[data-final='0']")).to_have_text(str(scores[0]))


def test_it_is_in_the_lobby_with_its_rules(come: Come) -> None:
    person = come().visit()
    person.page.get_by_role("button", name="Toy").click()
    expect(person.page.get_by_text("Choose a card in secret")).to_be_visible()
    person.visit("/rules/toy")
    expect(person.page.locator("#TOY2")).to_contain_text("highest card")
