"""Remembers how long each test takes: `make slowest` lists the slowest, and `--quick` (tests/quick.py) chooses by it.

What this machine remembers goes before `tests/durations.txt`, which a fresh clone starts with.

Tests on plain and on compiled rules are remembered apart. `python -m tests.durations` prints the list; `--write` writes
the file from what this machine remembers.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from statistics import mean

import pytest

import carsonne

KEY = f"carsonne/seconds-{carsonne.mode()}"
CACHE = Path(__file__).parents[1] / ".pytest_cache" / "v" / KEY
SHIPPED = Path(__file__).with_name("durations.txt")
UNKNOWN = 0.03
"""Seconds that a test is expected to take if nothing else is known; the file lists only those that take longer."""
LISTED = 30


class Durations:
    """The seconds that tests took here, and those of the file, by test without its parameters."""

    def __init__(self, here: dict[str, float], shipped: dict[str, float]) -> None:
        self.here = here
        self.shipped = shipped

    def expected(self, name: str) -> float:
        """Return the seconds that a test took the last time, here if possible."""
        return self.here.get(name, self.shipped.get(function(name), UNKNOWN))


def function(name: str) -> str:
    """Return the name of a test without its parameters."""
    return name.partition("[")[0]


def known() -> Durations:
    """Return all that is known on this machine."""
    here = json.loads(CACHE.read_text(encoding="utf-8")) if CACHE.exists() else {}
    return Durations(here, parsed(SHIPPED.read_text(encoding="utf-8").splitlines()))


def parsed(lines: Iterable[str]) -> dict[str, float]:
    """Return the seconds by name, from lines such as `0.4 tests/test_layers.py::test_imports`."""
    pairs = (line.split(" ", 1) for line in lines)
    return {name: float(seconds) for seconds, name in pairs}


def lines(seconds: dict[str, float]) -> list[str]:
    """Write the file: the average of each test's cases, with one digit, so that it seldom changes."""
    cases: dict[str, list[float]] = {}
    for name, duration in seconds.items():
        cases.setdefault(function(name), []).append(duration)
    rounded = {name: float(f"{mean(durations):.1g}") for name, durations in sorted(cases.items())}
    return [f"{duration:g} {name}" for name, duration in rounded.items() if duration > UNKNOWN]


class Stopwatch:
    """A plugin. The process that starts the workers of pytest-xdist remembers what they report."""

    def __init__(self, durations: Durations) -> None:
        self.durations = durations
        self.seconds: dict[str, float] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Add up setting up, running and tearing down."""
        self.seconds[report.nodeid] = self.seconds.get(report.nodeid, 0.0) + report.duration

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Remember for the next time."""
        if hasattr(session.config, "cache") and not hasattr(session.config, "workerinput"):
            session.config.cache.set(KEY, {**self.durations.here, **self.seconds})


def slowest(seconds: dict[str, float]) -> list[str]:
    """List the slowest tests, a line each, and the total."""
    found = sorted(seconds.items(), key=lambda pair: -pair[1])
    total = f"{sum(seconds.values()):8.1f} s  all {len(seconds)} tests, one after the other"
    return [*(f"{duration:8.1f} s  {name}" for name, duration in found[:LISTED]), total]


if __name__ == "__main__":
    durations = known()
    if sys.argv[1:] == ["--write"]:
        SHIPPED.write_text("\n".join([*lines(durations.here), ""]), encoding="utf-8")
    else:
        print("\n".join(slowest(durations.here or durations.shipped)))
