"""Let bots play many games against each other."""

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
from carsonne.cli.common import add_game, add_json, add_options, finished, game_and_options, progress_bar
from carsonne.cli.errors import NotPossible, Stopped
from carsonne.kernel.match import checked_setup
from carsonne.locales import message, say

if TYPE_CHECKING:
    from carsonne.arena.ratings import Rating

MORE = message("cli-more-arena")
MOST_GAMES = 10_000_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `carsonne arena`."""
    add_game(parser)
    add = parser.add_argument
    add("--bots", required=True, metavar="A,B", help=say(message("cli-arg-bots")))
    add("--games", type=int, default=100, metavar="N", help=say(message("cli-arg-games")))
    add("--seats", type=int, default=0, metavar="N", help=say(message("cli-arg-seats")))
    add("--orders", choices=("all", "rotations"), default="all", help=say(message("cli-arg-orders")))
    add("--clock", choices=("wall", "cpu"), default="wall", help=say(message("cli-arg-clock")))
    add("--seed", default="0", metavar="S", help=say(message("cli-arg-seed")))
    add_options(parser)
    add("--stop-early", action="store_true", help=say(message("cli-arg-stop-early")))
    add("--jobs", type=int, default=0, metavar="N", help=say(message("cli-arg-jobs")))
    add("--on", choices=("here", "ray"), default="here", help=say(message("cli-arg-on")))
    add("--records", metavar="FILE.jsonl", help=say(message("cli-arg-arena-records")))
    add("--report", metavar="FILE.html", help=say(message("cli-arg-report")))
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
            task = progress.add_task(say(message("cli-playing")), total=series.whole, completed=contest.tally.games)
            complete = finished(lambda: contest.play(shop, lambda games: progress.advance(task, games)))
    finally:
        contest.close()
    wanted = shows_ratings(len(set(series.bots)), arguments.json, arguments.report is not None)
    found = rated(contest) if wanted else []
    show(contest, found, perf_counter() - start, arguments.json)
    if arguments.report is not None:
        Path(arguments.report).write_text(report.page(contest, found), encoding="utf-8")
    if not complete:
        raise Stopped(message("cli-stopped-after", games=contest.tally.games, all=series.whole))
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
        raise NotPossible(message("cli-stop-early-alone"))
    orders, clock = arguments.orders, arguments.clock
    return Series(game.name, bots, arguments.games, arguments.seed, setup.options, seats, orders, clock)


def check_numbers(arguments: argparse.Namespace, bots: int) -> None:
    """Refuse numbers that make no sense."""
    if not 0 <= arguments.games <= MOST_GAMES:
        raise NotPossible(message("cli-between", option="--games", low=0, high=MOST_GAMES))
    if arguments.jobs < 0:
        raise NotPossible(message("cli-jobs-negative"))
    if not 0 <= arguments.seats <= bots:
        raise NotPossible(message("cli-seats-many", bots=bots))
