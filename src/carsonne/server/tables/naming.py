"""What people may call themselves: names that can be seen, and told from those of bots and of others at the table."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache
from importlib.util import find_spec

from carsonne import registry
from carsonne.bots import levels, names
from carsonne.bots.bot import YARDSTICKS
from carsonne.locales import message, say
from carsonne.server.errors import Refusal
from carsonne.server.store.rows import Seating

LONGEST = 40
MARKS = 3
"""Accents on top of each other; more of them cover the lines above."""
HIDDEN = ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")
"""Categories of characters that show nothing or turn the direction of what follows."""
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Characters that count as letters or signs and show nothing."""


def checked(text: str) -> str:
    """Return a name in its plainest form; refuse one that cannot be read, or that a bot has."""
    name = unicodedata.normalize("NFKC", " ".join(text.split())).strip()
    if not name or len(name) > LONGEST:
        raise Refusal("bad_name", message("error-name-length", most=LONGEST))
    if any(unicodedata.category(letter) in HIDDEN or letter in BLANKS for letter in name):
        raise Refusal("bad_name", message("error-name-invisible"))
    if _most_marks(name) > MARKS or unicodedata.combining(name[0]):
        raise Refusal("bad_name", message("error-name-accents"))
    if _is_like_a_bot(name):
        raise Refusal("bad_name", message("error-name-of-bot"))
    return name


def _most_marks(name: str) -> int:
    most = now = 0
    for letter in name:
        now = now + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        most = max(most, now)
    return most


def look(name: str) -> str:
    """Return what a name looks like: equal for two that people could confuse."""
    return "".join(letter for letter in _folded(name).casefold() if letter.isalnum()) or name


def _folded(name: str) -> str:
    """Return a name in Latin letters that look like its own."""
    if find_spec("decancer_py") is None:  # not made for this version of Python: other alphabets are not compared
        return unicodedata.normalize("NFKD", name)
    from decancer_py import parse

    return str(parse(name))


@cache
def _bots() -> frozenset[str]:
    called = {one for game in registry.names() for one in names(game)}
    titles = {say(one.called, language="en") for game in registry.names() for one in levels(game)}
    return frozenset(look(one) for one in called | titles | YARDSTICKS.keys())


def _is_like_a_bot(name: str) -> bool:
    seen = look(name)
    return seen == "bot" or bool({seen, seen.removesuffix("bot"), seen.removeprefix("bot")} & _bots())


def distinct(name: str, others: Iterable[str]) -> str:
    """Return the name, with a number if another at the table looks the same."""
    taken = {look(other) for other in others}
    if look(name) not in taken:
        return name
    numbered = (f"{name[: LONGEST - 4]} {number}" for number in range(2, 100))
    return next(one for one in numbered if look(one) not in taken)


def tell_apart(seats: list[Seating]) -> None:
    """Give every person at a new table a name of their own."""
    for seating in seats:
        if seating.kind == "player":
            seating.name = distinct(seating.name, (one.name for one in seats[: seating.seat]))
