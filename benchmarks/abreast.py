"""Compares the processor time of an operation with another checkout's, while both servers run at the same time.

    python benchmarks/abreast.py ../before
    python benchmarks/abreast.py ../before --tables 100 --pace 0.2 --windows 3

On a shared machine two measurements one after the other differ by a sixth; what disturbs one of two servers that run
side by side disturbs the other as well. Which of them started first matters a little, so both orders are measured. The
ratio is that of this checkout to the other one.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from contextlib import ExitStack
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.crowd.server import Server
from benchmarks.load import ROOT, Crowd
from tests.services.session import Session


class Side:
    """One of the servers with its players, and the processor time of an operation in each window."""

    def __init__(self, checkout: Path, stack: ExitStack) -> None:
        self.server = stack.enter_context(Server(checkout, "sqlite", 1))
        self.crowd = stack.enter_context(Crowd(self.server.base))
        self.used = 0.0

    def begin(self) -> None:
        """Begin a window."""
        self.crowd.ask("begin")
        self.used = self.server.processor()

    def end(self) -> float:
        """End the window; return the milliseconds of processor time of an operation."""
        used = self.server.processor() - self.used
        return 1000 * used / max(1, sum(len(part["acknowledged"]) for part in self.crowd.ask("end")))


def ratios(here: int, checkouts: list[Path], args: argparse.Namespace) -> list[float]:
    """Run two checkouts side by side; return the ratio of number `here` to the other one in each window."""
    found = []
    with ExitStack() as stack:
        sides = [Side(checkout, stack) for checkout in checkouts]
        for side in sides:
            side.crowd.add(args.tables)
            side.crowd.ask("play", args.pace)
        time.sleep(args.warm_up)
        for _ in range(args.windows):
            for side in sides:
                side.begin()
            time.sleep(args.seconds)
            costs = [side.end() for side in sides]
            found.append(costs[here] / costs[1 - here])
            print(f"{costs[1 - here]:.3f} ms before, {costs[here]:.3f} ms now: {found[-1]:.3f}", flush=True)
    return found


def main() -> None:
    """Measure in both orders and print the median ratio."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("against", type=Path, help="another checkout, with a .venv")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--pace", type=float, default=0.2, help="seconds between two operations at a table")
    parser.add_argument("--windows", type=int, default=3, help="windows in each order")
    parser.add_argument("--seconds", type=float, default=5.0, help="of a window")
    parser.add_argument("--warm-up", type=float, default=4.0)
    args = parser.parse_args()
    session = Session()
    try:
        found = ratios(1, [args.against, ROOT], args) + ratios(0, [ROOT, args.against], args)
    finally:
        session.end()
    print(f"median ratio {statistics.median(found):.2f}")


if __name__ == "__main__":
    main()
