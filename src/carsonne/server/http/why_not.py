"""Why a move would be refused: asked when a person presses something that cannot be chosen."""

from __future__ import annotations

from litestar import post
from litestar.params import FromPath, JSONBody

from carsonne.server.http.context import WRITING, AnyRequest, my_id, rooms_of
from carsonne.server.protocol.history import Tried, WhyNot
from carsonne.server.tables import presenters, seating


@post("/api/tables/{table:str}/why-not", operation_id="whyNot", tags=["looking"], status_code=200, responses=WRITING)
async def why_not(request: AnyRequest, table: FromPath[str], data: JSONBody[Tried]) -> WhyNot:
    """Explain why a move of the player's seat is not allowed; nothing is played."""
    room = rooms_of(request).room(table)
    async with room.lock:
        row, match = await room.now()
        seat = seating.check_seat(row, data.seat, my_id(request)).seat
        error = match.why_not(seat, data.move, presenters.display_names(row))
    return WhyNot("", "", "") if error is None else WhyNot(error.code, error.detail, error.clause, error.said)


HANDLERS = [why_not]
