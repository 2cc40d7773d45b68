"""What every game says in data: moves as people write them, events, views, and the parts that these are made of.

A game derives its own structs from these classes and puts moves and events together in unions: `Move = Place | Skip`.
They are JSON with types: "type" tells the moves and the events of a game apart, a key that may be missing has the
default UNSET, and a name that is not there is refused.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType


class Data(Struct, forbid_unknown_fields=True):
    """A part of a view, of an event or of a survey."""


class WrittenMove(Struct, tag_field="type", forbid_unknown_fields=True, omit_defaults=True):
    """A move of a seat or of CHANCE as people write it. `to` is the seat that alone sees what was drawn."""


class Event(Struct, tag_field="type", forbid_unknown_fields=True):
    """Something that happened. Of what carries `to`, everybody else learns that it happened and to whom.

    So all but `seat` and `to` may be UNSET in an event that carries it.
    """


class View(Data):
    """What a seat may know. A game adds what it shows."""

    @property
    def moves(self) -> Sequence[WrittenMove]:
        """What the viewer may do now; a field of every game's view."""
        raise NotImplementedError


class MatchView(Struct, kw_only=True):
    """All that a seat (or a spectator) may know of a match, with the question put to it."""

    game: str
    version: int
    seats: int
    names: list[str]
    options: dict[str, Any]
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
    """A player took a move back; a secret one is seen by that player alone."""

    seat: int
    move: dict[str, Any] | UnsetType = UNSET
    to: int | UnsetType = UNSET
