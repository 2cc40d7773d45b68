"""Measures how long it takes to open a game that is not in memory, early and late in the game.

python benchmarks/opening.py [--tiles 7 70] [--times 200]
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
import time
from random import Random

from msgspec import to_builtins

from carsonne.kernel.snapshot import freeze
from carsonne.server.config import Config
from carsonne.server.live.room import Room
from carsonne.server.protocol.payloads import NewTable, SeatWish
from carsonne.server.startup import prepare
from carsonne.server.store import log, players, tables
from carsonne.server.store.batch_writer import BatchWriter
from carsonne.server.store.database import Database
from carsonne.server.store.rows import PlayerRow
from carsonne.server.tables.new_table import make_table
from carsonne.server.tables.operations import AutoPlay, Op, first_match, opening

ME = PlayerRow("me", "Me")


async def begin(database: Database) -> Room:
    """Start a new game for two."""
    row, _ = make_table(NewTable("carcassonne", [SeatWish("me"), SeatWish("guest")]), ME)
    row.status = "running"
    async with database.write_transaction() as connection:
        if await players.find(connection, ME.id) is None:
            await players.add(connection, ME, time.time())
        await tables.add(connection, row)
        match = first_match(row)
        await log.begin(connection, row.id, opening(match, 0, AutoPlay()))
        await log.save_snapshot(connection, row.id, freeze(match))
    return Room(row.id, database, BatchWriter(database))


async def play(room: Room, tiles: int) -> None:
    """Play at random until this many tiles are on the board, and confirm the turn."""
    rng = Random(1)
    await room.ensure()
    assert room.match is not None
    while len(to_builtins(room.match.view(None).view)["tiles"]) <= tiles and not room.match.over:
        seat = room.match.waiting_for()[0]
        if room.match.asks(seat) == "confirm":
            await room.operate(Op("confirm", seat))
        else:
            move = rng.choice(room.match.game.legal(room.match.state, seat))
            written = to_builtins(room.match.game.to_json(room.match.state, seat, move))
            await room.operate(Op("play", seat, move=written))


async def opened(room: Room, times: int) -> tuple[float, float]:
    """Return median and 99th percentile in milliseconds to read the game, thaw it and make the view."""
    figures = []
    for _ in range(times):
        start = time.perf_counter()
        fresh = Room(room.id, room.database, room.writer)
        await fresh.ensure()
        assert fresh.match is not None
        fresh.match.view(0)
        figures.append(1000 * (time.perf_counter() - start))
    return statistics.median(figures), statistics.quantiles(figures, n=100)[98]


async def measure(tiles: list[int], times: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        config = await prepare(Config(f"sqlite+aiosqlite:///{folder}/games.sqlite3"))
        database = Database(config.database)
        print("| tiles | p50 ms | p99 ms |\n| --- | --- | --- |")
        for count in tiles:
            room = await begin(database)
            await play(room, count)
            median, worst = await opened(room, times)
            print(f"| {count} | {median:.1f} | {worst:.1f} |")
        await database.close()


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tiles", type=int, nargs="+", default=[7, 70])
    parser.add_argument("--times", type=int, default=200)
    args = parser.parse_args()
    asyncio.run(measure(args.tiles, args.times))


if __name__ == "__main__":
    main()
