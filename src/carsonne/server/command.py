"""`carsonne serve`: its arguments, and running it."""

from __future__ import annotations

import argparse


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said on the command line."""
    host = "address to listen at (default 127.0.0.1); 0.0.0.0: for the whole network"
    parser.add_argument("--host", default="127.0.0.1", help=host)
    parser.add_argument("--port", type=int, default=8000, metavar="N", help="port (default 8000); 0: any free one")
    parser.add_argument("--database", metavar="URL", help="sqlite:///FILE or postgresql://…; default: your own file")
    parser.add_argument("--redis", metavar="URL", help="redis://…; needed when several processes share the games")
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="processes to run (default 1)")
    parser.add_argument("--open", action="store_true", help="open a browser")


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    from carsonne.server.main import serve  # heavy, and needed by this command alone

    try:
        serve(args.host, args.port, args.database, args.redis, args.workers, args.open)
    except KeyboardInterrupt:
        print("Stopped. The games are kept.")  # the way to end it, so no error
    return 0
