"""Threads for heavy work: what takes longer than a move must not hold up the event loop.

It runs in threads of this process. They share the interpreter with the loop, which gets its turn every few
milliseconds; more threads would only share it further, so there are few, and other work waits, holding no lock.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, TypeVar

from carsonne.server.live.costs import charge_thread
from carsonne.server.live.fair_queue import FairQueue

T = TypeVar("T")


class ThreadQueue:
    """A few threads, and a queue for them."""

    def __init__(self, threads: int) -> None:
        self._places = FairQueue(threads)
        self._threads = ThreadPoolExecutor(threads, "thread-queue")

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[ThreadQueue]:
        """Wait for a free thread; addresses take turns. A lock that is needed as well is taken after this."""
        async with self._places.turn(who):
            yield self

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """Run work in a thread, within a turn."""
        done, seconds = await asyncio.get_running_loop().run_in_executor(self._threads, partial(_timed, work, *args))
        charge_thread(seconds)
        return done

    async def do(self, who: str, work: Callable[..., T], *args: Any) -> T:
        """Run work in a thread when it is this address's turn."""
        async with self.turn(who):
            return await self.run(work, *args)

    def close(self) -> None:
        """Accept no more work."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def _timed(work: Callable[..., T], *args: Any) -> tuple[T, float]:
    begin = time.thread_time()
    return work(*args), time.thread_time() - begin
