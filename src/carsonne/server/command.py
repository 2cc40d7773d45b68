"""`carsonne serve`: its arguments, and running it."""

from __future__ import annotations

import argparse
import os
import signal
from typing import Any

from carsonne.kernel.errors import brief
from carsonne.locales import message, say


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `carsonne serve`."""
    add = parser.add_argument
    add("--host", help=say(message("server-arg-host")))
    add("--port", type=int, metavar="N", help=say(message("server-arg-port")))
    add("--database", metavar="URL", help=say(message("server-arg-database")))
    add("--redis", metavar="URL", help=say(message("server-arg-redis")))
    add("--workers", type=int, metavar="N", help=say(message("server-arg-workers")))
    add("--proxy", metavar="ADDRESS", action="append", default=[], help=say(message("server-arg-proxy")))
    add("--secure", action="store_true", help=say(message("server-arg-secure")))
    add("--keep-abandoned", type=_days, metavar="DAYS", help=say(message("server-arg-keep-abandoned")))
    add("--keep-alone", type=_days, metavar="DAYS", help=say(message("server-arg-keep-alone")))
    add("--open", action="store_true", help=say(message("server-arg-open")))


def _days(text: str) -> float:
    try:
        days = float(text)
    except ValueError:
        days = -1
    if not 0 <= days < float("inf"):
        raise argparse.ArgumentTypeError(say(message("server-bad-days", value=brief(text))))
    return days


def given(args: argparse.Namespace) -> dict[str, Any]:
    """Return the settings that stand on the command line, which win over those of the environment."""
    settings = {
        "host": args.host,
        "port": args.port,
        "database": args.database,
        "redis": args.redis,
        "workers": args.workers,
        "proxies": args.proxy or None,
        "secure": args.secure or None,
        "keep_abandoned_days": args.keep_abandoned,
        "keep_alone_days": args.keep_alone,
    }
    return {name: value for name, value in settings.items() if value is not None}


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted; return the exit status."""
    from carsonne.server.main import serve  # slow to import, and only this command needs them
    from carsonne.server.settings import from_environment

    try:
        serve(open_browser=args.open, **from_environment(os.environ) | given(args))
    except KeyboardInterrupt:
        print(say(message("server-stopped")))  # Ctrl-C is the usual way to stop, so this is no error
        return 128 + signal.SIGINT
    return 0
