"""Clocks of races: phases in which all act simultaneously, and which a table may end for all at the same moment.

The log says when a race began, so every process finds the same end, even after a crash.
"""

from __future__ import annotations

import asyncio
import time
from functools import partial

import msgspec
import structlog
from msgspec import Struct

from carsonne.kernel.capabilities import Race
from carsonne.kernel.errors import CarsonneError
from carsonne.kernel.match import Match
from carsonne.server.live import broadcast
from carsonne.server.live.play import play
from carsonne.server.live.room import Room
from carsonne.server.live.rooms import Rooms
from carsonne.server.protocol.messages import ClockChanged
from carsonne.server.store import log
from carsonne.server.store.outages import Unavailable
from carsonne.server.store.rows import LogRow, TableRow
from carsonne.server.tables.operations import Op, first_match, repeat

_log = structlog.get_logger("clocks")
RETRY = 1.0
"""Seconds until a refused move of the clock is tried again."""


class Times(Struct):
    """When a race began, and when only one was left."""

    number: int = -1
    opened: float = 0.0
    alone: float | None = None

    def see(self, race: Race | None, at: float) -> None:
        """Note how a race stands at a given time."""
        if race is None:
            return
        if race.number != self.number:
            self.number, self.opened, self.alone = race.number, at, None
        if len(race.late) == 1 and self.alone is None:
            self.alone = at

    def end(self, race: Race, last: float) -> float:
        """Return when the clock runs out."""
        end = self.opened + race.seconds
        return end if self.alone is None else min(end, self.alone + last)


class Clocks:
    """One task for each table whose race has a clock."""

    def __init__(self, rooms: Rooms, last_seconds: float) -> None:
        self.rooms = rooms
        self.last_seconds = last_seconds
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.stirred: dict[str, asyncio.Event] = {}

    def on_local_change(self, room: Room) -> None:
        """Start a table's clock, or let it look again."""
        if room.id in self.tasks:
            self.stirred[room.id].set()
        elif (race := race_of(room)) is not None and race.seconds:
            self.stirred[room.id] = asyncio.Event()
            task = self.tasks[room.id] = asyncio.create_task(self._run(room))
            task.add_done_callback(partial(self._finished, room))

    def on_remote_change(self, room: Room) -> None:
        """Look again: the log may have grown elsewhere."""
        self.on_local_change(room)

    def is_busy(self, room: Room) -> bool:
        """Return whether a clock is running at this table."""
        return room.id in self.tasks

    def _finished(self, room: Room, task: asyncio.Task[None]) -> None:
        del self.tasks[room.id], self.stirred[room.id]
        if not task.cancelled() and (error := task.exception()) is not None:
            _log.error("clock_failed", table=room.id, exc_info=error)
        elif not task.cancelled():
            self.on_local_change(room)

    async def _run(self, room: Room) -> None:
        """Run the clock of a race; after an outage, from what the log says."""
        while True:
            try:
                return await self._follow(room)
            except Unavailable:
                await asyncio.sleep(RETRY)

    async def _follow(self, room: Room) -> None:
        """Wait for the end of the race or for something to happen, until the race is over."""
        times = await _times(room)
        while (race := await _standing(room)) is not None and race.seconds:
            times.see(race, time.time())
            left = self._tell(room, times.end(race, self.last_seconds)) - time.time()
            if left > 0:
                await self._wait(room, left)
            else:
                await self._time_out(room, race)
        room.deadline = None
        broadcast.send_clock(room, ClockChanged(None))

    async def _wait(self, room: Room, seconds: float) -> None:
        stirred = self.stirred[room.id]
        try:
            await asyncio.wait_for(stirred.wait(), seconds)
        except TimeoutError:
            return
        stirred.clear()

    def _tell(self, room: Room, deadline: float) -> float:
        """Tell all clients if the deadline has moved."""
        if room.deadline != deadline:
            room.deadline = deadline
            broadcast.send_clock(room, clock_message(room))
        return deadline

    async def _time_out(self, room: Room, race: Race) -> None:
        """Play for the first late seat once time is up; the next round plays for the next."""
        seat, move = race.late[0]
        op = Op("play", seat, f"clock:{race.number}:{seat}", move=msgspec.to_builtins(move))
        try:
            await play(self.rooms, room, op)
        except Unavailable:
            raise
        except CarsonneError as error:
            _log.info("clock_refused", table=room.id, seat=seat, code=error.code)
            await asyncio.sleep(RETRY)

    async def stop(self) -> None:
        """Stop all clocks; the log knows when they started."""
        for task in list(self.tasks.values()):
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)


def race_of(room: Room) -> Race | None:
    """Return the race in progress at a table, or None."""
    opened = room.opened
    return None if opened is None or opened.row.status != "running" else _race(*opened)


def clock_message(room: Room) -> ClockChanged:
    """Return what a table's clock shows now."""
    return ClockChanged(None if room.deadline is None else max(0.0, room.deadline - time.time()))


def _race(row: TableRow, match: Match) -> Race | None:
    racing = match.game.offers.race
    return None if match.over or racing is None else racing.race(match.state, row.options)


async def _standing(room: Room) -> Race | None:
    async with room.lock:
        await room.ensure()
        return race_of(room)


async def _times(room: Room) -> Times:
    """Return when the current race began, from the log."""
    async with room.lock:
        row = await room.ensure()
        async with room.database.read_transaction() as connection:
            entries = await log.since(connection, room.id, -1)
    return _read(row, entries)


def _read(row: TableRow, entries: list[LogRow]) -> Times:
    times, match = Times(), first_match(row)
    for entry in entries:
        repeat(match, [entry])
        times.see(_race(row, match), entry.at)
    return times
