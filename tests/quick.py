"""`--quick`: the quickest tests, as many as fit into a minute on this machine, with its load of the moment.

Tests are chosen by what they took before (tests/durations.py). If that is not enough, because the machine is busy or
tests are new, no test is started after the time is up.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from itertools import accumulate
from pathlib import Path
from time import time
from typing import Any

import pytest

from tests.durations import Durations

BUDGET = 30.0
"""Seconds of tests for each worker of pytest-xdist, if the machine has nothing else to do."""
LIMIT = 42.0
"""Seconds after which no test is started; those that run may end, with what they have started."""
HEAVY = ("tests/arena/test_statistics.py", "tests/research/test_open_spiel.py", "tests/server/test_openapi.py")
"""Files that take seconds to collect, and others to import what they need: SciPy, OpenSpiel, Schemathesis."""


class Quick:
    """A plugin. Workers of pytest-xdist choose and watch the time; the process that started them reports."""

    def __init__(self, durations: Durations, end: float) -> None:
        self.durations = durations
        self.end = end
        self.left_out = 0
        self.ran = 0

    def pytest_ignore_collect(self, collection_path: Path) -> bool | None:
        """Leave out what is not worth the time to collect it."""
        return True if collection_path.as_posix().endswith(HEAVY) else None

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        """Leave out what does not fit."""
        workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
        chosen = self.quickest((item.nodeid for item in items), BUDGET * workers)
        config.hook.pytest_deselected(items=[item for item in items if item.nodeid not in chosen])
        items[:] = [item for item in items if item.nodeid in chosen]

    def quickest(self, names: Iterable[str], seconds: float) -> set[str]:
        """Return as many tests as take this long together."""
        ordered = sorted(names, key=self.durations.expected)
        sums = accumulate(map(self.durations.expected, ordered))
        return {name for name, sum_ in zip(ordered, sums, strict=True) if sum_ <= seconds}

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self) -> bool | None:
        """Run no test after the time is up."""
        if time() < self.end:
            return None
        self.left_out += 1
        return True

    @pytest.hookimpl(optionalhook=True)
    def pytest_configure_node(self, node: Any) -> None:
        """Tell a worker when the time is up: it may take long to start."""
        node.workerinput["quick_end"] = self.end

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Count the tests that ran, here or in the workers."""
        self.ran += report.when == "call"

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Tell the process that started this worker; fail in that process if no test ran at all."""
        if hasattr(session.config, "workeroutput"):
            session.config.workeroutput["left_out"] = self.left_out
        elif not self.ran and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.NO_TESTS_COLLECTED

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """Hear of it."""
        self.left_out += getattr(node, "workeroutput", {}).get("left_out", 0)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Say how many tests were left out for lack of time."""
        if self.left_out:
            terminalreporter.write_line(f"The time was up: {self.left_out} more tests were left out.")
        if not self.ran:
            terminalreporter.write_line("No test ran.")


def plugin(config: pytest.Config, durations: Durations) -> Quick:
    """Make the plugin of this process, whose time began when the first process started."""
    given: dict[str, float] = getattr(config, "workerinput", {})
    return Quick(durations, given.get("quick_end", time() + config.getoption("--quick")))
