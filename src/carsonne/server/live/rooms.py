"""All rooms of one process, and the bots and clocks that act in them."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Coroutine
from typing import Any, Protocol

import structlog

from carsonne.locales import message
from carsonne.server import identity, metrics
from carsonne.server.config import Config
from carsonne.server.errors import Refusal
from carsonne.server.live.batching import Batcher
from carsonne.server.live.pubsub import NoticeKind, Publisher
from carsonne.server.live.room import Room
from carsonne.server.live.workers import Workers
from carsonne.server.store.batch_writer import BatchWriter
from carsonne.server.store.database import Database
from carsonne.server.store.outages import Unavailable
from carsonne.server.store.rows import TableRow
from carsonne.server.tables.timeline import Timelines

_log = structlog.get_logger("rooms")
REMEMBERED = 20_000
"""Players whose addresses are known at a time."""


class Automaton(Protocol):
    """Something that plays at tables by itself, through the same gate as a person (`live/play.py`)."""

    def on_local_change(self, room: Room) -> None:
        """React to a change at this table in this process. The lock is held."""
        ...

    def on_remote_change(self, room: Room) -> None:
        """React to what may have changed in another process, or been missed."""
        ...

    def is_busy(self, room: Room) -> bool:
        """Return whether it is at work at this table, so that the room must stay."""
        ...

    async def stop(self) -> None:
        """Stop at all tables."""
        ...


class Origins(OrderedDict[str, str]):
    """The addresses that players were last seen at, those of the players seen last."""

    def note(self, player: str, address: str) -> None:
        """Note where a player is."""
        self[player] = address
        self.move_to_end(player)
        if len(self) > REMEMBERED:
            self.popitem(last=False)


class Rooms:
    """The open rooms. A room is opened on request and forgotten when it has been idle for a while."""

    def __init__(self, config: Config, database: Database, publisher: Publisher, workers: Workers) -> None:
        self.config = config
        self.database = database
        self.publisher = publisher
        self.workers = workers
        self.writer = BatchWriter(database)
        self.batcher = Batcher()
        self.timelines = Timelines()
        self.open: dict[str, Room] = {}
        self.origins = Origins()
        self.automata: list[Automaton] = []
        self._tasks: set[asyncio.Task[None]] = set()

    def room(self, id_: str) -> Room:
        """Return the room of a table, which may not exist: `Room.ensure` finds out."""
        room = self.open.get(id_)
        if room is None:
            if not identity.is_id(id_):
                raise Refusal("not_found", message("error-no-table"))
            room = self.open[id_] = Room(id_, self.database, self.writer)
            metrics.ROOMS.set(len(self.open))
        room.touched = time.monotonic()
        return room

    def forget(self, room: Room) -> None:
        """Drop a room from memory."""
        self.open.pop(room.id, None)
        metrics.ROOMS.set(len(self.open))

    def close(self, room: Room) -> None:
        """Say goodbye to all clients of a table that has been deleted."""
        for client in list(room.clients):
            client.dismiss("gone", message("error-table-closed"), False)
        room.clients.clear()
        self.forget(room)

    def is_home(self, room: Room) -> bool:
        """Return whether the table lives in this process, so that it can be shown without asking the log.

        Without workers this is unknown: other servers may share any database.
        """
        return self.workers.count > 1 and self.workers.is_home(room.id)

    def check_in_play(self, host: str, bots: int) -> None:
        """Refuse another game of a host who has too many in play, or whose address has."""
        config, address = self.config, self.origins.get(host, host)
        rows = [room.row for room in self.open.values() if room.row is not None and room.row.status == "running"]
        own = [row for row in rows if row.host == host]
        near = [row for row in rows if self.origins.get(row.host, row.host) == address]
        if len(own) >= config.tables_a_person or len(near) >= config.tables_an_address:
            raise Refusal("too_many", message("error-many-games"))
        if bots and (_bots(own) + bots > config.bots_a_person or _bots(near) + bots > config.bots_an_address):
            raise Refusal("too_many", message("error-many-bots"))

    # Who must know of a change

    def publish(self, kind: NoticeKind, table: str, players: list[str] | None = None, watchers: int = 0) -> None:
        """Tell the other processes, without waiting for it."""
        self.publisher.publish(kind, table, players, watchers)

    def on_local_change(self, room: Room) -> None:
        """Let bots and clocks react to a change made here. The lock is held."""
        for automaton in self.automata:
            automaton.on_local_change(room)

    def on_remote_change(self, room: Room) -> None:
        """Let bots and clocks react to what may have changed elsewhere."""
        for automaton in self.automata:
            automaton.on_remote_change(room)

    def is_busy(self, room: Room) -> bool:
        """Return whether a bot or a clock is at work at a table."""
        return any(automaton.is_busy(room) for automaton in self.automata)

    # Background tasks

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background; a failure is logged and affects nothing else."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ran)

    def _ran(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Unavailable):
            _log.warning("task_waits", reason=error.detail)  # the sweeper will see to it
        elif error is not None:
            _log.error("task_failed", exc_info=error)

    async def stop(self) -> None:
        """Shut down: browsers reconnect to the next server."""
        for room in self.open.values():
            for client in room.clients:
                client.dismiss("restart", message("error-restarting"), True)
        for automaton in self.automata:
            await automaton.stop()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _bots(rows: list[TableRow]) -> int:
    """Count the seats that bots play."""
    return sum(seating.played_by is not None for row in rows for seating in row.seats)
