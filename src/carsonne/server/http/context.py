"""What the handlers share: the rooms, and who is asking."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any, TypeVar

from litestar import Request
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec

from carsonne.locales import message, say
from carsonne.server import identity
from carsonne.server.errors import Refusal
from carsonne.server.http.limits import origin
from carsonne.server.live.rooms import Rooms
from carsonne.server.live.thread_queue import ThreadQueue
from carsonne.server.protocol.payloads import Problem
from carsonne.server.store import players
from carsonne.server.store.rows import PlayerRow

T = TypeVar("T")
AnyRequest = Request[Any, Any, State]


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """Describe the errors that a handler documents."""
    return {status: ResponseSpec(Problem, description=_meaning(status), generate_examples=False) for status in statuses}


def _meaning(status: int) -> str:
    return say(message(f"error-http-{status}", why="…"), language="en")


READING = problems(400, 403, 404, 409, 429, 503)
WRITING = problems(400, 401, 403, 404, 409, 413, 429, 503)


def rooms_of(request: AnyRequest) -> Rooms:
    """Return the rooms of this process."""
    rooms: Rooms = request.app.state.rooms
    return rooms


def my_id(request: AnyRequest) -> str | None:
    """Return the player's id from the cookie, or None."""
    return identity.signed_player(request.cookies, rooms_of(request).config.secret)


def looking_back(request: AnyRequest) -> AbstractAsyncContextManager[ThreadQueue]:
    """Wait for a thread for looking back at games."""
    past: ThreadQueue = request.app.state.past
    return past.turn(origin(request))


async def import_text(request: AnyRequest, work: Callable[..., T], *args: Any) -> T:
    """Run work on an imported text, in a thread of its own so that it never delays a look at a game."""
    imports: ThreadQueue = request.app.state.imports
    return await imports.do(origin(request), work, *args)


async def myself(request: AnyRequest) -> PlayerRow:
    """Return the player who is asking; refuse a client without a name."""
    player = await known(request)
    if player is None:
        raise Refusal("no_name", message("error-no-name"))
    rooms_of(request).origins.note(player.id, origin(request))
    return player


async def known(request: AnyRequest) -> PlayerRow | None:
    """Return the player who is asking, or None."""
    id_ = my_id(request)
    if id_ is None:
        return None
    async with rooms_of(request).database.read_transaction() as connection:
        return await players.find(connection, id_)
