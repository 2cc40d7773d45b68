"""Bots as opponents in environments: they choose actions from what their seat knows."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from carsonne import bots
from carsonne.kernel.codes import NO_ACTION
from carsonne.kernel.errors import BadOptions, brief
from carsonne.kernel.state import State
from carsonne.research.world import World


class Opponents:
    """The bots at all seats but one."""

    def __init__(self, world: World, seat: int, names: str | Sequence[str]) -> None:
        self.world = world
        self.seat = checked_seat(world, seat)
        given = [names] * (world.seats - 1) if isinstance(names, str) else list(names)
        if len(given) != world.seats - 1:
            raise BadOptions(f"{world.seats - 1} opponents are needed, not {len(given)}.", "bad_opponents")
        given.insert(seat, "")
        self.bots = [bots.find(world.game.name, name) if name else None for name in given]

    @property
    def all_random(self) -> bool:
        """Whether all of them play at random, which needs no bots."""
        return all(bot is None or bot.name == "random" for bot in self.bots)

    def choose(self, state: State, seat: int, rng: Random) -> int:
        """Return the action of the bot at a seat."""
        bot = self.bots[seat]
        assert bot is not None, "the seat of the learner is nobody's"
        move = bot.choose(self.world.game.imagine(state, seat, rng), seat, rng)
        action = self.world.coding.actions(state, seat, [move])[0]
        return next(iter(self.world.moves(state, seat))) if action == NO_ACTION else action


def checked_seat(world: World, seat: object) -> int:
    """Return a seat of the table; raises BadOptions."""
    if not isinstance(seat, int) or not 0 <= seat < world.seats:
        raise BadOptions(f"The seats are 0 to {world.seats - 1}; there is no {brief(seat)}.", "bad_seat")
    return seat
