"""List the games, how many people can play, and their options."""

from __future__ import annotations

import argparse
from typing import Any

from carsonne import registry
from carsonne.bots import Level, levels
from carsonne.cli.common import add_json, show_json, tell
from carsonne.kernel.game import Game
from carsonne.kernel.options import Option
from carsonne.locales import Message, message, say, spoken


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
        tell(message("cli-games-game", id=game.name, game=game.title, few=game.seats[0], many=game.seats[-1]))
        for level in levels(game.name):
            print(f"  bot:{level.name}  {say(in_words(level))}")
        for option in game.options:
            print(f"  {option.id}={_word(option.default)}  {say(about(option, game))}{_condition(option)}")
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
        "title": say(level.called, language="en"),
        "about": say(level.said, language="en") if level.said else "",
        "rating": level.rating,
        "seconds": level.seconds,
    }


def in_words(level: Level) -> Message:
    """Describe a level in a line: its title, what it is like, thinking time and strength."""
    pace = message("cli-level-seconds", seconds=level.seconds) if level.seconds else message("level-at-once")
    rating = [] if level.rating is None else [message("cli-level-rating", rating=level.rating)]
    facts = [*([level.said] if level.said else []), pace, *rating]
    return message("cli-level", level=level.called, facts=", ".join(map(say, facts)))


def about(option: Option, game: Game[Any]) -> Message:
    """Say which values an option has, and what it changes."""
    return message("cli-games-option", values=option.allowed(game.seats[-1]), help=spoken(option.help))


def _word(value: object) -> str:
    """Write a value as you would type it: true, not True."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _condition(option: Option) -> str:
    if not option.only_if:
        return ""
    conditions = [f"{name}={'/'.join(map(_word, values))}" for name, values in option.only_if.items()]
    return " " + say(message("cli-games-only-with", conditions=conditions))
