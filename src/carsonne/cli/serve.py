"""Start the server, to play in the browser on this computer or across a network."""

from __future__ import annotations

import argparse

from carsonne.cli import offering
from carsonne.cli.common import require
from carsonne.cli.errors import NotPossible
from carsonne.locales import message
from carsonne.server import command
from carsonne.server.command import add_arguments

__all__ = ["MORE", "add_arguments", "run"]
MORE = message("cli-more-serve")


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    try:
        require("server", "carsonne.server.main")
    except NotPossible:
        if not offering.accepted("server"):
            raise
        offering.start_again()
    return command.run(args)
