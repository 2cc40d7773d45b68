"""One table in this process: its game in memory, in step with the log, and the sockets that look at it.

A room imports nothing above it. What changes the game announces the change (`live/play.py`).
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from carsonne import registry
from carsonne.kernel.data import MatchView
from carsonne.kernel.errors import CarsonneError
from carsonne.kernel.game import Seat
from carsonne.kernel.match import Match
from carsonne.kernel.snapshot import Frozen, freeze, is_usable, recall, thaw
from carsonne.locales import message
from carsonne.server.errors import Refusal
from carsonne.server.live.clients import Client
from carsonne.server.live.presence import PresenceTracker
from carsonne.server.store import log, tables
from carsonne.server.store.batch_writer import BatchWriter
from carsonne.server.store.database import Database
from carsonne.server.store.log import Conflict
from carsonne.server.store.rows import LogRow, TableRow
from carsonne.server.tables import lessons, presenters, seating
from carsonne.server.tables.automation import auto_play_of
from carsonne.server.tables.ending import follow_game
from carsonne.server.tables.operations import (
    News,
    Op,
    auto_answer,
    carry_out,
    dealer_of,
    first_match,
    moves_in,
    repeat,
    setup_of,
)

TRIES = 8
"""How often an operation is tried when other processes write to the same game."""
SNAPSHOT_EVERY = 32
"""Versions between two snapshots. A snapshot costs as much as a few moves, and so does repeating these."""
REMEMBERED = 200
"""Operations whose events are kept for clients that reconnect."""
SHOWN = 8
"""Operations whose positions are kept, too, so that these clients see how it came about."""


class Outcome(Struct):
    """What became of an operation: the version it made, and whether it had been carried out before."""

    version: int
    repeated: bool = False


class OpenRoom(NamedTuple):
    """A table whose game has begun, with the game in memory."""

    row: TableRow
    match: Match


class Room:
    """A table, in memory or not. Reading or changing the match needs the lock; between processes, the log decides."""

    def __init__(self, id_: str, database: Database, writer: BatchWriter) -> None:
        self.id = id_
        self.database = database
        self.writer = writer
        self.lock = asyncio.Lock()
        self.row: TableRow | None = None
        self.match: Match | None = None
        self.frozen = 0
        """The version of the last snapshot."""
        self.news: deque[News] = deque(maxlen=REMEMBERED)
        self.clients: set[Client] = set()
        self.presence = PresenceTracker()
        self.announced = -1
        """The last version of the game that was sent to all clients, and the last revision of the table."""
        self.shown_revision = -1
        self.deadline: float | None = None
        """When the clock of the current race runs out."""
        self.touched = time.monotonic()

    def remove(self, client: Client) -> None:
        """Forget a client whose connection has ended."""
        self.clients.discard(client)
        self.presence.leave(client)

    @property
    def opened(self) -> OpenRoom | None:
        """The table and its game, if both are in memory."""
        return None if self.row is None or self.match is None else OpenRoom(self.row, self.match)

    @property
    def version(self) -> int:
        """The version of the game; -1 while there is none in memory."""
        return -1 if self.match is None else self.match.version

    @property
    def is_lost(self) -> bool:
        """Whether the game has begun and is not in memory: writing it failed, and it has not been read again since."""
        return self.match is None and self.row is not None and self.row.status != "waiting"

    # In step with the log

    async def ensure(self) -> TableRow:
        """Return the table's row; read the table and its game unless they are in memory."""
        self.touched = time.monotonic()
        return await self.load() if self.row is None or self.is_lost else self.row

    async def load(self) -> TableRow:
        """Read everything again: the table, the last snapshot, and what the log holds after it."""
        async with self.database.read_transaction() as connection:
            row = await tables.fetch(connection, self.id)
            if row is None:
                raise Refusal("not_found", message("error-no-table"))
            frozen = None if row.status == "waiting" else await log.last_snapshot(connection, self.id)
            if frozen is not None and not is_usable(frozen, registry.find(row.game)):
                frozen = None  # it is only a cache: the log decides whether the game can still be played
            entries = await log.since(connection, self.id, frozen.version if frozen else -1)
            if frozen is not None and not entries and frozen.version < row.version:
                frozen, entries = None, await log.since(connection, self.id, -1)  # it went into the archive just now
        self.row, self.match, self.frozen = row, None, 0 if frozen is None else frozen.version
        if row.status != "waiting":
            self._rebuild(row, frozen, entries)
        return row

    def _rebuild(self, row: TableRow, frozen: Frozen | None, entries: list[LogRow]) -> None:
        try:
            if frozen is None:
                match = first_match(row)
            else:
                match = thaw(registry.find(row.game), setup_of(row), frozen, dealer_of(row))
            self._remember(repeat(match, entries))
        except CarsonneError as error:
            raise Refusal("old_rules", message("error-old-rules", why=error.said)) from error
        self.match = match
        follow_game(row, match)

    async def refresh(self) -> TableRow:
        """Read the table's row and seats again, and the game if it has begun in the meantime."""
        async with self.database.read_transaction() as connection:
            self.row = await tables.fetch(connection, self.id)
        if self.row is None:
            raise Refusal("not_found", message("error-no-table"))
        if self.match is not None:
            self.match.setup = setup_of(self.row)  # a player may have another name
            follow_game(self.row, self.match)
        return await self.ensure()

    def is_behind(self, version: int | None) -> bool:
        """Return whether a client has seen a later version of the game than this process."""
        return self.match is not None and version is not None and version > self.match.version

    async def catch_up(self) -> bool:
        """Follow what other processes have added to the log; return whether there was anything."""
        opened = self.opened
        if opened is None:
            return False
        async with self.database.read_transaction() as connection:
            entries = await log.since(connection, self.id, opened.match.version)
        if not entries:
            return False
        self.match = None
        try:
            self._remember(repeat(opened.match, entries))
        except CarsonneError:
            await self.load()
            return True
        self.match = opened.match
        follow_game(*opened)
        return True

    def _remember(self, news: list[News]) -> None:
        if news and self.news and self.news[-1].version + 1 != news[0].version:
            self.news.clear()
        self.news.extend(news)
        for back in range(SHOWN + 1, min(SHOWN + len(news), len(self.news)) + 1):
            self.news[-back].forget_positions()

    # Operations

    async def operate(self, op: Op, player: str | None = None) -> Outcome:
        """Carry out an operation and write it to the log, trying again while other processes are faster.

        With a player, the seat must be theirs. The lock is held.
        """
        for _ in range(TRIES):
            row = await self.ensure()
            if player is not None:
                seating.check_seat(row, op.seat, player)
            try:
                return Outcome(await self._attempt(op))
            except Conflict:
                await self.load()
                await self.full_gap(row.version)
                known = await self._version_of(op)
            except CarsonneError:
                if await self.catch_up():
                    continue
                known = await self._version_of(op)
                if known is None:
                    raise
            if known is not None:
                return Outcome(known, repeated=True)
        raise Refusal("changed", message("error-changing"))

    async def _attempt(self, op: Op) -> int:
        """Carry it out with its automatic answers; return the operation's own version, as a repetition finds it."""
        row, match = self._playing()
        lessons.check(row, match, op)
        entries, news = carry_out(match, op, auto_play_of(row, match))
        await self._keep(row, match, entries, news)
        return entries[0].seq

    async def auto_answer(self) -> bool:
        """Give the automatic answers that a changed table allows; return whether there were any. The lock is held.

        A player may have taken a seat back from a bot, or wish to be asked less.
        """
        opened = self.opened
        if opened is None or opened.row.status != "running":
            return False
        entries, news = auto_answer(opened.match, auto_play_of(*opened))
        if not entries:
            return False
        try:
            await self._keep(*opened, entries, news)
        except Conflict:
            await self.load()  # another process has done it, or more
        return True

    async def _keep(self, row: TableRow, match: Match, entries: list[LogRow], news: list[News]) -> None:
        """Write to the log what has been done in memory."""
        try:
            after = replace(row)
            follow_game(after, match)
            frozen = freeze(match) if match.version - self.frozen >= SNAPSHOT_EVERY else None
            await self.writer.append(after, entries, frozen)
        except BaseException:
            self.match = None  # it is ahead of the log: read it again
            raise
        self.frozen = self.frozen if frozen is None else frozen.version
        self._remember(news)
        self.row = after

    def _playing(self) -> OpenRoom:
        opened = self._begun()
        if opened.row.ended:
            raise Refusal("over", message("error-over"))
        return opened

    def _begun(self) -> OpenRoom:
        opened = self.opened
        if opened is None:
            raise Refusal("not_running", message("error-not-started"))
        return opened

    async def _version_of(self, op: Op) -> int | None:
        if op.id is None:
            return None
        async with self.database.read_transaction() as connection:
            return await log.find_op(connection, self.id, op.id)

    # Looking

    def view(self, seat: Seat | None) -> MatchView | None:
        """Return the game as a seat may see it; None before it has begun."""
        opened = self.opened
        return None if opened is None else presenters.view(*opened, seat)

    async def now(self) -> OpenRoom:
        """Return the table and its game as it stands. The lock is held."""
        await self.ensure()
        await self.catch_up()
        return self._begun()

    async def with_past(self) -> OpenRoom:
        """Return the table and its game with all of its moves, which a snapshot does not hold. The lock is held."""
        row, match = opened = await self.now()
        if match.past:
            async with self.database.read_transaction() as connection:
                entries = await log.since(connection, self.id, -1)
            recall(match, moves_in(row, entries)[: match.past])
        return opened

    async def full_gap(self, version: int) -> list[News] | None:
        """Return what has happened since a version, from the whole log if need be; None when that is too much."""
        now = self.version
        if self.gap(version) is None and self.row is not None and now - REMEMBERED <= version < now:
            async with self.database.read_transaction() as connection:
                entries = await log.since(connection, self.id, -1)
            news = await asyncio.to_thread(lambda row: repeat(first_match(row), entries), self.row)
            self.news.clear()
            self._remember([one for one in news if one.version <= now])
        return self.gap(version)

    def gap(self, version: int) -> list[News] | None:
        """Return what has happened since a version, or None when that is not known here."""
        now = self.version
        if version == now:
            return []
        if not self.news or self.news[-1].version != now or not self.news[0].version - 1 <= version < now:
            return None
        return [self.news[-back] for back in range(now - version, 0, -1)]
