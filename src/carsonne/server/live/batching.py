"""Batches the operations of many tables on a busy server.

Handling each of hundreds of operations a second separately means cold caches and a transaction each. On a busy server
those that arrive within `EVERY` seconds are therefore handled together and share a transaction. Below `BUSY` operations
a second that would cost more latency than it saves (docs/decisions/0008-batching-under-load.md), so nothing waits.
"""

from __future__ import annotations

import asyncio
import time

BUSY = 250.0
"""Operations a second from which on they are batched."""
WINDOW = 1.0
"""Seconds over which operations are counted."""
EVERY = 0.02
"""Seconds from one batch to the next: less than two frames of a screen."""


class Batcher:
    """Lets operations proceed, immediately or together with those of other tables."""

    def __init__(self) -> None:
        self._counted_from = time.monotonic()
        self._count = 0
        self._is_busy = False
        self._last = float("-inf")
        self._table = ""
        """The table of the last operation."""
        self._next: asyncio.Event | None = None

    async def wait(self, table: str) -> None:
        """Wait until an operation at a table may proceed. Operations keep their order."""
        now = time.monotonic()
        alone, self._table = table == self._table, table
        self._measure(now)
        if self._next is None:
            left = self._last + EVERY - now
            if not self._is_busy or alone or left <= 0:
                self._last = now
                return
            self._next = asyncio.Event()
            asyncio.get_running_loop().call_later(left, self._release)
        await self._next.wait()

    def _measure(self, now: float) -> None:
        """Count an operation, and decide once a window whether the server is busy."""
        elapsed = now - self._counted_from
        if elapsed >= WINDOW:
            self._is_busy = self._count >= BUSY * elapsed
            self._counted_from, self._count = now, 0
        self._count += 1

    def _release(self) -> None:
        self._last = time.monotonic()
        if self._next is not None:
            self._next.set()
            self._next = None
