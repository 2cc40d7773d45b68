"""A game that is set up for research: its rules, its options, its codes. Positions, plays and batches begin here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, SupportsIndex

from carsonne import registry
from carsonne.kernel.codes import NO_ACTION
from carsonne.kernel.coding import Coding
from carsonne.kernel.errors import BadMove, BadOptions, IllegalMove, brief
from carsonne.kernel.game import Game, Setup, Traits
from carsonne.kernel.match import checked_setup
from carsonne.kernel.scheme import Scheme
from carsonne.kernel.state import State
from carsonne.research.numbers import whole

FEWEST_SEATS = 2
"""The default number of seats, in a game that can be played alone too."""


@dataclass(frozen=True)
class World:
    """A game with its setup."""

    game: Game[Any]
    setup: Setup

    @property
    def scheme(self) -> Scheme:
        """What actions and observations mean."""
        return registry.learning(self.game.name).scheme

    @property
    def coding(self) -> Coding:
        """The codes of actions and observations."""
        return registry.learning(self.game.name).coding

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self.setup.seats

    def start(self) -> State:
        """Return the first position."""
        state: State = self.game.start(self.setup)
        return state

    def seat(self, seat: object) -> int:
        """Return a seat that exists; raises BadOptions if there is none."""
        number = whole(seat)
        if number is None or not 0 <= number < self.seats:
            raise BadOptions(f"The seats are 0 to {self.seats - 1}; there is no {brief(seat)}.", "bad_seat")
        return number

    def secret(self, state: State) -> bool:
        """Return whether the seats that decide now choose without knowing of each other; otherwise they race."""
        seat = state.acting()[0]
        return bool(self.game.traits(state, seat, state.legal(seat)[0]) & Traits.SECRET)

    # Actions

    def moves(self, state: State, seat: int) -> dict[int, int]:
        """Return the legal moves of a seat by their actions."""
        legal = state.legal(seat)
        pairs = zip(self.coding.actions(state, seat, legal), legal, strict=True)
        return {action: move for action, move in sorted(pairs) if action != NO_ACTION}

    def move_of(self, state: State, seat: int, action: int) -> int:
        """Return the move that an action stands for; raises BadMove or, if it is not legal, IllegalMove."""
        checked = self.checked(action)
        found = self.moves(state, self.seat(seat)).get(checked)
        if found is None:
            raise IllegalMove(f"Action {checked} ({self.word(checked)}) is not legal for seat {seat} now.")
        return found

    def checked(self, action: object) -> int:
        """Return an action that exists; raises BadMove if it does not."""
        try:
            number = int(action.__index__())  # type: ignore[attr-defined]  # numbers of NumPy are no ints
        except AttributeError:
            raise BadMove(f"An action is a whole number, not {brief(action)}.", "bad_action") from None
        if not 0 <= number < self.scheme.action_count:
            last = self.scheme.action_count - 1
            raise BadMove(f"{self.game.title} has the actions 0 to {last}; there is no {number}.", "bad_action")
        return number

    def word(self, action: int) -> str:
        """Return the family of an action and its number in it, such as `claim 3`."""
        for part in self.scheme.actions:
            if action < part.size:
                return part.name if part.size == 1 else f"{part.name} {action}"
            action -= part.size
        raise BadMove(f"There is no such action in {self.game.title}.", "bad_action")


def world(game: str, seats: SupportsIndex | None = None, position: str | None = None, **options: Any) -> World:
    """Set up a game by name, with seats and options; raises UnknownGame or BadOptions.

    `position` is a position in notation to begin with.
    """
    found = registry.find(str(game))
    if position is not None and found.offers.notation:
        least, typed = found.offers.notation.setup_of(position)
        options = {**typed, **options}
        seats = least if seats is None else seats
    count = max(FEWEST_SEATS, found.seats[0]) if seats is None else whole(seats)
    if count is None:
        raise BadOptions(f"The number of seats is a whole number, not {brief(seats)}.", "bad_seats")
    return World(found, checked_setup(found, count, options, position=position))
