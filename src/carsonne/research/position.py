"""A position to look at and to play on from: it can be compared, hashed, copied, pickled, printed and drawn."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from carsonne import registry
from carsonne.kernel.errors import IllegalMove
from carsonne.kernel.game import CHANCE, RULES, Setup
from carsonne.kernel.record import Record, parse, play_entry, start_match
from carsonne.kernel.state import State, revive
from carsonne.research.errors import NotOffered
from carsonne.research.observation import Mask, Observation, mask, observe
from carsonne.research.rendering import pixels
from carsonne.research.world import World, world


class Position:
    """A position, which never changes: playing gives another one."""

    def __init__(self, world: World, state: State) -> None:
        self.world = world
        self.state = state.clone()

    @classmethod
    def start(cls, game: str, seats: int | None = None, position: str | None = None, **options: Any) -> Position:
        """Return the first position of a game."""
        found = world(game, seats, position, **options)
        return cls(found, found.start())

    # Looking

    @property
    def acting(self) -> tuple[int, ...]:
        """The seats that have to decide, (CHANCE,), (RULES,), or () when the game is over."""
        return self.state.acting()

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return not self.acting

    @property
    def scores(self) -> list[int]:
        """The points of each seat."""
        return self.state.scores()

    @property
    def winners(self) -> list[int]:
        """Who has won, or would if the game ended now."""
        return list(self.world.game.winners(self.state))

    @property
    def outcomes(self) -> list[tuple[int, int]]:
        """What CHANCE may do, with weights."""
        return self.state.outcomes()

    def actions(self, seat: int) -> list[int]:
        """Return the legal actions of a seat, ascending."""
        return list(self.world.moves(self.state, self.world.seat(seat)))

    def mask(self, seat: int) -> Mask:
        """Return 1 for every legal action of a seat, 0 for all others."""
        return mask(self.world, self.state, self.world.seat(seat))

    def observe(self, seat: int) -> Observation:
        """Return what a seat knows, as arrays."""
        return observe(self.world, self.state, seat)

    def imagine(self, seat: int, rng: Random) -> Position:
        """Return a position that this seat cannot tell from this one."""
        return Position(self.world, self.world.game.imagine(self.state, self.world.seat(seat), rng))

    # Playing

    def play(self, action: int, seat: int | None = None) -> Position:
        """Return the position after an action; the seat may be left out when only one has to decide."""
        who = self._decider() if seat is None else seat
        move = self.world.move_of(self.state, who, action)
        return self._after(who, move)

    def happen(self, outcome: int = 0) -> Position:
        """Return the position after CHANCE or RULES have acted."""
        acting = self.acting
        if acting == (RULES,):
            return self._after(RULES, 0)
        if acting != (CHANCE,) or outcome not in [move for move, _ in self.outcomes]:
            raise IllegalMove("There is no such outcome here.")
        return self._after(CHANCE, outcome)

    def written(self, action: int, seat: int | None = None) -> Any:
        """Write an action as the move that people write."""
        who = self._decider() if seat is None else seat
        return self.world.game.to_json(self.state, who, self.world.move_of(self.state, who, action))

    def action_of(self, data: dict[str, Any], seat: int) -> int:
        """Return the action for a move as people write it."""
        move = self.world.game.from_json(self.state, self.world.seat(seat), data)
        for action, legal in self.world.moves(self.state, seat).items():
            if legal == move:
                return action
        raise IllegalMove(f"Seat {seat} cannot make this move now.")

    def _decider(self) -> int:
        acting = self.acting
        if not acting:
            raise IllegalMove("The game is over.", "over")
        if len(acting) != 1 or acting[0] < 0:
            raise IllegalMove("Say which seat decides: several have to, or CHANCE or RULES act first.", "not_your_turn")
        return acting[0]

    def _after(self, who: int, move: int) -> Position:
        after = Position(self.world, self.state)
        after.state.play(who, move)
        return after

    # Comparing, saving, drawing

    @cached_property
    def _key(self) -> tuple[str, tuple[int, ...]]:
        return self.world.game.name, tuple(self.state.dump())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)

    def __copy__(self) -> Position:
        return self  # it never changes

    def __deepcopy__(self, _memo: dict[int, object]) -> Position:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore, (self.world.game.name, self.world.setup, self.state.dump())

    def __repr__(self) -> str:
        words = {CHANCE: "CHANCE", RULES: "RULES"}
        acting = ", ".join(words.get(who, f"seat {who}") for who in self.acting) or "nobody"
        return f"<{self.world.game.title}, {self.world.seats} seats, scores {self.scores}, to act: {acting}>"

    def __str__(self) -> str:
        terminal = self.world.game.offers.terminal
        return terminal.picture(self.state, None, False) if terminal else repr(self)

    def svg(self, seat: int | None = None) -> str:
        """Draw the position as a seat (None: a spectator) sees it."""
        game = self.world.game
        if game.offers.drawing is None:
            raise NotOffered(f"{game.title} has no drawing.")
        return game.offers.drawing.drawing(self.state, None if seat is None else self.world.seat(seat))

    def _repr_svg_(self) -> str:
        return self.svg()

    def image(self, seat: int | None = None, width: int | None = None) -> NDArray[np.uint8]:
        """Draw the position as pixels: rows x columns x red, green, blue."""
        return pixels(self.svg(seat), width)


def _restore(game: str, setup: Setup, values: list[int]) -> Position:
    found = registry.find(game)
    return Position(World(found, setup), revive(found.state_class, values))  # type: ignore[attr-defined]


def positions(record: Record | bytes | str) -> Iterator[Position]:
    """Yield every position of a recorded game: before its first entry and after each one; raises BadRecord."""
    found = record if isinstance(record, Record) else parse(record)
    match = start_match(registry.find(found.game), found)
    here = World(match.game, match.setup)
    yield Position(here, match.state)
    for index, (who, data) in enumerate(found.moves):
        play_entry(match, index, CHANCE if who == "*" else who, data)
        yield Position(here, match.state)
