"""What a game is: a few facts and functions over a state that nobody else looks into."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import IntFlag
from random import Random
from typing import Any, Protocol, TypeAlias, TypeVar

from carsonne.kernel.codes import CHANCE, RULES
from carsonne.kernel.data import Event, View, WrittenMove
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
    "Seat",
    "Setup",
    "Traits",
    "View",
    "WrittenMove",
]

Seat: TypeAlias = int
Move: TypeAlias = int
Json: TypeAlias = dict[str, Any]
S = TypeVar("S")


class Traits(IntFlag):
    """What the match must know of a move before it is made."""

    PLAIN = 0
    SECRET = 1
    """Nobody else learns its content until RULES or CHANCE acts; it depends on no other choice of the moment."""
    FINAL = 2
    """It cannot be taken back: a lock, or an operation that others answer at once."""


@dataclass(frozen=True)
class Setup:
    """How a game begins: seats, resolved options, names, and a position in notation when it does not begin at zero."""

    seats: int
    options: Values = field(default_factory=dict)
    names: tuple[str, ...] = ()
    position: str | None = None


class Game(Protocol[S]):
    """The contract; docs/adding-a-game.md walks through it.

    Between the decisions of different seats that follow one another stands RULES (or CHANCE): so a turn can be held
    until it is confirmed. Seats that decide at the same time act together in `to_act`.
    """

    name: str
    title: str
    rules: int
    seats: range
    options: Sequence[Option]

    def start(self, setup: Setup) -> S:
        """The first position. The set-up has been checked."""
        ...

    def to_act(self, s: S) -> Sequence[Seat]:
        """Everybody who owes a decision: seats, (CHANCE,), (RULES,), or () when the game is over."""
        ...

    def legal(self, s: S, seat: Seat) -> Sequence[Move]:
        """The moves of a seat, ascending; none when it owes no decision."""
        ...

    def draw(self, s: S) -> Draw:
        """The outcomes when CHANCE is to act."""
        ...

    def apply(self, s: S, seat: Seat, move: Move) -> None:
        """Make a move that is known to be legal. RULES makes the move 0."""
        ...

    def traits(self, s: S, seat: Seat, move: Move) -> Traits:
        """What kind of move it is, asked before it is made."""
        ...

    def scores(self, s: S) -> Sequence[int]:
        """The points of each seat."""
        ...

    def winners(self, s: S) -> Sequence[Seat]:
        """Who has won, or would if this were the end: more than one when the win is shared."""
        ...

    def copy(self, s: S) -> S:
        """An independent position that tells no events."""
        ...

    def imagine(self, s: S, seat: Seat, rng: Random) -> S:
        """A full position that this seat cannot tell from the real one."""
        ...

    def view(self, s: S, seat: Seat | None) -> View:
        """What a seat (or with None a spectator) may know, with its legal moves."""
        ...

    def to_json(self, s: S, seat: Seat, move: Move) -> WrittenMove:
        """A move as people write it. A draw that one seat alone sees carries `to`."""
        ...

    def from_json(self, s: S, seat: Seat, data: WrittenMove | Json) -> Move:
        """The number of a written move, whatever its form; BadMove when it is no move of this game at all."""
        ...

    def events(self, s: S) -> list[Event]:
        """What happened since the last call; empty unless `listen` was called."""
        ...

    def listen(self, s: S) -> None:
        """Tell events from now on."""
        ...

    def freeze(self, s: S) -> list[int]:
        """The whole position as numbers: for snapshots and comparisons."""
        ...

    def thaw(self, values: list[int]) -> S:
        """The inverse of `freeze`."""
        ...
