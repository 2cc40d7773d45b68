"""A connected client as its room sees it: whose it is, which seat it looks from, and what is waiting to be sent."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from carsonne.kernel.data import MatchView
from carsonne.kernel.errors import CarsonneError
from carsonne.locales import Message, say
from carsonne.server.live.outbox import Outbox
from carsonne.server.protocol.messages import Bye, Refused, ServerMessage, write

LAST_WORDS = 1.0
"""Seconds that a connection gets to take what is queued before it is closed."""


class Client:
    """A connected browser. `version` is the last one it was sent."""

    def __init__(self, player: str | None, address: str = "") -> None:
        self.player = player
        self.address = address
        self.seat: int | None = None
        self.version = -1
        self.patches = False
        self.lists = False
        """Whether it takes several messages in one frame."""
        self.seen: MatchView | None = None
        """The view that it was sent last, if it takes patches."""
        self.greeted = False
        self.heard = time.monotonic()
        self.outbox = Outbox()
        self.cut: Callable[[], object] = _nothing
        """Closes the connection without waiting for what is queued."""
        self.is_dismissed = False

    def show(self, view: MatchView | None) -> MatchView | None:
        """Remember the view that is being sent, from which the next patch starts."""
        self.seen = view if self.patches else None
        return view

    def send(self, message: ServerMessage) -> None:
        """Queue a message."""
        self.send_encoded(write(message))

    def send_encoded(self, message: str) -> None:
        """Queue an encoded message. A client that cannot keep up has to reconnect."""
        if not self.outbox.put(message):
            self.cut()

    async def next_frame(self) -> str | None:
        """Wait for what to send: a message, or a list of all that are queued; None closes the connection."""
        messages = await self.outbox.take(self.lists)
        if len(messages) > 1:
            return f"[{','.join(messages)}]"
        return messages[0] if messages else None

    def refuse(self, id_: str | None, error: CarsonneError) -> None:
        """Answer a message that changed nothing."""
        self.send(Refused(id_, error.code, error.detail, error.said))

    def dismiss(self, code: str, said: Message, retry: bool) -> None:
        """Say goodbye and close the connection."""
        self.is_dismissed = True
        self.send(Bye(code, say(said, language="en"), said, retry))
        self.close()

    def close(self) -> None:
        """Close the connection once it has taken what is queued, or soon anyway."""
        self.outbox.close()
        asyncio.get_running_loop().call_later(LAST_WORDS, self.cut)


def _nothing() -> None:
    """Do nothing: there is no connection yet."""


class Bucket:
    """A token bucket: `rate` a second, and `burst` at a time (by default two seconds' worth)."""

    def __init__(self, rate: float, burst: float | None = None) -> None:
        self.rate = rate
        self.burst = 2 * rate if burst is None else burst
        self.level = self.burst
        self.at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Take this much if it may pass now; return whether it may."""
        if self.wait(cost) > 0:
            return False
        self.level -= cost
        return True

    def wait(self, cost: float = 1.0) -> float:
        """Return the seconds until this much may pass."""
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        return max(0.0, (cost - self.level) / self.rate)
