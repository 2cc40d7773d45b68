"""Plays some moves at a site that is running, to see whether it works: `python -m tests.deploy.play https://localhost`."""

from __future__ import annotations

import asyncio
import sys

from tests.server.guest import Guest, begin, play_together

MOVES = 20


async def play(base: str) -> str:
    """Play between two new people; return the table."""
    async with Guest(base) as ada, Guest(base) as bob:
        table = await begin(ada, bob)
        async with ada.at(table) as one, bob.at(table) as other:
            await play_together(one, other, MOVES)
        return table


if __name__ == "__main__":
    print(f"{MOVES} moves at table {asyncio.run(play(sys.argv[1]))}")
