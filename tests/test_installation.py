"""What is missing is installed from where the package came, by the program that manages the environment."""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from carsonne import installation
from carsonne.arena import cluster
from carsonne.cli import offering, serve
from carsonne.cli.common import require
from carsonne.cli.errors import NotPossible
from carsonne.kernel.errors import CarsonneError
from carsonne.research.errors import missing

ROOT = Path(__file__).parent.parent


class Noted:
    """A distribution of which an installer noted this."""

    def __init__(self, origin: object) -> None:
        self.origin = origin

    def read_text(self, name: str) -> str | None:
        assert name == "direct_url.json"
        return None if self.origin is None else json.dumps(self.origin)


@pytest.mark.parametrize(
    ("origin", "command"),
    [
        (None, 'pip install "carsonne[server]"'),
        (
            {"url": "file:///a%20folder/carsonne-0.2.0-py3-none-any.whl", "archive_info": {}},
            'pip install "/a folder/carsonne-0.2.0-py3-none-any.whl[server]"',
        ),
        (
            {"url": "file:///home/ada/carsonne", "dir_info": {"editable": True}},
            'pip install --editable "/home/ada/carsonne[server]"',
        ),
        ({"url": "file:///home/ada/carsonne", "dir_info": {}}, 'pip install "/home/ada/carsonne[server]"'),
        (
            {"url": "https://example.org/carsonne-0.2.0.tar.gz", "archive_info": {}},
            'pip install "carsonne[server] @ https://example.org/carsonne-0.2.0.tar.gz"',
        ),
    ],
)
def test_the_command_names_where_the_package_came_from(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, origin: object, command: str
) -> None:
    monkeypatch.setattr(installation, "distribution", lambda name: Noted(origin))
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    assert installation.install_command("server") == command


@pytest.mark.parametrize(
    ("mark", "begins"),
    [("uv-receipt.toml", "uv tool install --force"), ("pipx_metadata.json", "pipx install --force")],
)
def test_tools_that_keep_an_environment_for_each_program_are_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, mark: str, begins: str
) -> None:
    (tmp_path / mark).touch()
    monkeypatch.setattr(installation, "distribution", lambda name: Noted(None))
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    assert installation.install_command("server") == f'{begins} "carsonne[server]"'


def _lacks() -> None:
    raise missing("NumPy")


@pytest.mark.parametrize("what", [lambda: require("research", "nothing_at_all"), lambda: cluster._ray(1), _lacks])
def test_the_standalone_folder_names_no_command_that_cannot_work(
    monkeypatch: pytest.MonkeyPatch, what: Callable[[], object]
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(CarsonneError, match="the standalone folder does not have: install Carsonne with Python"):
        what()


class Person:
    """Someone at the terminal, who answers what is offered, and an installer that is only noted."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, answer: str, status: int = 0) -> None:
        self.ran: list[list[str]] = []
        self.asked = ""
        monkeypatch.setattr(installation, "distribution", lambda name: Noted(None))
        monkeypatch.setattr(sys, "prefix", "/no/tool")
        for stream in (sys.stdin, sys.stdout):
            monkeypatch.setattr(stream, "isatty", lambda: True)
        monkeypatch.setattr("builtins.input", lambda said: self._answer(said, answer))
        monkeypatch.setattr(subprocess, "run", lambda words, check: self._run(words, status))

    def _answer(self, said: str, answer: str) -> str:
        self.asked = said
        return answer

    def _run(self, words: list[str], status: int) -> subprocess.CompletedProcess[str]:
        self.ran.append(words)
        return subprocess.CompletedProcess(words, status)


@pytest.mark.parametrize(("answer", "status", "there"), [("", 0, True), ("y", 0, True), ("", 1, False)])
def test_a_person_is_offered_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, answer: str, status: int, there: bool
) -> None:
    person = Person(monkeypatch, answer, status)
    assert offering.accepted("server") is there
    assert 'Install them now (pip install "carsonne[server]")? [Y/n]' in person.asked
    assert person.ran == [[sys.executable, "-m", "pip", "install", "carsonne[server]"]]


@pytest.mark.parametrize("answer", ["n", "No", "нет"])
def test_what_is_declined_is_not_installed(monkeypatch: pytest.MonkeyPatch, answer: str) -> None:
    person = Person(monkeypatch, answer)
    assert not offering.accepted("server")
    assert person.ran == []


def test_the_site_starts_once_its_packages_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[tuple[str, list[str]]] = []

    def lack(extra: str, module: str) -> None:
        raise NotPossible("not there")

    def become(program: str, words: list[str]) -> None:
        started.append((program, words))
        raise SystemExit

    Person(monkeypatch, "")
    monkeypatch.setattr(serve, "require", lack)
    monkeypatch.setattr(os, "execv", become)
    monkeypatch.setattr(sys, "argv", ["carsonne", "--lang", "en"])
    with pytest.raises(SystemExit):
        serve.run(argparse.Namespace())
    assert started == [(sys.executable, [sys.executable, "-m", "carsonne", "--lang", "en"])]


PAGES = [path for path in (ROOT / "README.md", *(ROOT / "docs").glob("*.md")) if path.name != "installing.md"]


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.name)
def test_pages_that_install_the_package_say_how_while_no_index_has_it(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    if re.search(r"(?:install|--upgrade) [`'\"]*carsonne\b", text):
        assert "installing.md)" in text


def test_a_checkout_knows_its_folder() -> None:
    assert installation.checkout() == Path(__file__).parent.parent
