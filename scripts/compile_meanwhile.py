"""Compiles the rules at low priority while `make play` runs, and stops with it: compile_meanwhile.py PROCESS MAKE

PROCESS is the number of the process to end with. What an interrupted build has done is kept for the next one.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

LOG = Path(".venv/compiling.log")
POLITE = 19


def compile_while(process: int, make: str) -> int | None:
    """Build while a process runs; return the exit status, or None if the process ended first."""
    passed = {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MFLAGS", "MAKELEVEL")}
    command = [make, "--no-print-directory", "compiled"]
    with LOG.open("w") as log:
        build = subprocess.Popen(command, env=passed, stdout=log, stderr=log, start_new_session=True)
    while runs(process):
        try:
            return build.wait(timeout=1)
        except subprocess.TimeoutExpired:
            pass
    os.killpg(build.pid, signal.SIGTERM)
    return None


def runs(process: int) -> bool:
    """Return whether a process is still running."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def main(process: str, make: str) -> None:
    """Compile, and say when it is done."""
    os.nice(POLITE)
    status = compile_while(int(process), make)
    if status == 0:
        print("The rules are compiled: bots that start to think from now on are faster.", flush=True)
    elif status is not None:
        print(f"The rules could not be compiled (see {LOG}): the plain ones play the same games.", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
