"""The half of the `Game` protocol that is the same for every game whose position is a `State`."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar, Generic, TypeVar

from carsonne.kernel.capabilities import Offers
from carsonne.kernel.fields import layout
from carsonne.kernel.game import Event, Move, Part, Seat, Traits
from carsonne.kernel.options import Option
from carsonne.kernel.state import Rng, State, revive

S = TypeVar("S", bound=State)


class StateGame(Generic[S]):
    """A base class; a game adds the rest: start, draw, view, to_json, from_json, told."""

    name: str
    title: str
    rules: int
    seats: range
    options: Sequence[Option]
    offers = Offers()
    state_class: ClassVar[type[State]]

    def to_act(self, s: S) -> Sequence[Seat]:
        return s.acting()

    def legal(self, s: S, seat: Seat) -> Sequence[Move]:
        return s.legal(seat)

    def apply(self, s: S, seat: Seat, move: Move) -> None:
        s.play(seat, move)

    def traits(self, s: S, seat: Seat, move: Move) -> Traits:
        return Traits.PLAIN

    def scores(self, s: S) -> Sequence[int]:
        return s.scores()

    def winners(self, s: S) -> Sequence[Seat]:
        return [player for player in s.winning() if player < s.seats]

    def copy(self, s: S) -> S:
        return s.clone()  # type: ignore[return-value]  # a clone has its original's class

    @staticmethod
    def imagine_into(s: S, seat: Seat, rng: Rng) -> None:
        """Replace what a seat cannot know by a sample that it cannot tell from the real thing; by default, nothing."""

    def imagine(self, s: S, seat: Seat, rng: Random) -> S:
        guess = self.copy(s)
        self.imagine_into(guess, seat, Rng(rng.getrandbits(63)))
        return guess

    def listen(self, s: S) -> None:
        s.listen(True)

    def told(self, s: S, rows: list[list[int]]) -> Sequence[Event]:
        """Return the events that the rules recorded as rows of numbers; `s` is the position after them."""
        raise NotImplementedError

    def events(self, s: S) -> Sequence[Event]:
        return self.told(s, s.heard())

    def parts(self, s: S) -> Sequence[Part]:
        return [Part(self.told(at, rows), at) for rows, at in s.parts()]  # type: ignore[arg-type]  # clones of s

    def freeze(self, s: S) -> list[int]:
        return s.dump()

    def thaw(self, values: list[int]) -> S:
        return revive(self.state_class, values)  # type: ignore[return-value]

    def layout(self) -> str:
        return layout(self.state_class)
