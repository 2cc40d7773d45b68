"""Games that other distributions add."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from carsonne import registry
from tests.toy.game import GAME


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Install a distribution with two games, one of which has a name that is taken."""
    about = tmp_path / "toy-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: toy\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[carsonne.games]\ntoy = tests.toy\ncarcassonne = tests.toy\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    registry._packages.cache_clear()
    yield
    registry._packages.cache_clear()


@pytest.mark.usefixtures("installed")
def test_an_installed_game_is_found_and_takes_no_name_of_ours() -> None:
    assert registry.names() == ["carcassonne", "carson-city", "carson-city-cards", "toy"]
    assert registry.find("toy") is GAME
    assert registry.find("carcassonne").title == "Carcassonne"


@pytest.mark.usefixtures("installed")
def test_a_game_needs_no_knowledge() -> None:
    assert type(registry.advisor("toy")).__name__ == "Advisor"
    assert registry.lessons("toy") == {}
    assert registry.about("toy").weight == "light"
