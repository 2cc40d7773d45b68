"""Processes started by tests; none outlives its test."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any


@contextmanager
def started(command: Sequence[str], **named: Any) -> Iterator[subprocess.Popen[str]]:
    """Start a process with text output; kill it at the end, for example after a failed assertion."""
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, **named) as process:
        try:
            yield process
        finally:
            process.kill()
