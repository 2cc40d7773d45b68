"""Killing a server in the middle of many games loses nothing that it acknowledged."""

from __future__ import annotations

import asyncio
import signal
from random import Random

import pytest

from carsonne import registry
from carsonne.kernel.record import parse, replay
from tests.server.guest import Guest, Refused, Sitter
from tests.server.sites import Site, running
from tests.thorough import series

pytestmark = pytest.mark.anyio
GAMES = series(15, 50)


class Counter:
    """Counts acknowledgements and signals when there are enough."""

    def __init__(self, enough: int) -> None:
        self.left = enough
        self.reached = asyncio.Event()

    def add(self) -> None:
        self.left -= 1
        if self.left <= 0:
            self.reached.set()


class Pair:
    """Two people at one table, the first connected to the process that will be killed."""

    def __init__(self, ada: Guest, bob: Guest, table: str, counter: Counter) -> None:
        self.counter = counter
        self.ada = ada
        self.bob = bob
        self.table = table
        self.acknowledged: dict[int, tuple[Guest, str]] = {}
        """Who made each version, and the id of the operation."""

    async def play(self, guest: Guest, rng: Random) -> None:
        """Play until the connection breaks."""
        try:
            async with guest.at(self.table) as sitter:
                while not sitter.over():
                    await sitter.until(lambda s: s.asked() or s.over())
                    await self.step(guest, sitter, rng)
        except (ConnectionError, OSError, TimeoutError):
            pass

    async def step(self, guest: Guest, sitter: Sitter, rng: Random) -> None:
        try:
            version = await sitter.step(rng)
        except Refused:
            return
        finally:
            for id_, answer in sitter.answers.items():
                if answer["type"] == "ack":
                    self.acknowledged[answer["version"]] = (guest, id_)
        assert version in self.acknowledged
        self.counter.add()


async def set_up(site: Site, number: int, counter: Counter) -> Pair:
    ada = await Guest(site.bases[0]).arrive("Ada")
    bob = await Guest(site.bases[-1]).arrive("Bob")
    table = (await ada.table({"kind": "me"}, {"kind": "open"}))["id"]
    await bob.post(f"/api/tables/{table}/join", {})
    await ada.post(f"/api/tables/{table}/start", {"nonce": f"{number:x}"})
    return Pair(ada, bob, table, counter)


async def check(pair: Pair, base: str) -> int:
    """Check that everything acknowledged is in the log, the game goes on, and its record is right."""
    ada = pair.ada.through(base)
    async with ada.at(pair.table, version=0) as sitter:
        welcome = await sitter.hears("welcome")
        assert welcome["version"] >= max(pair.acknowledged, default=0)
        assert [c["version"] for c in welcome["changes"]] == list(range(1, welcome["version"] + 1))
        own = [(version, id_) for version, (guest, id_) in pair.acknowledged.items() if guest is pair.ada]
        for version, id_ in own[-3:]:  # sent again, they are recognised
            answer = await sitter.operate("undo", seat=0, id_=id_)
            assert (answer["version"], answer["repeated"]) == (version, True)
        if sitter.asked():
            await sitter.step(Random(0))
    record = parse((await ada.http.get(f"/api/tables/{pair.table}/record")).content)
    replay(registry.find("carcassonne"), record)
    await ada.close()
    return len(pair.acknowledged)


@pytest.mark.parametrize(("kind", "processes"), [("sqlite", 1), ("sqlite", 2), ("postgres", 2)])
async def test_nothing_acknowledged_is_lost_when_a_server_is_killed(kind: str, processes: int) -> None:
    async with running(kind, processes, sweep_seconds=0.5) as site:
        counter = Counter(10 * GAMES)
        pairs = [await set_up(site, number, counter) for number in range(GAMES)]
        players = [
            asyncio.create_task(pair.play(guest, Random(number)))
            for number, pair in enumerate(pairs)
            for guest in (pair.ada, pair.bob)
        ]
        await asyncio.wait_for(counter.reached.wait(), 120)
        site.processes[0].end(signal.SIGKILL)
        if processes == 1:
            await asyncio.to_thread(site.start)
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
        counts = [await check(pair, site.processes[-1].base) for pair in pairs]
        assert sum(counts) >= 10 * GAMES
        for pair in pairs:
            await pair.ada.close()
            await pair.bob.close()
