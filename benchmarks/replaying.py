"""What a step through a replay costs, early and late in a game.

    python benchmarks/replaying.py [--games carcassonne carson-city carson-city-cards] [--times 5]

A random game with as many players as possible is imported as a record and its replay is opened, which requests the
history. Then the positions in a tenth of the game are requested one after the other, each with its survey, as the page
does; then the same ones backwards; then as many random ones, as if somebody dragged the slider. The time is the
server's own processor time per position, in milliseconds, the best of several rounds; the bytes are those of the
answers before they are compressed, on average.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
from pathlib import Path
from typing import Any

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1]))

from carsonne import registry
from carsonne.kernel.dealer import Dealer
from carsonne.kernel.match import Match, checked_setup
from carsonne.kernel.record import record_of, write
from tests.server.guest import Guest
from tests.server.sites import Site


def played(name: str) -> str:
    """The record of a random game, CHANCE dealt from a fixed seed."""
    game, rng = registry.find(name), random.Random(1)
    match = Match(game, checked_setup(game, game.seats[-1]), Dealer(b"s" * 32))
    while not match.over:
        seat = match.waiting_for()[0]
        match.play(seat, game.to_json(match.state, seat, rng.choice(game.legal(match.state, seat))))
    return write(record_of(match, full=True)).decode()


def used(site: Site) -> float:
    """The processor time that the server has used, in milliseconds."""
    threads = Path(f"/proc/{site.processes[0].popen.pid}/task").glob("*/schedstat")
    return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e6


async def cost(site: Site, guest: Guest, table: str, positions: list[int]) -> tuple[float, float]:
    """Milliseconds for each of these positions with its survey, and the bytes of both."""
    before, size = used(site), 0
    for n in positions:
        answers = [await guest.get(f"/api/tables/{table}/{what}") for what in (f"at/{n}", f"survey?at={n}")]
        size += sum(len(msgspec.json.encode(answer)) for answer in answers)
    return (used(site) - before) / len(positions), size / len(positions)


async def tenth(site: Site, guest: Guest, table: str, steps: list[int], times: int) -> str:
    """Going through a part of the game forwards, backwards and at random."""
    jumps = [random.Random(n).choice(steps) for n in steps]
    ways = (steps, steps[::-1], jumps)
    rounds = [[await cost(site, guest, table, way) for way in ways] for _ in range(times)]
    best = [min(one[way][0] for one in rounds) for way in range(len(ways))]
    return " | ".join([*(f"{ms:.1f}" for ms in best), f"{rounds[0][0][1] / 1000:.1f}"])


async def measure(site: Site, name: str, times: int) -> list[str]:
    """The lines of the table for one game."""
    record = played(name)
    async with await Guest(site.bases[0]).arrive("Ada") as guest:
        seats: list[dict[str, Any]] = [{"kind": "me"}, *[{"kind": "guest"}] * (registry.find(name).seats[-1] - 1)]
        table = (await guest.table(*seats, game=name, record=record))["id"]
        length = len((await guest.get(f"/api/tables/{table}/history"))["steps"])
        lines = []
        for part in (0, 4, 9):
            steps = list(range(part * length // 10 + 1, (part + 1) * length // 10 + 1))
            figures = await tenth(site, guest, table, steps, times)
            lines.append(f"| {name} | {steps[0]} to {steps[-1]} of {length} | {figures} |")
    return lines


async def run(games: list[str], times: int) -> None:
    """Measure and print."""
    site = await asyncio.to_thread(Site("sqlite", 1).__enter__)
    try:
        print("| game | entries | step, ms | step back | jump | kB |\n| --- | --- | --- | --- | --- | --- |")
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
