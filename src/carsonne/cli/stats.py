"""Answer what players ask about games that were recorded.

Which seat wins, which character, which first placement, what a farmer earns: from records of people or bots, such as
those of `carsonne arena --records`.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from rich.table import Table

from carsonne import registry
from carsonne.arena import charts
from carsonne.arena.intervals import Estimate
from carsonne.arena.page import Section, html, scaled, words
from carsonne.arena.stats import Answer, Question, Statistics, collect
from carsonne.cli.arena_result import WIDE, interval
from carsonne.cli.common import NotPossible, Screen, add_json, progress_bar, record_texts, show_json
from carsonne.kernel.record import Record, parse


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `carsonne stats`."""
    parser.add_argument("records", nargs="+", metavar="RECORDS", help="record files, or - for standard input")
    parser.add_argument("--html", metavar="FILE.html", help="write the answers with plots to this file")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Read, count and print."""
    with progress_bar(arguments.json) as progress:
        task = progress.add_task("Reading", total=None)
        found = collect(records_in(arguments.records), lambda: progress.advance(task))
    if not found:
        raise NotPossible("There are no records in these files.")
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
    text = f"{row.games} {'game' if row.games == 1 else 'games'}"
    return f"{text}; {row.unfinished} that did not end are left out" if row.unfinished else text


def show(row: Statistics) -> None:
    """Print the answers about one game."""
    console = Screen(width=WIDE, soft_wrap=True, highlight=False)
    print(f"{registry.find(row.game).title}: {lead(row)}")
    for section in sections(row):
        if section.rows:
            table = Table(box=None, pad_edge=False, title=section.title, title_justify="left")
            for name in section.columns:
                table.add_column(name, justify="left" if name == section.columns[0] else "right", no_wrap=True)
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
        lines = [(what, f"{points:.1f}") for what, points in sorted(row.sources.items(), key=lambda item: -item[1])]
        chart = charts.stacks({"a seat": row.sources}, "Points by source")
        yield Section("Where do the points come from?", ("source", "points a game"), lines, chart)
    if row.games:
        chart = charts.distributions({"points": [float(points) for points in row.scores]}, "Distribution of points")
        yield Section("How many points are made?", chart=chart)
        chart = charts.distributions({"decisions": [float(moves) for moves in row.lengths]}, "Decisions a game")
        yield Section("How long are the games?", chart=chart, note="Decisions of all players together.")


def asked(question: Question) -> Section:
    """Return a table and a plot of wins."""
    earned = any(row.points for row in question.answers)
    columns = ("", "times", "wins", *(("points",) if earned else ()))
    rows = [cells(row, earned) for row in question.answers]
    chart = charts.dots([(row.what, scaled(row.wins, 100)) for row in question.answers], question.title, " %")
    return Section(question.title, columns, rows, chart, "The share of games won by those who had it.")


def cells(row: Answer, earned: bool) -> tuple[str, ...]:
    """Return the cells of one row."""
    points = words(row.points) if row.points else ""
    return (row.what, str(row.times), words(row.wins, 100, " %"), *((points,) if earned else ()))


def page(found: Sequence[Statistics]) -> str:
    """Write all answers in one HTML file."""
    titles = [registry.find(row.game).title for row in found]
    every = []
    for title, row in zip(titles, found, strict=True):
        every += [Section(f"{title}: {lead(row)}"), *sections(row)]
    return html(f"Statistics: {', '.join(titles)}", "What the records of these games show.", every)


def described(row: Statistics) -> dict[str, Any]:
    """Return the answers about one game as data."""
    return {
        "game": row.game,
        "games": row.games,
        "unfinished": row.unfinished,
        "mean_score": round(sum(row.scores) / max(len(row.scores), 1), 2),
        "mean_decisions": round(sum(row.lengths) / max(len(row.lengths), 1), 2),
        "sources": {what: round(points, 3) for what, points in row.sources.items()},
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
