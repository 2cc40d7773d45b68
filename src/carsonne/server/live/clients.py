"""A connected socket as its room sees it: whose it is, which seat it looks from, and what is waiting to be sent."""

from __future__ import annotations

import asyncio
import time

from carsonne.kernel.data import MatchView
from carsonne.server.protocol.messages import Bye, ServerMessage, write

BACKLOG = 256
"""Messages that may wait for a slow connection before it is dropped."""


class Client:
    """A connected browser. `version` is the last one it was sent."""

    def __init__(self, player: str | None) -> None:
        self.player = player
        self.seat: int | None = None
        self.version = -1
        self.patches = False
        self.seen: MatchView | None = None
        """The view that it was sent last, if it takes patches."""
        self.greeted = False
        self.heard = time.monotonic()
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue(BACKLOG)
        self.gone = asyncio.Event()

    def show(self, view: MatchView | None) -> MatchView | None:
        """Remember the view that it is sent now, from which the next patch starts."""
        self.seen = view if self.patches else None
        return view

    def send(self, message: ServerMessage) -> None:
        """Queue a message."""
        self.send_text(write(message))

    def send_text(self, text: str) -> None:
        """Queue an encoded message. A client that cannot keep up has to reconnect."""
        try:
            self.outbox.put_nowait(text)
        except asyncio.QueueFull:
            self.gone.set()

    def dismiss(self, code: str, detail: str, retry: bool) -> None:
        """Say goodbye and close the connection."""
        self.send(Bye(code, detail, retry))
        try:
            self.outbox.put_nowait(None)
        except asyncio.QueueFull:
            self.gone.set()


class Bucket:
    """A token bucket: `rate` messages a second, twice as many in a burst."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.level = 2 * rate
        self.at = time.monotonic()

    def take(self) -> bool:
        """Whether one more message may pass now."""
        now = time.monotonic()
        self.level = min(2 * self.rate, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True
