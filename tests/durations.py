"""Remembers how long each test takes. `--quick` runs the quickest, as many as fit; `make slowest` lists the slowest.

`python -m tests.durations` prints the list.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from itertools import accumulate
from pathlib import Path

import pytest

KEY = "carsonne/seconds"
FILE = Path(__file__).parents[1] / ".pytest_cache" / "v" / KEY
UNKNOWN = 0.1
"""Seconds that a new test is expected to take."""
QUICK = 35.0
"""Seconds of tests that `--quick` gives to each worker."""
LISTED = 30


class Durations:
    """A plugin. Workers of pytest-xdist choose, and the process that started them remembers."""

    def __init__(self) -> None:
        self.known: dict[str, float] = json.loads(FILE.read_text()) if FILE.exists() else {}
        self.seconds: dict[str, float] = {}

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        """Leave out what does not fit."""
        if config.getoption("--quick"):
            workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
            chosen = self.quickest((item.nodeid for item in items), QUICK * workers)
            config.hook.pytest_deselected(items=[item for item in items if item.nodeid not in chosen])
            items[:] = [item for item in items if item.nodeid in chosen]

    def quickest(self, names: Iterable[str], seconds: float) -> set[str]:
        """As many tests as take this long together."""
        ordered = sorted(names, key=self.expected)
        sums = accumulate(map(self.expected, ordered))
        return {name for name, sum_ in zip(ordered, sums, strict=True) if sum_ <= seconds}

    def expected(self, name: str) -> float:
        """The seconds that a test took the last time."""
        return self.known.get(name, UNKNOWN)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Add up setting up, running and tearing down."""
        self.seconds[report.nodeid] = self.seconds.get(report.nodeid, 0.0) + report.duration

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Remember for the next time."""
        if hasattr(session.config, "cache") and not hasattr(session.config, "workerinput"):
            session.config.cache.set(KEY, {**self.known, **self.seconds})


def slowest() -> list[str]:
    """The slowest tests of the last runs, a line each, and what all took."""
    known = Durations().known
    found = sorted(known.items(), key=lambda pair: -pair[1])
    total = f"{sum(known.values()):8.1f} s  all {len(known)} tests, one after the other"
    return [*(f"{seconds:8.1f} s  {name}" for name, seconds in found[:LISTED]), total]


if __name__ == "__main__":
    print("\n".join(slowest()))
