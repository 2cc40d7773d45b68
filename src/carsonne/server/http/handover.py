"""Hands a connection to the worker where the table lives that it asks for, before anything of it is read.

The operating system passes the open connection from one process to the other, so the client notices nothing, and the
worker that took it from the network has no part in it any more. Whoever cannot be reached is not waited for: any worker
can serve any table, only at a higher price (docs/decisions/0006-where-a-table-lives.md).
"""

from __future__ import annotations

import asyncio
import os
import re
import socket
import time
from array import array
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import structlog
import uvicorn
from uvicorn.server import ServerState

from carsonne.server.http.security import App
from carsonne.server.http.wire import RequestProtocol
from carsonne.server.live.workers import Workers, workers

_log = structlog.get_logger("handover")
TABLE = re.compile(rb"(?:GET|POST|PUT|DELETE) /api/tables/([\w-]{1,40})[/? ]", re.ASCII)
LONGEST = 64 * 1024
"""Bytes that can be handed over with a connection; more is served where it came in."""
RETRY = 0.002
"""Seconds until a worker with a full letter box is tried again: Linux gives a box room for ten letters."""
PATIENCE = 2.0
"""Seconds after which it is not tried any more."""
ENDING = 5.0
"""Seconds that requests get to finish when the worker ends."""


class HomingProtocol(RequestProtocol):
    """A connection that goes to where its table lives. Between two requests it may move on."""

    handed: bytes | None = None
    """What another worker had read of it."""
    between = True
    """Whether everything that came so far has been read and answered."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Go on where the other worker stopped."""
        super().connection_made(transport)
        if self.handed is not None and not transport.is_closing():
            super().data_received(self.handed)

    def data_received(self, data: bytes) -> None:
        """Read a request, unless it is for another worker."""
        if not (self._is_idle() and self._moves(data)):
            super().data_received(data)

    def on_message_begin(self) -> None:
        """A request begins."""
        self.between = False
        super().on_message_begin()

    def on_message_complete(self) -> None:
        """A request has arrived."""
        self.between = True
        super().on_message_complete()

    def _is_idle(self) -> bool:
        """Whether nothing is under way; `cycle` is None before the first request, which its type does not say."""
        return self.between and bool(getattr(self.cycle, "response_complete", True))

    def _moves(self, data: bytes) -> bool:
        """Whether the connection has left for another worker."""
        home = home_of(data)
        if home is None or not post.is_open or len(data) > LONGEST:
            return False
        self.transport.pause_reading()
        connection = os.dup(self.transport.get_extra_info("socket").fileno())
        if post.send(home, connection, data):
            self.transport.abort()  # the other worker has it: only our own handle is closed
            return True
        os.close(connection)
        self.transport.resume_reading()
        return False


def home_of(data: bytes) -> int | None:
    """The worker that a request is for, unless it is this one or any."""
    found = TABLE.match(data) if workers().count > 1 else None
    if found is None:
        return None
    home = workers().home(found[1].decode())
    return None if home == workers().number else home


class Letter(NamedTuple):
    """An open connection to be sent to a worker, and what was read of it."""

    number: int
    connection: int
    data: bytes
    written: float


def _with(connection: int) -> tuple[int, int, array[int]]:
    """What goes beside the letter. (`socket.send_fds` forgets the address in Python 3.11.)"""
    return socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [connection])


class Post:
    """Sends connections to other workers, and takes those that they send."""

    def __init__(self) -> None:
        self.is_open = False
        self.settings: uvicorn.Config | None = None
        self.state = ServerState()
        self.box: socket.socket | None = None
        self.waiting: deque[Letter] = deque()
        """Letters for full boxes."""
        self.loop: asyncio.AbstractEventLoop | None = None

    @contextmanager
    def open(self, settings: uvicorn.Config, group: Workers) -> Iterator[None]:
        """Have a letter box under this worker's number."""
        self.loop, self.settings = asyncio.get_running_loop(), settings
        self.box = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.box.setblocking(False)
        if group.number is not None:
            Path(group.address(group.number)).unlink(missing_ok=True)
            self.box.bind(group.address(group.number))
        self.loop.add_reader(self.box.fileno(), self._empty_box)
        self.is_open = True
        try:
            yield
        finally:
            self.is_open = False
            self.loop.remove_reader(self.box.fileno())
            self.box.close()

    def send(self, number: int, connection: int, data: bytes) -> bool:
        """Send a connection, at once or in a moment; False if its worker cannot be reached."""
        letter = Letter(number, connection, data, time.monotonic())
        sent = None if self.waiting else self._deliver(letter)
        if sent is None:
            self.waiting.append(letter)
            self._send_later()
        return sent is not False

    def _deliver(self, letter: Letter) -> bool | None:
        """Whether a letter has been sent; None if the box that it is for is full."""
        assert self.box is not None
        try:
            self.box.sendmsg([letter.data], [_with(letter.connection)], 0, workers().address(letter.number))
        except BlockingIOError:
            return None
        except OSError:
            workers().missed.add(letter.number)
            return False
        os.close(letter.connection)
        return True

    def _send_later(self) -> None:
        assert self.loop is not None
        if len(self.waiting) == 1:
            self.loop.call_later(RETRY, self._send_waiting)

    def _send_waiting(self) -> None:
        """Send what waits; whatever cannot be sent is served here."""
        assert self.loop is not None
        while self.waiting:
            letter = self.waiting[0]
            sent = self._deliver(letter)
            if sent is None and time.monotonic() - letter.written < PATIENCE:
                self.loop.call_later(RETRY, self._send_waiting)
                return
            self.waiting.popleft()
            if not sent:
                self._take(letter.connection, letter.data)

    def _empty_box(self) -> None:
        """Take all connections that have arrived."""
        assert self.box is not None
        while True:
            try:
                data, connections, _, _ = socket.recv_fds(self.box, LONGEST, 1)
            except OSError:
                return
            for connection in connections:
                self._take(connection, data)

    def _take(self, connection: int, data: bytes) -> None:
        assert self.loop is not None
        task = self.loop.create_task(self._adopt(connection, data))
        self.state.tasks.add(task)
        task.add_done_callback(self.state.tasks.discard)

    async def _adopt(self, connection: int, data: bytes) -> None:
        """Serve a connection as if it had come in here."""
        assert self.loop is not None
        assert self.settings is not None
        protocol = HomingProtocol(config=self.settings, server_state=self.state, app_state={})
        protocol.handed = data
        accepted = socket.socket(fileno=connection)
        accepted.setblocking(False)
        try:
            await self.loop.connect_accepted_socket(lambda: protocol, accepted)
        except OSError:
            accepted.close()  # the client has gone in the meantime

    async def finish(self) -> None:
        """Let the requests of adopted connections finish, as uvicorn does with its own."""
        for connection in list(self.state.connections):
            connection.shutdown()
        if self.state.tasks:
            await asyncio.wait(list(self.state.tasks), timeout=ENDING)


post = Post()
"""That of this process."""


def homing(app: App, settings: uvicorn.Config) -> App:
    """The application with an open letter box for as long as it runs."""

    async def with_post(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "lifespan" or workers().count == 1:
            await app(scope, receive, send)
            return

        async def until_shutdown() -> Any:
            message = await receive()
            if message["type"] == "lifespan.shutdown":
                await post.finish()
            return message

        settings.load()
        with post.open(settings, workers()):
            await app(scope, until_shutdown, send)

    return with_post
