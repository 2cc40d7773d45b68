"""Fixtures for the command line."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from carsonne.arena.playing import records as played
from carsonne.arena.series import Series
from carsonne.kernel.record import write
from carsonne.locales import speak
from tests.cli.run import Command


@pytest.fixture(autouse=True)
def usual_ending() -> Iterator[None]:
    """Reset what SIGTERM does: a command run in this process changes it."""
    before = signal.getsignal(signal.SIGTERM)
    yield
    signal.signal(signal.SIGTERM, before)


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let commands speak English, whatever language the machine speaks."""
    monkeypatch.setenv("LANGUAGE", "en")
    yield
    speak("en")


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """Run `carsonne …` in this process."""
    return Command(capsys, monkeypatch)


@pytest.fixture(scope="session")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make a file of three records, one per line."""
    path = tmp_path_factory.mktemp("records") / "three.jsonl"
    games = played(Series("carcassonne", ("random", "random"), 3, "cli"))
    path.write_bytes(b"".join(write(record) + b"\n" for record in games))
    return path


@pytest.fixture
def record(records: Path, tmp_path: Path) -> Path:
    """Make a file with one record."""
    path = tmp_path / "one.json"
    path.write_bytes(records.read_bytes().splitlines()[0])
    return path
