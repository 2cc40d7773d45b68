"""Back up a site while it is running, restore it, and check that every game can be replayed."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from carsonne.cli.common import add_json, require, show_json, tell
from carsonne.locales import message, say

MORE = message("cli-more-admin")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `carsonne admin`."""
    actions = parser.add_subparsers(title=say(message("cli-actions")), dest="action", metavar="ACTION", required=True)
    for name in ACTIONS:
        about = message(f"cli-admin-about-{name}")
        action = actions.add_parser(name, help=say(about), about=[about])
        file = say(message("cli-arg-backup-or-none") if name == "check" else message("cli-arg-backup"))
        action.add_argument("file", metavar="FILE", type=Path, nargs="?" if name == "check" else None, help=file)
        action.add_argument("--database", metavar="URL", help=say(message("cli-arg-admin-database")))
        add_json(action)


def run(args: argparse.Namespace) -> int:
    """Back up, restore or check."""
    require("server", "carsonne.server.admin")
    from carsonne.server.config import default_database  # slow to import, and only this command needs it
    from carsonne.server.startup import database_url

    url = database_url(args.database) if args.database else default_database()
    status: int = ACTIONS[args.action](args, url)
    return status


def _backup(args: argparse.Namespace, url: str) -> int:
    from carsonne.server import admin

    counts = asyncio.run(admin.back_up(url, args.file))
    found = {"file": str(args.file), "games": counts["game"], "players": counts["player"]}
    if args.json:
        show_json(found)
    else:
        tell(message("cli-admin-holds", file=str(args.file), games=counts["game"], players=counts["player"]))
        tell(message("cli-admin-secret"))
    return 0


def _restore(args: argparse.Namespace, url: str) -> int:
    from carsonne.server import admin

    added = asyncio.run(admin.put_back(url, args.file))
    if args.json:
        show_json({"games": added["game"], "players": added["player"], "already_there": added["known"]})
        return 0
    tell(message("cli-admin-added", games=added["game"], players=added["player"]))
    if added["known"]:
        tell(message("cli-admin-known", games=added["known"]))
    if added["secret"]:
        tell(message("cli-admin-old-secret"))
    return 0


def _check(args: argparse.Namespace, url: str) -> int:
    from carsonne.server import admin

    report = asyncio.run(admin.check_file(args.file) if args.file else admin.check_database(url))
    if args.json:
        problems = [say(problem, language="en") for problem in report.problems]
        show_json({"games": report.games, "players": report.players, "problems": problems})
    else:
        for problem in report.problems:
            tell(problem)
        found = {"games": report.games, "players": report.players, "problems": len(report.problems)}
        tell(message("cli-admin-checked", **found))
    return 1 if report.problems else 0


ACTIONS = {"backup": _backup, "restore": _restore, "check": _check}
