"""Reads all that a game says in the pseudo-language, and keeps what is in no catalogue."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from carsonne.locales import Message, catalogue, languages, say, speak
from tests.locales.pseudo import NAME, outside, write

QUOTED = re.compile(r"'[^']*'")
WORD = re.compile(r"[^\W\d_][\w]+")
"""One letter by itself is a figure on the board, or an id."""


@contextmanager
def pseudo_language(folder: Path) -> Iterator[None]:
    """Let this terminal speak the pseudo-language, which is written to an empty folder."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CARSONNE_LOCALES", str(write(folder)))
        forget()
        speak(NAME)
        yield
    speak("en")
    forget()


def forget() -> None:
    """Forget which languages there are."""
    languages.cache_clear()
    catalogue.cache_clear()


class Reader:
    """Keeps the texts with words that are in no catalogue, and are neither names nor typed."""

    def __init__(self, known: Collection[str]) -> None:
        self.known = known
        self.heard: set[str] = set()
        self.ids: set[str] = set()
        self.found: set[str] = set()

    def look(self, text: str) -> None:
        """Read what is on a screen: only names and ids may stand outside the brackets."""
        self.heard.add(text)
        words = WORD.findall(QUOTED.sub("", outside(text)))
        self.found |= {text for word in words if word not in self.known}

    def hear(self, said: Message, names: Sequence[str] = (), language: str = "") -> str:
        """Put a message into words, in place of `say`; its arguments may have no words of their own."""
        for text in plain(said):
            self.look(text)
        self.ids.add(said.id)
        spoken = say(said, names, language)
        if not language:
            self.look(spoken)
        return spoken


def plain(value: Any) -> Iterator[str]:
    """Yield the texts in a message that are the same in all languages."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Message | list):
        for one in value.args.values() if isinstance(value, Message) else value:
            yield from plain(one)
