"""What several commands share: games by name, options, files and JSON."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from itertools import chain
from pathlib import Path
from typing import IO, Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from carsonne import registry
from carsonne.cli.errors import NotPossible
from carsonne.installation import install_command, standalone
from carsonne.kernel.game import Game
from carsonne.kernel.options import Values, from_words
from carsonne.kernel.record import MAX_BYTES, Record, parse
from carsonne.locales import Message, message, say


class Screen(Console):
    """Prints tables on standard output, and leaves it to the command line to say that nobody reads them."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def require(extra: str, module: str) -> None:
    """Import a module, or say which extra of the package brings what it needs."""
    try:
        import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("carsonne"):
            raise
        if standalone():
            raise NotPossible(message("cli-standalone", module=error.name)) from None
        raise NotPossible(message("cli-needs", module=error.name, command=install_command(extra))) from None


def add_game(parser: argparse.ArgumentParser) -> None:
    """Add the argument GAME."""
    parser.add_argument("game", metavar="GAME", help=say(message("cli-arg-game", games=", ".join(registry.names()))))


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the argument --options."""
    parser.add_argument(
        "--options",
        nargs="+",
        action="extend",
        default=[],
        metavar="NAME=VALUE",
        help=say(message("cli-arg-options")),
    )


def add_json(parser: argparse.ArgumentParser) -> None:
    """Add the argument --json."""
    parser.add_argument("--json", action="store_true", help=say(message("cli-arg-json")))


def game_and_options(arguments: argparse.Namespace) -> tuple[Game[Any], Values]:
    """Return the game named in the arguments, and its options as values."""
    game = registry.find(arguments.game)
    options = from_words(game.options, arguments.options)
    for option in game.options:
        if option.type == "file" and options.get(option.id):
            options[option.id] = read_text(str(options[option.id]))
    return game, options


@contextmanager
def open_input(name: str) -> Iterator[IO[bytes]]:
    """Open a file to read, or standard input for "-"."""
    if name == "-":
        yield sys.stdin.buffer
        return
    with Path(name).open("rb") as file:
        yield file


def read_text(name: str) -> str:
    """Read a text file, or standard input for "-"."""
    try:
        with open_input(name) as file:
            return file.read(MAX_BYTES).decode()
    except UnicodeDecodeError:
        raise NotPossible(message("cli-not-a-text-file", file=name)) from None


def record_texts(name: str) -> Iterator[bytes]:
    """Yield the records of a file, as they are written: one of them, or one a line."""
    with open_input(name) as file:
        head = file.readline(MAX_BYTES + 1)
        if not name.endswith(".jsonl") and not (head.lstrip().startswith(b"{") and head.rstrip().endswith(b"}")):
            yield head + file.read(MAX_BYTES)
            return
        lines = chain([head], iter(lambda: file.readline(MAX_BYTES + 1), b""))
        yield from (line for line in lines if line.strip())


def read_record(name: str, line: int) -> Record:
    """Read one record of a file; if the file has one record per line, they are counted from 1."""
    count = 0
    for count, text in enumerate(record_texts(name), 1):
        if count == line:
            return parse(text)
    raise NotPossible(message("cli-no-such-record", file=name, count=count, line=str(line)))


def add_record(parser: argparse.ArgumentParser, line: int | None = 1) -> None:
    """Add the arguments RECORD and --line."""
    parser.add_argument("record", metavar="RECORD", help=say(message("cli-arg-record")))
    about = message("cli-arg-line-all") if line is None else message("cli-arg-line")
    parser.add_argument("--line", type=int, default=line, metavar="N", help=say(about))


def tell(said: Message) -> None:
    """Print a message on standard output."""
    print(say(said))


def show_json(data: object) -> None:
    """Print one JSON object on standard output."""
    print(json.dumps(data, ensure_ascii=(sys.stdout.encoding or "").lower() != "utf-8"))


def progress_bar(quiet: bool) -> Progress:
    """Show a progress bar on standard error, if that is a terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    disable = quiet or not sys.stderr.isatty()
    return Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True), disable=disable, transient=True)


def finished(work: Callable[[], object]) -> bool:
    """Run something long; return False if Ctrl-C interrupted it, so that partial results can still be shown."""
    try:
        work()
    except KeyboardInterrupt:
        return False
    return True
