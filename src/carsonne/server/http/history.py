"""Requests that look at a table: the game now and before, its record, its fairness."""

from __future__ import annotations

from typing import Annotated, cast

from litestar import Response, get
from litestar.params import FromPath, QueryParameter
from msgspec.structs import replace

from carsonne.arena.course import Course
from carsonne.kernel.match import Match
from carsonne.kernel.privacy import shown_news
from carsonne.kernel.record import Record
from carsonne.locales import message
from carsonne.server.errors import Refusal
from carsonne.server.http.context import READING, AnyRequest, looking_back, my_id, rooms_of
from carsonne.server.http.limits import COST
from carsonne.server.live import replay_cache
from carsonne.server.live.room import Room
from carsonne.server.protocol.history import At, Fairness, History, Look, Position, Reel, Survey
from carsonne.server.protocol.payloads import Table, Watchers
from carsonne.server.store import players
from carsonne.server.store.rows import TableRow
from carsonne.server.tables import presenters, replays
from carsonne.server.tables.timeline import Moment, WrittenChunk

SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=15, required=False)]
DEAR = {COST: 10}
"""What goes through a whole game counts as ten requests."""
AtQuery = Annotated[int | None, QueryParameter(ge=0, le=100_000, required=False)]


def _room(request: AnyRequest, table: str) -> Room:
    return rooms_of(request).room(table)


async def _at(request: AnyRequest, table: str, n: int | None) -> tuple[TableRow, Match, Moment]:
    """Return the table, its game, and the game after n entries (now if None), for use before the next await."""
    room = _room(request, table)
    if n is None:
        async with room.lock:
            row, live = await room.now()
            return row, live, replays.present(live)
    async with looking_back(request) as threads, room.lock:
        row, live = await room.with_past()
        moment = await threads.run(replays.at, live, rooms_of(request).timelines.of(row), n)
        return row, live, moment


@get("/api/tables/{table:str}", operation_id="getTable", tags=["tables"], responses=READING)
async def get_table(request: AnyRequest, table: FromPath[str]) -> Table:
    """Return the table without its game."""
    room = _room(request, table)
    async with room.lock:
        return presenters.table(await room.ensure(), my_id(request))


@get("/api/tables/{table:str}/watchers", operation_id="getWatchers", tags=["tables"], responses=READING)
async def get_watchers(request: AnyRequest, table: FromPath[str]) -> Watchers:
    """Return who is watching the table without a seat."""
    room = _room(request, table)
    async with room.lock:
        seated = {seating.player for seating in (await room.ensure()).seats}
    here = room.presence.shown
    async with rooms_of(request).database.read_transaction() as connection:
        names = await players.names(connection, [one for one in here.players if one not in seated])
    return Watchers(sorted(names.values()), max(0, here.watchers - len(names)))


@get("/api/tables/{table:str}/view", operation_id="getView", tags=["looking"], responses=READING)
async def get_view(request: AnyRequest, table: FromPath[str], seat: SeatQuery = None) -> Look:
    """Return the game now."""
    room = _room(request, table)
    async with room.lock:
        row, match = await room.now()
        seat = presenters.viewpoint(row, my_id(request), seat)
        return Look(seat, row.version, presenters.view(row, match, seat))


@get("/api/tables/{table:str}/history", operation_id="getHistory", tags=["looking"], responses=READING, opt=DEAR)
async def get_history(request: AnyRequest, table: FromPath[str], seat: SeatQuery = None) -> History:
    """Return the moves that stand, with their events."""
    room = _room(request, table)
    async with looking_back(request) as threads, room.lock:
        row, match = await room.with_past()
        seat = presenters.viewpoint(row, my_id(request), seat)
        return await threads.run(replays.history, match, row, rooms_of(request).timelines.of(row), seat)


@get("/api/tables/{table:str}/at/{n:int}", operation_id="getAt", tags=["looking"], responses=READING)
async def get_at(request: AnyRequest, table: FromPath[str], n: FromPath[int], seat: SeatQuery = None) -> At:
    """Return the position after n entries."""
    row, live, moment = await _at(request, table, n)
    seat = presenters.viewpoint(row, my_id(request), seat)
    shown = moment.events if row.ended else shown_news(moment.events, seat)
    return At(n, len(live.entries), seat, presenters.asking_nothing(moment.match.view(seat)), shown)


@get("/api/tables/{table:str}/reel/{n:int}", operation_id="getReel", tags=["looking"], responses=READING)
async def get_reel(
    request: AnyRequest, table: FromPath[str], n: FromPath[int], since: AtQuery = None, seat: SeatQuery = None
) -> Response[Reel]:
    """Return the positions around entry n, as a replay steps through them; the client has the one after `since`."""
    room, timelines, start = _room(request, table), rooms_of(request).timelines, n - n % replays.CHUNK
    async with room.lock:
        row, live = await room.with_past()
        replays.check_entry(live, n)
        seat = presenters.viewpoint(row, my_id(request), seat)
        chunk = timelines.chunk(replay_cache.key_of(row, live, seat, start))
    if chunk is None:
        chunk = await _new_chunk(request, room, seat, start)
    return Response(cast("Reel", replace(chunk, first=None) if since == start else chunk))


async def _new_chunk(request: AnyRequest, room: Room, seat: int | None, start: int) -> WrittenChunk:
    """Make a chunk of a replay, and let the others follow: a viewer goes on to them."""
    rooms = rooms_of(request)
    async with looking_back(request) as threads, room.lock:
        row, live = await room.with_past()
        chunk = await replay_cache.chunk_at(threads, rooms.timelines, row, live, seat, start)
    rooms.run(replay_cache.prefetch(threads, rooms.timelines, room, seat))
    return chunk


@get("/api/tables/{table:str}/survey", operation_id="getSurvey", tags=["looking"], responses=READING)
async def get_survey(request: AnyRequest, table: FromPath[str], seat: SeatQuery = None, at: AtQuery = None) -> Survey:
    """Return who owns what and what it is worth, and what each answer of the viewer would bring."""
    row, _, moment = await _at(request, table, at)
    surveyor = moment.match.game.offers.survey
    if surveyor is None:
        raise Refusal("not_found", message("error-no-survey"))
    seat = presenters.viewpoint(row, my_id(request), seat)
    forecast = presenters.forecast(moment.match, seat) if at is None and not row.ended else None
    return Survey(moment.n, surveyor.survey(moment.match.state), forecast)


@get("/api/tables/{table:str}/position", operation_id="getPosition", tags=["looking"], responses=READING)
async def get_position(
    request: AnyRequest, table: FromPath[str], seat: SeatQuery = None, at: AtQuery = None
) -> Position:
    """Return the position in notation."""
    row, _, moment = await _at(request, table, at)
    seat = presenters.viewpoint(row, my_id(request), seat)
    notation = moment.match.game.offers.notation
    if notation is None:
        raise Refusal("not_found", message("error-no-notation", game=moment.match.game.title))
    return Position(moment.n, notation.position(moment.match.state, seat))


@get("/api/tables/{table:str}/record", operation_id="getRecord", tags=["looking"], responses=READING, opt=DEAR)
async def get_record(request: AnyRequest, table: FromPath[str], seat: SeatQuery = None) -> Response[Record]:
    """Return the record, as a file."""
    room = _room(request, table)
    async with looking_back(request) as threads, room.lock:
        row, match = await room.with_past()
        seat = presenters.viewpoint(row, my_id(request), seat)
        record = await threads.run(replays.record, match, row, seat)
    name = f"{row.game}-{row.id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(record, headers=headers)


@get("/api/tables/{table:str}/results", operation_id="getResults", tags=["looking"], responses=READING, opt=DEAR)
async def get_results(request: AnyRequest, table: FromPath[str]) -> Course:
    """Return how a finished game went: points by source, by part and over time, and what decided it."""
    room = _room(request, table)
    async with looking_back(request) as threads, room.lock:
        row, match = await room.with_past()
        if not row.ended:
            await room.load()  # another server may have ended it, by a resignation for instance
            row, match = await room.with_past()
        return await threads.run(replays.course, match, row, rooms_of(request).timelines.of(row))


@get("/api/tables/{table:str}/fairness", operation_id="getFairness", tags=["looking"], responses=READING, opt=DEAR)
async def get_fairness(request: AnyRequest, table: FromPath[str]) -> Fairness:
    """Check that every draw is what the seed says."""
    room = _room(request, table)
    async with looking_back(request) as threads, room.lock:
        row, match = await room.with_past()
        return await threads.run(replays.fairness, match, row)


HANDLERS = [
    get_table,
    get_watchers,
    get_view,
    get_history,
    get_at,
    get_reel,
    get_survey,
    get_position,
    get_record,
    get_results,
    get_fairness,
]
