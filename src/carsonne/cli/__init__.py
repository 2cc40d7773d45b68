"""The command `carsonne`."""

from __future__ import annotations

import signal
import sys
from collections.abc import Sequence

__all__ = ["main"]


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status. Ctrl-C while it is loading or ending shows no traceback either."""
    try:
        from carsonne.cli.commands import main as run

        return run(argv)
    except KeyboardInterrupt:
        from carsonne.locales import message, say

        print("carsonne:", say(message("cli-stopped")), file=sys.stderr)
        return 128 + signal.SIGINT
