"""Check a lesson file: play every step in every way that it allows."""

from __future__ import annotations

import argparse

from carsonne import registry
from carsonne.cli.common import add_json, read_text, show_json, tell
from carsonne.kernel.lesson import parse, play_through
from carsonne.locales import message, say, spoken

MORE = message("cli-more-lesson")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `carsonne lesson`."""
    about = message("cli-lesson-check")
    tasks = parser.add_subparsers(title=say(message("cli-tasks")), dest="task", metavar="TASK", required=True)
    check = tasks.add_parser("check", help=say(about), about=[about])
    check.add_argument("file", metavar="FILE", help=say(message("cli-arg-lesson")))
    add_json(check)


def run(arguments: argparse.Namespace) -> int:
    """Play the lesson through."""
    lesson = parse(read_text(arguments.file))
    line = play_through(registry.find(lesson.game), lesson)
    asks = sum(bool(step.ask) for step in lesson.steps)
    if arguments.json:
        facts = {"game": lesson.game, "title": say(spoken(lesson.title), language="en"), "minutes": lesson.minutes}
        show_json({**facts, "steps": len(lesson.steps), "asks": asks, "entries": line.ends[-1], "ways": line.ways})
    else:
        title = spoken(lesson.title)
        tell(message("cli-lesson-steps", title=title, game=lesson.game, steps=len(lesson.steps), asks=asks))
        tell(message("cli-lesson-ways", ways=line.ways))
    return 0
