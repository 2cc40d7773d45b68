"""Check the draws of records against their seeds: all lines of a .jsonl file, or one record."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from msgspec import to_builtins

from carsonne import registry
from carsonne.cli.common import add_json, add_record, progress_bar, read_record, record_texts, show_json, tell
from carsonne.cli.errors import NotPossible
from carsonne.kernel.errors import CarsonneError
from carsonne.kernel.record import Record, parse, verify
from carsonne.locales import Message, message, say, spoken

MORE = message("cli-more-verify")


@dataclass
class Finding:
    """What was found out about the record of one line."""

    line: int
    state: Literal["true", "false", "unknown"]
    said: Message
    """What is wrong, if anything is."""
    draws: int

    @property
    def detail(self) -> str:
        """The same in English."""
        return say(self.said, language="en")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `carsonne verify`."""
    add_record(parser, line=None)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Recompute every draw."""
    found = one(arguments) if arguments.line is not None else every(arguments)
    if not found:
        raise NotPossible(message("cli-no-records-in", file=arguments.record))
    states = [row.state for row in found]
    if set(states) == {"unknown"}:
        raise NotPossible(found[0].said)
    if arguments.json:
        show_json(described(found))
    else:
        for said in sentences(found):
            tell(said)
    return 1 if "false" in states else 2 if "unknown" in states else 0


def one(arguments: argparse.Namespace) -> list[Finding]:
    """Check the record of one line."""
    return [checked(arguments.line, read_record(arguments.record, arguments.line))]


def every(arguments: argparse.Namespace) -> list[Finding]:
    """Check all records of a file, with a progress bar."""
    with progress_bar(arguments.json) as progress:
        task = progress.add_task(say(message("cli-checking")), total=count(arguments.record))
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
        return Finding(line, "unknown", error.said, 0)
    return Finding(line, "false" if wrong else "true", wrong or spoken(""), sum(who == "*" for who, _ in read.moves))


def sentences(found: list[Finding]) -> Iterator[Message]:
    """Say what is wrong, line by line, and how many records are true."""
    wrong = [row for row in found if row.state != "true"]
    draws = sum(row.draws for row in found)
    if len(found) == 1:
        yield message("cli-verify-false", why=wrong[0].said) if wrong else message("cli-verify-true", draws=draws)
        return
    for row in wrong:
        yield message(f"cli-verify-line-{row.state}", line=row.line, why=row.said)
    if wrong:
        yield message("cli-verify-some", true=len(found) - len(wrong), records=len(found))
    else:
        yield message("cli-verify-all", draws=draws, records=len(found))


def described(found: list[Finding]) -> dict[str, object]:
    """Return what was found as data."""
    wrong = [row for row in found if row.state != "true"]
    return {
        "true": not wrong,
        "draws": sum(row.draws for row in found),
        "wrong": wrong[0].detail if wrong else None,
        "records": len(found),
        "problems": [
            {"line": row.line, "state": row.state, "detail": row.detail, "said": to_builtins(row.said)} for row in wrong
        ],
    }
