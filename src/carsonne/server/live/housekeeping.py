"""Every few minutes: removes tables that the settings no longer keep, and folds the logs of games that have ended."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

import structlog
from sqlalchemy import ColumnElement
from sqlalchemy.ext.asyncio import AsyncConnection

from carsonne.server.live.rooms import Rooms
from carsonne.server.store import retention
from carsonne.server.store.outages import Unavailable

_log = structlog.get_logger("housekeeping")
DAY = 24 * 3600.0
BREATH = 0.05
"""Seconds between two transactions, so that players come first."""


async def keep_house(rooms: Rooms) -> None:
    """Clean up, every few minutes, forever."""
    while True:
        await asyncio.sleep(rooms.config.housekeeping_seconds)
        try:
            await clean_up(rooms)
        except Unavailable as error:
            _log.warning("housekeeping_waits", reason=error.detail)
        except Exception:  # noqa: BLE001  # the next round may be luckier
            _log.exception("housekeeping_failed")


async def clean_up(rooms: Rooms) -> None:
    """Remove what is no longer kept, then fold what has ended."""
    config = rooms.config
    if config.keep_abandoned_days is not None:
        await _remove(rooms, retention.abandoned(_days_ago(config.keep_abandoned_days)))
    if config.keep_alone_days is not None:
        await _remove(rooms, retention.alone(_days_ago(config.keep_alone_days)))
    if config.archive_days is not None:
        before = _days_ago(config.archive_days)
        await _repeat(rooms, lambda connection: retention.fold(connection, before))


def _days_ago(days: float) -> float:
    return time.time() - days * DAY


async def _remove(rooms: Rooms, which: ColumnElement[bool]) -> None:
    async def remove(connection: AsyncConnection) -> int:
        gone.extend(some := await retention.remove(connection, which))
        return len(some)

    gone: list[str] = []
    await _repeat(rooms, remove)
    for table in gone:
        rooms.publish("table", table)
        if (room := rooms.open.get(table)) is not None:
            rooms.close(room)
    if gone:
        _log.info("removed", tables=len(gone))


async def _repeat(rooms: Rooms, work: Callable[[AsyncConnection], Awaitable[int]]) -> None:
    """Work in short transactions until nothing is left to do."""
    while True:
        async with rooms.database.write_transaction() as connection:
            done = await work(connection)
        if not done:
            return
        await asyncio.sleep(BREATH)
