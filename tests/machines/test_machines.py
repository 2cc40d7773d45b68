"""On several machines nothing acknowledged is lost and nobody waits for long, whatever happens to one of them."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
BESIDE_OTHERS = ("--workers", "1", "--tables", "6", "--seconds", "12", "--longest", "30")
"""Other tests take the processor meanwhile; ten seconds hold for a machine that does nothing else."""
EVENTS = ["all is well", "one killed", "one cut off", "connected", "one added", "all upgraded"]


def test_nothing_is_lost_and_nobody_waits_for_long() -> None:
    command = [sys.executable, "-m", "tests.machines", *BESIDE_OTHERS]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.findall(r"^(\w[\w ]*\w) +\d+ waits", done.stdout, re.MULTILINE) == EVENTS
    assert done.stdout.endswith("Nothing was lost.\n")
