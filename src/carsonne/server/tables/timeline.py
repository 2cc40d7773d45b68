"""Positions along a game, kept so that any other is a few moves away instead of a replay from the start.

Only entries that can no longer be taken back are passed, so what is kept stays true while the game goes on.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from typing import Any, NamedTuple

from msgspec import Raw, Struct

from carsonne import registry
from carsonne.bots.reviewing import Review
from carsonne.kernel.game import Event, Game, Setup
from carsonne.kernel.match import Match
from carsonne.server.store.rows import TableRow
from carsonne.server.tables.operations import setup_of

STRIDE = 16
"""Entries between the positions that are kept, at first."""
MOST = 48
"""Positions that are kept of one game; when there are more, every second one is dropped."""
TABLES = 32
"""Games whose positions are kept in one process: those that were looked at last."""
CHUNKS = 512
"""Chunks that are kept in one process, as they are sent: those that were looked at last."""


class ChunkKey(NamedTuple):
    """A table, a viewer's seat, the first entry of a chunk, and the version of a game that may still change it."""

    table: str
    seat: int | None
    start: int
    version: int | None = None


class WrittenChunk(Struct):
    """A chunk (`history.Reel`) whose parts are JSON already."""

    n: int
    seat: int | None
    first: Raw | None
    patches: Raw


class Moment(Struct):
    """The match after `n` entries, and what happened with the last of them. It must not be changed."""

    n: int
    match: Match
    events: list[Event]


class Timeline:
    """The kept positions of one game: one every few entries, and the one that was asked for last."""

    def __init__(self, game: Game[Any], setup: Setup) -> None:
        self.kept = [Moment(0, Match(game, setup, auto=(), quiet=True), [])]
        self.last = self.kept[0]
        self.stride = STRIDE

    def at(self, live: Match, n: int) -> Moment:
        """Return the game after n entries of a match that knows all of its moves.

        A turn that is not confirmed yet in the live match is not confirmed here either, so nothing is shown too early.
        """
        if n in (0, self.last.n):
            return self.kept[0] if n == 0 else self.last
        moment = self._advance(live, self._nearest(n), n)
        if n <= live.fixed:
            self.last = moment
        return moment

    def following(self, live: Match, start: int, end: int) -> Iterator[Match]:
        """Yield the game after `start` entries, then after one more each time, up to `end`: one match that goes on."""
        match = self.at(live, start).match.fork()
        yield match
        for n in range(start + 1, end + 1):
            self._step(live, match, n)
            yield match

    def _nearest(self, n: int) -> Moment:
        """Return the latest kept position before entry n."""
        kept = self.kept[min((n - 1) // self.stride, len(self.kept) - 1)]
        return self.last if kept.n < self.last.n < n else kept

    def _advance(self, live: Match, start: Moment, n: int) -> Moment:
        """Advance from a position to entry n; only the last entry reports its events."""
        match = start.match.fork()
        for done in range(start.n + 1, n):
            self._step(live, match, done)
        match.speak()
        return Moment(n, match, self._step(live, match, n))

    def story(self, live: Match) -> list[list[Event]]:
        """Return what happened before the first entry of the game, and with each of its entries."""
        return [events for _, events in self.replayed(live)]

    def replayed(self, live: Match) -> Iterator[tuple[Match, list[Event]]]:
        """Yield the game before its first entry and after each, with what happened: one match that goes on."""
        match = Match(live.game, live.setup, auto=())
        yield match, list(live.game.events(match.state))
        for n in range(1, len(live.entries) + 1):
            yield match, self._step(live, match, n)

    def _step(self, live: Match, match: Match, n: int) -> list[Event]:
        """Make move number n, and confirm the turn and keep the position if it can no longer be taken back."""
        entry, fixed = live.entries[n - 1], n <= live.fixed
        events = match.play(entry.seat, entry.data)
        while fixed and (asked := [seat for seat in match.waiting_for() if match.asks(seat) == "confirm"]):
            events += match.confirm(asked[0])
        if fixed and n == len(self.kept) * self.stride:
            self._keep(Moment(n, match.fork(), []))
        return events

    def _keep(self, moment: Moment) -> None:
        self.kept.append(moment)
        if len(self.kept) > MOST:
            self.kept, self.stride = self.kept[::2], 2 * self.stride


class Timelines:
    """The timelines of the games whose past was looked at last."""

    def __init__(self) -> None:
        self._by_table: OrderedDict[str, Timeline] = OrderedDict()
        self._chunks: OrderedDict[ChunkKey, WrittenChunk] = OrderedDict()
        self.reviews: OrderedDict[str, list[Review | None]] = OrderedDict()
        """What was decided at the moments that decided finished games, and what would have been better."""
        self.prefetching: set[tuple[str, int | None]] = set()
        """Tables and seats whose chunks are being made."""

    def of(self, row: TableRow) -> Timeline:
        """Return the timeline of a table, a new one if there is none."""
        timeline = self._by_table.pop(row.id, None) or Timeline(registry.find(row.game), setup_of(row))
        self._by_table[row.id] = timeline
        if len(self._by_table) > TABLES:
            self._by_table.popitem(last=False)
        return timeline

    def keep_reviews(self, table: str, found: list[Review | None]) -> None:
        """Cache what was decided in a finished game."""
        self.reviews[table] = found
        if len(self.reviews) > TABLES:
            self.reviews.popitem(last=False)

    def chunk(self, key: ChunkKey) -> WrittenChunk | None:
        """Return a cached chunk, or None."""
        if key in self._chunks:
            self._chunks.move_to_end(key)
        return self._chunks.get(key)

    def keep(self, key: ChunkKey, chunk: WrittenChunk) -> None:
        """Cache a chunk."""
        self._chunks[key] = chunk
        if len(self._chunks) > CHUNKS:
            self._chunks.popitem(last=False)
