"""Measures what a step through a replay costs the server, early and late in a game.

    python benchmarks/replaying.py [--games carcassonne carson-city carson-city-cards] [--times 5]

A random game with as many players as possible is imported as a record and its replay is opened, which requests the
history and the first chunk; the server then makes the others in the background ("prefetch", spread over all positions).
Then it is stepped through as the page does it, a chunk of positions at a time: forwards, backwards, and by jumps to
random entries. The time is the server's own processor time in milliseconds per position, and the bytes are those of the
answers before they are compressed, each for the first, the middle and the last 32 entries: the median of several games,
with all ways in turn in each of them.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
from pathlib import Path
from statistics import median
from typing import Any

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1]))

from carsonne import registry
from carsonne.kernel.dealer import Dealer
from carsonne.kernel.match import Match, checked_setup
from carsonne.kernel.record import record_of, write
from carsonne.server.tables.replays import CHUNK
from tests.server.guest import Guest
from tests.server.sites import Site

PART = 2
"""Reels in each part of the game that is measured."""
RESTING = 5
"""Milliseconds of processor time in half a second that count as idle."""
WAYS = ("forwards", "backwards", "jumps")


def played(name: str, seed: int = 1) -> str:
    """Record a random game."""
    game, rng = registry.find(name), random.Random(seed)
    match = Match(game, checked_setup(game, game.seats[-1]), Dealer(rng.randbytes(32)))
    while not match.over:
        seat = match.waiting_for()[0]
        match.play(seat, game.to_json(match.state, seat, rng.choice(game.legal(match.state, seat))))
    return write(record_of(match, full=True)).decode()


def used(site: Site) -> float:
    """Return the processor time that the server has used, in milliseconds."""
    threads = Path(f"/proc/{site.processes[0].popen.pid}/task").glob("*/schedstat")
    return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e6


async def cost(site: Site, guest: Guest, table: str, asked: list[str]) -> tuple[float, float]:
    """Return milliseconds and bytes for each position of these chunks."""
    before, size, positions = used(site), 0, 0
    for query in asked:
        chunk = await guest.get(f"/api/tables/{table}/reel/{query}")
        size += len(msgspec.json.encode(chunk))
        positions += len(chunk["patches"])
    return (used(site) - before) / positions, size / positions


def requests(way: str, starts: list[int]) -> list[str]:
    """Return what the page asks for on its way through these chunks."""
    if way == "backwards":
        return [f"{start + CHUNK - 1}" for start in starts[::-1]]
    if way == "jumps":
        return [f"{start + random.Random(start).randrange(CHUNK)}" for start in starts]
    return [f"{start + 1}?since={start}" for start in starts]


async def opened(site: Site, guest: Guest, table: str, count: int) -> float:
    """Open the replay and wait until the server rests; return milliseconds for each of its positions."""
    before = used(site)
    await guest.get(f"/api/tables/{table}/reel/0")
    await asyncio.sleep(0.5)
    seen = before
    while used(site) - seen > RESTING:
        seen = used(site)
        await asyncio.sleep(0.5)
    return (seen - before) / count


async def walk(site: Site, guest: Guest, name: str, seed: int) -> dict[str, list[tuple[float, float]]]:
    """Step through one game; return, for each way, the cost of its first, middle and last part."""
    seats: list[dict[str, Any]] = [{"kind": "me"}, *[{"kind": "guest"}] * (registry.find(name).seats[-1] - 1)]
    table = (await guest.table(*seats, game=name, record=played(name, seed)))["id"]
    count = len((await guest.get(f"/api/tables/{table}/history"))["steps"])
    prefetched, chunks = await opened(site, guest, table, count), count // CHUNK
    parts = [
        list(range(first * CHUNK, (first + PART) * CHUNK, CHUNK)) for first in (0, (chunks - PART) // 2, chunks - PART)
    ]
    found = {"prefetch": [(prefetched, 0.0)] * 3}
    for way in WAYS:
        if way != "backwards":
            found[way] = [await cost(site, guest, table, requests(way, starts)) for starts in parts]
        else:
            found[way] = [await cost(site, guest, table, requests(way, starts)) for starts in parts[::-1]][::-1]
    return found


async def measure(site: Site, name: str, times: int) -> list[str]:
    """Return the lines of the table for one game."""
    async with await Guest(site.bases[0]).arrive("Ada") as guest:
        games = [await walk(site, guest, name, seed) for seed in range(times)]
    prefetched = median(game["prefetch"][0][0] for game in games)
    lines = [f"| {name} | prefetch, once | {prefetched:.3f} | | | | | |"]
    for way in WAYS:
        ms = [median(game[way][part][0] for game in games) for part in range(3)]
        size = [median(game[way][part][1] for game in games) for part in range(3)]
        figures = [*(f"{one:.3f}" for one in ms), f"{ms[2] / ms[0]:.2f}", *(f"{one / 1000:.2f}" for one in size[::2])]
        lines.append(" | ".join([f"| {name}", way, *figures]) + " |")
    return lines


async def run(games: list[str], times: int) -> None:
    """Measure and print."""
    site = await asyncio.to_thread(Site("sqlite", 1).__enter__)
    try:
        print("| game | way | first, ms | middle | last | last : first | kB first | kB last |\n" + "| --- " * 8 + "|")
        for name in games:
            print("\n".join(await measure(site, name, times)), flush=True)
    finally:
        await asyncio.to_thread(site.__exit__, None, None, None)


def main() -> None:
    """Read the arguments."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", default=["carcassonne", "carson-city", "carson-city-cards"])
    parser.add_argument("--times", type=int, default=5)
    args = parser.parse_args()
    asyncio.run(run(args.games, args.times))


if __name__ == "__main__":
    main()
