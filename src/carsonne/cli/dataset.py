"""Write games between bots as records and as a Parquet table of decisions."""

from __future__ import annotations

import argparse
import csv
from pathlib import Path
from typing import TYPE_CHECKING

from carsonne.arena.running import cores
from carsonne.arena.series import Series
from carsonne.bots.outside import hire
from carsonne.cli.common import add_game, add_options, finished, game_and_options, progress_bar, require, tell
from carsonne.cli.errors import NotPossible, Stopped
from carsonne.kernel.match import checked_setup
from carsonne.locales import message, say

if TYPE_CHECKING:
    from carsonne.research.dataset import Dataset

MORE = message("cli-more-dataset")
MOST_GAMES = 10_000_000
SHARD = 200


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `carsonne dataset`."""
    add_game(parser)
    add = parser.add_argument
    add("--bots", required=True, metavar="A,B", help=say(message("cli-arg-dataset-bots")))
    add("--games", type=int, default=100, metavar="N", help=say(message("cli-arg-games")))
    add("--out", required=True, metavar="FOLDER", help=say(message("cli-arg-out")))
    add("--seed", default="0", metavar="S", help=say(message("cli-arg-seed")))
    add_options(parser)
    add("--shard", type=int, default=SHARD, metavar="N", help=say(message("cli-arg-shard")))
    add("--planes", action="store_true", help=say(message("cli-arg-planes")))
    add("--jobs", type=int, default=0, metavar="N", help=say(message("cli-arg-jobs")))


def run(arguments: argparse.Namespace) -> int:
    """Write what is missing."""
    dataset = dataset_of(arguments)
    games = dataset.plan.series.whole
    with progress_bar(False) as progress:
        task = progress.add_task(say(message("cli-playing")), total=games, completed=dataset.done)
        complete = finished(
            lambda: dataset.make(arguments.jobs or cores(), lambda ended: progress.advance(task, ended))
        )
    if not complete:
        raise Stopped(message("cli-dataset-stopped", folder=arguments.out))
    shards = len(dataset.plan.shards())
    tell(message("cli-dataset-written", games=games, shards=shards, folder=arguments.out))
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
            raise NotPossible(message("cli-between", option=f"--{name}", low=least, high=MOST_GAMES))
    for bot in bots:
        hire(game.name, bot)
    setup = checked_setup(game, len(bots), options, bots)
    return Series(game.name, bots, arguments.games, arguments.seed, setup.options)
