"""Check the draws of records against their seeds: all lines of a .jsonl file, or one record.

The exit status is 0 if all draws match, 1 if one does not, and otherwise 2 if a record cannot be read or has no seed
yet. The lines that are not true are named.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Literal

from carsonne import registry
from carsonne.cli.common import NotPossible, add_json, add_record, progress_bar, read_record, record_texts, show_json
from carsonne.kernel.errors import CarsonneError
from carsonne.kernel.record import Record, parse, verify


@dataclass
class Finding:
    """What was found out about the record of one line."""

    line: int
    state: Literal["true", "false", "unknown"]
    detail: str
    draws: int


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `carsonne verify`."""
    add_record(parser, line=None)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Recompute every draw."""
    found = one(arguments) if arguments.line is not None else every(arguments)
    if not found:
        raise NotPossible(f"{arguments.record} has no records.")
    states = [row.state for row in found]
    if set(states) == {"unknown"}:
        raise NotPossible(found[0].detail)
    if arguments.json:
        show_json(described(found))
    else:
        print("\n".join(sentences(found)))
    return 1 if "false" in states else 2 if "unknown" in states else 0


def one(arguments: argparse.Namespace) -> list[Finding]:
    """Check the record of one line."""
    return [checked(arguments.line, read_record(arguments.record, arguments.line))]


def every(arguments: argparse.Namespace) -> list[Finding]:
    """Check all records of a file, with a progress bar."""
    with progress_bar(arguments.json) as progress:
        task = progress.add_task("Checking", total=count(arguments.record))
        texts = enumerate(record_texts(arguments.record), 1)
        return [checked(line, text) for line, text in progress.track(texts, task_id=task)]


def count(name: str) -> int | None:
    """Return how many records a file has; None if that is known only at its end."""
    return sum(1 for _ in record_texts(name)) if Path(name).is_file() else None


def checked(line: int, record: Record | bytes) -> Finding:
    """Check one record, which may be damaged."""
    try:
        read = parse(record) if isinstance(record, bytes) else record
        wrong = verify(registry.find(read.game), read)
    except CarsonneError as error:
        return Finding(line, "unknown", error.detail, 0)
    return Finding(line, "false" if wrong else "true", wrong or "", sum(who == "*" for who, _ in read.moves))


def sentences(found: list[Finding]) -> Iterator[str]:
    """Say what is wrong, line by line, and how many records are true."""
    wrong = [row for row in found if row.state != "true"]
    draws = sum(row.draws for row in found)
    if len(found) == 1:
        yield f"False: {wrong[0].detail}" if wrong else f"True: all {draws} draws match the seed."
        return
    for row in wrong:
        yield f"Line {row.line}: {'false' if row.state == 'false' else 'cannot be checked'}: {row.detail}"
    if wrong:
        yield f"{len(found) - len(wrong)} of {len(found)} records are true."
    else:
        yield f"True: all {draws} draws of {len(found)} records match their seeds."


def described(found: list[Finding]) -> dict[str, object]:
    """Return what was found as data."""
    wrong = [row for row in found if row.state != "true"]
    return {
        "true": not wrong,
        "draws": sum(row.draws for row in found),
        "wrong": wrong[0].detail if wrong else None,
        "records": len(found),
        "problems": [{name: value for name, value in asdict(row).items() if name != "draws"} for row in wrong],
    }
