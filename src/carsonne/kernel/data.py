"""Base classes for what a game sends and receives: moves, events, views and their parts.

A game derives its own structs from these and combines its moves and its events in unions: `Move = Place | Skip`.
The structs are typed JSON: "type" tells the moves and the events of a game apart, a key that may be missing defaults to
UNSET, and unknown keys are rejected.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from carsonne.kernel.options import OptionValue

Seat: TypeAlias = int
Move: TypeAlias = int
Json: TypeAlias = dict[str, Any]


class Data(Struct, forbid_unknown_fields=True):
    """A part of a view, an event or a survey."""


class WrittenMove(Struct, tag_field="type", forbid_unknown_fields=True, omit_defaults=True):
    """A move of a seat or of CHANCE in JSON form. `to` is the only seat that sees what was drawn."""

    @property
    def type(self) -> str:
        """What tells it from the other moves of its game."""
        return str(self.__struct_config__.tag)


class Event(Struct, tag_field="type", forbid_unknown_fields=True):
    """Something that happened. If it has `to`, the other seats learn only that it happened, and to whom.

    In such an event every field except `seat` and `to` may therefore be UNSET.
    """

    @property
    def type(self) -> str:
        """What tells it from the other events of its game."""
        return str(self.__struct_config__.tag)


class View(Data):
    """What a seat is allowed to know. Each game adds its own fields."""

    @property
    def moves(self) -> Sequence[WrittenMove]:
        """The viewer's legal moves; a field of every game's view."""
        raise NotImplementedError


class MatchView(Struct, kw_only=True):
    """All that a seat (or a spectator) may know of a match, with the question put to it."""

    game: str
    version: int
    made: int
    """How many moves stand, those of CHANCE included."""
    seats: int
    names: list[str]
    options: dict[str, OptionValue]
    waiting: list[int]
    """The seats that must move or confirm before the game goes on."""
    over: bool
    scores: list[int]
    winners: list[int]
    """Empty before the end."""
    decision: int | None
    """The id of the question put to this seat."""
    asks: Literal["move", "confirm"] | None
    can_undo: bool
    view: View


class Undone(Event, tag="undone"):
    """A player undid a move; if it was secret, only that player sees which."""

    seat: int
    move: dict[str, Any] | UnsetType = UNSET
    to: int | UnsetType = UNSET
