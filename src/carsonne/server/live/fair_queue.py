"""Shares a few places among the requests that wait for one: each address gets its turn, whatever the others ask for."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairQueue:
    """Some places. A request waits for one under a name, and the names take turns."""

    def __init__(self, places: int) -> None:
        self.free = places
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        """The requests of each name, the name whose turn is next first."""

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        """Wait for a place, and hold it."""
        await self._enter(who)
        try:
            yield
        finally:
            self._leave()

    async def _enter(self, who: str) -> None:
        if self.free:
            self.free -= 1
            return
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(place)
        try:
            await place
        except BaseException:
            if not place.cancelled():
                self._leave()  # it was given to a request that no longer wants it
            raise

    def _leave(self) -> None:
        """Give a place to the next who still waits, or keep it free."""
        while self._waiting:
            who, places = self._waiting.popitem(last=False)
            place = places.popleft()
            if places:
                self._waiting[who] = places
            if not place.done():
                place.set_result(None)
                return
        self.free += 1
