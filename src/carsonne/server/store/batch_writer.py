"""Writes operations of many games together: one flush of the disk for all that came while the last one was written."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from sqlalchemy.exc import IntegrityError

from carsonne.kernel.snapshot import Frozen
from carsonne.server.store import log
from carsonne.server.store.database import Database
from carsonne.server.store.log import Conflict, Job
from carsonne.server.store.rows import LogRow, Standing

MOST = 200
"""Jobs of one transaction."""


class BatchWriter:
    """The one that writes in this process. A job is done when it is on the disk."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._jobs: list[tuple[Job, asyncio.Future[None]]] = []
        self._busy: asyncio.Task[None] | None = None

    async def append(self, table: str, rows: Sequence[LogRow], now: Standing, frozen: Frozen | None) -> None:
        """Add operations to a game's log; Conflict when somebody else was faster."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.append((Job(table, rows, now, frozen), done))
        if self._busy is None or self._busy.done():
            self._busy = asyncio.create_task(self._work())
        await done

    async def _work(self) -> None:
        while self._jobs:
            batch, self._jobs = self._jobs[:MOST], self._jobs[MOST:]
            try:
                refused = await self._write([job for job, _ in batch])
            except Exception as error:  # noqa: BLE001  # whoever waits for the job is told, whatever it is
                _fail(batch, error)
                continue
            for job, done in batch:
                if not done.done():
                    done.set_exception(Conflict()) if job.table in refused else done.set_result(None)

    async def _write(self, jobs: list[Job]) -> set[str]:
        """All jobs in one transaction, or each in its own when one of them spoils it; the tables that were refused."""
        try:
            async with self.database.writing() as connection:
                return await log.append(connection, jobs)
        except IntegrityError:
            if len(jobs) == 1:
                return {jobs[0].table}
        refused: set[str] = set()
        for job in jobs:
            refused |= await self._write([job])
        return refused


def _fail(batch: list[tuple[Job, asyncio.Future[None]]], error: Exception) -> None:
    for _, done in batch:
        if not done.done():
            done.set_exception(error)
