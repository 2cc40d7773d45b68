"""Is this process well? Asks its database for a write, and the links to the other processes how they are."""

from __future__ import annotations

import asyncio
import time

from msgspec import Struct

from carsonne.locales import message, say
from carsonne.server.live.pubsub import Listener, Publisher
from carsonne.server.store.database import Database
from carsonne.server.store.outages import Outage, Unavailable

FRESH = 1.0
"""Seconds for which a finding counts, so that asking often costs nothing."""
PATIENCE = 3.0
"""Seconds after which a database that has not answered counts as away."""
NO_REDIS = message("redis-away")


class Findings(Struct):
    """What was found: whether the database can be written, whether Redis answers, and all problems in English."""

    outage: Outage | None
    redis: bool | None
    problems: list[str]


class Checkup:
    """The last probe of the database, shared by all who ask meanwhile."""

    def __init__(self, database: Database, publisher: Publisher, listener: Listener) -> None:
        self.database = database
        self.publisher = publisher
        self.listener = listener
        self._lock = asyncio.Lock()
        self._outage: Outage | None = None
        self._at = float("-inf")

    async def findings(self) -> Findings:
        """Return how things are now."""
        async with self._lock:
            if time.monotonic() - self._at > FRESH:
                self._outage, self._at = await self._probe(), time.monotonic()
        redis = None if self.listener.redis is None else not (self.listener.failing or self.publisher.failing)
        problems = [] if self._outage is None else [message(f"database-{self._outage}")]
        if redis is False:
            problems.append(NO_REDIS)
        return Findings(self._outage, redis, [say(one, language="en") for one in problems])

    async def _probe(self) -> Outage | None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.database.probe()
        except Unavailable as error:
            return error.outage
        except TimeoutError:
            return "away"
        return None
