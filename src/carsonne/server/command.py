"""`carsonne serve`: its arguments, and running it."""

from __future__ import annotations

import argparse


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said on the command line."""
    parser.add_argument("--host", default="127.0.0.1", help="address to listen at; 0.0.0.0 for the whole network")
    parser.add_argument("--port", type=int, default=8000, help="port to listen at; 0 for any free one")
    parser.add_argument("--database", help="sqlite+aiosqlite:///… or postgresql+asyncpg://…; default: your own file")
    parser.add_argument("--redis", help="redis://…; needed when several processes share the games")
    parser.add_argument("--workers", type=int, default=1, help="processes to run")
    parser.add_argument("--open", action="store_true", help="open a browser")


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    from carsonne.server.main import serve  # heavy, and needed by this command alone

    serve(args.host, args.port, args.database, args.redis, args.workers, args.open)
    return 0
