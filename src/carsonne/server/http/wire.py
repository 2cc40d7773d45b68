"""What uvicorn reads from the network, with bounds that it lacks: time and size of requests, frames at once."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from http import HTTPStatus
from typing import Any, Protocol, cast

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from carsonne.server.http.door import door
from carsonne.server.http.frames import Ruler, frame, whole_text
from carsonne.server.http.security import RAW
from carsonne.server.live.clients import Bucket
from carsonne.server.protocol.payloads import Problem

HEAD = 64 * 1024
"""Bytes in the head of a request."""
IN_A_ROW = 16
"""Requests that may be sent before the first is answered."""
SLICE = 2048
"""Bytes of a socket that are read before everybody else gets a turn: at most 340 frames."""
CONTROLS = 50.0
"""Pings, pongs and fragments a second."""
NOISE = ("Invalid HTTP request received.", "Unsupported upgrade request.")
"""What uvicorn would write to the log as often as somebody likes."""
LINGER = 1.0
"""Seconds in which a client that is sent away may still read why."""
LINE = "carsonne.line"
"""The connection itself, a `Line`, in the state of a socket's scope."""

logging.getLogger("uvicorn.error").addFilter(lambda record: record.msg not in NOISE)


class Line(Protocol):
    """A connection that the application writes to without the messages of ASGI, which cost more than they carry."""

    when_writable: Callable[[], None] | None
    """What is called when it takes something again."""

    def send_texts(self, texts: Sequence[bytes]) -> bool:
        """Send texts in UTF-8, each as a message of its own, in one piece; False if it takes nothing now."""
        ...

    async def receive(self) -> Any:
        """The next message. Others get a turn before it, even if it is there."""
        ...


class Inbox:
    """Messages for the application: what uvicorn uses of `asyncio.Queue`, for one reader, at a third of its price."""

    def __init__(self) -> None:
        self._messages: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        """Add a message, and wake the reader."""
        self._messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        """The next message, once there is one."""
        while not self._messages:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._messages.popleft()

    def qsize(self) -> int:
        """How many messages wait."""
        return len(self._messages)

    def empty(self) -> bool:
        """Whether none waits."""
        return not self._messages


class RequestProtocol(HttpToolsProtocol):
    """A connection with requests. Its head and its body must each arrive in time."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let somebody in, if there is room."""
        super().connection_made(transport)
        self.deadline: asyncio.TimerHandle | None = None
        self.head = 0
        self.in_head = False
        self.is_socket = False
        self.host = None if self.client is None else self.client[0]
        self.counted = door().admit(self, self.host)
        if self.counted:
            self._expect(door().config.head_seconds)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._relax()
        door().heard(self)
        if self.counted:
            self.counted = False
            door().leave(self.host)
        super().connection_lost(exc)

    def cut(self) -> None:
        """Make room for somebody else."""
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Read a part of a request."""
        super().data_received(data)
        if self.transport.is_closing() or self.is_socket:
            return
        if self.in_head:
            self.head += len(data)
            if self.head > HEAD:
                self.refuse(431, "too_big", f"The head of a request can have at most {HEAD:,} bytes.")
        if self.deadline is None and not self._is_answering():
            self._expect(door().config.head_seconds)  # something has come, if only an empty line

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self.head, self.in_head = 0, True
        self._expect(door().config.head_seconds)

    def on_headers_complete(self) -> None:
        """A request's head is complete."""
        self.in_head = False
        if len(self.pipeline) >= IN_A_ROW:
            raise ValueError("too many requests in a row")  # the parser makes a 400 of it
        door().heard(self)
        self._expect(door().config.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """A request has arrived."""
        self._relax()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a socket, which has no deadlines and leaves the door by itself."""
        self._relax()
        self.is_socket = True
        door().heard(self)
        super().handle_websocket_upgrade()

    def _is_answering(self) -> bool:
        """Whether a request waits for its answer, or for the rest of it."""
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
            self.refuse(408, "too_slow", "The request did not arrive in time.")
        else:
            self.transport.abort()

    def timeout_keep_alive_handler(self) -> None:
        """End a connection that is not used, even if the last answer was never read."""
        self.transport.abort()

    def send_400_response(self, msg: str) -> None:
        """Refuse what is not HTTP."""
        self.refuse(400, "bad_request", "This is not a valid HTTP request.")

    def refuse(self, status: int, code: str, detail: str) -> None:
        """Answer for the application, and close the connection."""
        body = msgspec.json.encode(Problem(code, detail))
        head = [f"HTTP/1.1 {status} {HTTPStatus(status).phrase}".encode()]
        head += [name + b": " + value for name, value in RAW]
        head += [b"content-type: application/json", f"content-length: {len(body)}".encode(), b"connection: close"]
        if not self._is_answering() or not self.cycle.response_started:
            self.transport.write(b"\r\n".join([*head, b"", body]))
        self._relax()
        self.transport.close()


class SocketProtocol(WebSocketsSansIOProtocol):
    """A socket. Frames are read a few at a time, and what comes too fast is not read at all."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.queue = Inbox()  # type: ignore[assignment]
        self.unread = bytearray()
        self.scheduled = False
        self.controls = Bucket(CONTROLS)
        self.ruler = Ruler()
        self.when_writable: Callable[[], None] | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self.unread.clear()
        door().leave(None if self.client is None else self.client[0])
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        """Let the application write to the connection itself."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"][LINE] = self

    def send_texts(self, texts: Sequence[bytes]) -> bool:
        """Send several messages with one call of the system; nothing once the socket is being closed. See `Line`."""
        if not self.writable.is_set():
            return False
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(map(frame, texts)))
        return True

    def resume_writing(self) -> None:
        """The client has read enough to be sent more."""
        super().resume_writing()
        if self.when_writable is not None:
            self.when_writable()

    def data_received(self, data: bytes) -> None:
        """Take what has come; if it is much, it is read in slices."""
        if self.unread or len(data) > SLICE:
            self.unread += data
            if not self.scheduled:
                self._read_slice()
        elif self._expects_message() and (text := whole_text(data)) is not None:
            self._hand_on(text)
        else:
            self._read(data)

    def _expects_message(self) -> bool:
        """Whether what comes next is the beginning of a message, and is wanted."""
        return self.conn.state is OPEN and self.ruler.is_even and not self.frames and not self.close_sent

    def _hand_on(self, text: str) -> None:
        """Let the application have a message. One more may be on its way while it has not taken the last."""
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > 1 and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _read(self, data: bytes) -> None:
        """Read whatever it is."""
        if self.handshake_initiated:  # before that it is a request
            self.ruler.measure(data)
        super().data_received(data)

    def _read_slice(self) -> None:
        self.scheduled = False
        if self.transport.is_closing() or not self.unread:
            return
        piece = bytes(self.unread[:SLICE])
        del self.unread[:SLICE]
        self._read(piece)
        if self.unread:
            self.read_paused = True
            self.transport.pause_reading()
            if self.queue.empty() or self.close_sent:  # else `receive` goes on, once the application has caught up
                self._read_soon()
        elif self.queue.empty():
            self._go_on()

    def _read_soon(self) -> None:
        if not self.scheduled:
            self.scheduled = True
            self.loop.call_soon(self._read_slice)

    async def receive(self) -> Any:
        """The next message; more is read when there is none left. However many wait, everybody else gets a turn."""
        if not self.queue.empty():
            await asyncio.sleep(0)
        message = await self.queue.get()
        if self.queue.empty():
            if self.unread:
                self._read_soon()
            else:
                self._go_on()
        return message

    def _go_on(self) -> None:
        """Everything has been read and taken: read more."""
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    async def send(self, message: Any) -> None:
        """Send; a client that was sent away is not listened to any more."""
        if message["type"] != "websocket.close":
            await super().send(message)
        elif not self.writable.is_set():
            self.transport.abort()  # it reads nothing, so a goodbye would wait for ever
        else:
            await self._say_goodbye(message)

    async def _say_goodbye(self, message: Any) -> None:
        sent_away = message.get("code") == SENT_AWAY
        if sent_away:
            self.close_timeout = LINGER
        await super().send(message)
        self.loop.call_later(self.close_timeout + LINGER, self.transport.abort)  # however little it reads
        if sent_away and not self.transport.is_closing():
            self.unread.clear()
            self.transport.pause_reading()

    def send_receive_event_to_app(self) -> None:
        """Hand a message on; text that is not UTF-8 closes the socket, as the standard says."""
        try:
            if self.curr_msg_data_type == "text":
                b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self.frames = []
            self.conn.send_close(1007)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        """Answer a ping."""
        if self._may_control():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take note of a pong."""
        if self._may_control():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Take a part of a message."""
        if self._may_control():
            super().handle_cont(event)

    def _may_control(self) -> bool:
        if self.controls.take():
            return True
        self.transport.abort()
        return False


SENT_AWAY = 1008
"""The close code for a client that does what it must not: the standard calls it a policy violation."""
