"""The games by name; no other module knows all of them."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.util import find_spec
from typing import Any

from carsonne.kernel import lesson, overview
from carsonne.kernel.advisor import Advisor
from carsonne.kernel.errors import UnknownGame, unknown
from carsonne.kernel.game import Game
from carsonne.kernel.lesson import BadLesson, Lesson, Line
from carsonne.kernel.overview import Overview
from carsonne.kernel.scheme import Learning
from carsonne.locales import message

GROUP = "carsonne.games"
"""The entry points by which other distributions add games: `name = "package"`."""
_OWN = {
    "carcassonne": "carsonne.games.carcassonne",
    "carson-city": "carsonne.games.carson_city",
    "carson-city-cards": "carsonne.games.carson_city_cards",
}


def names() -> list[str]:
    """Return the names of all games."""
    return list(_packages())


def find(name: str) -> Game[Any]:
    """Return a game by its name, imported on first use."""
    game: Game[Any] = import_module(f"{_package(name)}.game").GAME
    return game


def advisor(name: str) -> Advisor:
    """Make a game's advisor for one thread, or one that knows nothing."""
    knowledge = f"{_package(name)}.knowledge"
    known = find_spec(knowledge) and find_spec(f"{knowledge}.advisor")
    made: Advisor = import_module(f"{knowledge}.advisor").make() if known else Advisor()
    return made


@cache
def learning(name: str) -> Learning:
    """Return what a game offers to learners: its actions and observations."""
    offer: Learning = import_module(f"{_package(name)}.learning.offer").LEARNING
    return offer


@cache
def lessons(name: str) -> dict[str, Lesson]:
    """Return the lessons of a game by name: the files in its folder `data/lessons`."""
    folder = files(_package(name)) / "data" / "lessons"
    found = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
    return {file.name.removesuffix(".json"): lesson.parse(file.read_bytes()) for file in found}


@cache
def line(name: str, title: str) -> Line:
    """Return a lesson of a game, ready to be played."""
    if title not in lessons(name):
        raise BadLesson(message("no-such-lesson", name=repr(title[:40])))
    return lesson.play_through(find(name), lessons(name)[title])


@cache
def about(name: str) -> Overview:
    """Return the overview of a game, in a few panels."""
    return overview.parse((files(_package(name)) / "data" / "overview.json").read_bytes())


@cache
def _packages() -> dict[str, str]:
    """Return the package of each game: our own, and those that are installed beside them."""
    return _OWN | {entry.name: entry.value for entry in entry_points(group=GROUP) if entry.name not in _OWN}


def _package(name: str) -> str:
    packages = _packages()
    if name not in packages:
        raise UnknownGame(unknown("no-such-game", name, packages))
    return packages[name]
