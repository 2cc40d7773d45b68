"""Answer what players ask about games that were recorded."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from rich.table import Table

from carsonne import registry
from carsonne.arena import charts
from carsonne.arena.intervals import Estimate
from carsonne.arena.page import SHARE, Section, html, scaled, words
from carsonne.arena.report import columns
from carsonne.arena.sources import POINTS
from carsonne.arena.stats import Answer, Question, Statistics, collect, named, words_of
from carsonne.cli.arena_result import WIDE, interval
from carsonne.cli.common import Screen, add_json, progress_bar, record_texts, show_json
from carsonne.cli.errors import NotPossible
from carsonne.kernel.record import Record, parse
from carsonne.locales import message, say

MORE = message("cli-more-stats")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `carsonne stats`."""
    parser.add_argument("records", nargs="+", metavar="RECORDS", help=say(message("cli-arg-records")))
    parser.add_argument("--html", metavar="FILE.html", help=say(message("cli-arg-html")))
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Read, count and print."""
    with progress_bar(arguments.json) as progress:
        task = progress.add_task(say(message("cli-reading")), total=None)
        found = collect(records_in(arguments.records), lambda: progress.advance(task))
    if not found:
        raise NotPossible(message("cli-no-records"))
    if arguments.html is not None:
        Path(arguments.html).write_text(page(found), encoding="utf-8")
    if arguments.json:
        show_json({"games": [described(row) for row in found]})
    else:
        for row in found:
            show(row)
    return 0


def records_in(names: Sequence[str]) -> Iterator[Record]:
    """Yield the records of all files: one of them, or one a line."""
    for name in names:
        yield from map(parse, record_texts(name))


def lead(row: Statistics) -> str:
    """Say how many games there are."""
    if row.unfinished:
        return say(message("stats-lead-unfinished", games=row.games, unfinished=row.unfinished))
    return say(message("stats-lead", games=row.games))


def show(row: Statistics) -> None:
    """Print the answers about one game."""
    console = Screen(width=WIDE, soft_wrap=True, highlight=False)
    print(f"{registry.find(row.game).title}: {lead(row)}")
    for section in sections(row):
        if section.rows:
            table = Table(box=None, pad_edge=False, title=section.title, title_justify="left")
            for number, heading in enumerate(section.columns):
                table.add_column(heading, justify="right" if number else "left", no_wrap=True)
            for cells in section.rows:
                table.add_row(*cells)
            print()
            console.print(table)


def sections(row: Statistics) -> Iterator[Section]:
    """Print the questions with their answers."""
    for question in row.questions:
        if question.answers:
            yield asked(question)
    if row.sources:
        yield sources(row)
    if row.games:
        scores, lengths = map(float, row.scores), map(float, row.lengths)
        chart = charts.distributions({say(message("stats-points")): [*scores]}, say(message("stats-points-label")))
        yield Section(say(message("stats-points-made")), chart=chart)
        chart = charts.distributions({say(message("stats-decisions")): [*lengths]}, say(message("stats-lengths-label")))
        yield Section(say(message("stats-lengths")), chart=chart, note=say(message("stats-lengths-note")))


def sources(row: Statistics) -> Section:
    """Return where points came from, the most fruitful source first."""
    found = {say(named(row.game, POINTS, what)): points for what, points in row.sources.items()}
    lines = [(what, words(Estimate(found[what]))) for what in sorted(found, key=lambda what: -found[what])]
    chart = charts.stacks({say(message("stats-a-seat")): found}, say(message("stats-sources-label")))
    return Section(say(message("stats-sources")), columns(["source", "mean"]), lines, chart)


def asked(question: Question) -> Section:
    """Return a table and a plot of wins."""
    earned = any(row.points for row in question.answers)
    headings = ["", *columns(["times", "wins", *(["points"] if earned else [])])]
    rows = [cells(row, earned) for row in question.answers]
    title = say(question.said)
    chart = charts.dots([(say(row.said), scaled(row.wins, 100)) for row in question.answers], title, SHARE)
    return Section(title, headings, rows, chart, say(message("stats-answers-note")))


def cells(row: Answer, earned: bool) -> tuple[str, ...]:
    """Return the cells of one row."""
    points = words(row.points) if row.points else ""
    return (say(row.said), str(row.times), words(row.wins, SHARE, 100), *((points,) if earned else ()))


def page(found: Sequence[Statistics]) -> str:
    """Write all answers in one HTML file."""
    titles = [registry.find(row.game).title for row in found]
    every = []
    for title, row in zip(titles, found, strict=True):
        every += [Section(f"{title}: {lead(row)}"), *sections(row)]
    title = say(message("stats-page", games=", ".join(titles)))
    return html(title, say(message("stats-page-lead")), every)


def described(row: Statistics) -> dict[str, Any]:
    """Return the answers about one game as data."""
    return {
        "game": row.game,
        "games": row.games,
        "unfinished": row.unfinished,
        "mean_score": round(sum(row.scores) / max(len(row.scores), 1), 2),
        "mean_decisions": round(sum(row.lengths) / max(len(row.lengths), 1), 2),
        "sources": {words_of(what): round(points, 3) for what, points in row.sources.items()},
        "questions": [
            {"topic": question.topic, "title": question.title, "answers": [line(row) for row in question.answers]}
            for question in row.questions
        ],
    }


def line(row: Answer) -> dict[str, Any]:
    """Return one line of an answer as data."""
    points: Estimate | None = row.points
    return {
        "what": row.what,
        "times": row.times,
        "wins": interval(row.wins),
        "points": None if points is None else interval(points),
    }
