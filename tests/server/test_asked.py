"""Who is asked what, with which moves, is found once an operation instead of wherever it is needed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from statistics import median

COUNTING = """
import asyncio, json, sys, tempfile
from collections import Counter
from benchmarks.many_tables import set_up, step
from carsonne.server.config import Config
from carsonne.server.startup import prepare
from carsonne.server.store.database import Database

def count(frame, event, arg):
    if event == "call" and frame.f_code.co_name in ("actors", "legal_into"):
        calls[frame.f_code.co_name] += frame.f_code.co_filename.endswith("carcassonne/rules/state.py")

async def main():
    with tempfile.TemporaryDirectory() as folder:
        database = Database((await prepare(Config(f"sqlite+aiosqlite:///{folder}/one.sqlite3"))).database)
        (room,) = await set_up(database, 1)
        for _ in range(30):
            calls.clear()
            sys.setprofile(count)
            await step(room)
            sys.setprofile(None)
            print(json.dumps(calls))
        await database.close()

calls = Counter()
asyncio.run(main())
"""
ACTORS = 7
"""One a step of CHANCE or RULES, one when the questions are made, and those within the rules themselves."""
LEGAL = 4
"""The check of the move, the next question, the view of its seat, and what undoing would lead back to."""


def test_an_operation_asks_the_rules_a_few_times() -> None:
    environment = {**os.environ, "CARSONNE_PURE": "1"}  # compiled calls cannot be counted
    code = [sys.executable, "-c", COUNTING]
    said = subprocess.run(code, env=environment, check=True, capture_output=True, text=True, timeout=120).stdout
    counts = [json.loads(line) for line in said.splitlines()]
    assert len(counts) == 30
    # Not all of them: a tile that fits nowhere is drawn again.
    assert median(found["actors"] for found in counts) <= ACTORS
    assert median(found["legal_into"] for found in counts) <= LEGAL
