"""Start the server, to play in the browser on this computer or across a network.

Games are stored in a local SQLite file unless you give a --database. Ctrl-C stops the server; no game is lost.
"""

from __future__ import annotations

import argparse

from carsonne.cli.common import NotPossible
from carsonne.server.command import add_arguments
from carsonne.server.command import run as serve

__all__ = ["add_arguments", "run"]


def run(arguments: argparse.Namespace) -> int:
    """Serve until interrupted."""
    try:
        return serve(arguments)
    except ModuleNotFoundError as error:
        raise NotPossible(f"The server needs the package {error.name}: install carsonne[serve].") from None
