"""Every error this package raises on purpose: a stable code for programs, and what is said to people."""

from __future__ import annotations

from collections.abc import Collection
from difflib import get_close_matches

from carsonne.locales import Argument, Message, message, say, sentences, spoken


def brief(value: object) -> str:
    """Shorten a value from outside so that it can be quoted in a sentence."""
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def unknown(id: str, name: str, known: Collection[str], *others: Message) -> Message:
    """Say that a name does not exist: which one may be meant, and which there are."""
    near = get_close_matches(name[:40].lower(), known, 1)
    choices: list[Argument] = [*known, *others]
    advice = message("did-you-mean", near=near[0], choices=choices) if near else message("choices", choices=choices)
    return sentences(message(id, name=brief(name[:40])), advice)


def located(where: str, what: Message) -> Message:
    """Say where in a file something is wrong."""
    return message("error-at", where=where, what=what)


def in_line(number: int, what: Message) -> Message:
    """Say in which line of a text something is wrong."""
    return message("error-in-line", line=number, what=what)


class CarsonneError(Exception):
    """The base class: catching it catches every error caused by the input and not by a bug.

    CarsonneError
    ├─ UnknownGame    no game of that name
    ├─ BadOptions     a setup that the game does not offer
    ├─ BadMove        a message that is not a move of this game
    ├─ IllegalMove    a move, but not now: .code says why (not_your_turn, stale, illegal, over, …)
    ├─ BadRecord      a saved game that cannot be read or replayed
    └─ BadPosition    a typed position that cannot be read or contradicts itself
    """

    code = "error"

    def __init__(self, said: Message | str, code: str | None = None) -> None:
        """Say a message of the catalogue, or words that nobody translates, such as those of a library."""
        super().__init__(said)
        self.said = spoken(said)
        if code is not None:
            self.code = code

    @property
    def detail(self) -> str:
        """What is said, in English: for logs and programs."""
        return say(self.said, language="en")

    def __str__(self) -> str:
        return self.detail

    def __reduce__(self) -> tuple[type[CarsonneError], tuple[Message | str, ...]]:
        return type(self), (self.said, self.code)


class UnknownGame(CarsonneError):
    """No game of that name."""

    code = "unknown_game"


class BadOptions(CarsonneError):
    """A number of seats, an option or a value that the game does not offer."""

    code = "bad_options"


class BadMove(CarsonneError):
    """A message that is not a move of this game, whatever the position."""

    code = "bad_move"


class IllegalMove(CarsonneError):
    """A move that cannot be made now; the position is unchanged. `clause` is the rule against it, if there is one."""

    code = "illegal"

    def __init__(self, said: Message | str, code: str | None = None, clause: str = "") -> None:
        super().__init__(said, code)
        self.clause = clause

    def __reduce__(self) -> tuple[type[IllegalMove], tuple[Message | str, ...]]:
        return type(self), (self.said, self.code, self.clause)


class BadRecord(CarsonneError):
    """A saved game that cannot be read or does not follow the rules; the message says where."""

    code = "bad_record"


class BadPosition(CarsonneError):
    """A position in notation that cannot be read or contradicts itself; the message names the line."""

    code = "bad_position"
