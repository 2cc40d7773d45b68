"""Start the server, to play in the browser on this computer or across a network.

Games are stored in a local SQLite file unless you give a --database. Ctrl-C stops the server; no game is lost.
"""

from __future__ import annotations

import argparse

from carsonne.cli.common import require
from carsonne.server import command
from carsonne.server.command import add_arguments

__all__ = ["add_arguments", "run"]


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    require("server", "carsonne.server.main")
    return command.run(args)
