"""What a step through a replay costs, early and late in a game.

    python benchmarks/replaying.py [--games carcassonne carson-city] [--times 3]

A random game is imported as a record and its replay is opened, which requests the history. Then the positions in a
tenth of the game are requested one after the other, each with its survey, as the page does; then as many random
positions, as if somebody dragged the slider. The time is the server's own, per position, in milliseconds.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
from pathlib import Path
from typing import Any

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
    fields = Path(f"/proc/{site.processes[0].popen.pid}/stat").read_text().rpartition(")")[2].split()
    return 1000 * (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def cost(site: Site, guest: Guest, table: str, positions: list[int]) -> float:
    """Milliseconds for each of these positions with its survey."""
    before = used(site)
    for n in positions:
        await guest.get(f"/api/tables/{table}/at/{n}")
        await guest.get(f"/api/tables/{table}/survey?at={n}")
    return (used(site) - before) / len(positions)


async def measure(site: Site, name: str, times: int) -> list[str]:
    """The lines of the table for one game."""
    record = played(name)
    async with await Guest(site.bases[0]).arrive("Ada") as guest:
        seats: list[dict[str, Any]] = [{"kind": "me"}, *[{"kind": "guest"}] * (registry.find(name).seats[-1] - 1)]
        table = (await guest.table(*seats, game=name, record=record))["id"]
        length = len((await guest.get(f"/api/tables/{table}/history"))["steps"])
        lines = []
        for tenth in (0, 4, 9):
            steps = list(range(tenth * length // 10 + 1, (tenth + 1) * length // 10 + 1))
            jumps = [random.Random(n).choice(steps) for n in steps]
            stepping = min([await cost(site, guest, table, steps) for _ in range(times)])
            jumping = min([await cost(site, guest, table, jumps) for _ in range(times)])
            lines.append(f"| {name} | {steps[0]} to {steps[-1]} of {length} | {stepping:.1f} | {jumping:.1f} |")
    return lines


async def run(games: list[str], times: int) -> None:
    """Measure and print."""
    site = await asyncio.to_thread(Site("sqlite", 1).__enter__)
    try:
        print("| game | entries | a step, ms | a jump, ms |\n| --- | --- | --- | --- |")
        for name in games:
            print("\n".join(await measure(site, name, times)), flush=True)
    finally:
        await asyncio.to_thread(site.__exit__, None, None, None)


def main() -> None:
    """Read the arguments."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", default=["carcassonne", "carson-city"])
    parser.add_argument("--times", type=int, default=3)
    args = parser.parse_args()
    asyncio.run(run(args.games, args.times))


if __name__ == "__main__":
    main()
