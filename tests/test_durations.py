"""`make quick` chooses by what tests took before, also in a fresh clone, and ends in time on a busy machine."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.durations import SHIPPED, UNKNOWN, Durations, lines, parsed
from tests.quick import BUDGET, HEAVY, Quick

ROOT = Path(__file__).parent.parent


def quickest(here: dict[str, float], names: list[str], seconds: float) -> set[str]:
    return Quick(Durations(here, {}), end=0).quickest(names, seconds)


def test_the_quickest_are_chosen_as_long_as_they_fit() -> None:
    here = {"slow": 30.0, "quick": 1.0, "middling": 5.0}
    assert quickest(here, ["slow", "middling", "quick"], 6.0) == {"quick", "middling"}
    assert quickest(here, ["slow", "middling", "quick", "new"], 6.0) == {"new", "quick"}
    assert quickest(here, ["slow", "new"], UNKNOWN) == {"new"}
    assert quickest(here, ["slow"], 1.0) == set()


def test_what_a_test_took_here_goes_before_the_file() -> None:
    durations = Durations({"a.py::b[1]": 0.5}, {"a.py::b": 2.0})
    assert [durations.expected(name) for name in ("a.py::b[1]", "a.py::b[2]", "a.py::c")] == [0.5, 2.0, UNKNOWN]


def test_the_file_lists_slow_tests_without_their_cases() -> None:
    written = lines({"b.py::d": 1.26, "a.py::b[1]": 0.5, "a.py::b[2::x]": 0.1, "a.py::c": 0.01})
    assert written == ["0.3 a.py::b", "1 b.py::d"]
    assert parsed(written) == {"a.py::b": 0.3, "b.py::d": 1.0}


def test_the_file_of_the_repository_is_sorted_and_knows_slow_tests() -> None:
    written = SHIPPED.read_text(encoding="utf-8").splitlines()
    shipped = parsed(written)
    assert list(shipped) == sorted(shipped)
    assert lines(shipped) == written
    assert sum(shipped.values()) > 2 * BUDGET


def test_files_left_out_exist() -> None:
    assert [file for file in HEAVY if not (ROOT / file).is_file()] == []


def run_quick(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pytest", "-q", "--no-header", "-p", "no:cacheprovider", *arguments]
    environment = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST_")}
    return subprocess.run(
        [*command, "tests/test_layers.py"], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )


def test_no_test_starts_after_the_time_is_up() -> None:
    for workers in ("0", "2"):
        done = run_quick("--quick=0", "-n", workers)
        assert re.search(r"The time was up: [1-9]\d* more tests were left out\.", done.stdout), done.stdout
        assert "passed" not in done.stdout
        assert "No test ran." in done.stdout
        assert done.returncode == pytest.ExitCode.NO_TESTS_COLLECTED, "a run without tests is no success"


def test_nothing_is_said_when_there_is_time() -> None:
    done = run_quick("--quick=100", "-n", "0")
    assert "passed" in done.stdout
    assert "left out" not in done.stdout
    assert done.returncode == 0
