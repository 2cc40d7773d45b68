"""What handlers share: the rooms, and who is asking."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec

from carsonne.server import identity
from carsonne.server.errors import Refusal
from carsonne.server.live.rooms import Rooms
from carsonne.server.protocol.payloads import Player, Problem
from carsonne.server.store import players

AnyRequest = Request[Any, Any, State]
MEANINGS = {
    400: "The request is not one that could ever be granted.",
    401: "Say who you are first.",
    403: "Not yours to do.",
    404: "There is no such thing.",
    409: "Not now.",
    413: "Too big.",
    429: "Too many requests.",
    503: "The database is away; try again soon.",
}


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals that a handler documents."""
    return {status: ResponseSpec(Problem, description=MEANINGS[status], generate_examples=False) for status in statuses}


READING = problems(400, 403, 404, 409, 503)
WRITING = problems(400, 401, 403, 404, 409, 413, 429, 503)


def rooms_of(request: AnyRequest) -> Rooms:
    """The rooms of this process."""
    rooms: Rooms = request.app.state.rooms
    return rooms


def my_id(request: AnyRequest) -> str | None:
    """The id in the cookie, or None."""
    return identity.signed_player(request.cookies, rooms_of(request).config.secret)


async def myself(request: AnyRequest) -> Player:
    """The player who asks, or a refusal."""
    player = await known(request)
    if player is None:
        raise Refusal("no_name", "Say who you are first.")
    return player


async def known(request: AnyRequest) -> Player | None:
    """The player who asks, or None."""
    id_ = my_id(request)
    if id_ is None:
        return None
    async with rooms_of(request).database.reading() as connection:
        return await players.find(connection, id_)
