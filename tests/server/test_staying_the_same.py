"""However a client came to its view, by patches or as a whole, it sees what one that has just come sees."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from carsonne import registry
from tests.server.conftest import Arrive
from tests.server.guest import Guest, Sitter
from tests.thorough import series

pytestmark = pytest.mark.anyio
STEPS = series(40, 200)
LEVELS = ("random", "policy")


async def rename(guest: Guest, table: str, rng: Random) -> None:
    await guest.post("/api/me", {"name": f"Ada {rng.randrange(10_000)}"})


async def hand_over(guest: Guest, table: str, rng: Random) -> None:
    """Let a bot play for a guest's seat and take it back, or change how much is asked."""
    await guest.send("PUT", f"/api/tables/{table}/seats/0", {"ask_all": rng.random() < 0.5})


async def same_as_new(guest: Guest, table: str, sitter: Sitter) -> None:
    """Compare what a client sees with what one sees that comes now. Nothing else happens meanwhile."""
    async with guest.at(table, seat=sitter.seat) as new:
        await sitter.until(lambda s: s.version >= new.version)
        now = new.view
        await sitter.until(lambda s: s.view == now)


@pytest.mark.parametrize("game", registry.names())
async def test_renames_seats_and_coming_back_leave_no_difference(arrive: Arrive, game: str) -> None:
    ada, eve = await arrive("Ada"), await arrive("Eve")
    seats: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "guest", "name": "Bob"}]
    table = str((await ada.table(*seats, game=game))["id"])
    await ada.post(f"/api/tables/{table}/start", {"nonce": "ada"})
    rng = Random(7)
    async with ada.at(table, seat=0) as one, ada.at(table, seat=1) as other, eve.at(table) as watcher:
        for _ in range(STEPS):
            asked = next((sitter for sitter in (one, other) if sitter.asked()), None)
            if asked is None:
                break
            version = await asked.step(rng)
            for sitter in (one, other, watcher):
                await sitter.say(type="ping")  # as a page does: a long series on a busy machine outlasts the silence
                await sitter.until(lambda s, version=version: s.version >= version)  # type: ignore[misc]
            if rng.random() < 0.3:
                await rng.choice([rename, hand_over])(ada, table, rng)
            for sitter, guest in ((one, ada), (other, ada), (watcher, eve)):
                await same_as_new(guest, table, sitter)
