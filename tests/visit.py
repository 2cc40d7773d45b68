"""Visits a site that has just been started, and plays a move against a bot: python -m tests.visit BASE PROCESS SECONDS

Waits until the site answers, until the process ends, or for that many seconds.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from random import Random

import httpx

from tests.server.guest import Guest

PAUSE = 0.2
TOO_FAST = 429
STEPS = 8
"""Own steps: several turns, between which the bot must have had its own."""


def answered(base: str, process: int, deadline: float) -> bool:
    """Wait for the page."""
    while time.monotonic() < deadline:
        try:
            os.kill(process, 0)
            return "<title>" in httpx.get(base, timeout=5).text
        except ProcessLookupError:
            return False
        except httpx.HTTPError:
            time.sleep(PAUSE)
    return False


async def play(base: str) -> int:
    """Play some turns; return the version that the game has then."""
    async with Guest(base) as ada:
        await ada.arrive("Ada")
        table = (await ada.table({"kind": "me"}, {"kind": "bot", "bot": "master"}))["id"]
        while (started := await ada.send("POST", f"/api/tables/{table}/start", {})).status_code == TOO_FAST:
            await asyncio.sleep(float(started.headers["retry-after"]))  # a slow machine: as a person does
        async with ada.at(table) as sitter:
            await sitter.play_on(Random(1), STEPS)
            return sitter.version


def main(base: str, process: str, seconds: str) -> int:
    """Visit the site, and say how long it took to answer."""
    start = time.monotonic()
    if not answered(base, int(process), start + float(seconds)):
        print("The site did not answer.")
        return 1
    print(f"The site answered after {time.monotonic() - start:.0f} s.", flush=True)
    print(f"Some turns were played; the game is at version {asyncio.run(play(base))}.")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
