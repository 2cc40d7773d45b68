"""Looks after the rooms: silent sockets, people who left, lost news, forgotten bots and clocks, empty rooms."""

from __future__ import annotations

import asyncio
import time

import structlog

from carsonne.kernel.errors import CarsonneError
from carsonne.server import metrics
from carsonne.server.live.pubsub import follow, read_again
from carsonne.server.live.room import Room
from carsonne.server.live.rooms import Rooms
from carsonne.server.store import tables

_log = structlog.get_logger("caretaker")
RECOVERED = 500
"""Games in which a bot may have been thinking when the last server ended."""


async def sweep(rooms: Rooms) -> None:
    """Look after all rooms: silent sockets, people who left, news that got lost, rooms that nobody needs."""
    while True:
        await asyncio.sleep(rooms.config.sweep_seconds)
        try:
            _sweep_clients(rooms)
            await _sweep_marks(rooms)
        except CarsonneError as error:
            _log.warning("sweep", code=error.code)
        except Exception:  # noqa: BLE001  # the database may be away for a while; the sweep must go on
            _log.exception("sweep_failed")


def _sweep_clients(rooms: Rooms) -> None:
    now = time.monotonic()
    for room in list(rooms.by_id.values()):
        for client in list(room.clients):
            if now - client.heard > rooms.config.silent_seconds:
                client.dismiss("silent", "Nothing was heard from this browser for a while.", True)
                room.clients.discard(client)
                room.presence.leave(client)
        rooms.show_presence(room)
        rooms.bot_runner.look_again(room)
        rooms.clocks.watch(room)
        _forget_idle(rooms, room, now)


def _forget_idle(rooms: Rooms, room: Room, now: float) -> None:
    busy = room.id in rooms.clocks.tasks or any(id_ == room.id for id_, _ in rooms.bot_runner.tasks)
    used = room.clients or room.lock.locked() or busy
    limit = 0 if room.row is None else rooms.config.idle_seconds
    if not used and now - room.touched > limit:
        del rooms.by_id[room.id]
        metrics.ROOMS.set(len(rooms.by_id))


async def _sweep_marks(rooms: Rooms) -> None:
    """Compare what is shown with what the database holds: a notice may have been lost."""
    shown = [room for room in rooms.by_id.values() if room.clients and room.row is not None]
    for start in range(0, len(shown), 500):
        part = shown[start : start + 500]
        async with rooms.database.reading() as connection:
            marks = await tables.marks(connection, [room.id for room in part])
        for room in part:
            _compare(rooms, room, marks.get(room.id))


def _compare(rooms: Rooms, room: Room, mark: tuple[int, int] | None) -> None:
    assert room.row is not None
    if mark is None or mark[1] > room.row.revision:
        rooms.run(read_again(rooms, room))
    elif mark[0] > room.row.version:
        rooms.run(follow(rooms, room))


async def recover(rooms: Rooms) -> None:
    """Take up the games in which a bot was thinking when the last server ended."""
    async with rooms.database.reading() as connection:
        found = await tables.running(connection, RECOVERED)
    for row in found:
        if any(row.seats[seat].played_by is not None for seat in row.waiting):
            room = rooms.room(row.id)
            async with room.lock:
                await room.ensure()
                rooms.bot_runner.attend(room)
