"""The actions of `carsonne admin` that show a site and change its people and tables."""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec import to_builtins

from carsonne.cli.common import show_json, tell
from carsonne.locales import Message, message, say

if TYPE_CHECKING:
    from carsonne.server.store.rows import TableRow

STATUSES = ("waiting", "running", "finished", "abandoned")
MOST = 50
"""Lines of a list, unless more are asked for."""


# Arguments


def takes_part(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `players`."""
    parser.add_argument("part", metavar="NAME", nargs="?", default="", help=say(message("cli-arg-part")))
    _takes_most(parser)


def takes_filters(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `tables`."""
    parser.add_argument("--status", choices=STATUSES, help=say(message("cli-arg-status")))
    parser.add_argument("--player", metavar="ID", help=say(message("cli-arg-player")))
    _takes_most(parser)


def takes_name(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `rename`."""
    parser.add_argument("id", metavar="ID", help=say(message("cli-arg-player-id")))
    parser.add_argument("name", metavar="NAME", help=say(message("cli-arg-new-name")))


def takes_table(parser: argparse.ArgumentParser) -> None:
    """Add the argument of `remove`."""
    parser.add_argument("id", metavar="ID", help=say(message("cli-arg-table-id")))


def _takes_most(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--most", type=int, default=MOST, metavar="N", help=say(message("cli-arg-most")))


# Actions


def status(args: argparse.Namespace, url: str) -> int:
    """Say how much there is."""
    from carsonne.server import oversight

    found = asyncio.run(oversight.overview(url))
    if args.json:
        show_json(to_builtins(found))
        return 0
    rows = [("place", found.place), ("players", str(found.players))]
    rows += [(name, str(getattr(found, name))) for name in STATUSES]
    rows += [("last-change", _moment(found.last_change)), ("last-backup", _moment(found.last_backup))]
    if found.bytes is not None:
        rows.insert(1, ("size", say(message("cli-doctor-size", size=found.bytes // 1000))))
    _show([(say(message(f"cli-admin-row-{name}")), value) for name, value in rows])
    return 0


def players(args: argparse.Namespace, url: str) -> int:
    """List players."""
    from carsonne.server import oversight

    found = asyncio.run(oversight.people(url, args.part, args.most))
    if args.json:
        show_json({"players": to_builtins(found)})
    else:
        _show(
            [
                (one.id, _moment(one.created), say(message("cli-admin-at-tables", tables=one.tables)), one.name)
                for one in found
            ],
            message("cli-admin-no-players"),
        )
    return 0


def tables(args: argparse.Namespace, url: str) -> int:
    """List tables."""
    from carsonne.server import oversight

    found = asyncio.run(oversight.list_tables(url, args.status, args.player, args.most))
    if args.json:
        show_json({"tables": [_described(row) for row in found]})
    else:
        _show(
            [
                (row.id, row.game, say(message(f"cli-admin-row-{row.status}")), _moment(row.updated), _names(row))
                for row in found
            ],
            message("cli-admin-no-tables"),
        )
    return 0


def _described(row: TableRow) -> dict[str, Any]:
    facts = {name: getattr(row, name) for name in ("id", "game", "status", "created", "updated", "scores")}
    seats = [{"kind": one.kind, "name": one.name, "player": one.player, "bot": one.bot} for one in row.seats]
    return facts | {"seats": seats}


def _names(row: TableRow) -> str:
    return ", ".join(one.name or "-" for one in row.seats)


def rename(args: argparse.Namespace, url: str) -> int:
    """Rename a player everywhere."""
    from carsonne.server import oversight

    count = asyncio.run(oversight.rename(url, args.id, args.name))
    if args.json:
        show_json({"id": args.id, "tables": count})
    else:
        tell(message("cli-admin-renamed", tables=count))
    return 0


def remove(args: argparse.Namespace, url: str) -> int:
    """Delete a table."""
    from carsonne.server import oversight

    row = asyncio.run(oversight.remove(url, args.id))
    if args.json:
        show_json(_described(row))
    else:
        tell(message("cli-admin-removed", id=row.id, game=row.game, names=_names(row)))
    return 0


# Output


def _moment(seconds: float | None) -> str:
    """Write a time as the operator's clock shows it; a dash if there is none."""
    return "-" if seconds is None else time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))


def _show(rows: Sequence[tuple[str, ...]], nothing: Message | None = None) -> None:
    """Print rows in columns, or say that there are none."""
    if not rows and nothing is not None:
        tell(nothing)
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        print("  ".join(f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True)).rstrip())
