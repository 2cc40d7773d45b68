"""Puts a backup into a database: whatever is missing there is added, whatever is there is left alone.

So it can be repeated, and a site may be running meanwhile. A few games at a time are added in one transaction.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from carsonne.server.store import backup
from carsonne.server.store.database import Database
from carsonne.server.store.schema import players, site
from carsonne.server.store.stored import Piece, Player, Secret, add_game, add_player

TOGETHER = 50
"""Pieces in one transaction."""


async def restore(database: Database, file: Path) -> Counter[str]:
    """Add what is missing; return the counts by kind, and how many games were already there ("known")."""
    for _ in backup.read(file):
        pass  # nothing is added from a file that is not whole
    added: Counter[str] = Counter()
    pieces = backup.read(file)
    while some := list(islice(pieces, TOGETHER)):
        async with database.unhurried() as connection:
            added.update(await _add(connection, iter(some)))
    return added


async def _add(connection: AsyncConnection, pieces: Iterator[Piece]) -> Counter[str]:
    added: Counter[str] = Counter()
    for piece in pieces:
        if isinstance(piece, Secret):
            new = await _take_secret(connection, piece)
        elif isinstance(piece, Player):
            new = await add_player(connection, piece)
        else:
            new = await add_game(connection, piece)
            added["known"] += not new
        added[backup.kind(piece)] += new
    return added


async def _take_secret(connection: AsyncConnection, secret: Secret) -> bool:
    """Use the backup's secret unless players have cookies of another already; return whether it is new."""
    if await connection.scalar(select(func.count()).select_from(players)):
        return False
    changed = update(site).where(site.c.key == "secret", site.c.value != secret.value).values(value=secret.value)
    return (await connection.execute(changed)).rowcount > 0
