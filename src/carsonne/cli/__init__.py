"""The command `carsonne`."""

from __future__ import annotations

import sys
from collections.abc import Sequence

__all__ = ["main"]


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; its exit status. Whoever presses Ctrl-C while it is still loading sees no traceback either."""
    try:
        from carsonne.cli.commands import main as run
    except KeyboardInterrupt:
        print("carsonne: stopped", file=sys.stderr)
        return 2
    return run(argv)
