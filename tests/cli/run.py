"""Runs the command line in this process, or in another one where that matters."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from dataclasses import dataclass
from typing import Any

import pytest

from carsonne.cli import main


@dataclass
class Answer:
    """The output and exit status of a command."""

    status: int
    out: str
    err: str

    @property
    def data(self) -> dict[str, Any]:
        """The JSON object it printed, which must be all it printed."""
        found: dict[str, Any] = json.loads(self.out)
        assert self.out.count("\n") == 1
        return found

    def is_error(self, *parts: str) -> None:
        """Check for one line on stderr, nothing on stdout, exit status 2."""
        assert (self.status, self.out) == (2, "")
        assert self.err.startswith("carsonne: ")
        assert self.err.endswith("\n")
        assert self.err.count("\n") == 1
        assert len(self.err) < 1000
        assert "Traceback" not in self.err
        for part in parts:
            assert part in self.err


class Command:
    """`command("games", "--json")` in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch

    def __call__(self, *arguments: str, stdin: str | bytes = "") -> Answer:
        typed = stdin.encode() if isinstance(stdin, str) else stdin
        self.monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed), encoding="utf-8"))
        self.capsys.readouterr()
        try:
            status = main(arguments)
        except SystemExit as end:  # argparse exits this way
            status = int(end.code or 0)
        said = self.capsys.readouterr()
        return Answer(status, said.out, said.err)


def apart(*arguments: str | bytes, shell: str = '"$@"', stdin: bytes = b"", **environment: str) -> Answer:
    """Run the command in its own process, with its streams set up by a shell line."""
    command = [sys.executable, "-m", "carsonne", *arguments]
    done = subprocess.run(
        ["sh", "-c", shell, "sh", *command],
        input=stdin,
        capture_output=True,
        env={**os.environ, **environment},
        check=False,
    )
    return Answer(done.returncode, done.stdout.decode(errors="replace"), done.stderr.decode(errors="replace"))
