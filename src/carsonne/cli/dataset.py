"""Write games between bots as records and as a Parquet table of decisions.

Every deal is played in every order of the bots around the table. The same seed always gives the same files, however
many processes write them, unless a bot's name limits its time. Files are written in shards; after Ctrl-C the same
command goes on where it stopped, and with more --games it adds to what is there. Needs the extra `research`;
docs/research.md explains the columns.
"""

from __future__ import annotations

import argparse
import csv
from pathlib import Path
from typing import TYPE_CHECKING

from carsonne.arena.running import cores
from carsonne.arena.series import Series
from carsonne.bots.outside import hire
from carsonne.cli.common import (
    NotPossible,
    Stopped,
    add_game,
    add_options,
    finished,
    game_and_options,
    progress_bar,
    require,
)
from carsonne.kernel.match import checked_setup

if TYPE_CHECKING:
    from carsonne.research.dataset import Dataset

MOST_GAMES = 10_000_000
SHARD = 200


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `carsonne dataset`."""
    add_game(parser)
    add = parser.add_argument
    add("--bots", required=True, metavar="A,B", help="the bots at the table, such as greedy,policy")
    add("--games", type=int, default=100, metavar="N", help="how many games at least (default 100)")
    add("--out", required=True, metavar="FOLDER", help="where to write; created if it does not exist")
    add("--seed", default="0", metavar="S", help="any word or number (default 0)")
    add_options(parser)
    add("--shard", type=int, default=SHARD, metavar="N", help=f"games in a file (default {SHARD})")
    add("--planes", action="store_true", help="add the planes of the observations, which makes files much larger")
    add("--jobs", type=int, default=0, metavar="N", help="processes to use (default: one per core)")


def run(arguments: argparse.Namespace) -> int:
    """Write what is missing."""
    dataset = dataset_of(arguments)
    games = dataset.plan.series.whole
    with progress_bar(False) as progress:
        task = progress.add_task("Playing", total=games, completed=dataset.done)
        complete = finished(
            lambda: dataset.make(arguments.jobs or cores(), lambda ended: progress.advance(task, ended))
        )
    if not complete:
        raise Stopped(f"stopped; start it again to go on with {arguments.out}")
    shards = len(dataset.plan.shards())
    print(f"{games} games in {shards} {'shard' if shards == 1 else 'shards'}: {arguments.out}")
    return 0


def dataset_of(arguments: argparse.Namespace) -> Dataset:
    """Return the dataset that the arguments ask for, checked before the first game."""
    require("research", "carsonne.research.dataset")
    from carsonne.research.dataset import Dataset, Plan  # here, because it takes a while to load

    return Dataset(Path(arguments.out), Plan(series_of(arguments), arguments.shard, arguments.planes))


def series_of(arguments: argparse.Namespace) -> Series:
    """Return the games to play."""
    game, options = game_and_options(arguments)
    bots = tuple(name.strip() for name in next(csv.reader([arguments.bots])) or [""])
    for name, number, least in (
        ("games", arguments.games, 1),
        ("shard", arguments.shard, 1),
        ("jobs", arguments.jobs, 0),
    ):
        if not least <= number <= MOST_GAMES:
            raise NotPossible(f"--{name} must be between {least} and {MOST_GAMES:,}.")
    for bot in bots:
        hire(game.name, bot)
    setup = checked_setup(game, len(bots), options, bots)
    return Series(game.name, bots, arguments.games, arguments.seed, setup.options)
