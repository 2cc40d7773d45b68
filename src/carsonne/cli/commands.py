"""The command line: runs a command, and turns every expected error into one line and exit status 2.

After Ctrl-C the status is 130, and 141 if nobody reads the output any more, as with programs that these signals end.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Sequence
from io import BytesIO, TextIOWrapper
from typing import Any, NoReturn, TextIO

import carsonne
from carsonne import registry
from carsonne.cli import (
    admin,
    analyse,
    arena,
    bench,
    dataset,
    doctor,
    games,
    lesson,
    play,
    replay,
    score,
    serve,
    stats,
    verify,
)
from carsonne.cli.common import Stopped
from carsonne.kernel.errors import CarsonneError

LONGEST = 900
"""Long enough to list everything that is wrong with a deck file."""
INTERRUPTED = 128 + signal.SIGINT
"""The exit status after Ctrl-C, as shells have it."""
UNREAD = 141
"""The exit status if standard output was closed early, as by `head`: 128 and the number of the signal."""
COMMANDS = (serve, admin, play, arena, stats, dataset, bench, replay, score, analyse, verify, games, lesson, doctor)


def one_line(sentence: str) -> str:
    """Return a sentence without line breaks; if it is very long, leave out the middle."""
    line = " ".join(sentence.split())
    return line if len(line) <= LONGEST else f"{line[: LONGEST // 2]} … {line[-LONGEST // 2 :]}"


class Parser(argparse.ArgumentParser):
    """Reports an error in one line."""

    def _print_message(self, message: str, file: Any = None) -> None:
        (file or sys.stderr).write(message)  # argparse would hide a full disk

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"carsonne: {one_line(message)} (see {self.prog} --help)\n")


def parser() -> argparse.ArgumentParser:
    """Make the parser with all commands and their arguments."""
    top = Parser(
        prog="carsonne",
        description="Play, score and study Carcassonne, Carson City and Carson City: The Card Game.",
        epilog="Run `carsonne COMMAND --help` to learn more about a command.",
    )
    top.add_argument("--version", action=_Version, help="show the version, and each game's rules number")
    commands = top.add_subparsers(title="commands", dest="command", metavar="COMMAND", required=True)
    for module in COMMANDS:
        name = module.__name__.rpartition(".")[2]
        summary, _, rest = (module.__doc__ or "").partition("\n")
        sub = commands.add_parser(name, help=summary, description=f"{summary}\n{rest}".strip(), formatter_class=_Plain)
        module.add_arguments(sub)
        sub.set_defaults(run=module.run)
    return top


class _Version(argparse.Action):
    """Looks at the games only when it is asked."""

    def __init__(self, option_strings: Sequence[str], dest: str, help: str) -> None:
        super().__init__(option_strings, dest, nargs=0, help=help)

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        rules = ", ".join(f"{name} {registry.find(name).rules}" for name in registry.names())
        print(f"carsonne {carsonne.__version__} ({carsonne.mode()} rules: {rules})")
        parser.exit()


class _Plain(argparse.RawDescriptionHelpFormatter):
    """Keeps the line breaks of the descriptions."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status."""
    _open_streams()
    try:
        signal.signal(signal.SIGTERM, _terminate)
        _say_outdated()
        return _run(argv)
    except Stopped as stopped:
        return _fail(stopped.detail, INTERRUPTED)
    except CarsonneError as error:
        return _fail(error.detail)
    except BrokenPipeError:  # `carsonne … | head`
        _abandon(sys.stdout)
        return UNREAD
    except OSError as error:
        _abandon(sys.stdout)
        return _fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except UnicodeError as error:
        return _fail(f"not valid text: {error}")
    except KeyboardInterrupt:
        return _fail("stopped", INTERRUPTED)


def _terminate(*_: object) -> NoReturn:
    """Leave as after Ctrl-C, so that temporary files are removed and other processes ended."""
    raise SystemExit(128 + signal.SIGTERM)


def _run(argv: Sequence[str] | None) -> int:
    try:
        arguments = parser().parse_args(argv)
        status: int = arguments.run(arguments)
        return status
    finally:
        sys.stdout.flush()  # here, while a full disk or a closed pipe can still be reported


def _say_outdated() -> None:
    if carsonne.outdated():
        line = "the compiled rules are older than their source, so plain ones run: `make setup` compiles them"
        print(f"carsonne: {line}", file=sys.stderr)


def _open_streams() -> None:
    """Replace closed streams by empty ones, and characters that cannot be encoded by question marks."""
    sys.stdin = sys.stdin or TextIOWrapper(BytesIO())
    sys.stdout = sys.stdout or TextIOWrapper(BytesIO())
    sys.stderr = sys.stderr or TextIOWrapper(BytesIO())
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _abandon(stream: TextIO) -> None:
    """Drop unwritten output: Python would try to write it again on exit, and fail again."""
    try:
        stream.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _fail(sentence: str, status: int = 2) -> int:
    try:
        print("carsonne:", one_line(sentence), file=sys.stderr, flush=True)
    except OSError:
        _abandon(sys.stderr)  # there is nowhere left to report it
    return status
