"""A site on three machines, which are network namespaces, while one is killed, cut off, added and upgraded.

    python -m tests.machines [--seconds N] [--tables N] [--workers N] [--longest N] [--proxy FILE]

PostgreSQL, Redis, nginx and the players are in a network of their own with them. Needs root, or sudo without a
password; all of it is gone when this ends, however it ends. FILE has nginx's settings.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
from pathlib import Path

from tests.machines.trial import LONGEST, Plan, Report, trial

ROOT = Path(__file__).parents[2]
OWN_NETWORK = ("unshare", "--net", "--mount", "--pid", "--fork", "--kill-child", "--mount-proc")
"""Namespaces of our own, which end with us, and with them whatever still runs in them."""
NO_RIGHTS = "Network namespaces can be made by root only, or where sudo asks for no password: "


def main() -> int:
    """Run the trial inside namespaces, and print what came out."""
    parser = argparse.ArgumentParser(prog="python -m tests.machines", description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0, help="seconds of play around each event (default 20)")
    parser.add_argument("--tables", type=int, default=8, help="tables with two players each (default 8)")
    parser.add_argument("--workers", type=int, default=2, help="workers on each machine (default 2)")
    parser.add_argument("--longest", type=float, default=LONGEST, help="seconds nobody may wait longer (default 10)")
    parser.add_argument("--proxy", default="deploy/nginx/several-machines.conf", help="the file with nginx's settings")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if not args.inside:
        return enter()
    plan = Plan(args.seconds, args.tables, args.workers, ROOT / args.proxy)
    return show(asyncio.run(trial(plan, lambda line: print(line, flush=True))), args.longest)


def enter() -> int:
    """Become this program in namespaces of its own."""
    sudo = [] if os.geteuid() == 0 else ["sudo", "-n", f"PATH={os.environ['PATH']}"]
    made = subprocess.run([*sudo, *OWN_NETWORK, "true"], capture_output=True, text=True, check=False)
    if made.returncode:
        print(NO_RIGHTS + made.stderr.strip(), file=sys.stderr)
        return 2
    command = [*sudo, *OWN_NETWORK, sys.executable, "-m", "tests.machines", "--inside", *sys.argv[1:]]
    os.chdir(ROOT)
    os.execvp(command[0], command)


def show(report: Report, longest: float) -> int:
    """Print how long people waited around each event, and what was lost."""
    for event, waits in report.waits.items():
        print(f"{event:<14}{len(waits):6} waits, the longest {max(waits):5.1f} s")
    print(f"{report.acknowledged} operations acknowledged, {report.reconnections} reconnections.")
    problems = [*report.problems]
    problems += [
        f"After “{event}” a player waited {max(w):.1f} s." for event, w in report.waits.items() if max(w) > longest
    ]
    for problem in problems:
        print(problem)
    print("Nothing was lost." if not problems else f"{len(problems)} PROBLEMS.")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
