"""Measures Carsonne beside boardgame.io and Colyseus, in one run, with the same pattern of clients.

    cd benchmarks/others && npm install
    python benchmarks/side_by_side.py [--tables 100] [--seconds 15]

Every table has two players, who make an operation a second between them; the time is taken from sending it until both
have it. The others play a game with messages as long as ours (`others/game.mjs`) and keep it in memory; Carsonne
writes every operation to disk before it answers. Players run in processes of their own, and only the server is counted.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks import load
from benchmarks.crowd.server import Server, free_port, memory, processor
from tests.services.session import Session

OTHERS = Path(__file__).parent / "others"
HEAD = ("server", "tables", "operations_per_second", "cpu_ms_per_operation", "p50_ms", "p95_ms", "p99_ms", "memory_mb")


def carsonne(args: argparse.Namespace) -> dict[str, Any]:
    """Measure our own server, on SQLite."""
    with Server(load.ROOT, "sqlite", 1) as server:
        return load.paced(server, args, args.tables)[0]


def other(name: str, args: argparse.Namespace) -> dict[str, Any]:
    """Measure another library's server with its own clients."""
    port = str(free_port())
    environment = {**os.environ, "NODE_ENV": "production"}
    server = subprocess.Popen(["node", "server.mjs", name, port], cwd=OTHERS, env=environment, stdout=subprocess.PIPE)
    try:
        assert server.stdout is not None
        if not any(b"ready" in line for line in server.stdout):
            raise RuntimeError(f"{name} did not start")
        return _played(name, port, server.pid, args)
    finally:
        server.kill()
        server.wait()


def _played(name: str, port: str, pid: int, args: argparse.Namespace) -> dict[str, Any]:
    numbers = [str(number) for number in (args.tables, args.pace, args.warm_up, args.seconds)]
    command = ["node", "players.mjs", name, port, *numbers]
    used, lines = {}, []
    with subprocess.Popen(command, cwd=OTHERS, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as players:
        assert players.stdout is not None
        for line in players.stdout:
            used[line.strip()] = time.perf_counter(), processor(pid)
            lines.append(line)
        size = memory(pid)
    elapsed, spent = (used["end"][part] - used["begin"][part] for part in (0, 1))
    found = json.loads(lines[-1])
    return {
        "operations_per_second": round(found["operations"] / elapsed, 1),
        "cpu_ms_per_operation": round(1000 * spent / max(1, found["operations"]), 3),
        **{f"{name}_ms": round(found[name], 1) for name in ("p50", "p95", "p99")},
        "memory_mb": round(size),
    }


def main() -> None:
    """Measure all three by turns and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--pace", type=float, default=1.0)
    parser.add_argument("--warm-up", type=float, default=5.0)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--rounds", type=int, default=2)
    args = parser.parse_args()
    session = Session()
    print("| " + " | ".join(HEAD) + " | load |\n" + "| --- " * (len(HEAD) + 1) + "|")
    try:
        for name in ["carsonne", "boardgame.io", "colyseus"] * args.rounds:
            found = carsonne(args) if name == "carsonne" else other(name, args)
            row = {"server": name, "tables": args.tables, **found}
            shown = " | ".join(str(row.get(column, "")) for column in HEAD)
            print(f"| {shown} | {os.getloadavg()[0]:.1f} |", flush=True)
    finally:
        session.end()


if __name__ == "__main__":
    main()
