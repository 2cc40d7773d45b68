"""What a game is: a few facts, and functions over a state that no other code looks into."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import IntFlag
from random import Random
from typing import Any, NamedTuple, Protocol, TypeVar

from carsonne.kernel.capabilities import Offers
from carsonne.kernel.codes import CHANCE, RULES
from carsonne.kernel.data import Event, Json, Move, Seat, View, WrittenMove
from carsonne.kernel.dealer import Draw
from carsonne.kernel.options import Option, Values

__all__ = [
    "CHANCE",
    "RULES",
    "Draw",
    "Event",
    "Game",
    "Json",
    "Move",
    "Part",
    "Seat",
    "Setup",
    "Traits",
    "View",
    "WrittenMove",
]

S = TypeVar("S")


class Traits(IntFlag):
    """What the match must know about a move before it is made."""

    PLAIN = 0
    SECRET = 1
    """Others learn its content only when RULES or CHANCE acts. It does not depend on other choices being made now."""
    FINAL = 2
    """It cannot be undone: a lock-in, or a move that others respond to immediately."""


@dataclass(frozen=True)
class Setup:
    """How a game starts: seats, resolved options, names, and the starting position in notation, if there is one."""

    seats: int
    options: Values = field(default_factory=dict)
    names: tuple[str, ...] = ()
    position: str | None = None


class Part(NamedTuple):
    """A part of what an operation caused: some events, and the position after them, which is only looked at."""

    events: Sequence[Event]
    state: Any


class Game(Protocol[S]):
    """The protocol that every game implements; docs/adding-a-game.md walks through it.

    When the decision passes from one seat to another, RULES (or CHANCE) acts in between, so that a turn can wait to be
    confirmed. Seats that decide at the same time are in `to_act` together.
    """

    name: str
    title: str
    rules: int
    seats: range
    options: Sequence[Option]
    offers: Offers
    """What it can do beyond this protocol."""

    def start(self, setup: Setup) -> S:
        """Return the first position. The setup has already been checked."""
        ...

    def to_act(self, s: S) -> Sequence[Seat]:
        """Return who has to act: seats, (CHANCE,), (RULES,), or () when the game is over."""
        ...

    def legal(self, s: S, seat: Seat) -> Sequence[Move]:
        """Return the legal moves of a seat, ascending; empty if it has nothing to decide."""
        ...

    def draw(self, s: S) -> Draw:
        """Return the possible outcomes when CHANCE has to act."""
        ...

    def apply(self, s: S, seat: Seat, move: Move) -> None:
        """Make a move that is known to be legal. The only move of RULES is 0."""
        ...

    def traits(self, s: S, seat: Seat, move: Move) -> Traits:
        """Return what kind of move it is, before it is made."""
        ...

    def scores(self, s: S) -> Sequence[int]:
        """Return the points of each seat."""
        ...

    def winners(self, s: S) -> Sequence[Seat]:
        """Return who has won, or would win if the game ended now; several if the win is shared."""
        ...

    def copy(self, s: S) -> S:
        """Return an independent copy that records no events."""
        ...

    def imagine(self, s: S, seat: Seat, rng: Random) -> S:
        """Return a full position that this seat cannot tell from the real one."""
        ...

    def view(self, s: S, seat: Seat | None) -> View:
        """Return what a seat (None: a spectator) is allowed to know, with its legal moves."""
        ...

    def to_json(self, s: S, seat: Seat, move: Move) -> WrittenMove:
        """Write a move as people do. A draw that only one seat sees has `to`."""
        ...

    def from_json(self, s: S, seat: Seat, data: WrittenMove | Json) -> Move:
        """Return the number of a move, given as a struct or as JSON; BadMove if it is no move of this game at all."""
        ...

    def events(self, s: S) -> Sequence[Event]:
        """Return what happened since the last call; empty unless `listen` was called."""
        ...

    def parts(self, s: S) -> Sequence[Part]:
        """Return the same, cut where viewers should see the position; the last part has the present one."""
        ...

    def listen(self, s: S) -> None:
        """Record events from now on."""
        ...

    def freeze(self, s: S) -> list[int]:
        """Return the whole position as numbers, for snapshots and comparisons."""
        ...

    def thaw(self, values: list[int]) -> S:
        """Restore a position from the numbers of `freeze`."""
        ...

    def layout(self) -> str:
        """Return a fingerprint that changes whenever the numbers of a frozen position mean something else."""
        ...
