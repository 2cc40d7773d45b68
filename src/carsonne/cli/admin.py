"""Back up a site while it is running, restore it, and check that every game can be replayed.

carsonne admin backup FILE    write everything to a new file; it fits SQLite and PostgreSQL alike
carsonne admin restore FILE   add what is missing to a database; what is there is left alone
carsonne admin check [FILE]   check a database, or a backup
"""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from carsonne.cli.common import add_json, require, show_json


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `carsonne admin`."""
    actions = parser.add_subparsers(title="actions", dest="action", metavar="ACTION", required=True)
    for name, summary in (
        ("backup", "write everything to a new file, while the site runs"),
        ("restore", "add what a backup holds to a database"),
        ("check", "replay every game of a database or a backup"),
    ):
        action = actions.add_parser(name, help=summary, description=summary)
        file = "a backup; without one, the database is checked" if name == "check" else "the backup"
        action.add_argument("file", metavar="FILE", type=Path, nargs="?" if name == "check" else None, help=file)
        url = "sqlite:///FILE or postgresql://…; the default is the SQLite file in your home folder"
        action.add_argument("--database", metavar="URL", help=url)
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
        print(f"{args.file} holds {_counted(counts['game'], 'game')} and {_counted(counts['player'], 'player')}.")
        print("It also holds the site's secret: keep it where only you can read it.")
    return 0


def _restore(args: argparse.Namespace, url: str) -> int:
    from carsonne.server import admin

    added = asyncio.run(admin.put_back(url, args.file))
    if args.json:
        show_json({"games": added["game"], "players": added["player"], "already_there": added["known"]})
        return 0
    print(f"Added {_counted(added['game'], 'game')} and {_counted(added['player'], 'player')}.")
    if added["known"]:
        print(f"{_counted(added['known'], 'game')} were already there and stay as they are.")
    if added["secret"]:
        print("The site has its old secret again: if a server is running, restart it, so that it knows its players.")
    return 0


def _check(args: argparse.Namespace, url: str) -> int:
    from carsonne.server import admin

    report = asyncio.run(admin.check_file(args.file) if args.file else admin.check_database(url))
    if args.json:
        show_json({"games": report.games, "players": report.players, "problems": report.problems})
    else:
        for problem in report.problems:
            print(problem)
        verdict = f"{len(report.problems)} problems" if report.problems else "all of them replay as they were played"
        print(f"{_counted(report.games, 'game')}, {_counted(report.players, 'player')}: {verdict}.")
    return 1 if report.problems else 0


def _counted(number: int, noun: str) -> str:
    return f"{number:,} {noun}{'' if number == 1 else 's'}"


ACTIONS = {"backup": _backup, "restore": _restore, "check": _check}
