"""uvicorn protocols with limits on connections, time, size and frame rate.

The application runs without them under any ASGI server; a proxy in front can set the same limits. The attributes of
uvicorn used here are not documented, hence the upper bound in pyproject.toml.
"""

from __future__ import annotations

import asyncio
import logging
from http import HTTPStatus
from typing import Any, cast

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

from carsonne.locales import Message, message, say
from carsonne.server.http.admission import Admission
from carsonne.server.http.security import RAW
from carsonne.server.live.clients import Bucket
from carsonne.server.protocol.payloads import Problem

ADMISSION = "carsonne.admission"
"""The process's `Admission` in the state that the application sets at startup."""
HEAD = 32 * 1024
"""Bytes in the head of a request."""
LINES = 100
"""Lines in it."""
PIPELINED = 16
"""Requests that may be sent before the first is answered."""
SLICE = 2048
"""Bytes of a socket that are parsed before other connections get a turn: at most 340 frames."""
CONTROLS = 50.0
"""Pings, pongs and fragments a second."""
NOISE = (
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
    "Invalid UTF-8 sequence received from client.",
)
"""What uvicorn would log as often as a client likes."""
LINGER = 1.0
"""Seconds in which a client that broke a limit may still read why."""

logging.getLogger("uvicorn.error").addFilter(lambda record: record.msg not in NOISE)


class LimitedHttp(HttpToolsProtocol):
    """An HTTP connection whose requests must arrive in time and within bounds."""

    admission: Admission

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Accept the connection if there is room."""
        super().connection_made(transport)
        self.admission = self.app_state[ADMISSION]
        self.deadline: asyncio.TimerHandle | None = None
        self.head = 0
        """Bytes of the head that have been parsed."""
        self.unfinished = 0
        """Bytes that have arrived of a head that is not complete: the parser keeps a line until it ends."""
        self.in_head = False
        self.is_socket = False
        self.host = None if self.client is None else self.client[0]
        self.counted = self.admission.admit(self, self.host)
        if self.counted:
            self._expect(self.admission.config.head_seconds)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._relax()
        self.admission.heard(self)
        if self.counted:
            self.counted = False
            self.admission.leave(self.host)
        super().connection_lost(exc)

    def abort(self) -> None:
        """Close the connection immediately."""
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Read a part of a request."""
        super().data_received(data)
        if self.transport.is_closing() or self.is_socket:
            return
        if self.in_head:
            self.unfinished += len(data)
            if self.unfinished > HEAD:
                self._refuse_head()
        if self.deadline is None and not self._is_answering():
            self._expect(self.admission.config.head_seconds)  # something has come, if only an empty line

    def on_message_begin(self) -> None:
        """Start the deadline for a request's head."""
        super().on_message_begin()
        self.head, self.unfinished, self.in_head = 0, 0, True
        self._expect(self.admission.config.head_seconds)

    def on_url(self, url: bytes) -> None:
        """Read a part of the address."""
        super().on_url(url)
        self._count_head(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        """Read a line of the head."""
        super().on_header(name, value)
        self._count_head(len(name) + len(value))

    def _count_head(self, size: int) -> None:
        """Count a part of the head; too much of it makes the parser give up."""
        self.head += size
        if self.head > HEAD or len(self.headers) > LINES:
            raise ValueError("the head is too big")

    def on_headers_complete(self) -> None:
        """Start the deadline for a request's body."""
        self.in_head = False
        if len(self.pipeline) >= PIPELINED:
            raise ValueError("too many pipelined requests")  # the parser turns it into a 400
        self.admission.heard(self)
        self._expect(self.admission.config.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Stop the deadline: the request has arrived."""
        self._relax()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Become a socket, which has no deadlines and is counted until it ends."""
        self._relax()
        self.is_socket = True
        self.admission.heard(self)
        super().handle_websocket_upgrade()

    def _is_answering(self) -> bool:
        """Return whether a request waits for its answer, or for the rest of it."""
        cycle = cast("RequestResponseCycle | None", self.cycle)
        return cycle is not None and not cycle.response_complete

    def _expect(self, seconds: float) -> None:
        self._relax()
        self.deadline = self.loop.call_later(seconds, self._too_slow)

    def _relax(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def _too_slow(self) -> None:
        self.deadline = None
        if self.in_head or (self._is_answering() and not self.cycle.response_started):
            self.refuse(408, "too_slow", message("error-slow"))
        else:
            self.transport.abort()

    def timeout_keep_alive_handler(self) -> None:
        """Close an idle connection, even if the last answer was never read."""
        self.transport.abort()

    def send_400_response(self, msg: str) -> None:
        """Refuse what is not HTTP, or too much of it."""
        if self.in_head and (self.head > HEAD or len(self.headers) > LINES):
            self._refuse_head()
        else:
            self.refuse(400, "bad_request", message("error-not-http"))

    def _refuse_head(self) -> None:
        self.refuse(431, "too_big", message("error-head", lines=LINES, bytes=HEAD))

    def refuse(self, status: int, code: str, said: Message) -> None:
        """Answer for the application, and close the connection."""
        body = msgspec.json.encode(Problem(code, say(said, language="en"), said))
        head = [f"HTTP/1.1 {status} {HTTPStatus(status).phrase}".encode()]
        head += [name + b": " + value for name, value in RAW]
        head += [b"content-type: application/json", f"content-length: {len(body)}".encode(), b"connection: close"]
        if not self._is_answering() or not self.cycle.response_started:
            self.transport.write(b"\r\n".join([*head, b"", body]))
        self._relax()
        self.transport.close()


class LimitedWebSocket(WebSocketsSansIOProtocol):
    """A socket that parses a few frames at a time, limits control frames, and does not wait for slow clients."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.unread = bytearray()
        self.scheduled = False
        self.controls = Bucket(CONTROLS)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self.unread.clear()
        self.app_state[ADMISSION].leave(None if self.client is None else self.client[0])
        super().connection_lost(exc)

    # Reading in slices

    def data_received(self, data: bytes) -> None:
        """Parse what has arrived; if it is much, in slices."""
        if not self.unread and len(data) <= SLICE:
            self._parse(data)
            return
        self.unread += data
        if not self.scheduled:
            self._read_slice()

    def _parse(self, data: bytes) -> None:
        """Parse a little, and pause only if two messages wait: uvicorn pauses after each, which costs system calls."""
        was_paused, self.read_paused = self.read_paused, True
        super().data_received(data)
        self.read_paused = was_paused
        if self.queue.qsize() > 1 and not was_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def _read_slice(self) -> None:
        self.scheduled = False
        if self.transport.is_closing() or not self.unread:
            return
        piece = bytes(self.unread[:SLICE])
        del self.unread[:SLICE]
        super().data_received(piece)
        if self.unread:
            self.read_paused = True
            self.transport.pause_reading()
            if self.queue.empty() or self.close_sent:  # else `receive` continues once the application has caught up
                self._read_soon()
        elif self.queue.empty():
            self._resume()

    def _read_soon(self) -> None:
        if not self.scheduled:
            self.scheduled = True
            self.loop.call_soon(self._read_slice)

    async def receive(self) -> Any:
        """Return the next message, and read on when none is left. Other connections get a turn between two."""
        if not self.queue.empty():
            await asyncio.sleep(0)
        message = await self.queue.get()
        if self.queue.empty():
            if self.unread:
                self._read_soon()
            else:
                self._resume()
        return message

    def _resume(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    # Closing

    async def send(self, message: Any) -> None:
        """Send a message. Closing does not wait for a client that reads nothing."""
        if message["type"] != "websocket.close":
            await super().send(message)
        elif not self.writable.is_set():
            self.transport.abort()
        else:
            await self._send_close(message)

    async def _send_close(self, message: Any) -> None:
        """Close the socket, and stop reading immediately from a client that broke a limit."""
        broke_limit = message.get("code") == CloseCode.POLICY_VIOLATION
        if broke_limit:
            self.close_timeout = LINGER
        await super().send(message)
        self.loop.call_later(self.close_timeout + LINGER, self.transport.abort)  # however little it reads
        if broke_limit and not self.transport.is_closing():
            self.unread.clear()
            self.transport.pause_reading()

    # Control frames and fragments

    def handle_ping(self) -> None:
        """Answer a ping."""
        if self._may_control():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Note a pong."""
        if self._may_control():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Take a fragment of a message."""
        if self._may_control():
            super().handle_cont(event)

    def _may_control(self) -> bool:
        if self.controls.take():
            return True
        self.transport.abort()
        return False
