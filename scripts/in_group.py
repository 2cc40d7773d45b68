"""Runs a command in a process group of its own, and ends all of the group with its parent: in_group.py COMMAND…

A compiler started by `make` would otherwise go on when `make` is killed.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Sequence

LOOK = 0.2
"""Seconds between looks at the signals that came, and at the parent, which may be killed without a word."""
ENDING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)

came: list[int] = []
"""Signals to end. They are only noted: one that raised an error while the command starts would leave it running."""


def run(command: Sequence[str], parent: int) -> int:
    """Run a command to its end, to a signal, or to the end of the parent; return the exit status."""
    group = subprocess.Popen(command, start_new_session=True)
    try:
        while os.getppid() == parent and not came:
            try:
                return group.wait(LOOK)
            except subprocess.TimeoutExpired:
                pass
        return 128 + (came[0] if came else signal.SIGTERM)
    finally:
        end(group)


def end(group: subprocess.Popen[bytes]) -> None:
    """Kill what is left of a group: half-made objects are recognised and made again by the next build."""
    try:
        os.killpg(group.pid, signal.SIGKILL)
    except ProcessLookupError:
        return
    group.wait()


if __name__ == "__main__":
    asker = os.getppid()
    for ending in ENDING:
        signal.signal(ending, lambda number, _: came.append(number))
    sys.exit(run(sys.argv[1:], asker))
