"""Why a move is not allowed: a message for people, and the clause of the rules that says so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from carsonne.locales import Argument, Message, called, message


class WhyNot(NamedTuple):
    """What stands against a move."""

    said: Message
    clause: str


def held(id: str, seats: Sequence[int], viewer: int, names: Sequence[str], **args: Argument) -> Message:
    """Return what is said of players who hold something: `ID-yours`, `ID-shared` with others, or `ID-others`.

    `names` in the message are the others, `count` is how many they are.
    """
    others = [called(seat, names) for seat in seats if seat != viewer]
    ending = "others" if viewer not in seats else "shared" if others else "yours"
    return message(f"{id}-{ending}", names=others, count=len(others), **args)
