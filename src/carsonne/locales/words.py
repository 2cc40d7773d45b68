"""Words and lists as arguments of messages: what Fluent asks for a form of, and what it writes otherwise."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Literal

from babel import Locale
from babel.lists import format_list
from babel.localedata import exists
from fluent.runtime.types import FluentType


class Word(FluentType):
    """A message inside another one."""

    def __init__(self, form_of: Callable[[str], str]) -> None:
        self.form_of = form_of

    def form(self, form: str) -> str:
        """Return a form of it, such as a case; "cap" is the word itself with a capital."""
        said = self.form_of(form)
        return said[:1].upper() + said[1:] if form == "cap" else said

    def format(self, locale: Any) -> str:
        """Return it as it stands by itself."""
        return self.form("")


class Listed(FluentType):
    """Several arguments, joined as the language joins them: "Ada, Bob and Eve"."""

    def __init__(self, language: str, items: Sequence[Any]) -> None:
        self.language, self.items = language, items

    def form(self, form: str) -> str:
        """Return the list with each item in a form."""
        said = [item.form(form) if isinstance(item, Word | Listed) else str(item) for item in self.items]
        return self._joined(said, "standard")

    def either(self) -> str:
        """Return the list as alternatives: "Ada, Bob or Eve"."""
        return self._joined([str(item.form("") if isinstance(item, Word) else item) for item in self.items], "or")

    def _joined(self, said: Sequence[str], style: Literal["standard", "or"]) -> str:
        return str(format_list(said, style=style, locale=_locale(self.language)))

    def format(self, locale: Any) -> str:
        """Return the list as it stands by itself."""
        return self.form("")


@cache
def _locale(language: str) -> Locale:
    """Return how lists are written in a language; a variant that nobody has described is written as the language."""
    known = language.replace("-", "_")
    return Locale.parse(known if exists(known) else known.partition("_")[0])
