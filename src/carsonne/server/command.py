"""`carsonne serve`: its arguments, and running it."""

from __future__ import annotations

import argparse
import signal


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `carsonne serve`."""
    host = "address to listen on (default 127.0.0.1); 0.0.0.0 makes it reachable from your network"
    parser.add_argument("--host", default="127.0.0.1", help=host)
    parser.add_argument(
        "--port", type=int, default=8000, metavar="N", help="port (default 8000); 0 picks any free port"
    )
    parser.add_argument(
        "--database",
        metavar="URL",
        help="sqlite:///FILE or postgresql://…; the default is an SQLite file in your home folder",
    )
    parser.add_argument("--redis", metavar="URL", help="redis://…; needed with several workers")
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="number of server processes (default 1)")
    parser.add_argument(
        "--proxy",
        metavar="ADDRESS",
        action="append",
        default=[],
        help="address or network of a proxy in front (repeatable): only it may say where a visitor comes from",
    )
    parser.add_argument("--secure", action="store_true", help="send cookies over HTTPS only; behind a proxy with TLS")
    _add_days(parser, "--keep-abandoned", "delete unfinished tables idle for DAYS days")
    _add_days(parser, "--keep-alone", "delete finished games of one person, with bots or guests, after DAYS days")
    parser.add_argument("--open", action="store_true", help="open a browser")


def _add_days(parser: argparse.ArgumentParser, name: str, sentence: str) -> None:
    parser.add_argument(name, type=_days, metavar="DAYS", help=f"{sentence}; the default keeps them")


def _days(text: str) -> float:
    days = float(text)
    if not 0 <= days < float("inf"):
        raise argparse.ArgumentTypeError(f"{text} is not a number of days")
    return days


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted; return the exit status."""
    from carsonne.server.main import serve  # slow to import, and only this command needs it

    try:
        serve(
            args.host,
            args.port,
            args.database,
            args.redis,
            args.workers,
            args.open,
            proxies=args.proxy,
            secure=args.secure,
            keep_abandoned_days=args.keep_abandoned,
            keep_alone_days=args.keep_alone,
        )
    except KeyboardInterrupt:
        print("Stopped. All games are saved.")  # Ctrl-C is the usual way to stop, so this is no error
        return 128 + signal.SIGINT
    return 0
