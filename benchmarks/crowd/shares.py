"""Gives every worker of a server a share of a core, so that two of them can be compared with one on a small machine.

Players and PostgreSQL need the rest of the cores. It takes the cpu controller of control groups, version 1, and root.
"""

from __future__ import annotations

import os
import urllib.request
from pathlib import Path
from types import TracebackType

from benchmarks.crowd.server import Server, children, family

CONTROLLER = Path("/sys/fs/cgroup/cpu")
PERIOD = 10_000
"""Microseconds. A short one: a worker that has used its share waits for the next."""


class Shares:
    """Control groups for the workers of a server, while the block lasts. A share of 0 is no limit."""

    def __init__(self, server: Server, share: float) -> None:
        self.server = server
        self.share = share
        self.groups: list[Path] = []

    def __enter__(self) -> Shares:
        if self.share:
            assert self.server.popen is not None
            main = self.server.popen.pid
            urllib.request.urlopen(f"{self.server.base}/healthz").read()  # by now all workers have been started
            for worker in children(main) if self.server.workers > 1 else [main]:
                self._limit(worker)
        return self

    def _limit(self, worker: int) -> None:
        group = CONTROLLER / f"carsonne-{os.getpid()}-{worker}"
        group.mkdir()
        self.groups.append(group)
        (group / "cpu.cfs_period_us").write_text(str(PERIOD))
        (group / "cpu.cfs_quota_us").write_text(str(round(PERIOD * self.share)))
        for pid in family(worker):
            (group / "cgroup.procs").write_text(str(pid))

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for group in self.groups:
            for pid in (group / "cgroup.procs").read_text().split():
                (CONTROLLER / "cgroup.procs").write_text(pid)
            group.rmdir()
