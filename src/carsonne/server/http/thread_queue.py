"""Threads for heavy work: what takes longer than a move must not hold up the event loop.

It runs in threads of this process. They share the interpreter with the loop, which gets its turn every few
milliseconds; more threads would only share it further, so there are few, and other work waits, holding no lock.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, TypeVar

from carsonne.server.http.context import AnyRequest

T = TypeVar("T")


class ThreadQueue:
    """A few threads, and a queue for them."""

    def __init__(self, threads: int) -> None:
        self._free = asyncio.Semaphore(threads)
        self._threads = ThreadPoolExecutor(threads, "thread-queue")

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[ThreadQueue]:
        """Wait for a free thread. A lock that is needed as well is taken after this."""
        async with self._free:
            yield self

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """Run work in a thread, within a turn."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, partial(work, *args))

    async def do(self, work: Callable[..., T], *args: Any) -> T:
        """Run work in a thread, in order of arrival."""
        async with self.turn():
            return await self.run(work, *args)

    def close(self) -> None:
        """Accept no more work."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def past_of(request: AnyRequest) -> ThreadQueue:
    """Return the threads for looking back at games."""
    past: ThreadQueue = request.app.state.past
    return past


def imports_of(request: AnyRequest) -> ThreadQueue:
    """Return the thread for imported texts, which thus never delay a look at a game."""
    imports: ThreadQueue = request.app.state.imports
    return imports
