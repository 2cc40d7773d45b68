"""Looking at a table: the game now and before, its record, its fairness."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get
from litestar.params import FromPath, QueryParameter

from carsonne.kernel.capabilities import Notation, Surveyor
from carsonne.kernel.match import Match
from carsonne.kernel.privacy import shown_news
from carsonne.kernel.record import Record
from carsonne.server.errors import Refusal
from carsonne.server.http.context import READING, AnyRequest, my_id, rooms_of
from carsonne.server.live.room import Room
from carsonne.server.protocol.payloads import At, Fairness, History, Look, Position, Survey, Table
from carsonne.server.store.rows import TableRow
from carsonne.server.tables import presenters, replays

SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=15, required=False)]
AtQuery = Annotated[int | None, QueryParameter(ge=0, le=100_000, required=False)]


def _room(request: AnyRequest, table: str) -> Room:
    return rooms_of(request).room(table)


async def _game(room: Room, present: bool = False) -> tuple[TableRow, Match]:
    """The table and its game, with all of its moves unless the present is enough. The lock is held."""
    match = await (room.now() if present else room.past())
    assert room.row is not None
    return room.row, match


@get("/api/tables/{table:str}", operation_id="getTable", tags=["tables"], responses=READING)
async def get_table(request: AnyRequest, table: FromPath[str]) -> Table:
    """The table without its game."""
    room = _room(request, table)
    async with room.lock:
        return presenters.table(await room.ensure(), my_id(request))


@get("/api/tables/{table:str}/view", operation_id="getView", tags=["looking"], responses=READING)
async def get_view(request: AnyRequest, table: FromPath[str], seat: SeatQuery = None) -> Look:
    """The game now."""
    room = _room(request, table)
    async with room.lock:
        row, _ = await _game(room, present=True)
        seat = presenters.viewpoint(row, my_id(request), seat)
        return Look(seat, row.version, room.view(seat) or {})


@get("/api/tables/{table:str}/history", operation_id="getHistory", tags=["looking"], responses=READING)
async def get_history(request: AnyRequest, table: FromPath[str], seat: SeatQuery = None) -> History:
    """The moves that stand, with their events."""
    room = _room(request, table)
    async with room.lock:
        row, match = await _game(room)
        return replays.history(match, row, presenters.viewpoint(row, my_id(request), seat))


@get("/api/tables/{table:str}/at/{n:int}", operation_id="getAt", tags=["looking"], responses=READING)
async def get_at(request: AnyRequest, table: FromPath[str], n: FromPath[int], seat: SeatQuery = None) -> At:
    """The position after n entries."""
    room = _room(request, table)
    async with room.lock:
        row, live = await _game(room)
        seat = presenters.viewpoint(row, my_id(request), seat)
        n, match, events = replays.at(live, row, n)
        shown = events if row.ended else shown_news(events, seat)
        return At(n, len(live.entries), seat, presenters.asking_nothing(match.view(seat)), shown)


@get("/api/tables/{table:str}/survey", operation_id="getSurvey", tags=["looking"], responses=READING)
async def get_survey(request: AnyRequest, table: FromPath[str], at: AtQuery = None) -> Survey:
    """What belongs to whom and what it is worth."""
    room = _room(request, table)
    async with room.lock:
        row, live = await _game(room, present=at is None)
        n, match, _ = replays.at(live, row, at)
        if not isinstance(match.game, Surveyor):
            raise Refusal("not_found", "This game has no survey.")
        return Survey(n, match.game.survey(match.state))


@get("/api/tables/{table:str}/position", operation_id="getPosition", tags=["looking"], responses=READING)
async def get_position(
    request: AnyRequest, table: FromPath[str], seat: SeatQuery = None, at: AtQuery = None
) -> Position:
    """The position in notation."""
    room = _room(request, table)
    async with room.lock:
        row, live = await _game(room, present=at is None)
        seat = presenters.viewpoint(row, my_id(request), seat)
        n, match, _ = replays.at(live, row, at)
        if not isinstance(match.game, Notation):
            raise Refusal("not_found", "This game has no notation.")
        return Position(n, match.game.position(match.state, seat))


@get("/api/tables/{table:str}/record", operation_id="getRecord", tags=["looking"], responses=READING)
async def get_record(request: AnyRequest, table: FromPath[str], seat: SeatQuery = None) -> Response[Record]:
    """The record, as a file."""
    room = _room(request, table)
    async with room.lock:
        row, match = await _game(room)
        record = replays.record(match, row, presenters.viewpoint(row, my_id(request), seat))
    name = f"{row.game}-{row.id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(record, headers=headers)


@get("/api/tables/{table:str}/fairness", operation_id="getFairness", tags=["looking"], responses=READING)
async def get_fairness(request: AnyRequest, table: FromPath[str]) -> Fairness:
    """Whether every draw is what the seed says."""
    room = _room(request, table)
    async with room.lock:
        row, match = await _game(room)
        return replays.fairness(match, row)


HANDLERS = [get_table, get_view, get_history, get_at, get_survey, get_position, get_record, get_fairness]
