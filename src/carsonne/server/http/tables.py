"""What people do with tables."""

from __future__ import annotations

from functools import partial

from litestar import post, put
from litestar.params import FromPath, JSONBody
from sqlalchemy.ext.asyncio import AsyncConnection

from carsonne.kernel.snapshot import freeze
from carsonne.server.errors import Refusal
from carsonne.server.http.context import WRITING, AnyRequest, myself, rooms_of
from carsonne.server.http.lobby import BIG
from carsonne.server.protocol.payloads import (
    Abandon,
    Join,
    NewNonce,
    NewTable,
    SeatRef,
    SeatSettings,
    StandIn,
    Start,
    Table,
)
from carsonne.server.store import log, tables
from carsonne.server.store.rows import TableRow
from carsonne.server.tables import new_table, presenters, seating
from carsonne.server.tables.operations import first_match, opening, standing

MANY = 20
"""Tables that one person may have waiting."""


@post("/api/tables", operation_id="createTable", tags=["tables"], responses=WRITING, request_max_body_size=BIG)
async def create_table(request: AnyRequest, data: JSONBody[NewTable]) -> Table:
    """Set up a table."""
    me, rooms = await myself(request), rooms_of(request)
    row = new_table.make_table(data, me)
    async with rooms.database.writing() as connection:
        if await tables.waiting_count(connection, me.id) >= MANY:
            raise Refusal("too_many", f"You have {MANY} tables waiting already.")
        await tables.add(connection, row)
        if row.status != "waiting":
            await _begin(connection, row)
    return presenters.table(row, me.id)


async def _begin(connection: AsyncConnection, row: TableRow) -> None:
    """Write down the beginning of a game."""
    match = first_match(row)
    entries, _ = opening(match, row.imported)
    await log.begin(connection, row.id, entries[0])
    await log.keep(connection, row.id, freeze(match))
    row.waiting, row.scores = standing(match).waiting, standing(match).scores
    await tables.save(connection, row)


@post("/api/tables/{table:str}/join", operation_id="join", tags=["tables"], status_code=200, responses=WRITING)
async def join(request: AnyRequest, table: FromPath[str], data: JSONBody[Join]) -> Table:
    """Sit down before the game begins."""
    me = await myself(request)
    row = await rooms_of(request).change(table, lambda row: seating.sit(row, me, data))
    return presenters.table(row, me.id)


@post("/api/tables/{table:str}/leave", operation_id="leave", tags=["tables"], status_code=200, responses=WRITING)
async def leave(request: AnyRequest, table: FromPath[str]) -> Table:
    """Before the start: stand up. Later: let a bot play on."""
    me = await myself(request)
    row = await rooms_of(request).change(table, partial(_leave, me=me.id))
    return presenters.table(row, me.id)


def _leave(row: TableRow, me: str) -> None:
    if row.status == "waiting":
        seating.stand_up(row, me)
    else:
        seating.walk_away(row, me)


@post("/api/tables/{table:str}/nonce", operation_id="addNonce", tags=["tables"], status_code=200, responses=WRITING)
async def add_nonce(request: AnyRequest, table: FromPath[str], data: JSONBody[NewNonce]) -> Table:
    """Take part in the dealing."""
    me = await myself(request)
    row = await rooms_of(request).change(table, lambda row: seating.add_nonce(row, me.id, data.nonce))
    return presenters.table(row, me.id)


@post("/api/tables/{table:str}/start", operation_id="start", tags=["tables"], status_code=200, responses=WRITING)
async def start(request: AnyRequest, table: FromPath[str], data: JSONBody[Start]) -> Table:
    """Begin the game."""
    me = await myself(request)
    row = await rooms_of(request).change(
        table, lambda row: seating.make_ready(row, me.id, data.nonce, data.fill), extra=_begin
    )
    return presenters.table(row, me.id)


@put("/api/tables/{table:str}/seats/{seat:int}", operation_id="setSeat", tags=["tables"], responses=WRITING)
async def set_seat(
    request: AnyRequest, table: FromPath[str], seat: FromPath[int], data: JSONBody[SeatSettings]
) -> Table:
    """Settings of one's own seat."""
    me = await myself(request)
    row = await rooms_of(request).change(table, lambda row: seating.settle(row, seat, me.id, data))
    return presenters.table(row, me.id)


@post("/api/tables/{table:str}/resign", operation_id="resign", tags=["tables"], status_code=200, responses=WRITING)
async def resign(request: AnyRequest, table: FromPath[str], data: JSONBody[SeatRef]) -> Table:
    """Give up."""
    me = await myself(request)
    row = await rooms_of(request).change(table, lambda row: seating.resign(row, me.id, data.seat))
    return presenters.table(row, me.id)


@post("/api/tables/{table:str}/abandon", operation_id="abandon", tags=["tables"], status_code=200, responses=WRITING)
async def abandon(request: AnyRequest, table: FromPath[str], data: JSONBody[Abandon]) -> Table:
    """Agree to end the game without a winner."""
    me = await myself(request)
    row = await rooms_of(request).change(table, lambda row: seating.agree(row, me.id, data.agree))
    return presenters.table(row, me.id)


@post("/api/tables/{table:str}/stand-in", operation_id="standIn", tags=["tables"], status_code=200, responses=WRITING)
async def stand_in(request: AnyRequest, table: FromPath[str], data: JSONBody[StandIn]) -> Table:
    """Let a bot play for a seat."""
    me, rooms = await myself(request), rooms_of(request)
    book = rooms.room(table).presence

    def put_bot(row: TableRow) -> None:
        holder = row.seats[data.seat].player if data.seat < len(row.seats) else None
        away = holder is not None and book.is_away(holder, rooms.config.away_seconds)
        seating.put_bot(row, me.id, data.seat, data.bot, away)

    return presenters.table(await rooms.change(table, put_bot), me.id)


@post("/api/tables/{table:str}/return", operation_id="takeBack", tags=["tables"], status_code=200, responses=WRITING)
async def take_back(request: AnyRequest, table: FromPath[str], data: JSONBody[SeatRef]) -> Table:
    """Take one's seat back from a bot."""
    me = await myself(request)
    row = await rooms_of(request).change(table, lambda row: seating.take_back(row, me.id, data.seat))
    return presenters.table(row, me.id)


@post("/api/tables/{table:str}/rematch", operation_id="rematch", tags=["tables"], status_code=200, responses=WRITING)
async def rematch(request: AnyRequest, table: FromPath[str]) -> Table:
    """The table of the rematch, the same one for all who ask."""
    me, rooms = await myself(request), rooms_of(request)
    new: list[TableRow] = []

    def ask(row: TableRow) -> None:
        seating.own_seats(row, None, me.id)
        if row.rematch is None:
            new.append(new_table.make_rematch(row, me.id))
            row.rematch = new[0].id

    async def add(connection: AsyncConnection, row: TableRow) -> None:
        for one in new:
            await tables.add(connection, one)

    row = await rooms.change(table, ask, extra=add)
    room = rooms.room(row.rematch or "")
    async with room.lock:
        return presenters.table(await room.ensure(), me.id)


HANDLERS = [
    create_table,
    join,
    leave,
    add_nonce,
    start,
    set_seat,
    resign,
    abandon,
    stand_in,
    take_back,
    rematch,
]
