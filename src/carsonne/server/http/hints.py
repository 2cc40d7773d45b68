"""What the strongest level would do, and why: hints at a table, and the analysis of games that have ended."""

from __future__ import annotations

import asyncio
import secrets
from random import Random
from typing import Annotated, Any

from litestar import get
from litestar.params import FromPath, QueryParameter

from carsonne.bots.explaining import Explanation, explain
from carsonne.bots.reviewing import Review
from carsonne.kernel.game import Seat
from carsonne.kernel.match import Match
from carsonne.locales import message
from carsonne.server.bots.pool import BotPool, advise, review
from carsonne.server.errors import Refusal
from carsonne.server.http.context import READING, AnyRequest, looking_back, my_id, rooms_of
from carsonne.server.http.history import DEAR, AtQuery, SeatQuery
from carsonne.server.http.limits import origin
from carsonne.server.live import announce
from carsonne.server.store.rows import TableRow
from carsonne.server.tables import presenters, replays

GlanceQuery = Annotated[bool, QueryParameter(required=False)]
PATIENCE = 6.0
"""Seconds that a person waits for a hint that was thought about."""


@get("/api/tables/{table:str}/explain", operation_id="explain", tags=["looking"], responses=READING, opt=DEAR)
async def get_explanation(
    request: AnyRequest,
    table: FromPath[str],
    seat: SeatQuery = None,
    at: AtQuery = None,
    glance: GlanceQuery = False,
) -> Explanation:
    """Return a seat's best moves and why: now, if hints are allowed, or at any moment of a game that has ended.

    With `glance` they are judged at sight, which takes some milliseconds: a first opinion while a search goes on.
    """
    rooms, me = rooms_of(request), my_id(request)
    room = rooms.room(table)
    async with room.lock:
        if at is not None and not (await room.ensure()).ended:
            await announce.reload(rooms, room)  # it may have ended elsewhere just now
        row, live = await (room.now() if at is None else room.with_past())
        match = live if at is None else replays.at(live, rooms.timelines.of(row), at).match
        who = _seat(row, match, me, seat, at)
        state = match.game.imagine(match.state, who, Random(secrets.randbits(63)))
        names = presenters.display_names(row)
    if glance:
        return await asyncio.to_thread(explain, row.game, state, who, 0.0, names=names)
    return await _asked(request, me or table, row.game, state, who, names)


def _seat(row: TableRow, match: Match, me: str | None, seat: int | None, at: int | None) -> Seat:
    """Return the seat whose moves to explain: while a game is in progress, only the player's own."""
    if row.ended:
        acting = match.waiting_for()
        return seat if seat is not None and seat < len(row.seats) else next(iter(acting), 0)
    if at is not None:
        raise Refusal("not_over", message("error-explained-later"))
    if not row.gives_hints(me):
        raise Refusal("not_allowed", message("error-no-hints"))
    mine = presenters.viewpoint(row, me, seat)
    assert mine is not None
    return mine


async def _asked(request: AnyRequest, who: str, game: str, state: Any, seat: Seat, names: list[str]) -> Explanation:
    """Ask a worker, one question per person at a time: each takes as long as a bot's move.

    Where the workers are too busy, the policy answers at sight.
    """
    pool: BotPool = request.app.state.bot_pool
    asking: set[str] = request.app.state.asking
    if who in asking:
        raise Refusal("too_fast", message("error-hint-busy"))
    asking.add(who)
    try:
        found = await pool.ask_briefly(
            origin(request), PATIENCE, advise, game, state, seat, secrets.randbits(62), names
        )
        if found is None:
            found = await asyncio.to_thread(explain, game, state, seat, 0.0, names=names)
        return found
    finally:
        asking.discard(who)


@get("/api/tables/{table:str}/reviews", operation_id="getReviews", tags=["looking"], responses=READING, opt=DEAR)
async def get_reviews(request: AnyRequest, table: FromPath[str]) -> list[Review | None]:
    """Return what was decided at the moments of the results, and what would have been better; null if no one decided.

    Where the workers are too busy to think about it, the policy judges at sight.
    """
    rooms = rooms_of(request)
    room, timelines = rooms.room(table), rooms.timelines
    if (known := timelines.reviews.get(room.id)) is not None:
        return known
    async with looking_back(request) as threads, room.lock:
        row, match = await room.with_past()
        timeline = timelines.of(row)
        moments = (await threads.run(replays.course, match, row, timeline)).moments
        decisions = await threads.run(replays.decisions, match, timeline, moments)
    pool: BotPool = request.app.state.bot_pool
    found = await pool.ask_briefly(origin(request), PATIENCE, review, decisions)
    if found is None:
        return await asyncio.to_thread(review, 0.0, decisions)
    timelines.keep_reviews(room.id, found)
    return found


HANDLERS = [get_explanation, get_reviews]
