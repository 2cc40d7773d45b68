"""Writes the operations of many games together: those that arrive during one flush share the next."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from carsonne.kernel.snapshot import Frozen
from carsonne.server.store.append import Clash, Job
from carsonne.server.store.database import Database
from carsonne.server.store.log import Conflict
from carsonne.server.store.rows import LogRow, TableRow

MOST = 200
"""Jobs in one transaction."""


class BatchWriter:
    """Writes to the logs for this process. A job is done once it is on disk."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._jobs: list[tuple[Job, asyncio.Future[None]]] = []
        self._busy: asyncio.Task[None] | None = None

    async def append(self, row: TableRow, entries: Sequence[LogRow], frozen: Frozen | None) -> None:
        """Add operations to a game's log, or raise Conflict when another process was faster."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.append((Job(row, entries, frozen), done))
        if self._busy is None or self._busy.done():
            self._busy = asyncio.create_task(self._work())
        await done

    async def _work(self) -> None:
        while self._jobs:
            batch, self._jobs = self._jobs[:MOST], self._jobs[MOST:]
            try:
                refused = await self._write([job for job, _ in batch])
            except Exception as error:  # noqa: BLE001  # everyone waiting for a job must be told
                _fail(batch, error)
                continue
            for job, done in batch:
                if not done.done():
                    done.set_exception(Conflict()) if job.row.id in refused else done.set_result(None)

    async def _write(self, jobs: list[Job]) -> set[str]:
        """Write all jobs in one transaction, or one by one if that fails; return the tables that were refused."""
        try:
            return await self.database.append(jobs)
        except Clash:
            if len(jobs) == 1:
                return {jobs[0].row.id}
        refused: set[str] = set()
        for job in jobs:
            refused |= await self._write([job])
        return refused


def _fail(batch: list[tuple[Job, asyncio.Future[None]]], error: Exception) -> None:
    for _, done in batch:
        if not done.done():
            done.set_exception(error)
