"""Let bots play many games against each other.

Every deal is played in every order of the bots around the table, so that luck and seats cancel out; the intervals
treat the games of a deal as one. The same seed always gives the same games, however many processes play them. Ctrl-C
stops the series and shows the result so far.
"""

from __future__ import annotations

import argparse
import csv
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from time import perf_counter
from typing import IO

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from carsonne.arena import running
from carsonne.arena.series import Series
from carsonne.arena.tally import Tally
from carsonne.bots import find
from carsonne.cli.arena_result import show
from carsonne.cli.common import NotPossible, add_game, add_json, add_options, finished, game_and_options
from carsonne.kernel.match import checked_setup
from carsonne.kernel.record import write

MOST_GAMES = 10_000_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Arguments of `carsonne arena`."""
    add_game(parser)
    parser.add_argument("--bots", required=True, metavar="A,B", help="one bot per seat, such as greedy,random")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many games at least (default 100)")
    parser.add_argument("--seats", type=int, default=0, metavar="N", help="players at a table, if fewer than the bots")
    parser.add_argument(
        "--orders", choices=("all", "rotations"), default="all", help="how the bots change seats (default all)"
    )
    parser.add_argument("--seed", default="0", metavar="S", help="any word or number (default 0)")
    parser.add_argument("--jobs", type=int, default=0, metavar="N", help="processes to use (default: one per core)")
    add_options(parser)
    parser.add_argument("--records", metavar="FILE.jsonl", help="write the records to this file, one per line")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play the series and print the result."""
    series = series_of(arguments)
    tally = Tally()
    start = perf_counter()
    with ExitStack() as stack:
        out = stack.enter_context(Path(arguments.records).open("wb")) if arguments.records is not None else None
        progress = stack.enter_context(bar(arguments.json))
        jobs = arguments.jobs or running.cores()
        stopped = not finished(lambda: follow(series, tally, jobs, progress, out))
    show(series, tally, perf_counter() - start, arguments.json)
    if stopped:
        raise NotPossible(f"stopped after {tally.games} of {series.games_in(series.deals)} games")
    return 0


def series_of(arguments: argparse.Namespace) -> Series:
    """The series that the arguments ask for, checked before the first game."""
    game, options = game_and_options(arguments)
    bots = tuple(name.strip() for name in next(csv.reader([arguments.bots]), [""]))
    if not 0 <= arguments.games <= MOST_GAMES:
        raise NotPossible(f"--games must be between 0 and {MOST_GAMES:,}.")
    if arguments.jobs < 0:
        raise NotPossible("--jobs cannot be negative.")
    if not 0 <= arguments.seats <= len(bots):
        raise NotPossible(f"--seats must be between 0 and the number of bots, {len(bots)}.")
    for name in bots:
        find(game.name, name)
    seats = arguments.seats or len(bots)
    setup = checked_setup(game, seats, options, bots[:seats])
    return Series(game.name, bots, arguments.games, arguments.seed, setup.options, seats, arguments.orders)


@contextmanager
def bar(quiet: bool) -> Iterator[Progress]:
    """A progress bar, shown only on a terminal."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    console = Console(stderr=True)
    with Progress(*columns, console=console, disable=quiet or not sys.stderr.isatty(), transient=True) as progress:
        yield progress


def follow(series: Series, tally: Tally, jobs: int, progress: Progress, out: IO[bytes] | None) -> None:
    """Play the series, count the results and write the records."""
    deals = series.deals
    task = progress.add_task("Playing", total=series.games_in(deals))
    for games in running.play(series, deals, jobs, recording=out is not None):
        tally.add(games)
        for game in games:
            if out is not None and game.record is not None:
                out.write(write(game.record) + b"\n")
                out.flush()
        progress.advance(task, len(games))
