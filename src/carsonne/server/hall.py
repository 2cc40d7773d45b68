"""All rooms of one process: changing tables, showing changes, and telling the other processes of them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import msgspec
import structlog
from litestar.channels import ChannelsPlugin
from sqlalchemy.ext.asyncio import AsyncConnection

from carsonne.server import identity, metrics, showing
from carsonne.server.attendants import Attendants
from carsonne.server.clocks import Clocks
from carsonne.server.config import Config
from carsonne.server.messages import PresenceChanged
from carsonne.server.refusals import Refusal
from carsonne.server.room import Room
from carsonne.server.store import tables
from carsonne.server.store.database import Database
from carsonne.server.store.rows import TableRow
from carsonne.server.store.scribe import Scribe
from carsonne.server.thinkers import Thinkers

_log = structlog.get_logger("hall")
Edit = Callable[[TableRow], None]
Extra = Callable[[AsyncConnection, TableRow], Awaitable[None]]


class Notice(msgspec.Struct, omit_defaults=True):
    """What processes tell each other. Nothing secret is in it: the database is where it can be read."""

    kind: str
    table: str
    origin: str
    players: list[str] = []
    watchers: int = 0


class Hall:
    """The rooms. A room is made when somebody asks for it and forgotten when nobody has for a while."""

    def __init__(self, config: Config, database: Database, channels: ChannelsPlugin) -> None:
        self.config = config
        self.database = database
        self.scribe = Scribe(database)
        self.channels = channels
        self.process = identity.new_id(6)
        self.channel = f"{config.prefix}:notices"
        self.rooms: dict[str, Room] = {}
        self.thinkers = Thinkers(config.thinkers, config.bot_seconds)
        self.attendants = Attendants(self.thinkers, config.tick_seconds)
        self.clocks = Clocks(config.last_seconds)
        self.errands: set[asyncio.Task[None]] = set()

    def room(self, id_: str) -> Room:
        """The room of a table, which may not exist: `ensure` finds out."""
        room = self.rooms.get(id_)
        if room is None:
            if not identity.is_id(id_):
                raise Refusal("not_found", "There is no such table.")
            room = self.rooms[id_] = Room(id_, self.database, self.scribe, self.announce)
            metrics.ROOMS.set(len(self.rooms))
        room.touched = time.monotonic()
        return room

    # Changes

    def announce(self, room: Room) -> None:
        """The game has gone on here: tell everybody, the other processes, and the bots."""
        assert room.match is not None
        moved = room.match.version != room.announced
        self.show(room)
        if moved:
            self.tell("moved", room.id)
        self.attendants.attend(room)

    def show(self, room: Room) -> None:
        """Show everybody here what is new. The lock is held."""
        assert room.row is not None
        assert room.match is not None
        room.announced = room.match.version
        showing.bring_up_to_date(room)
        self.clocks.watch(room)
        if room.row.revision != room.shown_revision:
            room.shown_revision = room.row.revision
            showing.show_table(room)

    async def change(self, id_: str, edit: Edit, extra: Extra | None = None) -> TableRow:
        """Change a table in one transaction, and show the change."""
        room = self.room(id_)
        async with room.lock:
            await room.ensure()
            async with self.database.writing() as connection:
                row = await tables.fetch(connection, id_, lock=True)
                if row is None:
                    raise Refusal("not_found", "There is no such table.")
                edit(row)
                row.revision += 1
                row.updated = time.time()
                await self._write(connection, row, extra)
            self.tell("table", id_)
            if row.status == "closed":
                self.close(room)
                return row
            row = await self.show_again(room)
            self.attendants.attend(room)
            return row

    async def _write(self, connection: AsyncConnection, row: TableRow, extra: Extra | None) -> None:
        if row.status == "closed":
            await tables.remove(connection, row.id)
            return
        await tables.save(connection, row)
        if extra is not None:
            await extra(connection, row)

    async def show_again(self, room: Room) -> TableRow:
        """Read a table again and show it to everybody. The lock is held."""
        was_running = room.row is not None and room.row.status == "running"
        row = await room.refresh()
        room.shown_revision = row.revision
        showing.show_table(room)
        if room.match is not None:
            if was_running and row.ended:
                showing.show_end(room)
            showing.bring_up_to_date(room)
        self.clocks.watch(room)
        return row

    # Between processes

    def tell(self, kind: str, table: str, players: list[str] | None = None, watchers: int = 0) -> None:
        """Tell the other processes. When that fails, their sweep finds out a little later."""
        notice = Notice(kind, table, self.process, players or [], watchers)
        self.run(self.channels.wait_published(msgspec.json.encode(notice), self.channel))

    # Presence

    def show_presence(self, room: Room) -> None:
        """Tell everybody who is here, if that has changed; and the other processes from time to time."""
        if room.row is None:
            return
        book = room.attendance
        here = book.here(room.clients, (s.player for s in room.row.seats), self.config.grace_seconds)
        now = book.everywhere(here)
        if now != book.shown:
            book.shown = now
            for client in room.clients:
                if client.greeted:
                    client.send(PresenceChanged(now))
        news = here != book.here_told
        if news or (time.monotonic() - book.told > 10 and room.clients):
            book.told, book.here_told = time.monotonic(), here
            self.tell("presence", room.id, here.players, here.watchers)

    # Beginning and end

    def run(self, errand: Coroutine[Any, Any, None]) -> None:
        """Do something beside; a failure is logged and harms nobody."""
        task = asyncio.create_task(errand)
        self.errands.add(task)
        task.add_done_callback(self._ran)

    def _ran(self, task: asyncio.Task[None]) -> None:
        self.errands.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            _log.error("errand_failed", exc_info=error)

    def close(self, room: Room) -> None:
        """The table is no more."""
        for client in list(room.clients):
            client.dismiss("gone", "This table has been closed.", False)
        room.clients.clear()
        self.rooms.pop(room.id, None)

    async def stop(self) -> None:
        """Let everybody go: their browsers come back to the next server."""
        for room in self.rooms.values():
            for client in room.clients:
                client.dismiss("restart", "The server restarts.", True)
        await self.clocks.stop()
        await self.attendants.stop()
        self.thinkers.close()
        for task in list(self.errands):
            task.cancel()
        await asyncio.gather(*self.errands, return_exceptions=True)
