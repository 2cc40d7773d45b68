"""`make soak`: an hour of games with faults at random. `ARGS="--minutes 2 --seed 7"` sets the length and the luck."""

from __future__ import annotations

import argparse
import asyncio
import sys

from tests.soak.soak import Plan, soak


def main() -> int:
    """Run the soak and print the result."""
    parser = argparse.ArgumentParser(prog="make soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0, help="how long (default 60)")
    parser.add_argument("--tables", type=int, default=12, help="games at the same time (default 12)")
    parser.add_argument("--seed", type=int, default=1, help="the luck of the faults (default 1)")
    args = parser.parse_args()
    found = asyncio.run(soak(Plan(args.minutes * 60, args.tables, args.seed), lambda line: print(line, flush=True)))
    faults = ", ".join(f"{kind} {count}" for kind, count in sorted(found.faults.items())) or "none"
    print(f"{found.acknowledged} operations acknowledged in {found.games} whole games and those under way.")
    print(f"Faults: {faults}. {found.reconnections} reconnections.")
    for problem in found.problems:
        print(problem)
    print("Nothing was lost or doubled." if not found.problems else f"{len(found.problems)} PROBLEMS.")
    return 1 if found.problems else 0


if __name__ == "__main__":
    sys.exit(main())
