"""Measures what a move costs in a process with many tables, and their memory: the server without its sockets.

    python benchmarks/many_tables.py --tables 100 500 1000 2000
    python benchmarks/many_tables.py --tables 2000 --processes 5        # 10,000 tables on one machine

Each process has tables of Carcassonne with two players, whose messages are made, encoded and thrown away, and a
database of its own (SQLite), flushed at every commit. Operations are made at random tables, `--together` at a time, as
many as a busy server finds in one turn of its loop. What sockets cost is in `load.py`.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import os
import random
import resource
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
import uvloop

from carsonne.kernel.snapshot import freeze
from carsonne.server.config import Config
from carsonne.server.live import broadcast
from carsonne.server.live.clients import Client
from carsonne.server.live.outbox import Outbox
from carsonne.server.live.room import Room
from carsonne.server.main import freeze_long_lived_objects
from carsonne.server.protocol.payloads import NewTable, SeatWish
from carsonne.server.startup import prepare
from carsonne.server.store import log, players, tables
from carsonne.server.store.batch_writer import BatchWriter
from carsonne.server.store.database import Database
from carsonne.server.store.rows import PlayerRow, TableRow
from carsonne.server.tables.new_table import make_table
from carsonne.server.tables.operations import AutoPlay, Op, first_match, opening

ME = PlayerRow("me", "Me")


async def set_up(database: Database, count: int) -> list[Room]:
    """Start a number of games, with two people looking at each."""
    rows = []
    async with database.write_transaction() as connection:
        await players.add(connection, ME, 0.0)
        for _ in range(count):
            rows.append(make_table(NewTable("carcassonne", [SeatWish("me"), SeatWish("guest")]), ME)[0])
            rows[-1].status = "running"
            match = first_match(rows[-1])
            await tables.add(connection, rows[-1])
            await log.begin(connection, rows[-1].id, opening(match, 0, AutoPlay()))
            await log.save_snapshot(connection, rows[-1].id, freeze(match))
    writer = BatchWriter(database)
    return [await opened(row, database, writer) for row in rows]


async def opened(row: TableRow, database: Database, writer: BatchWriter) -> Room:
    room = Room(row.id, database, writer)
    await room.ensure()
    for seat in range(2):
        client = Client(ME.id)
        client.seat, client.greeted, client.version = seat, True, 0
        room.clients.add(client)
    return room


async def step(room: Room) -> None:
    """Run one operation, from the incoming message to the outgoing ones."""
    async with room.lock:
        match = room.match
        assert match is not None
        seat = match.waiting_for()[0]
        op = Op("confirm", seat, os.urandom(8).hex(), match.decision(seat))
        if match.asks(seat) != "confirm":
            move = random.choice(match.game.legal(match.state, seat))
            op.kind, op.move = "play", msgspec.to_builtins(match.game.to_json(match.state, seat, move))
        await room.operate(op)
        broadcast.send_news(room)
        for client in room.clients:
            client.outbox = Outbox()


async def measure(count: int, operations: int, together: int) -> dict[str, Any]:
    """Return the figures of one process."""
    with tempfile.TemporaryDirectory() as folder:
        config = await prepare(Config(f"sqlite+aiosqlite:///{folder}/many.sqlite3"))
        database = Database(config.database)
        before = memory()
        rooms = await set_up(database, count)
        freeze_long_lived_objects()
        kept, spent, start = memory(), time.process_time(), time.perf_counter()
        for _ in range(operations // together):
            await asyncio.gather(*[step(room) for room in random.sample(rooms, together)])
        spent, elapsed = time.process_time() - spent, time.perf_counter() - start
        await database.close()
    return {
        "tables": count,
        "cpu_ms_per_operation": round(1000 * spent / operations, 3),
        "operations_per_second": round(operations / elapsed),
        "kb_per_table": round(1000 * (kept - before) / count),
        "memory_mb": round(memory()),
        "most_mb": round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024 / 1e6),
    }


def memory() -> float:
    """Return resident memory in MB."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def run(arguments: tuple[int, int, int]) -> dict[str, Any]:
    """Run one process."""
    found: dict[str, Any] = uvloop.run(measure(*arguments))
    return found


def main() -> None:
    """Measure and print a table, a line for each process."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 500, 1000, 2000])
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--operations", type=int, default=3000)
    parser.add_argument("--together", type=int, default=10)
    args = parser.parse_args()
    for number, count in enumerate(args.tables):
        with multiprocessing.get_context("spawn").Pool(args.processes) as pool:
            rows = pool.map(run, [(count, args.operations, args.together)] * args.processes, chunksize=1)
        if number == 0:
            print("| " + " | ".join(rows[0]) + " | load |\n" + "| --- " * (len(rows[0]) + 1) + "|")
        for row in rows:
            print(
                "| " + " | ".join(str(value) for value in row.values()) + f" | {os.getloadavg()[0]:.1f} |", flush=True
            )


if __name__ == "__main__":
    main()
