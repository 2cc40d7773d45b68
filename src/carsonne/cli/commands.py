"""The command line: runs a command, and turns every expected error into one line and exit status 2.

After Ctrl-C the status is 130, and 141 if nobody reads the output any more, as with programs that these signals end.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Sequence
from functools import partial
from importlib import import_module
from io import BytesIO, TextIOWrapper
from typing import NoReturn, TextIO

import carsonne
from carsonne import registry
from carsonne.cli.errors import Stopped
from carsonne.cli.parser import Parser, language_of, one_line
from carsonne.kernel.errors import CarsonneError, located
from carsonne.locales import Message, message, of_system, say, speak

INTERRUPTED = 128 + signal.SIGINT
"""The exit status after Ctrl-C, as shells have it."""
UNREAD = 141
"""The exit status if standard output was closed early, as by `head`: 128 and the number of the signal."""
COMMANDS = (
    *("serve", "admin", "play", "arena", "stats", "dataset", "bench"),
    *("replay", "score", "analyse", "verify", "games", "lesson", "doctor"),
)
"""The modules in this package, each imported only when its command is used."""
ALONE = ("serve", "--open")
"""What `carsonne` does without arguments."""


def parser() -> Parser:
    """Make the parser with all commands; the arguments of a command are added when it is used."""
    top = Parser([message("cli-about")], prog="carsonne", epilog=say(message("cli-epilog")))
    top.add_argument("--version", action=_Version, help=say(message("cli-arg-version")))
    title = say(message("cli-commands"))
    commands = top.add_subparsers(title=title, dest="command", metavar="COMMAND", required=True)
    for name in COMMANDS:
        about = message(f"cli-about-{name}")
        commands.add_parser(name, help=say(about), about=[about], fill=partial(_fill, name=name))
    return top


def _fill(sub: Parser, name: str) -> None:
    """Add the arguments of a command, and what else there is to say about it."""
    module = import_module(f"carsonne.cli.{name}")
    if hasattr(module, "MORE"):
        sub.about.append(module.MORE)
    module.add_arguments(sub)
    sub.set_defaults(run=module.run)


class _Version(argparse.Action):
    """Looks at the games only when it is asked."""

    def __init__(self, option_strings: Sequence[str], dest: str, help: str) -> None:
        super().__init__(option_strings, dest, nargs=0, help=help)

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        rules = ", ".join(f"{name} {registry.find(name).rules}" for name in registry.names())
        mode = say(message(f"cli-mode-{carsonne.mode()}"))
        print(f"carsonne {carsonne.__version__} ({mode}: {rules})")
        parser.exit()


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status."""
    _open_streams()
    speak(language_of(sys.argv[1:] if argv is None else argv, os.environ))
    try:
        signal.signal(signal.SIGTERM, _terminate)
        _say_outdated()
        return _run(argv)
    except Stopped as stopped:
        return _fail(stopped.said, INTERRUPTED)
    except CarsonneError as error:
        return _fail(error.said)
    except BrokenPipeError:  # `carsonne … | head`
        _abandon(sys.stdout)
        return UNREAD
    except OSError as error:
        _abandon(sys.stdout)
        return _fail(_of_file(error))
    except UnicodeError as error:
        return _fail(message("cli-not-text", why=str(error)))
    except KeyboardInterrupt:
        return _fail(message("cli-stopped"), INTERRUPTED)


def _terminate(*_: object) -> NoReturn:
    """Leave as after Ctrl-C, so that temporary files are removed and other processes ended."""
    raise SystemExit(128 + signal.SIGTERM)


def _run(argv: Sequence[str] | None) -> int:
    try:
        arguments = parser().parse_args((sys.argv[1:] if argv is None else argv) or ALONE)
        status: int = arguments.run(arguments)
        return status
    finally:
        sys.stdout.flush()  # here, while a full disk or a closed pipe can still be reported


def _say_outdated() -> None:
    if carsonne.outdated():
        print("carsonne:", say(message("cli-outdated")), file=sys.stderr)


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


def _of_file(error: OSError) -> Message:
    """Say what the system refused, and of which file."""
    said = of_system(error)
    return located(str(error.filename), said) if error.filename else said


def _fail(said: Message, status: int = 2) -> int:
    try:
        print("carsonne:", one_line(say(said)), file=sys.stderr, flush=True)
    except OSError:
        _abandon(sys.stderr)  # there is nowhere left to report it
    return status
