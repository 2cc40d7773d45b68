"""The catalogue: reads the Fluent files of a language and puts messages into words.

A message is parsed when it is first needed, and a plain one never: reading a whole language, and even importing the
library, would take longer than most commands run. What a language does not say is said in English.

`{ OR($choices) }` joins a list by "or" instead of "and". `{ FORM($building, "acc") }` asks for a form of a word: the
attribute `.acc` of its message, or the word itself without one. Which forms there are (cases, articles, gender) is a
language's own affair.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from contextvars import ContextVar
from functools import cache, cached_property
from importlib.metadata import entry_points
from importlib.resources import files
from pathlib import Path
from typing import Any

from msgspec import convert

from carsonne.locales.language import ENGLISH
from carsonne.locales.message import Argument, Message

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
PLAIN = re.compile(r"[\w-]+ *= *([^\s{}][^{}\n]*)\n*(?:#.*\n+)*")
"""A message of one line that asks for nothing, and the comments between it and the next one."""
REFERENCE = re.compile(r"\{ *(-?[a-z][\w-]*)")
LARGEST = 2**53
"""Numbers beyond it come from broken files; they are written as they are."""
LONG = 2000
"""Characters of an argument, of which a longer one loses its middle: the library refuses more than 2500."""
GAMES = "carsonne.games"
"""The entry points of games that other distributions add, with a folder `locales` of their own."""
MORE = "CARSONNE_LOCALES"
"""An environment variable that names more folders of languages."""

_reader: ContextVar[str] = ContextVar("language", default=ENGLISH)


class Catalogue:
    """The messages of a language."""

    def __init__(self, language: str, folders: Sequence[Any]) -> None:
        self.language = language
        self.entries = dict(entry for folder in folders for entry in _entries(folder))

    @cached_property
    def bundle(self) -> Any:
        """What has been parsed."""
        from fluent.runtime import FluentBundle

        functions: Any = {"FORM": _form, "OR": _either}
        return FluentBundle([self.language], functions=functions, use_isolating=False)

    def __contains__(self, id: str) -> bool:
        return id in self.entries

    def say(self, message: Message, names: Sequence[str] = ()) -> str:
        """Put a message into words; an id that no language knows is returned as it is."""
        return self.form(message, "", names)

    def form(self, message: Message, form: str, names: Sequence[str] = ()) -> str:
        """Return a form of a word, or the word itself if it has no such form."""
        if message.id == "player":
            return self._player(message, names)
        if message.id not in self.entries:
            return message.id if self.language == ENGLISH else catalogue(ENGLISH).form(message, form, names)
        if plain := PLAIN.fullmatch(self.entries[message.id]):
            return plain[1].rstrip()
        found = self._parsed(message.id)
        pattern = found.attributes.get(form) or found.value
        args = {name: self._argument(value, names) for name, value in message.args.items()}
        return str(self.bundle.format_pattern(pattern, args)[0])

    def _parsed(self, id: str) -> Any:
        """Parse a message, with those that it refers to."""
        from fluent.runtime import FluentResource

        if not self.bundle.has_message(id):
            needed = [id]
            for one in needed:
                needed += [name for name in REFERENCE.findall(self.entries[one]) if name not in needed]
            self.bundle.add_resource(FluentResource("".join(self.entries[one] for one in needed)))
        return self.bundle.get_message(id)

    def _argument(self, value: Argument, names: Sequence[str]) -> Any:
        from carsonne.locales.words import Listed, Word

        if isinstance(value, dict):
            value = convert(value, Message)
        if isinstance(value, Message):
            return Word(lambda form: self.form(value, form, names))
        if isinstance(value, int) and abs(value) > LARGEST:
            return str(value)
        if isinstance(value, str) and len(value) > LONG:
            return f"{value[: LONG // 2]} … {value[-LONG // 2 :]}"
        if isinstance(value, str | int | float):
            return value
        return Listed(self.language, [self._argument(one, names) for one in value])

    def _player(self, message: Message, names: Sequence[str]) -> str:
        seat = int(str(message.args["seat"]))
        if seat < len(names) and names[seat]:
            return names[seat]
        return self.say(Message("player-numbered", {"n": seat + 1}))


def _form(word: Any, form: Any) -> Any:
    """Return a form of a word; names and numbers have only one."""
    return word.form(str(form)) if hasattr(word, "form") else word


def _either(words: Any) -> Any:
    """Join a list by "or"."""
    return words.either() if hasattr(words, "either") else words


def _entries(folder: Any) -> Iterator[tuple[str, str]]:
    """Yield the id and the source of each message in the files of a folder."""
    for path in folder.iterdir():
        if path.is_dir():
            yield from _entries(path)
        elif path.name.endswith(".ftl"):
            text = path.read_text(encoding="utf-8")
            starts = [*ENTRY.finditer(text)]
            ends = [one.start() for one in starts[1:]] + [len(text)]
            yield from ((one[1], text[one.start() : end]) for one, end in zip(starts, ends, strict=True))


def _roots() -> list[Any]:
    """Return the folders that hold a folder for each language: ours, those of games, those named in the environment."""
    games = [files(entry.value).joinpath("locales") for entry in entry_points(group=GAMES)]
    more = [Path(name) for name in os.environ.get(MORE, "").split(os.pathsep) if name]
    return [files(__package__), *(folder for folder in games if folder.is_dir()), *more]


@cache
def languages() -> tuple[str, ...]:
    """Return the languages that there are, English first."""
    found = {one.name for root in _roots() for one in root.iterdir() if _is_language(one)}
    return (ENGLISH, *sorted(found - {ENGLISH}))


def _is_language(folder: Any) -> bool:
    return folder.is_dir() and not folder.name.startswith(("_", "."))


@cache
def catalogue(language: str) -> Catalogue:
    """Return the catalogue of a language."""
    folders = [root.joinpath(language) for root in _roots()]
    return Catalogue(language, [folder for folder in folders if folder.is_dir()])


def speak(language: str) -> None:
    """Choose the language of this terminal."""
    _reader.set(language)


def terminal_language() -> str:
    """Return the language of this terminal."""
    return _reader.get()


def say(message: Message, names: Sequence[str] = (), language: str = "") -> str:
    """Put a message into words: in a language, or in that of this terminal."""
    return catalogue(language or _reader.get()).say(message, names)
