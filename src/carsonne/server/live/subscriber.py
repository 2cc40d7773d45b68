"""Handles what the other processes publish about tables that are open here."""

from __future__ import annotations

import time
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
import structlog

from carsonne.server.errors import Refusal
from carsonne.server.live import announce, broadcast
from carsonne.server.live.presence import Elsewhere
from carsonne.server.live.pubsub import Notice
from carsonne.server.live.room import Room
from carsonne.server.live.rooms import Rooms

_log = structlog.get_logger("subscriber")


async def receive(rooms: Rooms, data: bytes) -> None:
    """Handle notices, except our own and those about tables that are not open here."""
    try:
        notices = msgspec.json.decode(data, type=list[Notice])
    except msgspec.DecodeError:
        _log.warning("strange_notice")  # of another version, say
        return
    for notice in notices:
        room = rooms.open.get(notice.table)
        if notice.origin != rooms.publisher.process and room is not None:
            rooms.run(HANDLERS[notice.kind](rooms, room, notice))


async def catch_up(rooms: Rooms, room: Room, notice: Notice | None = None) -> None:
    """Follow a game that has moved on in another process."""
    async with room.lock:
        await room.ensure()
        if await room.catch_up():
            broadcast.send_news(room)
            rooms.on_remote_change(room)


async def reload_table(rooms: Rooms, room: Room, notice: Notice | None = None) -> None:
    """Read a table again that another process has changed."""
    async with room.lock:
        try:
            await announce.reload(rooms, room)
        except Refusal:
            rooms.close(room)


async def _note_presence(rooms: Rooms, room: Room, notice: Notice) -> None:
    room.presence.elsewhere[notice.origin] = Elsewhere(notice.players, notice.watchers, time.monotonic())
    room.presence.is_stable = False
    announce.presence(rooms, room)


async def _say_who_is_here(rooms: Rooms, room: Room, notice: Notice) -> None:
    """Tell a process that has just opened this table who is here."""
    room.presence.told = 0.0
    announce.presence(rooms, room)


HANDLERS: dict[str, Callable[[Rooms, Room, Notice], Coroutine[Any, Any, None]]] = {
    "moved": catch_up,
    "table": reload_table,
    "presence": _note_presence,
    "who": _say_who_is_here,
}
