"""The WebSocket of a table: reads messages, answers every one, and sends what the room has queued."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Any
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.params import FromPath
from litestar.status_codes import WS_1000_NORMAL_CLOSURE, WS_1008_POLICY_VIOLATION
from msgspec import Struct

from carsonne import locales
from carsonne.kernel.errors import CarsonneError
from carsonne.server import identity, metrics
from carsonne.server.errors import Refusal
from carsonne.server.http.admission import address_of
from carsonne.server.http.limits import Limits
from carsonne.server.live import announce, broadcast, clocks
from carsonne.server.live.clients import LAST_WORDS, Bucket, Client
from carsonne.server.live.costs import Costs
from carsonne.server.live.play import play
from carsonne.server.live.room import Outcome, Room
from carsonne.server.live.rooms import Rooms
from carsonne.server.protocol.messages import (
    Ack,
    ClientMessage,
    Confirm,
    Hello,
    LookFrom,
    Operation,
    Ping,
    Play,
    Pong,
    Restart,
    Undo,
    Welcome,
    read,
)
from carsonne.server.tables import presenters
from carsonne.server.tables.operations import Op, OpKind

_log = structlog.get_logger("sockets")
LONGEST = 16 * 1024
"""Bytes in a message."""
SOCKETS_A_PERSON = 20
"""At one table."""
PATIENCE = 10
"""Messages that may come too fast before the socket is closed; one more each second."""


class Session(Struct):
    """A connection with one browser."""

    rooms: Rooms
    room: Room
    client: Client
    bucket: Bucket
    patience: Bucket
    account: Bucket
    """The time that its address may use."""
    costs: Costs


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """Watch a table and play at it (docs/server.md)."""
    rooms: Rooms = socket.app.state.rooms
    if not same_origin(socket) or not identity.is_id(table):
        await socket.close(4403, locales.say(locales.message("error-foreign-page"), language="en"))
        return
    room = rooms.room(table)
    host = None if socket.client is None else socket.client.host
    client = Client(identity.signed_player(socket.cookies, rooms.config.secret), address_of(host))
    if client.player is not None:
        rooms.origins.note(client.player, client.address)
    await socket.accept()
    limits: Limits = socket.app.state.limits
    account = limits.account(client.address)
    bucket, patience = Bucket(rooms.config.messages_a_second), Bucket(1.0, PATIENCE)
    session = Session(rooms, room, client, bucket, patience, account, limits.costs)
    metrics.SOCKETS.inc()
    try:
        await _converse(socket, session)
    finally:
        metrics.SOCKETS.dec()
        room.remove(client)


def same_origin(socket: WebSocket[Any, Any, Any]) -> bool:
    """Return whether the page that opens the socket is ours; programs other than browsers send no origin."""
    origin = socket.headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == socket.headers.get("host")
    except ValueError:
        return False


async def _converse(socket: WebSocket[Any, Any, Any], session: Session) -> None:
    """Read and write until one side closes the connection."""
    await _enter(session)
    reader = asyncio.create_task(_read(socket, session))
    writer = asyncio.create_task(_write(socket, session.client))
    session.client.cut = writer.cancel
    try:
        await asyncio.wait([reader, writer], return_when=asyncio.FIRST_COMPLETED)
        session.client.close()
        await asyncio.wait([writer])
        await _close(socket, WS_1008_POLICY_VIOLATION if session.patience.level < 1 else WS_1000_NORMAL_CLOSURE)
        await asyncio.wait([reader], timeout=5)  # let an operation that is being written finish
    finally:
        for task in (reader, writer):
            task.cancel()
        await asyncio.gather(reader, writer, return_exceptions=True)
        if not reader.cancelled() and (error := reader.exception()) is not None:
            _log.error("reader_failed", table=session.room.id, exc_info=error)


async def _write(socket: WebSocket[Any, Any, Any], client: Client) -> None:
    """Send what is queued, until the queue says to close or the connection is lost."""
    try:
        while (text := await client.next_frame()) is not None:
            await socket.send({"type": "websocket.send", "text": text, "bytes": None})
    except Exception:  # noqa: BLE001  # what a lost connection raises depends on the server
        _log.debug("send_failed")


async def _enter(session: Session) -> None:
    """Join the clients of the room. Players always may; the number of watchers is limited."""
    own = [client for client in session.room.clients if client.player == session.client.player]
    if _crowded(session) and not await _plays_here(session):
        session.client.dismiss("too_many", locales.message("error-many-watchers"), False)
        return
    if session.client.player is not None and len(own) >= SOCKETS_A_PERSON:
        min(own, key=lambda client: client.heard).dismiss("too_many", locales.message("error-many-windows"), False)
    session.room.clients.add(session.client)


def _crowded(session: Session) -> bool:
    """Return whether the limit of watchers is reached, at this table or from this address."""
    config, row = session.rooms.config, session.room.row
    holders = set() if row is None else {seating.player for seating in row.seats} - {None}
    watching = [client for client in session.room.clients if client.player not in holders]
    near = sum(client.address == session.client.address for client in watching)
    return len(watching) >= config.watchers_a_table or near >= config.watchers_an_address


async def _plays_here(session: Session) -> bool:
    if session.client.player is None:
        return False
    try:
        async with session.room.lock:
            return bool((await session.room.ensure()).held_by(session.client.player))
    except CarsonneError:
        return False  # the answer to `hello` says what is wrong


async def _close(socket: WebSocket[Any, Any, Any], code: int) -> None:
    try:
        async with asyncio.timeout(LAST_WORDS):
            await socket.close(code)
    except Exception:  # noqa: BLE001  # it is already closed, or takes nothing any more
        _log.debug("close_failed")


async def _read(socket: WebSocket[Any, Any, Any], session: Session) -> None:
    while not session.client.is_dismissed:
        message: Mapping[str, Any] = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        session.client.heard = time.monotonic()
        if session.bucket.take() and session.account.wait(0.0) <= 0:
            await session.costs.charged(session.account, "message", answer(session, _content(message)))
        else:
            _refuse_too_fast(session, _content(message))


def _refuse_too_fast(session: Session, data: str | bytes) -> None:
    """Refuse a message as cheaply as possible, and close the connection when patience is exhausted."""
    metrics.operations("any", "too_fast").inc()
    if session.patience.take():
        session.client.refuse(_id_in(data), Refusal("too_fast", locales.message("error-slow-down")))
    else:
        session.client.dismiss("too_fast", locales.message("error-many-messages"), True)


def _content(message: Mapping[str, Any]) -> str | bytes:
    """Return the text or the bytes of a frame."""
    text: str | None = message.get("text")
    data: bytes | None = message.get("bytes")
    return text if text is not None else data or b""


async def answer(session: Session, data: str | bytes) -> None:
    """Answer one message: with an acknowledgement, with what was asked for, or with a refusal and the current view."""
    try:
        if len(data) > LONGEST:
            raise Refusal("too_big", locales.message("error-message-too-long", most=LONGEST))
        message = _understood(data)
        await HANDLERS[type(message)](session, message)
    except CarsonneError as error:
        metrics.operations("any", error.code).inc()
        await _refuse(session, _id_in(data), error)
    except Exception:  # noqa: BLE001  # a bug of ours ends no connection, and gets an answer as well
        _log.exception("bug")
        await _refuse(session, _id_in(data), Refusal("bug", locales.message("error-bug")))


def _understood(data: str | bytes) -> ClientMessage:
    try:
        return read(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refusal("bad_request", locales.message("error-bad-message", why=str(error)[:200])) from None
    except RecursionError:
        raise Refusal("bad_request", locales.message("error-message-too-deep")) from None


class _Named(Struct):
    id: str | None = None


def _id_in(data: str | bytes) -> str | None:
    """Return the id in a message that could not be carried out, so that the answer can name it."""
    try:
        id_ = msgspec.json.decode(data, type=_Named).id if len(data) <= LONGEST else None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return None if id_ is None else id_[:40]


async def _refuse(session: Session, id_: str | None, error: CarsonneError) -> None:
    session.client.refuse(id_, error)
    if session.client.greeted:
        async with session.room.lock:
            if not session.room.is_lost:
                broadcast.send_view(session.room, session.client)
    elif error.code == "not_found":
        session.client.dismiss("gone", locales.message("error-no-table"), False)


# What clients say


async def _hello(session: Session, message: Hello) -> None:
    room, client = session.room, session.client
    async with room.lock:
        row = await room.ensure()
        if row.status == "waiting" and not session.rooms.is_home(room):
            row = await room.refresh()  # it may have begun elsewhere just now
        elif not session.rooms.is_home(room) or room.is_behind(message.version):
            await room.catch_up()
        client.seat = presenters.viewpoint(row, client.player, message.seat)
        gap = None if message.version is None else await room.full_gap(message.version)
        client.version = room.version
        client.greeted, client.patches, client.lists = True, message.pauses, message.lists
        client.send(
            Welcome(
                table=presenters.table(row, client.player),
                presence=room.presence.shown,
                version=max(client.version, 0),
                seat=client.seat,
                view=client.show(room.view(client.seat)),
                changes=None if gap is None else broadcast.missed(room, client, gap),
            )
        )
        if room.deadline is not None:
            client.send(clocks.clock_message(room))
        session.rooms.on_remote_change(room)
    if len(room.clients) == 1:
        session.rooms.publish("who", room.id)
    announce.presence(session.rooms, room)


async def _look(session: Session, message: LookFrom) -> None:
    _check_greeted(session)
    async with session.room.lock:
        row = await session.room.ensure()
        me, seat = session.client.player, message.seat
        session.client.seat = None if seat is None else presenters.viewpoint(row, me, seat)
        broadcast.send_view(session.room, session.client)


async def _operate(session: Session, message: Operation) -> None:
    _check_greeted(session)
    if session.client.player is None:
        raise Refusal("no_name", locales.message("error-no-name"))
    kind = OPERATIONS[type(message)]
    decision = message.decision if isinstance(message, Play | Confirm) else None
    move = message.move if isinstance(message, Play) else None
    op = Op(kind, message.seat, f"{session.client.player}:{message.id}", decision, move)
    op.confirm = isinstance(message, Play) and message.confirm

    def acknowledge(outcome: Outcome) -> None:
        session.client.send(Ack(message.id, outcome.version, outcome.repeated))

    begin = time.perf_counter()
    try:
        outcome = await play(session.rooms, session.room, op, session.client.player, acknowledge)
    finally:
        metrics.OPERATION_SECONDS.observe(time.perf_counter() - begin)
    metrics.operations(kind, "repeated" if outcome.repeated else "done").inc()


async def _ping(session: Session, message: Ping) -> None:
    session.client.send(Pong(0 if session.room.row is None else session.room.row.version))


def _check_greeted(session: Session) -> None:
    if not session.client.greeted:
        raise Refusal("bad_request", locales.message("error-no-hello"))


OPERATIONS: dict[type, OpKind] = {Play: "play", Confirm: "confirm", Undo: "undo", Restart: "restart"}
HANDLERS: dict[type, Callable[[Session, Any], Awaitable[None]]] = {
    Hello: _hello,
    LookFrom: _look,
    Ping: _ping,
    **dict.fromkeys(OPERATIONS, _operate),
}
