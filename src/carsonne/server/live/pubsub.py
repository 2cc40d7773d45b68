"""What the other processes tell: a game has gone on, a table has changed, people came or went."""

from __future__ import annotations

import time
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from carsonne.server.errors import Refusal
from carsonne.server.live.presence import Elsewhere
from carsonne.server.live.room import Room
from carsonne.server.live.rooms import Notice, Rooms


async def hear(rooms: Rooms, data: bytes) -> None:
    """Another process, or this one, has told something."""
    notice = msgspec.json.decode(data, type=Notice)
    room = rooms.by_id.get(notice.table)
    if notice.origin != rooms.process and room is not None:
        rooms.run(HANDLERS[notice.kind](rooms, room, notice))


async def follow(rooms: Rooms, room: Room, notice: Notice | None = None) -> None:
    """The game has gone on elsewhere."""
    async with room.lock:
        await room.ensure()
        if await room.catch_up() and room.match is not None:
            rooms.show(room)


async def read_again(rooms: Rooms, room: Room, notice: Notice | None = None) -> None:
    """The table has changed elsewhere."""
    async with room.lock:
        try:
            await rooms.show_again(room)
        except Refusal:
            rooms.close(room)


async def note_presence(rooms: Rooms, room: Room, notice: Notice) -> None:
    """People are there through another process."""
    room.presence.elsewhere[notice.origin] = Elsewhere(notice.players, notice.watchers, time.monotonic())
    rooms.show_presence(room)


async def answer_who(rooms: Rooms, room: Room, notice: Notice) -> None:
    """Another process has opened this table and wants to know who is here."""
    room.presence.told = 0.0
    rooms.show_presence(room)


HANDLERS: dict[str, Callable[[Rooms, Room, Notice], Coroutine[Any, Any, None]]] = {
    "moved": follow,
    "table": read_again,
    "presence": note_presence,
    "who": answer_who,
}
