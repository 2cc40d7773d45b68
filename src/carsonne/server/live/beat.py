"""The beat in which the operations of many tables are carried out.

A server that is woken for each of a hundred operations a second does everything with cold caches and writes a hundred
transactions. Those that come close together are therefore carried out together, share a transaction, and are told
together. Nobody waits at a table that is played alone, nor where operations are rare.
"""

from __future__ import annotations

import asyncio
import time

EVERY = 0.02
"""Seconds from one beat to the next: less than a screen takes for two pictures."""


class Beat:
    """Lets operations go on, at once or with those of other tables."""

    def __init__(self) -> None:
        self._last = 0.0
        self._table = ""
        """The table of the last operation."""
        self._next: asyncio.Event | None = None

    async def wait(self, table: str) -> None:
        """Wait until an operation at a table may go on. They go on in the order in which they came."""
        alone, self._table = table == self._table, table
        if self._next is None:
            left = self._last + EVERY - time.monotonic()
            if alone or left <= 0:
                self._last = time.monotonic()
                return
            self._next = asyncio.Event()
            asyncio.get_running_loop().call_later(left, self._strike)
        await self._next.wait()

    def _strike(self) -> None:
        self._last = time.monotonic()
        if self._next is not None:
            self._next.set()
            self._next = None
