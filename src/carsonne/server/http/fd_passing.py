"""Passes a connection to the worker where its table lives, before anything of it is read.

The operating system passes the open connection from one process to the other, so the client notices nothing, and the
worker that accepted it has no part in it any more. A worker that cannot be reached is not waited for: any worker can
serve any table, only at a higher price (docs/decisions/0006-where-a-table-lives.md).
"""

from __future__ import annotations

import asyncio
import os
import re
import socket
import time
from array import array
from collections import deque
from pathlib import Path
from typing import Any, NamedTuple

import uvicorn
from uvicorn.server import ServerState

from carsonne.server.http.protocols import LimitedHttp
from carsonne.server.http.security import App
from carsonne.server.live.workers import Workers

MAILBOX = "carsonne.mailbox"
"""The process's `WorkerMailbox` in the state that the application sets at startup."""
TABLE = re.compile(rb"(?:GET|POST|PUT|DELETE) /api/tables/([\w-]{1,40})[/? ]", re.ASCII)
LONGEST = 64 * 1024
"""Bytes that can be passed with a connection; more is served where it came in."""
RETRY = 0.002
"""Seconds until a worker with a full mailbox is tried again: Linux gives a mailbox room for ten messages."""
PATIENCE = 2.0
"""Seconds after which it is not tried any more."""
ENDING = 5.0
"""Seconds that requests get to finish when the worker ends."""


class RoutingProtocol(LimitedHttp):
    """A connection that moves to the worker of its table. Between two requests it may move on."""

    handed: bytes | None = None
    """What another worker had read of it."""
    between = True
    """Whether everything that came so far has been read and answered."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Continue where the other worker stopped."""
        self.mailbox: WorkerMailbox = self.app_state[MAILBOX]
        super().connection_made(transport)
        if self.handed is not None and not transport.is_closing():
            super().data_received(self.handed)

    def data_received(self, data: bytes) -> None:
        """Read a request, unless it is for another worker."""
        if not (self._is_idle() and self._moves(data)):
            super().data_received(data)

    def on_message_begin(self) -> None:
        """Note that a request begins."""
        self.between = False
        super().on_message_begin()

    def on_message_complete(self) -> None:
        """Note that a request has arrived."""
        self.between = True
        super().on_message_complete()

    def _is_idle(self) -> bool:
        """Return whether nothing is under way; `cycle` is None before the first request, whatever its type says."""
        return self.between and bool(getattr(self.cycle, "response_complete", True))

    def _moves(self, data: bytes) -> bool:
        """Pass the connection to the worker of its table; return whether it has left."""
        home = home_of(data, self.mailbox.workers)
        if home is None or not self.mailbox.is_open or len(data) > LONGEST:
            return False
        self.transport.pause_reading()
        connection = os.dup(self.transport.get_extra_info("socket").fileno())
        if self.mailbox.send(home, connection, data):
            self.transport.abort()  # the other worker has it: only our own handle is closed
            return True
        os.close(connection)
        self.transport.resume_reading()
        return False


def home_of(data: bytes, workers: Workers) -> int | None:
    """Return the worker that a request is for, or None if that is this one or any."""
    found = TABLE.match(data)
    if found is None:
        return None
    home = workers.home(found[1].decode())
    return None if home == workers.number else home


class Handoff(NamedTuple):
    """An open connection on its way to a worker, and what was read of it."""

    number: int
    connection: int
    data: bytes
    since: float


def _with(connection: int) -> tuple[int, int, array[int]]:
    """Return the ancillary data that carries a connection. (`socket.send_fds` forgets the address in Python 3.11.)"""
    return socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [connection])


class WorkerMailbox:
    """Sends connections to other workers, and serves those that they send."""

    def __init__(self, workers: Workers, settings: uvicorn.Config, app_state: dict[str, Any]) -> None:
        """Open the mailbox under this worker's number."""
        self.workers = workers
        self.settings = settings
        self.app_state = app_state
        self.server_state = ServerState()
        self.loop = asyncio.get_running_loop()
        self.waiting: deque[Handoff] = deque()
        """Handoffs to full mailboxes."""
        self.box = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.box.setblocking(False)
        if workers.number is not None:
            Path(workers.address(workers.number)).unlink(missing_ok=True)
            self.box.bind(workers.address(workers.number))
        self.loop.add_reader(self.box.fileno(), self._empty_box)
        self.is_open = True

    def close(self) -> None:
        """Stop sending and taking connections."""
        self.is_open = False
        self.loop.remove_reader(self.box.fileno())
        self.box.close()

    def send(self, number: int, connection: int, data: bytes) -> bool:
        """Send a connection, now or in a moment; return False if its worker cannot be reached."""
        handoff = Handoff(number, connection, data, time.monotonic())
        sent = None if self.waiting else self._deliver(handoff)
        if sent is None:
            self.waiting.append(handoff)
            if len(self.waiting) == 1:
                self.loop.call_later(RETRY, self._send_waiting)
        return sent is not False

    def _deliver(self, handoff: Handoff) -> bool | None:
        """Return whether a handoff was sent, or None if the worker's mailbox is full."""
        try:
            self.box.sendmsg([handoff.data], [_with(handoff.connection)], 0, self.workers.address(handoff.number))
        except BlockingIOError:
            return None
        except OSError:
            self.workers.missed.add(handoff.number)
            return False
        os.close(handoff.connection)
        return True

    def _send_waiting(self) -> None:
        """Send what waits; what cannot be sent is served here."""
        while self.waiting:
            handoff = self.waiting[0]
            sent = self._deliver(handoff)
            if sent is None and time.monotonic() - handoff.since < PATIENCE:
                self.loop.call_later(RETRY, self._send_waiting)
                return
            self.waiting.popleft()
            if not sent:
                self._take(handoff.connection, handoff.data)

    def _empty_box(self) -> None:
        """Take all connections that have arrived."""
        while True:
            try:
                data, connections, _, _ = socket.recv_fds(self.box, LONGEST, 1)
            except OSError:
                return
            for connection in connections:
                self._take(connection, data)

    def _take(self, connection: int, data: bytes) -> None:
        task = self.loop.create_task(self._adopt(connection, data))
        self.server_state.tasks.add(task)
        task.add_done_callback(self.server_state.tasks.discard)

    async def _adopt(self, connection: int, data: bytes) -> None:
        """Serve a connection as if it had come in here."""
        protocol = RoutingProtocol(config=self.settings, server_state=self.server_state, app_state=self.app_state)
        protocol.handed = data
        accepted = socket.socket(fileno=connection)
        accepted.setblocking(False)
        try:
            await self.loop.connect_accepted_socket(lambda: protocol, accepted)
        except OSError:
            accepted.close()  # the client has gone in the meantime

    async def finish(self) -> None:
        """Let the requests of adopted connections finish, as uvicorn does with its own."""
        for connection in list(self.server_state.connections):
            connection.shutdown()
        if self.server_state.tasks:
            await asyncio.wait(list(self.server_state.tasks), timeout=ENDING)


def with_mailbox(app: App, workers: Workers, settings: uvicorn.Config) -> App:
    """Wrap an application so that its worker's mailbox is open while it runs."""

    async def serve(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "lifespan":
            await app(scope, receive, send)
            return
        settings.load()
        mailbox = scope["state"][MAILBOX] = WorkerMailbox(workers, settings, scope["state"])

        async def until_shutdown() -> Any:
            message = await receive()
            if message["type"] == "lifespan.shutdown":
                await mailbox.finish()
            return message

        try:
            await app(scope, until_shutdown, send)
        finally:
            mailbox.close()

    return serve
