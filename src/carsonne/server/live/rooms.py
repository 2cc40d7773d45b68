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

from carsonne.server import identity, metrics
from carsonne.server.bots.pool import BotPool
from carsonne.server.bots.runner import BotRunner
from carsonne.server.config import Config
from carsonne.server.errors import Refusal
from carsonne.server.live import broadcast
from carsonne.server.live.clocks import Clocks
from carsonne.server.live.room import Room
from carsonne.server.protocol.messages import PresenceChanged
from carsonne.server.store import tables
from carsonne.server.store.batch_writer import BatchWriter
from carsonne.server.store.database import Database
from carsonne.server.store.rows import TableRow

_log = structlog.get_logger("rooms")
Edit = Callable[[TableRow], None]
Extra = Callable[[AsyncConnection, TableRow], Awaitable[None]]


class Notice(msgspec.Struct, omit_defaults=True):
    """What processes tell each other. Nothing secret is in it: the database is where it can be read."""

    kind: str
    table: str
    origin: str
    players: list[str] = []
    watchers: int = 0


class Rooms:
    """The rooms. A room is made when somebody asks for it and forgotten when nobody has for a while."""

    def __init__(self, config: Config, database: Database, channels: ChannelsPlugin) -> None:
        self.config = config
        self.database = database
        self.writer = BatchWriter(database)
        self.channels = channels
        self.process = identity.new_id(6)
        self.channel = f"{config.prefix}:notices"
        self.by_id: dict[str, Room] = {}
        self.bot_pool = BotPool(config.bot_processes, config.bot_seconds)
        self.bot_runner = BotRunner(self.bot_pool, config.tick_seconds)
        self.clocks = Clocks(config.last_seconds)
        self.errands: set[asyncio.Task[None]] = set()

    def room(self, id_: str) -> Room:
        """The room of a table, which may not exist: `ensure` finds out."""
        room = self.by_id.get(id_)
        if room is None:
            if not identity.is_id(id_):
                raise Refusal("not_found", "There is no such table.")
            room = self.by_id[id_] = Room(id_, self.database, self.writer, self.announce)
            metrics.ROOMS.set(len(self.by_id))
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
        self.bot_runner.attend(room)

    def show(self, room: Room) -> None:
        """Show everybody here what is new. The lock is held."""
        assert room.row is not None
        assert room.match is not None
        room.announced = room.match.version
        broadcast.bring_up_to_date(room)
        self.clocks.watch(room)
        if room.row.revision != room.shown_revision:
            room.shown_revision = room.row.revision
            broadcast.show_table(room)

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
            self.bot_runner.attend(room)
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
        broadcast.show_table(room)
        if room.match is not None:
            if was_running and row.ended:
                broadcast.show_end(room)
            broadcast.bring_up_to_date(room)
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
        book = room.presence
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
        self.by_id.pop(room.id, None)

    async def stop(self) -> None:
        """Let everybody go: their browsers come back to the next server."""
        for room in self.by_id.values():
            for client in room.clients:
                client.dismiss("restart", "The server restarts.", True)
        await self.clocks.stop()
        await self.bot_runner.stop()
        self.bot_pool.close()
        for task in list(self.errands):
            task.cancel()
        await asyncio.gather(*self.errands, return_exceptions=True)
