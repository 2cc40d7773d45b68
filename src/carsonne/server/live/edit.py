"""Changes to a table that are not moves: one transaction, then all clients are shown the result."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable

from sqlalchemy.ext.asyncio import AsyncConnection

from carsonne.locales import message
from carsonne.server.errors import Refusal
from carsonne.server.live import announce
from carsonne.server.live.rooms import Rooms
from carsonne.server.store import tables
from carsonne.server.store.rows import TableRow

Edit = Callable[[TableRow], None]
Extra = Callable[[AsyncConnection, TableRow], Awaitable[None]]


async def edit_table(rooms: Rooms, id_: str, edit: Edit, extra: Extra | None = None) -> TableRow:
    """Change a table, with `extra` in the same transaction, and announce the change."""
    room = rooms.room(id_)
    async with room.lock:
        await room.ensure()
        async with rooms.database.write_transaction() as connection:
            row = await _write(connection, id_, edit, extra)
        if row.status == "closed":
            rooms.publish("table", id_)
            rooms.close(room)
            return row
        return await announce.edited(rooms, room)


async def edit_unseen(rooms: Rooms, id_: str, edit: Edit) -> None:
    """Change a table without reading its game, if no client has it open in this process."""
    if id_ in rooms.open:
        await edit_table(rooms, id_, edit)
        return
    async with rooms.database.write_transaction() as connection:
        await _write(connection, id_, edit, None)
    rooms.publish("table", id_)


async def _write(connection: AsyncConnection, id_: str, edit: Edit, extra: Extra | None) -> TableRow:
    row = await tables.fetch(connection, id_, lock=True)
    if row is None:
        raise Refusal("not_found", message("error-no-table"))
    edit(row)
    row.revision += 1
    row.updated = time.time()
    if row.status == "closed":
        await tables.remove(connection, row.id)
        return row
    await tables.save(connection, row)
    if extra is not None:
        await extra(connection, row)
    return row
