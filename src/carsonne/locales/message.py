"""A message as data: the id of a text in the catalogue, and its arguments."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Any, TypeAlias, Union

from msgspec import Struct

Argument: TypeAlias = Union[int, float, str, "Message", Sequence["Argument"]]
"""A number, a text that is never translated (a name, a file), a message of the catalogue, or a list of these."""


class Message(Struct, frozen=True, omit_defaults=True):
    """What is said, without saying in which language."""

    id: str
    args: dict[str, Any] = {}
    """Each is an `Argument`."""


Words: TypeAlias = str | Message
"""A message of the catalogue, or words that nobody translates."""


def message(id: str, /, **args: Argument) -> Message:
    """Return a message with these arguments."""
    return Message(id, args)


def player(seat: int) -> Message:
    """Return the name of a player, which is put in when the message is read."""
    return Message("player", {"seat": seat})


def called(seat: int, names: Sequence[str]) -> Argument:
    """Return what a player is called: a name that is never translated, or else the number of the seat."""
    return names[seat] if seat < len(names) and names[seat] else player(seat)


def sentences(*said: Message) -> Message:
    """Return several sentences as one message."""
    return reduce(lambda before, one: message("two-sentences", before=before, after=one), said)


def spoken(said: Words) -> Message:
    """Return a message; words that nobody translates become one too."""
    return said if isinstance(said, Message) else Message("verbatim", {"text": said})
