"""What can go wrong with a site, and how it ends: each fault is undone before the next one."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

from tests.services.parts import Part
from tests.soak.players import Host
from tests.soak.supervised import Supervised


class Faults:
    """All faults of one site."""

    def __init__(self, site: Supervised, postgres: Part, redis: Part, hosts: list[Host], rng: Random) -> None:
        self.site, self.postgres, self.redis = site, postgres, redis
        self.hosts = hosts
        self.rng = rng
        self.kinds: dict[str, Callable[[], Awaitable[None]]] = {
            "worker": self._worker,
            "redis": self._redis,
            "sockets": self._sockets,
            "bots": self._bots,
            "pause": self._pause,
            "postgres": self._postgres,
            "supervisor": self._supervisor,
        }

    async def cause(self, kind: str) -> None:
        """Let something go wrong, and put it right again."""
        await self.kinds[kind]()

    async def _worker(self) -> None:
        """Kill one server process; its supervisor starts another."""
        kill(self.rng.choice(children(self.site.pid) or [0]))

    async def _bots(self) -> None:
        """Kill the processes in which bots think."""
        for worker in children(self.site.pid):
            kill(self.rng.choice(children(worker) or [0]))

    async def _sockets(self) -> None:
        """Break half of all connections."""
        for host in self.hosts:
            for player in host.players:
                if self.rng.random() < 0.5:
                    await player.drop()

    async def _redis(self) -> None:
        self.redis.kill()
        await asyncio.sleep(self.rng.uniform(0.2, 2))
        await asyncio.to_thread(self.redis.start)

    async def _pause(self) -> None:
        """Let PostgreSQL hang, for longer or shorter than clients wait."""
        self.postgres.pause()
        try:
            await asyncio.sleep(self.rng.uniform(0.5, 4))
        finally:
            self.postgres.resume()

    async def _postgres(self) -> None:
        self.postgres.kill()
        await asyncio.sleep(self.rng.uniform(0.2, 2))
        await asyncio.to_thread(self.postgres.start)

    async def _supervisor(self) -> None:
        """Kill the whole server at its head; its workers must give the port back."""
        await asyncio.to_thread(self.site.kill)
        await asyncio.to_thread(self.site.start)


def children(pid: int) -> list[int]:
    """Return the processes that a process has started and that run our code."""
    try:
        found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        return [int(child) for child in found if "resource_tracker" not in Path(f"/proc/{child}/cmdline").read_text()]
    except OSError:
        return []  # it has just ended


def kill(pid: int) -> None:
    """Kill a process, if it is still there."""
    if pid:
        try:
            os.kill(pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
