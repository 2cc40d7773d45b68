"""The command `carsonne`."""

from __future__ import annotations

import sys
from collections.abc import Sequence

__all__ = ["main"]


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status. Ctrl-C while it is still loading shows no traceback either."""
    try:
        from carsonne.cli.commands import main as run
    except KeyboardInterrupt:
        print("carsonne: stopped", file=sys.stderr)
        return 2
    return run(argv)
