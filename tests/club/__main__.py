"""`python -m tests.club`: a day of a club's site, told as it goes. `--people 50 --moves 400 --pace 1`."""

from __future__ import annotations

import argparse
import asyncio
import sys

from tests.club.day import Plan, day


def main() -> int:
    """Go through a day and print what was seen."""
    usual = Plan()
    parser = argparse.ArgumentParser(prog="python -m tests.club", description=__doc__)
    parser.add_argument("--people", type=int, default=usual.people, help="how many play (default 50)")
    parser.add_argument("--moves", type=int, default=usual.moves, help="moves in each of four parts (default 400)")
    parser.add_argument("--pace", type=float, default=usual.pace, help="seconds that a person thinks (default 1)")
    args = parser.parse_args()
    found = asyncio.run(day(Plan(args.people, args.pace, args.moves), lambda line: print(line, flush=True)))
    print(f"{found.moves} moves in {found.games} whole games and those under way.")
    for problem in [*found.lost, *found.strangers]:
        print(problem)
    print("Nothing was lost." if not found.lost + found.strangers else "PROBLEMS.")
    return 1 if found.lost + found.strangers else 0


if __name__ == "__main__":
    sys.exit(main())
