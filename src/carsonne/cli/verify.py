"""Check the draws of a record against its seed.

The exit status is 0 if all draws match, 1 if one does not, and 2 if the record cannot be read or has no seed yet.
"""

from __future__ import annotations

import argparse

from carsonne import registry
from carsonne.cli.common import add_json, add_record, read_record, show_json
from carsonne.kernel.record import verify


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `carsonne verify`."""
    add_record(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Recompute every draw."""
    record = read_record(arguments.record, arguments.line)
    wrong = verify(registry.find(record.game), record)
    draws = sum(who == "*" for who, _ in record.moves)
    if arguments.json:
        show_json({"true": wrong is None, "draws": draws, "wrong": wrong})
    elif wrong is None:
        print(f"True: all {draws} draws match the seed.")
    else:
        print(f"False: {wrong}")
    return 0 if wrong is None else 1
