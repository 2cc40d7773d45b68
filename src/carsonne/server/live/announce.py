"""Announces a change to all who must know: the sockets here, the other processes, bots and clocks."""

from __future__ import annotations

import time

from carsonne.server.live import broadcast
from carsonne.server.live.room import Room
from carsonne.server.live.rooms import Rooms
from carsonne.server.store.rows import TableRow

REPEAT = 10.0
"""Seconds after which other processes are told again who is here."""


def moved(rooms: Rooms, room: Room) -> None:
    """Announce that the game has moved on in this process. The lock is held."""
    if room.opened is None:
        return  # writing it failed
    if broadcast.send_news(room):
        rooms.publish("moved", room.id)
    rooms.on_local_change(room)


async def edited(rooms: Rooms, room: Room) -> TableRow:
    """Announce that the table was changed in this process. The lock is held."""
    rooms.publish("table", room.id)
    row = await reload(rooms, room)
    if not await room.auto_answer():
        rooms.on_local_change(room)
        return row
    moved(rooms, room)
    return await room.ensure()


async def reload(rooms: Rooms, room: Room) -> TableRow:
    """Read a table again, and show it to all clients here. The lock is held."""
    before = room.row
    row = await room.refresh()
    broadcast.reseat(room, row)
    broadcast.send_table(room, row)
    if before is not None and _looks_different(before, row):
        broadcast.send_views(room)
    broadcast.send_moves(room)
    rooms.on_remote_change(room)
    return row


def _looks_different(before: TableRow, after: TableRow) -> bool:
    """Return whether a change of the table, without a move, changes what viewers see of the game."""
    names = [[seating.name for seating in row.seats] for row in (before, after)]
    return names[0] != names[1] or (before.status == "running" and after.ended)


def presence(rooms: Rooms, room: Room) -> None:
    """Tell clients who is here if that has changed, and other processes every few seconds as well."""
    if room.row is None:
        return
    tracker, seated = room.presence, [seating.player for seating in room.row.seats]
    here = tracker.here(room.clients, seated, rooms.config.grace_seconds)
    now = tracker.everywhere(here, seated, rooms.config.away_seconds)
    if now != tracker.shown:
        tracker.shown = now
        broadcast.send_presence(room)
    if here != tracker.here_told or (time.monotonic() - tracker.told > REPEAT and room.clients):
        tracker.told, tracker.here_told = time.monotonic(), here
        rooms.publish("presence", room.id, here.players, here.watchers)
