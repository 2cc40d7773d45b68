"""What the other processes tell: a game has gone on, a table has changed, people came or went."""

from __future__ import annotations

import time
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from carsonne.server.attendance import Elsewhere
from carsonne.server.hall import Hall, Notice
from carsonne.server.refusals import Refusal
from carsonne.server.room import Room


async def hear(hall: Hall, data: bytes) -> None:
    """Another process, or this one, has told something."""
    notice = msgspec.json.decode(data, type=Notice)
    room = hall.rooms.get(notice.table)
    if notice.origin != hall.process and room is not None:
        hall.run(HANDLERS[notice.kind](hall, room, notice))


async def follow(hall: Hall, room: Room, notice: Notice | None = None) -> None:
    """The game has gone on elsewhere."""
    async with room.lock:
        await room.ensure()
        if await room.catch_up() and room.match is not None:
            hall.show(room)


async def read_again(hall: Hall, room: Room, notice: Notice | None = None) -> None:
    """The table has changed elsewhere."""
    async with room.lock:
        try:
            await hall.show_again(room)
        except Refusal:
            hall.close(room)


async def note_presence(hall: Hall, room: Room, notice: Notice) -> None:
    """People are there through another process."""
    room.attendance.elsewhere[notice.origin] = Elsewhere(notice.players, notice.watchers, time.monotonic())
    hall.show_presence(room)


async def answer_who(hall: Hall, room: Room, notice: Notice) -> None:
    """Another process has opened this table and wants to know who is here."""
    room.attendance.told = 0.0
    hall.show_presence(room)


HANDLERS: dict[str, Callable[[Hall, Room, Notice], Coroutine[Any, Any, None]]] = {
    "moved": follow,
    "table": read_again,
    "presence": note_presence,
    "who": answer_who,
}
