"""The film of a game: all of its positions, made once in reels, so that a step through a replay makes nothing.

Making a position takes longer the fuller the board is. That is paid once, in the background, as soon as
somebody begins to look.
"""

from __future__ import annotations

from carsonne.kernel.game import Seat
from carsonne.kernel.match import Match
from carsonne.server.live.room import Room
from carsonne.server.store.rows import TableRow
from carsonne.server.tables import replays
from carsonne.server.tables.timeline import ReelKey, Timelines, WrittenReel


async def reel_at(timelines: Timelines, row: TableRow, live: Match, seat: Seat | None, start: int) -> WrittenReel:
    """The reel that begins with an entry, kept if none of its entries can be taken back. The room's lock is held."""
    key = ReelKey(row.id, seat, start)
    reel = timelines.reel(key)
    if reel is None:
        reel = await replays.reel(live, timelines.of(row), start, seat)
        if start + replays.REEL <= live.fixed or row.ended:
            timelines.keep(key, reel)
    return reel


async def develop(timelines: Timelines, room: Room, seat: Seat | None) -> None:
    """Make all reels of a game that can be kept; others may use the table in between."""
    start = 0
    while True:
        async with room.lock:
            row, live = await room.with_past()
            if start > len(live.entries) or not (row.ended or start + replays.REEL <= live.fixed):
                return
            await reel_at(timelines, row, live, seat, start)
        start += replays.REEL
