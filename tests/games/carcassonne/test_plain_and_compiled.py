"""Plain and compiled rules agree after every move of a thousand games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import carsonne
from tests.thorough import series

SCRIPT = Path(__file__).parent / "parity.py"
BATCH = 125


def fingerprints(first: int, last: int, pure: bool) -> list[str]:
    """Return what the script prints in its own process."""
    env = {**os.environ, "CARSONNE_PURE": "1" if pure else "0"}
    done = subprocess.run(
        [sys.executable, str(SCRIPT), str(first), str(last)], env=env, capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()


@pytest.mark.skipif(carsonne.mode() == "plain", reason="the rules are not compiled here")
@pytest.mark.parametrize("first", range(0, series(3, 8) * BATCH, BATCH))
def test_plain_and_compiled_agree_after_every_move(first: int) -> None:
    compiled = fingerprints(first, first + BATCH, pure=False)
    plain = fingerprints(first, first + BATCH, pure=True)
    assert (compiled[0], plain[0]) == ("compiled", "plain")
    assert len(plain) == BATCH + 1
    assert compiled[1:] == plain[1:]
