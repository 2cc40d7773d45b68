"""Start the site: tables in the browser, for this machine or a whole network.

Games are kept in a file of your own unless --database names another place. Ctrl-C stops it; nothing is lost.
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
        raise NotPossible(f"The site needs {error.name}: install Carsonne with its extra 'serve'.") from None
