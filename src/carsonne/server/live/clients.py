"""A connected socket as its room sees it: whose it is, which seat it looks from, and what is waiting to be sent."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence

from carsonne.kernel.data import MatchView
from carsonne.server.protocol.messages import Bye, ServerMessage, write

BACKLOG = 256
"""Messages that may wait for a slow connection before it is dropped."""


class Client:
    """A connected browser. `version` is the last one it was sent."""

    def __init__(self, player: str | None, address: str = "") -> None:
        self.player = player
        self.address = address
        self.seat: int | None = None
        self.version = -1
        self.patches = False
        self.seen: MatchView | None = None
        """The view that it was sent last, if it takes patches."""
        self.greeted = False
        self.heard = time.monotonic()
        self.outbox: list[bytes] = []
        self.deliver: Callable[[Sequence[bytes]], bool] | None = None
        """Sends messages in one piece, unless the connection takes nothing at the moment."""
        self.gone = asyncio.Event()
        """Nothing more is to be said, or the connection cannot keep up."""
        self.is_dismissed = False

    def show(self, view: MatchView | None) -> MatchView | None:
        """Remember the view that it is sent now, from which the next patch starts."""
        self.seen = view if self.patches else None
        return view

    def send(self, message: ServerMessage) -> None:
        """Queue a message."""
        self.send_encoded(write(message))

    def send_encoded(self, message: bytes) -> None:
        """Queue an encoded message. A client that cannot keep up has to reconnect."""
        if len(self.outbox) >= BACKLOG:
            self.gone.set()
            return
        self.outbox.append(message)
        if len(self.outbox) == 1:
            asyncio.get_running_loop().call_soon(self.flush)  # together with what else is said now

    def flush(self) -> None:
        """Send what waits, if the connection takes it."""
        if self.outbox and self.deliver is not None and self.deliver(self.outbox):
            self.outbox = []

    def dismiss(self, code: str, detail: str, retry: bool) -> None:
        """Say goodbye and close the connection."""
        self.is_dismissed = True
        self.send(Bye(code, detail, retry))
        self.gone.set()


class Bucket:
    """A token bucket: `rate` a second, and so many in a burst (two seconds' worth unless told)."""

    def __init__(self, rate: float, burst: float | None = None) -> None:
        self.rate = rate
        self.burst = 2 * rate if burst is None else burst
        self.level = self.burst
        self.at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Whether this much may pass now."""
        if self.wait(cost) > 0:
            return False
        self.level -= cost
        return True

    def wait(self, cost: float = 1.0) -> float:
        """Seconds until this much may pass."""
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        return max(0.0, (cost - self.level) / self.rate)
