"""Chunks of a replay, prefetched in the background and cached, so that a step through it computes nothing.

Making a position takes longer the fuller the board is. That is paid once, as soon as a viewer asks for the first chunk.
"""

from __future__ import annotations

from carsonne.kernel.game import Seat
from carsonne.kernel.match import Match
from carsonne.server.live.costs import free_of_charge
from carsonne.server.live.room import Room
from carsonne.server.live.thread_queue import ThreadQueue
from carsonne.server.store.rows import TableRow
from carsonne.server.tables import replays
from carsonne.server.tables.timeline import ChunkKey, Timelines, WrittenChunk

PREFETCH = "prefetch"
"""Takes its turn for a thread like an address."""


def key_of(row: TableRow, live: Match, seat: Seat | None, start: int) -> ChunkKey:
    """Return the key of a chunk: one whose entries may still be undone is good for this version only."""
    is_fixed = start + replays.CHUNK <= live.fixed or row.ended
    return ChunkKey(row.id, seat, start, None if is_fixed else live.version)


async def chunk_at(
    threads: ThreadQueue, timelines: Timelines, row: TableRow, live: Match, seat: Seat | None, start: int
) -> WrittenChunk:
    """Return the chunk that begins with an entry, from the cache if it is there. A turn and the lock are held."""
    key = key_of(row, live, seat, start)
    chunk = timelines.chunk(key)
    if chunk is None:
        chunk = await threads.run(replays.chunk, live, timelines.of(row), start, seat)
        timelines.keep(key, chunk)
    return chunk


async def prefetch(threads: ThreadQueue, timelines: Timelines, room: Room, seat: Seat | None) -> None:
    """Make all chunks of a game that stay as they are, unless another task does so already."""
    free_of_charge()
    viewer = (room.id, seat)
    if viewer in timelines.prefetching:
        return
    timelines.prefetching.add(viewer)
    try:
        start = 0
        while await _prefetch_one(threads, timelines, room, seat, start):
            start += replays.CHUNK
    finally:
        timelines.prefetching.discard(viewer)


async def _prefetch_one(threads: ThreadQueue, timelines: Timelines, room: Room, seat: Seat | None, start: int) -> bool:
    """Make one chunk, holding the table's lock; return whether there is one that stays as it is."""
    async with threads.turn(PREFETCH), room.lock:
        row, live = await room.with_past()
        if start > len(live.entries) or key_of(row, live, seat, start).version is not None:
            return False
        await chunk_at(threads, timelines, row, live, seat, start)
        return True
