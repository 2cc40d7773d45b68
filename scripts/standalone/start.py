"""Starts Carsonne from the folder that brings its own Python (build.py)."""

from __future__ import annotations

import multiprocessing
import os
import sys

if __name__ == "__main__":
    multiprocessing.freeze_support()  # bots think in processes, which start here too
    # The libraries of this folder are not for the browser, which has its own.
    before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
    os.environ.pop("LD_LIBRARY_PATH", None)
    if before is not None:
        os.environ["LD_LIBRARY_PATH"] = before
    from carsonne.cli import main

    sys.exit(main())
