"""Datasets: games between bots as records and as tables of decisions, in shards, which anyone can repeat from the seed.

A folder holds `dataset.json`, which says what it is, and for each shard `records-NNNNN.jsonl` and
`decisions-NNNNN.parquet`. A shard is complete when its table is there; what was cut short is played again.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from threading import Thread
from typing import Any

import msgspec

import carsonne
from carsonne import registry
from carsonne.arena.playing import Player
from carsonne.arena.running import stop
from carsonne.arena.series import Deal, Series
from carsonne.kernel.errors import CarsonneError
from carsonne.kernel.match import checked_setup
from carsonne.kernel.record import write
from carsonne.locales import Message, message
from carsonne.research.decisions import MEANING, PLANES, Watched, schema, table
from carsonne.research.errors import missing
from carsonne.research.world import World

try:
    from pyarrow import parquet
except ImportError as error:
    raise missing(error.name or "pyarrow") from None

FORMAT = 1
ABOUT = "dataset.json"
SHARD = 200
"""Games in a shard, by default."""
ROWS = 2000
"""Rows that are kept in memory at least."""


class OtherDataset(CarsonneError):
    """A folder that holds something else."""

    code = "other_dataset"


class About(msgspec.Struct):
    """What a folder holds."""

    format: int
    game: str
    rules: int
    version: str
    bots: list[str]
    seed: str
    options: dict[str, Any]
    orders: str
    deals_per_shard: int
    deals: int
    games: int
    columns: dict[str, str]


@dataclass(frozen=True)
class Plan:
    """Which games become a dataset."""

    series: Series
    shard: int = SHARD
    planes: bool = False

    @property
    def orders(self) -> int:
        """How many games a deal is."""
        return len(self.series.orders_of(self.series.lineups[0]))

    @property
    def deals_per_shard(self) -> int:
        """How many deals a shard is."""
        return max(1, self.shard // self.orders)

    def shards(self) -> list[range]:
        """Return the deals of each shard."""
        size, deals = self.deals_per_shard, self.series.rounds
        return [range(first, min(first + size, deals)) for first in range(0, deals, size)]

    def about(self) -> About:
        """Describe the plan as data."""
        series, game = self.series, registry.find(self.series.game)
        columns = {name: text for name, text in MEANING.items() if self.planes or name != PLANES}
        return About(
            format=FORMAT,
            game=game.name,
            rules=game.rules,
            version=carsonne.__version__,
            bots=list(series.bots),
            seed=series.seed,
            options=series.options,
            orders=series.orders,
            deals_per_shard=self.deals_per_shard,
            deals=series.rounds,
            games=series.whole,
            columns=columns,
        )


class Dataset:
    """A folder with a dataset that is complete, or on its way."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.plan = plan
        self._claim()
        self.rest = [number for number, deals in enumerate(plan.shards()) if not self._complete(number, deals)]
        """The shards that are still to be written."""

    @property
    def done(self) -> int:
        """How many games are there already."""
        shards = self.plan.shards()
        return (self.plan.series.rounds - sum(len(shards[number]) for number in self.rest)) * self.plan.orders

    def make(self, jobs: int, tell: Callable[[int], object]) -> None:
        """Write the missing shards in a number of processes, and report how many games have ended."""
        if jobs == 1 or len(self.rest) < 2:
            for number in self.rest:
                write_shard(self.plan, self.folder, number, tell)
            return
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(min(jobs, len(self.rest)), context, initializer=_follow_the_parent)
        try:
            waiting = [pool.submit(write_shard, self.plan, self.folder, number) for number in self.rest]
            for shard in as_completed(waiting):
                tell(shard.result())
        finally:
            stop(pool)

    def _claim(self) -> None:
        """Write what the folder is for; raises OtherDataset if it is for something else."""
        about = self.plan.about()
        path = self.folder / ABOUT
        if path.exists():
            wrong = _difference(path, about)
            if wrong:
                raise OtherDataset(message("error-other-dataset", folder=str(self.folder), why=wrong))
        elif self.folder.exists() and any(self.folder.iterdir()):
            raise OtherDataset(message("error-no-dataset", folder=str(self.folder)))
        self.folder.mkdir(parents=True, exist_ok=True)
        _replace(path, msgspec.json.format(msgspec.json.encode(about), indent=2) + b"\n")

    def _complete(self, number: int, deals: range) -> bool:
        path = decisions_file(self.folder, number)
        return path.exists() and parquet.read_schema(path).metadata[b"deals"] == _words(deals)


def decisions_file(folder: Path, number: int) -> Path:
    """Return the path of a shard's table."""
    return folder / f"decisions-{number:05}.parquet"


def records_file(folder: Path, number: int) -> Path:
    """Return the path of a shard's records."""
    return folder / f"records-{number:05}.jsonl"


def write_shard(plan: Plan, folder: Path, number: int, tell: Callable[[int], object] | None = None) -> int:
    """Play the games of a shard and write its files, the table last; return how many games."""
    deals = plan.shards()[number]
    lines: list[bytes] = []
    with Sheet(decisions_file(folder, number), plan, deals) as sheet:
        for watched in games_of(plan, deals):
            record = watched.finish(deals.start * plan.orders + len(lines))
            lines.append(write(record).rstrip(b"\n") + b"\n")
            sheet.add(watched.rows)
            if tell is not None:
                tell(1)
        _replace(records_file(folder, number), b"".join(lines))
        sheet.finish()
    return len(lines)


class Sheet:
    """The table of a shard while it is written, some rows at a time: planes are too large for all of them together."""

    def __init__(self, path: Path, plan: Plan, deals: range) -> None:
        game = registry.find(plan.series.game)
        self.path = path
        self.fresh = path.with_suffix(".new")
        self.planes = plan.planes
        self.world = World(game, checked_setup(game, len(plan.series.bots), plan.series.options))
        columns = schema(self.world, plan.planes).with_metadata({"deals": _words(deals)})
        self.writer = parquet.ParquetWriter(self.fresh, columns, compression="zstd")
        self.rows: list[dict[str, Any]] = []

    def __enter__(self) -> Sheet:
        return self

    def __exit__(self, *_problem: object) -> None:
        self.writer.close()

    def add(self, rows: list[dict[str, Any]]) -> None:
        """Add the rows of a game."""
        self.rows += rows
        if len(self.rows) >= ROWS:
            self._flush()

    def finish(self) -> None:
        """Complete the shard, now that all rows are there."""
        self._flush()
        self.writer.close()
        self.fresh.replace(self.path)

    def _flush(self) -> None:
        made = table(self.world, self.planes, self.rows)
        self.writer.write_table(made.replace_schema_metadata(self.writer.schema.metadata))
        self.rows = []


def games_of(plan: Plan, deals: range) -> Iterator[Watched]:
    """Yield the games of some deals, each played to its end."""
    series = plan.series
    player = Player(series)
    game = registry.find(series.game)
    try:
        for deal in (Deal(0, number) for number in deals):
            for order in series.orders_of(series.lineups[deal.lineup]):
                world = World(game, checked_setup(game, len(order), series.options, order))
                watched = Watched(world, player.seated(order), series.seed, deal.number, plan.planes)
                watched.play()
                yield watched
    finally:
        player.close()


def _words(deals: range) -> bytes:
    return f"{deals.start}-{deals.stop}".encode()


def _replace(path: Path, text: bytes) -> None:
    fresh = path.with_name(path.name + ".new")
    fresh.write_bytes(text)
    fresh.replace(path)


def _difference(path: Path, about: About) -> Message | None:
    """Say what tells the dataset of a folder from this one, or nothing; it may have more or fewer games."""
    try:
        found = msgspec.json.decode(path.read_bytes(), type=About)
    except (msgspec.DecodeError, UnicodeError):
        return message("dataset-unreadable", file=ABOUT)
    names = [name for name in About.__struct_fields__ if name not in ("deals", "games")]
    others = [name for name in names if getattr(found, name) != getattr(about, name)]
    return message("dataset-others", fields=others) if others else None


def _follow_the_parent() -> None:
    """Leave Ctrl-C to the parent, and do not outlive it: a killed parent cannot stop its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_parent, daemon=True).start()


def _end_with_the_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
