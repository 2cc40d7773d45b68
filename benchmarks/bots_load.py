"""Measures how long people wait while bots of the strongest level think at 20 tables.

python benchmarks/bots_load.py [--tables 20] [--seconds 30]

At each table a player moves at random against the strongest bot. Meanwhile two people at one screen play a game without
bots, and the time from each of their moves to its confirmation is measured.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import time
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parent.parent))

from carsonne.bots import strongest
from tests.server.guest import Guest
from tests.server.sites import Site

GAME = "carcassonne"


async def against_a_bot(base: str, number: int, end: float, waits: list[float]) -> None:
    """Play at random against the strongest bot until the time is over."""
    guest = await Guest(base).arrive(f"Guest {number}")
    table = (await guest.table({"kind": "me"}, {"kind": "bot", "bot": strongest(GAME).name}))["id"]
    await guest.post(f"/api/tables/{table}/start", {})
    rng = Random(number)
    async with guest.at(table) as sitter:
        while time.monotonic() < end and not sitter.over():
            begun = time.monotonic()
            await sitter.until(lambda s: s.asked() or s.over())
            waits.append(time.monotonic() - begun)
            if not sitter.over():
                await sitter.step(rng)
    await guest.close()


async def at_one_screen(base: str, end: float, times: list[float]) -> None:
    """Play a game of two people at one screen and measure their waits."""
    guest, rng = await Guest(base).arrive("Ada"), Random(1)
    while time.monotonic() < end:
        table = (await guest.table({"kind": "me"}, {"kind": "guest", "name": "Bob"}))["id"]
        await guest.post(f"/api/tables/{table}/start", {})
        async with guest.at(table) as sitter:
            while time.monotonic() < end and not sitter.over():
                assert sitter.view is not None
                if sitter.view["waiting"][0] != sitter.seat:
                    before = len(sitter.told)
                    await sitter.say(type="look", seat=sitter.view["waiting"][0])
                    await sitter.hears("view", before)
                begun = time.monotonic()
                await sitter.step(rng)
                times.append(time.monotonic() - begun)
                await asyncio.sleep(0.2)
    await guest.close()


async def measure(base: str, tables: int, seconds: float) -> None:
    """Play at all tables and print the waits."""
    waits: list[float] = []
    times: list[float] = []
    end = time.monotonic() + seconds
    players = [against_a_bot(base, number, end, waits) for number in range(tables)]
    await asyncio.gather(at_one_screen(base, end, times), *players)
    show(f"a person's move, {tables} bots of level {strongest(GAME).name} at other tables", times)
    show("until it is one's turn again, against such a bot", [wait for wait in waits if wait > 0.02])


def show(what: str, seconds: list[float]) -> None:
    """Print median, 95th percentile and maximum."""
    ordered = sorted(seconds)
    late = ordered[int(0.95 * (len(ordered) - 1))]
    figures = [statistics.median(ordered), late, ordered[-1]]
    print(f"{what}: {len(ordered)}, " + ", ".join(f"{1000 * figure:.0f} ms" for figure in figures))


def main() -> None:
    """Start a site and measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=30.0)
    given = parser.parse_args()
    with Site("sqlite", 1) as site:
        asyncio.run(measure(site.bases[0], given.tables, given.seconds))


if __name__ == "__main__":
    main()
