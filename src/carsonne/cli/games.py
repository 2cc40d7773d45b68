"""List the games, how many people can play, and their options."""

from __future__ import annotations

import argparse
from typing import Any

from carsonne import registry
from carsonne.bots import Level, levels
from carsonne.cli.common import add_json, show_json
from carsonne.kernel.game import Game
from carsonne.kernel.options import Option


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `carsonne games`."""
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print every game."""
    found = [registry.find(name) for name in registry.names()]
    if arguments.json:
        show_json({"games": [describe(game) for game in found]})
        return 0
    for game in found:
        print(f"{game.name}: {game.title}, {game.seats[0]} to {game.seats[-1]} players")
        for level in levels(game.name):
            print(f"  bot:{level.name}  {in_words(level)}")
        for option in game.options:
            print(f"  {option.id}={_word(option.default)}  {_values(option, game)}. {option.help}{_condition(option)}")
    return 0


def describe(game: Game[Any]) -> dict[str, Any]:
    """Return a game as data."""
    return {
        "name": game.name,
        "title": game.title,
        "rules": game.rules,
        "seats": {"min": game.seats[0], "max": game.seats[-1]},
        "options": [option.describe() for option in game.options],
        "levels": [level_data(level) for level in levels(game.name)],
    }


def level_data(level: Level) -> dict[str, Any]:
    """Return a level of the bots as data."""
    return {
        "name": level.name,
        "title": level.title,
        "about": level.about,
        "rating": level.rating,
        "seconds": level.seconds,
    }


def in_words(level: Level) -> str:
    """Describe a level in a line: its title, strength and thinking time."""
    rating = "" if level.rating is None else f", rating {level.rating}"
    time = f"thinks for up to {level.seconds:g} s" if level.seconds else "answers immediately"
    about = f"{level.about}, " if level.about else ""
    return f"{level.title}: {about}{time}{rating}"


def _word(value: object) -> str:
    """Write a value as you would type it: true, not True."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _values(option: Option, game: Game[Any]) -> str:
    return option.allowed(game.seats[-1])


def _condition(option: Option) -> str:
    if not option.only_if:
        return ""
    return " Only with " + " and ".join(f"{k}={'/'.join(map(_word, v))}" for k, v in option.only_if.items()) + "."
