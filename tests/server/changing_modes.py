"""Run as a process of its own: a pool of bots whose rules are compiled while it runs, as `make play` does it."""

from __future__ import annotations

import asyncio
import os

import carsonne
from carsonne import registry
from carsonne.kernel.dealer import Dealer
from carsonne.kernel.match import Match, checked_setup
from carsonne.server.bots.pool import BotPool


def mode(pace: float) -> str:
    """Return which rules a worker has."""
    return carsonne.mode()


async def main() -> None:
    """Print the modes of this process and of its workers, before and after, and whether a move of theirs is legal."""
    pool = BotPool(1, 60)
    before = await pool.ask("me", mode)
    del os.environ["CARSONNE_PURE"]  # from here on compiled rules may be used, if there are any
    match = Match(registry.find("carcassonne"), checked_setup(registry.find("carcassonne"), 2), Dealer())
    seat = match.waiting_for()[0]
    move = await pool.choose("me", "carcassonne", "policy", match.state, seat)
    print(carsonne.mode(), before, await pool.ask("me", mode), move in match.state.legal(seat))
    pool.close()


if __name__ == "__main__":
    from tests.server import changing_modes  # workers find its functions by this name

    asyncio.run(changing_modes.main())
