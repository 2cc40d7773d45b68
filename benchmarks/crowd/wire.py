"""A minimal WebSocket client, so that the players take little of the machine they share with the server."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from typing import cast

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
MASK = b"\x00\x00\x00\x00"
"""Clients must mask what they send; a mask of zeros is a mask and costs nothing."""


class Wire(asyncio.Protocol):
    """One socket. `hear` is called with every message, `lost` once when the connection has ended."""

    def __init__(self, host: str, path: str, cookies: str, hear: Callable[[bytes], None]) -> None:
        self.request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\nCookie: {cookies}\r\n\r\n"
        )
        self.hear = hear
        self.lost: Callable[[], None] = lambda: None
        self.opened = asyncio.get_running_loop().create_future()
        self.buffer = bytearray()
        self.received = 0
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)  # uvloop's are not derived from it
        self.transport.write(self.request.encode())

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        self.buffer += data
        if not self.opened.done() and not self._read_answer():
            return
        while (frame := self._next_frame()) is not None:
            self._handle(*frame)

    def _read_answer(self) -> bool:
        head, end, rest = bytes(self.buffer).partition(b"\r\n\r\n")
        if not end:
            return False
        self.buffer = bytearray(rest)
        if b" 101 " in head[:20]:
            self.opened.set_result(None)
        else:
            self.opened.set_exception(ConnectionError(head[:100].decode()))
        return True

    def _next_frame(self) -> tuple[int, bytes] | None:
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1], 2
        if size >= 126:
            start = 4 if size == 126 else 10
            size = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + size:
            return None
        frame = buffer[0] & 15, bytes(buffer[start : start + size])
        del buffer[: start + size]
        return frame

    def _handle(self, kind: int, data: bytes) -> None:
        if kind in (TEXT, BINARY):
            self.hear(data)
        elif kind == PING:
            self._send(PONG, data)
        elif kind == CLOSE:
            self.drop()

    def say(self, text: str) -> None:
        """Send a text message."""
        self._send(TEXT, text.encode())

    def _send(self, kind: int, data: bytes) -> None:
        if self.transport is None or self.transport.is_closing():
            return
        size = len(data)
        head = bytes((0x80 | kind, 0x80 | size)) if size < 126 else bytes((0x80 | kind, 254)) + size.to_bytes(2, "big")
        self.transport.write(head + MASK + data)

    def drop(self) -> None:
        """Cut the connection, as a lost network does."""
        if self.transport is not None:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("The server hung up."))
        self.lost()


async def connect(base: str, path: str, cookies: str, hear: Callable[[bytes], None]) -> Wire:
    """Open a socket and wait until the server has accepted it."""
    host, _, port = base.removeprefix("http://").partition(":")
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(f"{host}:{port}", path, cookies, hear), host, int(port))
    await wire.opened
    return wire


def number() -> str:
    """Make an id for an operation."""
    return os.urandom(8).hex()
