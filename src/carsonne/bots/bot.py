"""What a bot is, and which bots play a game.

A bot's name says all about it: the name of a level, `random`, `greedy`, `policy`, or `search@` and how long it thinks
about a move, in seconds or in simulations through its tree: `search@0.5s`, `search@2000`. Knobs of the search may
follow, as in `search@2000:further=4`.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from carsonne import registry
from carsonne.bots.leveled import LevelBot
from carsonne.bots.levels import level, levels
from carsonne.bots.names import budget_of
from carsonne.bots.search import Clock
from carsonne.bots.thinking import GreedyBot, PolicyBot, SearchBot
from carsonne.kernel.errors import CarsonneError, unknown
from carsonne.kernel.game import Move, Seat
from carsonne.locales import message

"""How the names of the bots that are not listed look."""


class Bot(Protocol):
    """Chooses moves. It gets a state imagined from what its seat knows, so it cannot cheat."""

    name: str

    def choose(self, state: Any, seat: Seat, rng: Random) -> Move:
        """Return a legal move for a seat that has to decide."""
        ...


class UnknownBot(CarsonneError):
    """No bot of that name plays that game."""

    code = "unknown_bot"


class RandomBot:
    """Plays any legal move at random."""

    name = "random"

    def __init__(self, game: str) -> None:
        self.game = registry.find(game)

    def choose(self, state: Any, seat: Seat, rng: Random) -> Move:
        return rng.choice(self.game.legal(state, seat))


YARDSTICKS: dict[str, Callable[[str], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
"""The fixed bots that levels are measured by: for the arena, tests and old tables. The page does not offer them."""


def names(game: str) -> list[str]:
    """Return the bots that a table offers, weakest first."""
    return [one.name for one in levels(game)]


def check_offered(game: str, name: str) -> None:
    """Refuse a bot that may not sit at a table: some of them think for as long as their name says."""
    if name not in [*names(game), *YARDSTICKS]:
        raise UnknownBot(unknown("no-such-bot", name, names(game)))


def find(game: str, name: str, clock: Clock = "wall") -> Bot:
    """Return the bot of that name for a game; `clock` is what it measures its time to think by."""
    if name == "policy":
        return PolicyBot(game)
    if budget_of(name) is not None:
        return _searching(game, name, clock)
    if name in YARDSTICKS:
        return YARDSTICKS[name](game)
    if (found := level(game, name)) is None:
        known = [*names(game), *YARDSTICKS, "policy"]
        raise UnknownBot(unknown("no-such-bot", name, known, message("bot-forms")))
    return LevelBot(game, found, clock)


def _searching(game: str, name: str, clock: Clock) -> Bot:
    try:
        return SearchBot(game, name, clock)
    except ValueError as error:
        raise UnknownBot(message("error-bot-name", name=repr(name[:80]), why=str(error))) from None
