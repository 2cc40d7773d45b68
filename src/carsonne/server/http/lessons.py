"""Requests about lessons: what one says, starting one, and reading on."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, JSONBody

from carsonne.server.http.context import READING, WRITING, AnyRequest, myself, rooms_of
from carsonne.server.http.tables import begin
from carsonne.server.live.edit import edit_table
from carsonne.server.protocol.payloads import LessonText, PanelView, ReadOn, Table
from carsonne.server.store import tables
from carsonne.server.tables import lessons, presenters


@get("/api/lessons/{game:str}/{lesson:str}", operation_id="getLesson", tags=["lessons"], responses=READING)
async def get_lesson(game: FromPath[str], lesson: FromPath[str]) -> LessonText:
    """Return what a lesson says and asks, step by step."""
    return lessons.text(game, lesson)


@get("/api/games/{game:str}/overview", operation_id="getOverview", tags=["games"], responses=READING)
async def get_overview(game: FromPath[str]) -> list[PanelView]:
    """Return how a game goes, in a few panels with positions."""
    return lessons.panels(game)


@post("/api/lessons/{game:str}/{lesson:str}", operation_id="startLesson", tags=["lessons"], responses=WRITING)
async def start_lesson(request: AnyRequest, game: FromPath[str], lesson: FromPath[str]) -> Table:
    """Create a table that plays a lesson. It starts immediately."""
    me, rooms = await myself(request), rooms_of(request)
    row = lessons.make_lesson(game, lesson, me)
    async with rooms.database.write_transaction() as connection:
        await tables.add(connection, row)
        await begin(connection, row)
    return presenters.table(row, me.id)


@post("/api/tables/{table:str}/read", operation_id="readOn", tags=["lessons"], status_code=200, responses=WRITING)
async def read_on(request: AnyRequest, table: FromPath[str], data: JSONBody[ReadOn]) -> Table:
    """Tell a table's lesson how far one has read, so that it goes on."""
    me = await myself(request)
    row = await edit_table(rooms_of(request), table, lambda row: lessons.read_on(row, me.id, data.read))
    return presenters.table(row, me.id)


HANDLERS = [get_overview, get_lesson, start_lesson, read_on]
