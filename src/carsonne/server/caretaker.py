"""Looks after the rooms: silent sockets, people who left, lost news, forgotten bots and clocks, empty rooms."""

from __future__ import annotations

import asyncio
import time

import structlog

from carsonne.kernel.errors import CarsonneError
from carsonne.server import metrics
from carsonne.server.hall import Hall
from carsonne.server.neighbours import follow, read_again
from carsonne.server.room import Room
from carsonne.server.store import tables

_log = structlog.get_logger("caretaker")
RECOVERED = 500
"""Games in which a bot may have been thinking when the last server ended."""


async def sweep(hall: Hall) -> None:
    """Look after all rooms: silent sockets, people who left, news that got lost, rooms that nobody needs."""
    while True:
        await asyncio.sleep(hall.config.sweep_seconds)
        try:
            _sweep_clients(hall)
            await _sweep_marks(hall)
        except CarsonneError as error:
            _log.warning("sweep", code=error.code)
        except Exception:  # noqa: BLE001  # the database may be away for a while; the sweep must go on
            _log.exception("sweep_failed")


def _sweep_clients(hall: Hall) -> None:
    now = time.monotonic()
    for room in list(hall.rooms.values()):
        for client in list(room.clients):
            if now - client.heard > hall.config.silent_seconds:
                client.dismiss("silent", "Nothing was heard from this browser for a while.", True)
                room.clients.discard(client)
                room.attendance.leave(client)
        hall.show_presence(room)
        hall.attendants.look_again(room)
        hall.clocks.watch(room)
        _forget_idle(hall, room, now)


def _forget_idle(hall: Hall, room: Room, now: float) -> None:
    busy = room.id in hall.clocks.tasks or any(id_ == room.id for id_, _ in hall.attendants.tasks)
    used = room.clients or room.lock.locked() or busy
    limit = 0 if room.row is None else hall.config.idle_seconds
    if not used and now - room.touched > limit:
        del hall.rooms[room.id]
        metrics.ROOMS.set(len(hall.rooms))


async def _sweep_marks(hall: Hall) -> None:
    """Compare what is shown with what the database holds: a notice may have been lost."""
    shown = [room for room in hall.rooms.values() if room.clients and room.row is not None]
    for start in range(0, len(shown), 500):
        part = shown[start : start + 500]
        async with hall.database.reading() as connection:
            marks = await tables.marks(connection, [room.id for room in part])
        for room in part:
            _compare(hall, room, marks.get(room.id))


def _compare(hall: Hall, room: Room, mark: tuple[int, int] | None) -> None:
    assert room.row is not None
    if mark is None or mark[1] > room.row.revision:
        hall.run(read_again(hall, room))
    elif mark[0] > room.row.version:
        hall.run(follow(hall, room))


async def recover(hall: Hall) -> None:
    """Take up the games in which a bot was thinking when the last server ended."""
    async with hall.database.reading() as connection:
        found = await tables.running(connection, RECOVERED)
    for row in found:
        if any(row.seats[seat].played_by is not None for seat in row.waiting):
            room = hall.room(row.id)
            async with room.lock:
                await room.ensure()
                hall.attendants.attend(room)
