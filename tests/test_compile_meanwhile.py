"""`make play` compiles in the background, says how it ended, and leaves no compiler behind."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.processes import started

SCRIPT = Path(__file__).parent.parent / "scripts" / "compile_meanwhile.py"


@pytest.fixture
def server() -> Iterator[subprocess.Popen[str]]:
    """Start a process that runs until its input ends."""
    with started(["cat"]) as process:
        yield process


def make(folder: Path, commands: str) -> list[str]:
    """Write a stand-in for make, in a folder like a checkout."""
    (folder / ".venv").mkdir()
    script = folder / "make"
    script.write_text(f"#!/bin/sh\n{commands}\n", encoding="ascii")
    script.chmod(0o755)
    return [sys.executable, str(SCRIPT)]


@pytest.mark.parametrize(("status", "said"), [(0, "The rules are compiled"), (1, "could not be compiled")])
def test_the_end_is_told(tmp_path: Path, server: subprocess.Popen[str], status: int, said: str) -> None:
    command = [*make(tmp_path, f"echo $@; exit {status}"), str(server.pid), str(tmp_path / "make")]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert said in done.stdout
    assert "compiled" in (tmp_path / ".venv" / "compiling.log").read_text(encoding="utf-8")


def test_it_stops_with_the_server(tmp_path: Path, server: subprocess.Popen[str]) -> None:
    """The fake compiler opens a pipe and never writes: its end is the end of the file."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    command = make(tmp_path, f"exec 3>'{pipe}'; sh -c 'sleep 600'; true")
    with started([*command, str(server.pid), str(tmp_path / "make")], cwd=tmp_path) as compiling:
        with pipe.open("rb") as alive:
            server.kill()
            server.wait()
            assert alive.read() == b""
        assert compiling.wait() == 0
        assert compiling.stdout is not None
        assert compiling.stdout.read() == ""
