"""Let bots play many games against each other.

Every deal is played in every order of the bots around the table, so that luck and seats cancel out; the intervals
treat the games of a deal as one. The same seed always gives the same games, however many processes play them. Ctrl-C
stops the series and shows the result so far; with --records it goes on from there when it is started again. Bots of
your own are written cmd:COMMAND (docs/bot-protocol.md); docs/arena.md explains the rest.
"""

from __future__ import annotations

import argparse
import csv
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

from carsonne.arena import report
from carsonne.arena.contest import Contest
from carsonne.arena.journal import Journal
from carsonne.arena.running import cores
from carsonne.arena.series import Series
from carsonne.arena.workshop import workshop
from carsonne.bots.outside import hire
from carsonne.cli.arena_result import show, shows_ratings
from carsonne.cli.common import (
    NotPossible,
    Stopped,
    add_game,
    add_json,
    add_options,
    finished,
    game_and_options,
    progress_bar,
)
from carsonne.kernel.match import checked_setup

if TYPE_CHECKING:
    from carsonne.arena.ratings import Rating

MOST_GAMES = 10_000_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `carsonne arena`."""
    add_game(parser)
    add = parser.add_argument
    add("--bots", required=True, metavar="A,B", help="the bots at the table, such as greedy,random")
    add("--games", type=int, default=100, metavar="N", help="how many games at least (default 100)")
    add("--seats", type=int, default=0, metavar="N", help="play at every table of N of the bots (default: all at one)")
    add("--orders", choices=("all", "rotations"), default="all", help="how the bots change seats (default all)")
    add("--clock", choices=("wall", "cpu"), default="wall", help="how bots measure seconds to think (default wall)")
    add("--seed", default="0", metavar="S", help="any word or number (default 0)")
    add_options(parser)
    add("--stop-early", action="store_true", help="stop when it is decided whether the first bot is stronger or weaker")
    add("--jobs", type=int, default=0, metavar="N", help="processes to use (default: one per core)")
    add("--on", choices=("here", "ray"), default="here", help="play here, or on a Ray cluster (needs carsonne[arena])")
    add("--records", metavar="FILE.jsonl", help="write the records to this file as games end, and go on from it")
    add("--report", metavar="FILE.html", help="write a report with tables and plots")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play the series and print the result."""
    series = series_of(arguments)
    journal = None if arguments.records is None else Journal(Path(arguments.records), series)
    contest = Contest(series, journal, arguments.stop_early)
    shop = workshop(contest.left, arguments.jobs or cores(), arguments.on, bool(arguments.records or arguments.report))
    start = perf_counter()
    try:
        with progress_bar(arguments.json) as progress:
            task = progress.add_task("Playing", total=series.whole, completed=contest.tally.games)
            complete = finished(lambda: contest.play(shop, lambda games: progress.advance(task, games)))
    finally:
        contest.close()
    wanted = shows_ratings(len(set(series.bots)), arguments.json, arguments.report is not None)
    found = rated(contest) if wanted else []
    show(contest, found, perf_counter() - start, arguments.json)
    if arguments.report is not None:
        Path(arguments.report).write_text(report.page(contest, found), encoding="utf-8")
    if not complete:
        raise Stopped(f"stopped after {contest.tally.games} of {series.whole} games")
    return 0


def rated(contest: Contest) -> list[Rating]:
    """Return the bots' ratings; none where the library for them is not installed."""
    try:
        from carsonne.arena.ratings import ratings  # here, because it takes a while to load
    except ImportError:
        return []
    return ratings(contest.tally.outcomes)


def series_of(arguments: argparse.Namespace) -> Series:
    """Return the series that the arguments ask for, checked before the first game."""
    game, options = game_and_options(arguments)
    bots = tuple(name.strip() for name in next(csv.reader([arguments.bots])) or [""])
    check_numbers(arguments, len(bots))
    for name in bots:
        hire(game.name, name)
    seats = arguments.seats or len(bots)
    setup = checked_setup(game, seats, options, bots[:seats])
    if arguments.stop_early and len(set(bots)) < 2:
        raise NotPossible("--stop-early compares bots: name at least two different ones.")
    orders, clock = arguments.orders, arguments.clock
    return Series(game.name, bots, arguments.games, arguments.seed, setup.options, seats, orders, clock)


def check_numbers(arguments: argparse.Namespace, bots: int) -> None:
    """Refuse numbers that make no sense."""
    if not 0 <= arguments.games <= MOST_GAMES:
        raise NotPossible(f"--games must be between 0 and {MOST_GAMES:,}.")
    if arguments.jobs < 0:
        raise NotPossible("--jobs cannot be negative.")
    if not 0 <= arguments.seats <= bots:
        raise NotPossible(f"--seats cannot be more than the {bots} bots.")
