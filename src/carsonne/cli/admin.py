"""Administer a site while it is running: back it up, restore it, check it, and look after its people and tables."""

from __future__ import annotations

import argparse
import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from carsonne.cli import oversight
from carsonne.cli.common import add_json, require, show_json, tell
from carsonne.cli.errors import NotPossible
from carsonne.locales import message, say

if TYPE_CHECKING:
    from carsonne.server.admin import Report

MORE = message("cli-more-admin")


class Action(NamedTuple):
    """One thing to do: what it takes besides a database, and how it is done."""

    arguments: Callable[[argparse.ArgumentParser], None]
    run: Callable[[argparse.Namespace, str], int]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `carsonne admin`."""
    actions = parser.add_subparsers(title=say(message("cli-actions")), dest="action", metavar="ACTION", required=True)
    for name, action in ACTIONS.items():
        about = message(f"cli-admin-about-{name}")
        added = actions.add_parser(name, help=say(about), about=[about])
        action.arguments(added)
        added.add_argument("--database", metavar="URL", help=say(message("cli-arg-admin-database")))
        add_json(added)


def run(args: argparse.Namespace) -> int:
    """Do one of the actions."""
    require("server", "carsonne.server.admin")
    return ACTIONS[args.action].run(args, _database(args.database))


def _database(given: str | None) -> str:
    """Return the database named in the arguments, else that of the settings of the server."""
    from carsonne.server.config import default_database  # slow to import, and only this command needs it
    from carsonne.server.settings import from_environment
    from carsonne.server.startup import database_url

    named = given or from_environment(os.environ).get("database")
    return database_url(named) if named else default_database()


# Arguments


def _takes_file(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help=say(message("cli-arg-backup")))


def _may_take_file(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, nargs="?", help=say(message("cli-arg-backup-or-none")))


def _takes_place(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help=say(message("cli-arg-backup-or-folder")))


def _takes_place_and_keep(parser: argparse.ArgumentParser) -> None:
    _takes_place(parser)
    parser.add_argument("--keep", type=int, metavar="N", help=say(message("cli-arg-keep")))


# Actions


def _backup(args: argparse.Namespace, url: str) -> int:
    from carsonne.server import admin
    from carsonne.server.store import backup_folder

    folder = args.file if args.file.is_dir() else None
    if args.keep is not None and (folder is None or args.keep < 1):
        raise NotPossible(message("cli-admin-keep"))
    file = args.file if folder is None else backup_folder.next_in(folder)
    counts = asyncio.run(admin.back_up(url, file))
    gone = [] if args.keep is None else backup_folder.prune(args.file, args.keep)
    found: dict[str, Any] = {"file": str(file), "games": counts["game"], "players": counts["player"]}
    if args.json:
        show_json(found | {"removed": len(gone)})
        return 0
    tell(message("cli-admin-holds", **found))
    tell(message("cli-admin-secret"))
    if gone:
        tell(message("cli-admin-pruned", files=len(gone)))
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
    return _reported(args, report)


def _test_restore(args: argparse.Namespace, url: str) -> int:
    """Restore into a database of its own; the site's is not touched."""
    from carsonne.server import admin
    from carsonne.server.store.backup_folder import newest

    file = newest(args.file)
    report = asyncio.run(admin.test_restore(file))
    if not args.json:
        tell(message("cli-admin-restored", file=str(file)))
    return _reported(args, report)


def _reported(args: argparse.Namespace, report: Report) -> int:
    if args.json:
        problems = [say(problem, language="en") for problem in report.problems]
        show_json({"games": report.games, "players": report.players, "problems": problems})
    else:
        for problem in report.problems:
            tell(problem)
        found: dict[str, Any] = {"games": report.games, "players": report.players, "problems": len(report.problems)}
        tell(message("cli-admin-checked", **found))
    return 1 if report.problems else 0


def _migrate(args: argparse.Namespace, url: str) -> int:
    from carsonne.server.config import Config
    from carsonne.server.startup import place, prepare

    asyncio.run(prepare(Config(url)))
    if args.json:
        show_json({"database": place(url)})
    else:
        tell(message("cli-admin-migrated", place=place(url)))
    return 0


ACTIONS = {
    "backup": Action(_takes_place_and_keep, _backup),
    "restore": Action(_takes_file, _restore),
    "check": Action(_may_take_file, _check),
    "test-restore": Action(_takes_place, _test_restore),
    "migrate": Action(lambda parser: None, _migrate),
    "status": Action(lambda parser: None, oversight.status),
    "players": Action(oversight.takes_part, oversight.players),
    "tables": Action(oversight.takes_filters, oversight.tables),
    "rename": Action(oversight.takes_name, oversight.rename),
    "remove": Action(oversight.takes_table, oversight.remove),
}
