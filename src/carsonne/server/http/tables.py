"""Requests that change tables."""

from __future__ import annotations

from functools import partial

from litestar import post, put
from litestar.params import FromPath, JSONBody
from sqlalchemy.ext.asyncio import AsyncConnection

from carsonne import registry
from carsonne.kernel.snapshot import freeze, is_usable
from carsonne.locales import message
from carsonne.server.errors import Refusal
from carsonne.server.http.context import WRITING, AnyRequest, import_text, myself, rooms_of
from carsonne.server.http.lobby import BIG
from carsonne.server.live.edit import edit_table
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
from carsonne.server.store import log, players, tables
from carsonne.server.store.rows import PlayerRow, TableRow
from carsonne.server.tables import presenters, seating
from carsonne.server.tables.automation import auto_play_of
from carsonne.server.tables.ending import follow_game
from carsonne.server.tables.new_table import make_rematch, make_table
from carsonne.server.tables.operations import first_match, opening

MANY = 20
"""The most tables that one person may have waiting."""


@post("/api/tables", operation_id="createTable", tags=["tables"], responses=WRITING, request_max_body_size=BIG)
async def create_table(request: AnyRequest, data: JSONBody[NewTable]) -> Table:
    """Set up a table."""
    me, rooms = await myself(request), rooms_of(request)
    brings_text = data.record is not None or data.position is not None
    row, imported = await import_text(request, make_table, data, me) if brings_text else make_table(data, me)
    async with rooms.database.write_transaction() as connection:
        if await tables.waiting_count(connection, me.id) >= MANY:
            raise Refusal("too_many", message("error-many-waiting", count=MANY))
        await tables.add(connection, row)
        if imported is not None:
            await log.save_snapshot(connection, row.id, imported)
        if row.status != "waiting":
            await begin(connection, row)
    return presenters.table(row, me.id)


async def begin(connection: AsyncConnection, row: TableRow) -> None:
    """Write the beginning of a game to the log. What an imported record leads to was kept when it was replayed."""
    imported = None if row.prefix is None else await log.last_snapshot(connection, row.id)
    if imported is not None and not is_usable(imported, registry.find(row.game)):
        imported = None
    match = first_match(row, imported)
    await log.begin(connection, row.id, opening(match, row.imported, auto_play_of(row, match)))
    await log.save_snapshot(connection, row.id, freeze(match))
    follow_game(row, match)
    await tables.save_start(connection, row)


@post("/api/tables/{table:str}/join", operation_id="join", tags=["tables"], status_code=200, responses=WRITING)
async def join(request: AnyRequest, table: FromPath[str], data: JSONBody[Join]) -> Table:
    """Sit down before the game starts."""
    me = await myself(request)
    row = await edit_table(rooms_of(request), table, lambda row: seating.join(row, me, data))
    return presenters.table(row, me.id)


@post("/api/tables/{table:str}/leave", operation_id="leave", tags=["tables"], status_code=200, responses=WRITING)
async def leave(request: AnyRequest, table: FromPath[str]) -> Table:
    """Give up the seat before the start; later, let a bot play on."""
    me = await myself(request)
    row = await edit_table(rooms_of(request), table, partial(_leave, me=me.id))
    return presenters.table(row, me.id)


def _leave(row: TableRow, me: str) -> None:
    if row.status == "waiting":
        seating.leave_before_start(row, me)
    else:
        seating.leave_during_game(row, me)


@post("/api/tables/{table:str}/nonce", operation_id="addNonce", tags=["tables"], status_code=200, responses=WRITING)
async def add_nonce(request: AnyRequest, table: FromPath[str], data: JSONBody[NewNonce]) -> Table:
    """Contribute to the dealing."""
    me = await myself(request)
    row = await edit_table(rooms_of(request), table, lambda row: seating.add_nonce(row, me.id, data.nonce))
    return presenters.table(row, me.id)


@post("/api/tables/{table:str}/start", operation_id="start", tags=["tables"], status_code=200, responses=WRITING)
async def start(request: AnyRequest, table: FromPath[str], data: JSONBody[Start]) -> Table:
    """Start the game."""
    me, rooms = await myself(request), rooms_of(request)

    def start(row: TableRow) -> None:
        seating.start(row, me.id, data)
        rooms.check_in_play(me.id, sum(seat.played_by is not None for seat in row.seats))

    row = await edit_table(rooms, table, start, extra=begin)
    return presenters.table(row, me.id)


@put("/api/tables/{table:str}/seats/{seat:int}", operation_id="setSeat", tags=["tables"], responses=WRITING)
async def set_seat(
    request: AnyRequest, table: FromPath[str], seat: FromPath[int], data: JSONBody[SeatSettings]
) -> Table:
    """Change the settings of a seat."""
    me = await myself(request)
    row = await edit_table(rooms_of(request), table, lambda row: seating.set_seat(row, seat, me.id, data))
    return presenters.table(row, me.id)


@post("/api/tables/{table:str}/resign", operation_id="resign", tags=["tables"], status_code=200, responses=WRITING)
async def resign(request: AnyRequest, table: FromPath[str], data: JSONBody[SeatRef]) -> Table:
    """Resign."""
    me = await myself(request)
    row = await edit_table(rooms_of(request), table, lambda row: seating.resign(row, me.id, data.seat))
    return presenters.table(row, me.id)


@post("/api/tables/{table:str}/abandon", operation_id="abandon", tags=["tables"], status_code=200, responses=WRITING)
async def abandon(request: AnyRequest, table: FromPath[str], data: JSONBody[Abandon]) -> Table:
    """Agree to end the game without a winner."""
    me = await myself(request)
    row = await edit_table(rooms_of(request), table, lambda row: seating.agree(row, me.id, data.agree))
    return presenters.table(row, me.id)


@post("/api/tables/{table:str}/stand-in", operation_id="standIn", tags=["tables"], status_code=200, responses=WRITING)
async def stand_in(request: AnyRequest, table: FromPath[str], data: JSONBody[StandIn]) -> Table:
    """Let a bot play for a seat."""
    me, rooms = await myself(request), rooms_of(request)
    presence = rooms.room(table).presence

    def put_bot(row: TableRow) -> None:
        holder = row.seats[data.seat].player if data.seat < len(row.seats) else None
        away = holder is not None and presence.is_away(holder, rooms.config.away_seconds)
        seating.put_bot(row, me.id, data.seat, data.bot, away)

    return presenters.table(await edit_table(rooms, table, put_bot), me.id)


@post("/api/tables/{table:str}/return", operation_id="takeBack", tags=["tables"], status_code=200, responses=WRITING)
async def take_back(request: AnyRequest, table: FromPath[str], data: JSONBody[SeatRef]) -> Table:
    """Take a seat back from a bot."""
    me = await myself(request)
    row = await edit_table(rooms_of(request), table, lambda row: seating.take_back(row, me.id, data.seat))
    return presenters.table(row, me.id)


@post("/api/tables/{table:str}/rematch", operation_id="rematch", tags=["tables"], status_code=200, responses=WRITING)
async def rematch(request: AnyRequest, table: FromPath[str]) -> Table:
    """Set up a rematch; everyone who asks gets the same table."""
    me, rooms = await myself(request), rooms_of(request)
    new: list[TableRow] = []

    def ask(row: TableRow) -> None:
        seating.own_seats(row, None, me.id)
        if row.rematch is None:
            new.append(make_rematch(row, me.id))
            row.rematch = new[0].id

    async def add(connection: AsyncConnection, row: TableRow) -> None:
        for one in new:
            await _call_by_new_names(connection, one)
            await tables.add(connection, one)

    row = await edit_table(rooms, table, ask, extra=add)
    room = rooms.room(row.rematch or "")
    async with room.lock:
        return presenters.table(await room.ensure(), me.id)


async def _call_by_new_names(connection: AsyncConnection, row: TableRow) -> None:
    """Give players the names they have chosen since: a finished table keeps those of its game."""
    people = {one.player for one in row.seats if one.player is not None}
    for id_, name in (await players.names(connection, people)).items():
        seating.rename(row, PlayerRow(id_, name))


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
