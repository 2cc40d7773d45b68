"""Let bots play many games against each other.

The same seed always gives the same games. Ctrl-C stops the series and shows the result so far; records are written as
games end.
"""

from __future__ import annotations

import argparse
import sys
from contextlib import ExitStack
from pathlib import Path
from time import perf_counter
from typing import IO, Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from carsonne.arena.series import Series, Tally
from carsonne.bots import find
from carsonne.cli.common import NotPossible, add_game, add_json, add_options, finished, game_and_options, show_json
from carsonne.kernel.match import checked_setup
from carsonne.kernel.record import write

MOST_GAMES = 10_000_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Arguments of `carsonne arena`."""
    add_game(parser)
    parser.add_argument("--bots", required=True, metavar="A,B", help="one bot per seat, such as greedy,random")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many games (default 100)")
    parser.add_argument("--seed", default="0", metavar="S", help="any word or number (default 0)")
    add_options(parser)
    parser.add_argument("--records", metavar="FILE.jsonl", help="write the records to this file, one per line")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play the series and print the result."""
    series = series_of(arguments)
    tally = Tally(len(series.bots))
    start = perf_counter()
    with ExitStack() as stack:
        out = stack.enter_context(Path(arguments.records).open("wb")) if arguments.records is not None else None
        progress = stack.enter_context(bar(arguments.json))
        stopped = not finished(lambda: follow(series, tally, progress, out))
    show(series, tally, perf_counter() - start, arguments.json)
    if stopped:
        raise NotPossible(f"stopped after {tally.games} of {series.games} games")
    return 0


def show(series: Series, tally: Tally, seconds: float, as_json: bool) -> None:
    """Print the result, even if the series was interrupted."""
    if as_json:
        show_json(describe(series, tally, seconds))
        return
    for seat, bot in enumerate(series.bots):
        share = 100 * tally.wins[seat] / max(tally.games, 1)
        print(f"seat {seat} {bot}: {share:.1f} % of the wins, {tally.means[seat]:.2f} points per game")
    print(f"{tally.games} {'game' if tally.games == 1 else 'games'} in {seconds:.1f} s")


def series_of(arguments: argparse.Namespace) -> Series:
    """The series that the arguments ask for, checked before the first game."""
    game, options = game_and_options(arguments)
    bots = tuple(name.strip() for name in arguments.bots.split(","))
    if not 0 <= arguments.games <= MOST_GAMES:
        raise NotPossible(f"--games must be between 0 and {MOST_GAMES:,}.")
    for name in bots:
        find(game.name, name)
    setup = checked_setup(game, len(bots), options, bots)
    return Series(game.name, bots, arguments.games, arguments.seed, setup.options)


def bar(quiet: bool) -> Progress:
    """A progress bar, shown only on a terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    return Progress(*columns, console=console, disable=quiet or not sys.stderr.isatty(), transient=True)


def follow(series: Series, tally: Tally, progress: Progress, out: IO[bytes] | None) -> None:
    """Play the series, count the results and write the records."""
    task = progress.add_task("Playing", total=series.games)
    for record, winners in series.play():
        tally.add(record.scores or [], winners)
        if out is not None:
            out.write(write(record) + b"\n")
            out.flush()
        progress.advance(task)


def describe(series: Series, tally: Tally, seconds: float) -> dict[str, Any]:
    """The result as data."""
    return {
        "game": series.game,
        "bots": list(series.bots),
        "games": tally.games,
        "seed": series.seed,
        "options": dict(series.options),
        "wins": [round(wins, 4) for wins in tally.wins],
        "mean_scores": tally.means,
        "seconds": round(seconds, 3),
    }
