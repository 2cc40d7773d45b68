"""Regular maintenance of the rooms: silent sockets, lost notices, stuck bots and clocks, and unused rooms."""

from __future__ import annotations

import asyncio
import time

import structlog

from carsonne.kernel.errors import CarsonneError
from carsonne.locales import message
from carsonne.server.live import announce, broadcast
from carsonne.server.live.room import Room
from carsonne.server.live.rooms import Rooms
from carsonne.server.live.subscriber import catch_up, reload_table
from carsonne.server.store import tables
from carsonne.server.store.outages import Unavailable
from carsonne.server.store.rows import TableRow

_log = structlog.get_logger("sweeper")
RECOVERED = 500
"""The most games that are searched for waiting bots at the start."""
TOGETHER = 500
"""Tables compared with the database in one query."""


async def sweep(rooms: Rooms) -> None:
    """Look after all rooms, every few seconds, forever."""
    while True:
        await asyncio.sleep(rooms.config.sweep_seconds)
        try:
            _sweep_rooms(rooms)
            await _compare_with_database(rooms)
        except CarsonneError as error:
            _log.warning("sweep", code=error.code)
        except Exception:  # noqa: BLE001  # the database may be down for a while; the sweep must go on
            _log.exception("sweep_failed")


def _sweep_rooms(rooms: Rooms) -> None:
    if rooms.workers.count > 1:
        _send_home(rooms)
    now = time.monotonic()
    for room in list(rooms.open.values()):
        for client in list(room.clients):
            if now - client.heard > rooms.config.silent_seconds:
                client.dismiss("silent", message("error-silent"), True)
                room.remove(client)
        if not room.presence.is_stable or rooms.config.redis is not None:
            announce.presence(rooms, room)
        rooms.on_remote_change(room)
        _forget_if_idle(rooms, room, now)


def _send_home(rooms: Rooms) -> None:
    """Let clients reconnect that came here while their table's worker was down, once it is back."""
    back = rooms.workers.back()
    for room in list(rooms.open.values()) if back else ():
        if rooms.workers.home(room.id) in back:
            for client in list(room.clients):
                client.dismiss("restart", message("error-moved"), True)


def _forget_if_idle(rooms: Rooms, room: Room, now: float) -> None:
    used = room.clients or room.lock.locked() or rooms.is_busy(room)
    limit = 0 if room.row is None else rooms.config.idle_seconds
    if not used and now - room.touched > limit:
        rooms.forget(room)


async def _compare_with_database(rooms: Rooms) -> None:
    """Compare what is shown with what the database holds, in case a notice was lost or an operator changed a table."""
    shown = [room for room in rooms.open.values() if room.clients or not room.is_lost]
    for start in range(0, len(shown), TOGETHER):
        part = shown[start : start + TOGETHER]
        async with rooms.database.read_transaction() as connection:
            marks = await tables.marks(connection, [room.id for room in part])
        for room in part:
            _compare(rooms, room, marks.get(room.id))


def _compare(rooms: Rooms, room: Room, mark: tuple[int, int] | None) -> None:
    if room.row is None:
        return  # nothing of it is shown yet
    if room.is_lost:
        rooms.run(_reopen(rooms, room))
    elif mark is None or mark[1] > room.row.revision:
        rooms.run(reload_table(rooms, room))
    elif mark[0] > room.row.version:
        rooms.run(catch_up(rooms, room))


async def _reopen(rooms: Rooms, room: Room) -> None:
    """Read a game again that was lost in an outage, and let bots and clocks go on."""
    async with room.lock:
        await room.ensure()
        broadcast.send_news(room)
        rooms.on_local_change(room)


# After a restart


async def recover(rooms: Rooms) -> None:
    """Resume the games in which a bot was thinking when the last server stopped."""
    for row in await _running(rooms):
        if rooms.workers.count > 1 and not rooms.workers.is_home(row.id):
            continue
        if any(row.seats[seat].played_by is not None for seat in row.waiting):
            await _resume(rooms, rooms.room(row.id))


async def _running(rooms: Rooms) -> list[TableRow]:
    """Return the games in progress, once the database answers."""
    while True:
        try:
            async with rooms.database.read_transaction() as connection:
                return await tables.running(connection, RECOVERED)
        except Unavailable:
            await asyncio.sleep(rooms.config.sweep_seconds)


async def _resume(rooms: Rooms, room: Room) -> None:
    """Wake the bots of one game. One that cannot be opened does not hold up the others."""
    try:
        async with room.lock:
            await room.ensure()
            rooms.on_local_change(room)
    except CarsonneError as error:
        _log.warning("not_resumed", table=room.id, code=error.code, reason=error.detail)
    except Exception:  # noqa: BLE001  # whatever is wrong with this game, the others must go on
        _log.exception("not_resumed", table=room.id)
