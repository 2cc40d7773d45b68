"""Compiled and plain code write the same arrays, byte for byte."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from dataclasses import fields

import pytest

from carsonne.research import Arrays, Batch
from tests.research.tables import NAMES, TABLES

STEPS = 45


def digest(number: int) -> str:
    """Hash all that a batch writes in some steps of random play."""
    game, options = TABLES[number]
    batch = Batch(game, 2, seed=11, reward="gain", **options)
    arrays, found = batch.reset(), hashlib.sha256()
    for _ in range(STEPS):
        for field in fields(Arrays):
            found.update(getattr(arrays, field.name).tobytes())
        batch.step(batch.random_actions())
    return found.hexdigest()


@pytest.fixture(scope="module")
def plain() -> list[str]:
    """Return the fingerprints of plain Python."""
    environment = {**os.environ, "CARSONNE_PURE": "1"}
    script = "from tests.research.test_parity import *; print(*map(digest, range(len(TABLES))))"
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True)
    return done.stdout.split()


@pytest.mark.parametrize("number", range(len(TABLES)), ids=NAMES)
def test_compiled_and_plain_code_write_the_same(number: int, plain: list[str]) -> None:
    assert digest(number) == plain[number]
