"""The parser of the command line: it speaks the language of the terminal, and reports an error in one line.

`argparse` writes its errors in English only; they are recognised here, and said as messages of the catalogue.
"""

from __future__ import annotations

import argparse
import re
import shutil
import sys
import textwrap
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any, NoReturn

from carsonne.cli.errors import NoLanguage
from carsonne.kernel.errors import unknown
from carsonne.locales import (
    Argument,
    Message,
    languages,
    message,
    negotiate,
    of_environment,
    say,
    speak,
    spoken,
)
from carsonne.locales.language import ENGLISH

LONGEST = 900
"""Long enough to list everything that is wrong with a deck file."""
LANGUAGE = "--lang"
SENTENCES = [
    (re.compile(pattern, re.DOTALL), id)
    for pattern, id in (
        (r"the following arguments are required: (?P<names>.+)", "cli-args-required"),
        (r"unrecognized arguments: (?P<words>.*)", "cli-args-unrecognized"),
        (r"argument (?P<name>[^:]+): (?P<what>.+)", "cli-args-at"),
        (r"invalid choice: (?P<value>.+) \(choose from (?P<choices>.+)\)", "cli-args-choice"),
        (r"invalid int value: (?P<value>.+)", "cli-args-whole"),
        (r"invalid float value: (?P<value>.+)", "cli-args-number"),
        (r"expected one argument", "cli-args-one"),
        (r"expected at least one argument", "cli-args-some"),
        (r"ambiguous option: (?P<word>.+) could match (?P<names>.+)", "cli-args-ambiguous"),
        (r"ignored explicit argument (?P<value>.+)", "cli-args-none"),
    )
]
"""Everything that `argparse` says of our arguments."""


def one_line(sentence: str) -> str:
    """Return a sentence without line breaks; if it is very long, leave out the middle."""
    line = " ".join(sentence.split())
    return line if len(line) <= LONGEST else f"{line[: LONGEST // 2]} … {line[-LONGEST // 2 :]}"


def translated(sentence: str) -> Message:
    """Return a sentence of `argparse` as a message, or as it is if it is not known here."""
    for pattern, id in SENTENCES:
        if found := pattern.fullmatch(sentence):
            args: dict[str, Argument] = dict(found.groupdict())
            if "what" in args:
                args["what"] = translated(found["what"])
            return Message(id, args)
    return spoken(sentence)


class Help(argparse.RawDescriptionHelpFormatter):
    """Keeps the line breaks of descriptions, which are wrapped already, and says "usage" in the reader's language."""

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        """Begin with the word for "usage", unless it is to begin with something else."""
        super().add_usage(usage, actions, groups, say(message("cli-usage")) + " " if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """The parser of a command. Its arguments are added by `fill` when it is first used."""

    def __init__(
        self, about: Sequence[Message] = (), fill: Callable[[Parser], object] | None = None, **settings: Any
    ) -> None:
        super().__init__(add_help=False, formatter_class=Help, **settings)
        self.about = list(about)
        """What the command does, in paragraphs."""
        self.fill = fill
        self._positionals.title = say(message("cli-arguments"))
        self._optionals.title = say(message("cli-options"))
        self.add_argument("-h", "--help", action="help", help=say(message("cli-arg-help")))
        self.add_argument(LANGUAGE, metavar="XX", action=Speaking, help=say(message("cli-arg-lang")))

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Read the arguments of this command."""
        if self.fill is not None:
            self.fill(self)
            self.fill = None
        return super().parse_known_args(args, namespace)

    def format_help(self) -> str:
        """Describe the command in paragraphs that fit the terminal."""
        self.description = "\n\n".join(map(paragraph, self.about))
        return super().format_help()

    def _print_message(self, message: str, file: Any = None) -> None:
        (file or sys.stderr).write(message)  # argparse would hide a full disk

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"carsonne: {one_line(say(translated(message)))} {say(see_help(self.prog))}\n")


def see_help(program: str) -> Message:
    """Say which command explains more."""
    return message("cli-see-help", command=program)


def paragraph(said: Message) -> str:
    """Break the lines of a text as the terminal needs it."""
    width = max(shutil.get_terminal_size().columns - 2, 40)
    return "\n".join(textwrap.fill(line, width) for line in say(said).splitlines())


class Speaking(argparse.Action):
    """Chooses the language."""

    def __call__(self, parser: Any, namespace: Any, value: Any, option: str | None = None) -> None:
        if not offered(value):
            raise NoLanguage(unknown("no-such-language", value, languages()))
        speak(offered(value))


def offered(wish: str) -> str:
    """Return the language that suits a wish, or nothing."""
    found = negotiate([wish], languages())
    return found if found != ENGLISH or wish[:2].lower() == ENGLISH else ""


def language_of(words: Sequence[str], environment: Mapping[str, str]) -> str:
    """Return the language that `--lang` asks for, wherever it stands, or else the environment.

    It must be known before there is a parser, for the parser's own words.
    """
    for word, following in pairwise([*words, ""]):
        name, equals, value = word.partition("=")
        if name == LANGUAGE and (found := offered(value if equals else following)):
            return found
    return of_environment(environment, languages())
