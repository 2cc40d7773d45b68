"""Check a lesson file.

Every step is played in every way that it allows. The exit status is 0 if the lesson can be played to its end, and 2
if it cannot; the error says in which step, and why (docs/lessons.md).
"""

from __future__ import annotations

import argparse

from carsonne import registry
from carsonne.cli.common import add_json, read_text, show_json
from carsonne.kernel.lesson import parse, play_through


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `carsonne lesson`."""
    tasks = parser.add_subparsers(title="tasks", dest="task", metavar="TASK", required=True)
    check = tasks.add_parser("check", help="play a lesson through, in every way that it allows")
    check.add_argument("file", metavar="FILE", help="a lesson file, or - for standard input")
    add_json(check)


def run(arguments: argparse.Namespace) -> int:
    """Play the lesson through."""
    lesson = parse(read_text(arguments.file))
    line = play_through(registry.find(lesson.game), lesson)
    asks = sum(bool(step.ask) for step in lesson.steps)
    if arguments.json:
        facts = {"game": lesson.game, "title": lesson.title, "minutes": lesson.minutes}
        show_json({**facts, "steps": len(lesson.steps), "asks": asks, "entries": line.ends[-1], "ways": line.ways})
    else:
        print(f"{lesson.title} ({lesson.game}): {len(lesson.steps)} steps, {asks} of them ask for a move.")
        print(f"It can be played to its end in {line.ways} way{'' if line.ways == 1 else 's'}.")
    return 0
