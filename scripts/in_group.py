"""Runs a command in a process group of its own, and ends all of the group with its parent: in_group.py COMMAND…

A compiler started by `make` would otherwise go on when `make` is killed.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Sequence

LOOK = 0.5
"""Seconds between looks at the parent, which may be killed without a word."""
ENDING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


def run(command: Sequence[str], parent: int) -> int:
    """Run a command to its end, or to the end of the parent; return the exit status."""
    group = subprocess.Popen(command, start_new_session=True)
    try:
        while os.getppid() == parent:
            try:
                return group.wait(LOOK)
            except subprocess.TimeoutExpired:
                pass
        return 128 + signal.SIGTERM
    finally:
        end(group)


def end(group: subprocess.Popen[bytes]) -> None:
    """Kill what is left of a group: half-made objects are recognised and made again by the next build."""
    try:
        os.killpg(group.pid, signal.SIGKILL)
    except ProcessLookupError:
        return
    group.wait()


def stop(number: int, _: object) -> None:
    """Leave by way of the group's end."""
    raise SystemExit(128 + number)


if __name__ == "__main__":
    asker = os.getppid()
    for ending in ENDING:
        signal.signal(ending, stop)
    sys.exit(run(sys.argv[1:], asker))
