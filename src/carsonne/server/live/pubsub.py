"""What the processes of a site tell each other through Redis: a game has moved on, a table has changed, people came.

One task sends and one listens. Redis may go away at any time: what is to be sent waits, within bounds, and whatever is
lost meanwhile the sweepers find in the database. Nothing waits for Redis here.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import islice
from typing import Literal, NoReturn, TypeAlias

import msgspec
import structlog
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.exceptions import RedisError

from carsonne.server import metrics
from carsonne.server.identity import new_id

_log = structlog.get_logger("pubsub")
NoticeKind: TypeAlias = Literal["moved", "table", "presence", "who"]
AWAY = (RedisError, OSError, TimeoutError)
"""How Redis fails when it is not there."""
MOST = 10_000
"""Notices that may wait to be sent; beyond that the oldest are dropped."""
TOGETHER = 500
"""Notices in one message of Redis."""
GATHER = 0.01
"""Seconds between two messages, in which notices are gathered: a message costs far more than a notice in it."""
PAUSE = 0.25
"""Seconds before Redis is tried again."""
PULSE = 2.0
"""Seconds of silence after which the listener asks whether Redis is still there."""


class Notice(msgspec.Struct, omit_defaults=True):
    """What processes tell each other. It holds nothing secret: the database has the details."""

    kind: NoticeKind
    table: str
    origin: str
    players: list[str] = []
    watchers: int = 0


class Publisher:
    """Sends notices to every process of the site, or nowhere if there is no Redis."""

    def __init__(self, redis: Redis | None, prefix: str) -> None:
        self.redis = redis
        self.channel = f"{prefix}:notices"
        self.process = new_id(6)
        self.failing = False
        self._waiting: dict[tuple[NoticeKind, str], Notice] = {}
        self._new = asyncio.Event()

    def publish(self, kind: NoticeKind, table: str, players: list[str] | None = None, watchers: int = 0) -> None:
        """Queue a notice about a table; it replaces one of the same kind that has not been sent yet."""
        if self.redis is None:
            return
        self._waiting.pop((kind, table), None)
        self._waiting[kind, table] = Notice(kind, table, self.process, players or [], watchers)
        if len(self._waiting) > MOST:
            del self._waiting[next(iter(self._waiting))]
            metrics.NOTICES_DROPPED.inc()
        self._new.set()

    async def run(self) -> None:
        """Send what is queued, forever."""
        while self.redis is not None:
            await self._new.wait()
            self._new.clear()
            while self._waiting:
                await self._send_some(self.redis)
            await asyncio.sleep(GATHER)

    async def _send_some(self, redis: Redis) -> None:
        batch = list(islice(self._waiting.items(), TOGETHER))
        try:
            await redis.publish(self.channel, msgspec.json.encode([notice for _, notice in batch]))
        except AWAY as error:
            self.failing = _noted("publish", self.failing, error)
            await asyncio.sleep(PAUSE)
            return
        self.failing = _noted("publish", self.failing)
        for key, notice in batch:
            if self._waiting.get(key) is notice:  # a newer one has to be sent as well
                del self._waiting[key]


class Listener:
    """Hears what the other processes publish. It subscribes again whenever the connection breaks."""

    def __init__(self, redis: Redis | None, channel: str, heard: Callable[[bytes], Awaitable[None]]) -> None:
        self.redis = redis
        self.channel = channel
        self.heard = heard
        self.failing = False

    async def run(self) -> None:
        """Listen forever."""
        while self.redis is not None:
            try:
                async with self.redis.pubsub() as pubsub:
                    await pubsub.subscribe(self.channel)
                    await self._listen(pubsub)
            except AWAY as error:
                self.failing = _noted("listen", self.failing, error)
                await asyncio.sleep(PAUSE)

    async def _listen(self, pubsub: PubSub) -> NoReturn:
        asked = False
        while True:
            message = await pubsub.get_message(timeout=PULSE)
            if message is not None:
                asked = False
                self.failing = _noted("listen", self.failing)
                if message["type"] == "message":
                    await self.heard(message["data"])
            elif asked:
                raise TimeoutError("Redis has gone silent.")
            else:
                asked = True
                await pubsub.ping()


def _noted(what: str, failing: bool, error: BaseException | None = None) -> bool:
    """Return whether it fails now; log only when that changes."""
    if error is not None and not failing:
        _log.warning("redis_away", doing=what, reason=str(error) or type(error).__name__)
    if error is None and failing:
        _log.warning("redis_back", doing=what)
    return error is not None
