"""Measures how much load the server can carry: scripted players at many tables, over real sockets, on one machine.

    python benchmarks/load.py paced --tables 100 500 1000 2000
    python benchmarks/load.py ramp
    python benchmarks/load.py storm --tables 1000
    python benchmarks/load.py paced --kind postgres --workers 1 2 --share 0.2 --pace 0.2

Each table has two players with a socket each. "paced": every table makes an operation (a move or a confirmation) every
second. "ramp": more and more tables, until operations take too long. "storm": all players lose their connection and
come back at the same moment, first to the running server, then to one that was killed and started again.

With `--against CHECKOUT` (a folder with a `.venv`) every measurement is made there as well, by turns, so that
before and after run on the same machine. Players run in processes of their own; `server CPU` counts the server alone.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import platform
import signal
import sys
import time
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import TracebackType
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.crowd import players
from benchmarks.crowd.server import Server
from benchmarks.crowd.shares import Shares
from tests.services.session import Session

ROOT = Path(__file__).parents[1]
Row = dict[str, Any]
PROCESSES = 2
"""Processes in which players play."""
TOO_SLOW = 250.0
"""Milliseconds of the 99th percentile at which the ramp ends."""
TOO_FEW = 0.9
"""The share of the operations asked for below which the ramp ends."""


class Crowd:
    """The processes of players."""

    def __init__(self, base: str) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipes: list[Connection] = []
        self.processes: list[BaseProcess] = []
        for _ in range(PROCESSES):
            here, there = context.Pipe()
            process = context.Process(target=players.run, args=(there, base), daemon=True)
            process.start()
            self.pipes.append(here)
            self.processes.append(process)

    def ask(self, command: str, *arguments: Any) -> list[Any]:
        """Let all processes do something, and wait for their answers."""
        for pipe in self.pipes:
            pipe.send((command, *arguments))
        answers = [pipe.recv() for pipe in self.pipes]
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
        return answers

    def add(self, count: int) -> None:
        """Set up more tables."""
        self.ask("add", count // PROCESSES)

    def __enter__(self) -> Crowd:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for pipe in self.pipes:
            pipe.send(("stop",))
        for process in self.processes:
            process.join(10)
            process.kill()


def percentile(times: list[float], share: float) -> float:
    """Return a percentile in milliseconds."""
    return round(1000 * sorted(times)[min(len(times) - 1, int(share * len(times)))], 1) if times else 0.0


def window(server: Server, crowd: Crowd, seconds: float) -> Row:
    """Measure for a number of seconds."""
    crowd.ask("begin")
    start, used = time.perf_counter(), server.processor()
    time.sleep(seconds)
    elapsed, used = time.perf_counter() - start, server.processor() - used
    found = crowd.ask("end")
    times, acknowledged = ([one for part in found for one in part[name]] for name in ("times", "acknowledged"))
    operations = len(acknowledged)
    return {
        "operations_per_second": round(operations / elapsed, 1),
        "cpu_ms_per_operation": round(1000 * used / max(1, operations), 3),
        "server_cpu": round(used / elapsed, 2),
        **{f"p{round(100 * share)}_ms": percentile(times, share) for share in (0.5, 0.95, 0.99)},
        "acknowledged_p99_ms": percentile(acknowledged, 0.99),
        "bytes_per_operation": round(sum(part["bytes"] for part in found) / max(1, operations)),
        "refused": sum(part["refused"] for part in found),
        "memory_mb": round(server.memory()),
        "load": round(os.getloadavg()[0], 1),
    }


# What is measured


def paced(server: Server, args: argparse.Namespace, tables: int) -> list[Row]:
    """Measure a number of tables with an operation a second each."""
    with Crowd(server.base) as crowd:
        idle = server.memory()
        crowd.add(tables)
        set_up = server.memory()
        crowd.ask("play", args.pace)
        time.sleep(args.warm_up)
        found = window(server, crowd, args.seconds)
    return [{"tables": tables, **found, "kb_per_table": round(1000 * (set_up - idle) / tables)}]


def ramp(server: Server, args: argparse.Namespace, tables: int) -> list[Row]:
    """Add a quarter more tables at a time until the server cannot keep up; the last row is the first one too many."""
    rows: list[Row] = []
    with Crowd(server.base) as crowd:
        total = 0
        while not rows or not _too_much(rows[-1], args.pace):
            more = 2 * max(1, round((tables if total == 0 else total / 4) / 2))
            crowd.add(more)
            total += more
            crowd.ask("play", args.pace)
            time.sleep(args.warm_up)
            rows.append({"tables": total, **window(server, crowd, args.seconds)})
    return rows


def _too_much(row: Row, pace: float) -> bool:
    slow: bool = row["p99_ms"] > TOO_SLOW or row["operations_per_second"] < TOO_FEW * row["tables"] / pace
    return slow


def storm(server: Server, args: argparse.Namespace, tables: int) -> list[Row]:
    """Reconnect all players simultaneously, to the same server and to one that has just been started."""
    rows = []
    with Crowd(server.base) as crowd:
        crowd.add(tables)
        crowd.ask("play", args.pace)
        time.sleep(args.warm_up)
        for what in ("connections cut", "server killed and started"):
            crowd.ask("leave")
            if what != "connections cut":
                server.stop(signal.SIGKILL)
                server.start()
            time.sleep(1.0)
            used = server.processor()
            times = [one for part in crowd.ask("storm") for one in part]
            used = server.processor() - used
            row = {"what": what, "clients": len(times), "median_s": round(percentile(times, 0.5) / 1000, 2)}
            row |= {"all_s": round(max(times), 2), "cpu_ms_per_client": round(1000 * used / len(times), 2)}
            rows.append({**row, "memory_mb": round(server.memory()), "load": round(os.getloadavg()[0], 1)})
            time.sleep(args.warm_up)
    return rows


SCENARIOS = {"paced": paced, "ramp": ramp, "storm": storm}


# Running and printing


def measure(args: argparse.Namespace) -> list[Row]:
    """Measure every number of tables with every number of workers, here and in the other checkout by turns."""
    results: list[Row] = []
    checkouts = {"before": args.against, "now": ROOT} if args.against else {"now": ROOT}
    for tables in args.tables:
        for workers in args.workers:
            for _ in range(args.rounds):
                for name, checkout in checkouts.items():
                    with Server(checkout, args.kind, workers) as server, Shares(server, args.share):
                        rows = SCENARIOS[args.scenario](server, args, tables)
                    for row in rows:
                        results.append({"checkout": name, "workers": workers, **row})
                        show(results)
    return results


def show(results: list[Row]) -> None:
    """Print the last row of the table, and the head before the first."""
    if len(results) == 1:
        print("| " + " | ".join(results[0]) + " |\n" + "| --- " * len(results[0]) + "|")
    print("| " + " | ".join(str(value) for value in results[-1].values()) + " |", flush=True)


def main() -> None:
    """Measure and print a table, and write JSON if asked."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("scenario", choices=SCENARIOS, nargs="?", default="paced")
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 500])
    parser.add_argument("--kind", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--workers", type=int, nargs="+", default=[1])
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between two operations at a table")
    parser.add_argument("--warm-up", type=float, default=5.0)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--rounds", type=int, default=1, help="how often everything is measured")
    parser.add_argument("--against", type=Path, help="another checkout to measure by turns")
    parser.add_argument("--share", type=float, default=0.0, help="of a core that each worker may use (0: all)")
    parser.add_argument("--json", type=Path)
    args = parser.parse_args()
    session = Session()
    try:
        results = measure(args)
    finally:
        session.end()
    if args.json is not None:
        machine = {"python": platform.python_version(), "cores": os.cpu_count()}
        args.json.write_text(json.dumps({"machine": machine, "results": results}, indent=2) + "\n")


if __name__ == "__main__":
    main()
