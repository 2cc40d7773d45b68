"""Chunks of a replay, prefetched in the background and cached, so that a step through it computes nothing.

Making a position takes longer the fuller the board is. That is paid once, as soon as a viewer asks for the first chunk.
"""

from __future__ import annotations

from carsonne.kernel.game import Seat
from carsonne.kernel.match import Match
from carsonne.server.live.room import Room
from carsonne.server.store.rows import TableRow
from carsonne.server.tables import replays
from carsonne.server.tables.timeline import ChunkKey, Timelines, WrittenChunk


async def chunk_at(timelines: Timelines, row: TableRow, live: Match, seat: Seat | None, start: int) -> WrittenChunk:
    """Return the chunk that begins with an entry, cached if none of its entries can be undone. The lock is held."""
    key = ChunkKey(row.id, seat, start)
    chunk = timelines.chunk(key)
    if chunk is None:
        chunk = await replays.chunk(live, timelines.of(row), start, seat)
        if start + replays.CHUNK <= live.fixed or row.ended:
            timelines.keep(key, chunk)
    return chunk


async def prefetch(timelines: Timelines, room: Room, seat: Seat | None) -> None:
    """Make all chunks of a game that can be cached, releasing the table's lock in between."""
    start = 0
    while True:
        async with room.lock:
            row, live = await room.with_past()
            if start > len(live.entries) or not (row.ended or start + replays.CHUNK <= live.fixed):
                return
            await chunk_at(timelines, row, live, seat, start)
        start += replays.CHUNK
