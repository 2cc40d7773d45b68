"""Why a move is not allowed: a sentence for people, and the clause of the rules that says so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class WhyNot(NamedTuple):
    """What stands against a move."""

    sentence: str
    clause: str


def holders(seats: Sequence[int], viewer: int, names: Sequence[str]) -> str:
    """Name players as the subject of a sentence, the viewer first: "you", "Ann", "you and Ann"."""
    ordered = sorted(seats, key=lambda seat: (seat != viewer, seat))
    called = ["you" if seat == viewer else player(seat, names) for seat in ordered]
    return called[0] if len(called) == 1 else f"{', '.join(called[:-1])} and {called[-1]}"


def player(seat: int, names: Sequence[str]) -> str:
    """Return a player's name, or the number of the seat where there is none."""
    return names[seat] if seat < len(names) and names[seat] else f"player {seat + 1}"
