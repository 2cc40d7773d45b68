"""What a bot is, and which bots play a game.

A bot's name says all about it: the name of a level, `random`, `greedy`, `policy`, or `search@` and how long it thinks
about a move, in seconds or in walks through its tree: `search@0.5s`, `search@2000`. Knobs of the search may
follow, as in `search@2000:further=4`.
"""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from carsonne import registry
from carsonne.bots.leveled import LevelBot
from carsonne.bots.levels import level, levels
from carsonne.bots.names import budget_of
from carsonne.bots.search import Clock
from carsonne.bots.thinking import PolicyBot, SearchBot
from carsonne.kernel.errors import CarsonneError
from carsonne.kernel.game import Game, Move, Seat

FORMS = "policy, search@0.5s or search@2000"
"""How the names of the bots that are not listed look."""


class Bot(Protocol):
    """Chooses moves. It gets a state imagined from what its seat knows, so it cannot cheat."""

    name: str

    def choose(self, state: Any, seat: Seat, rng: Random) -> Move:
        """A legal move for a seat that has to decide."""
        ...


class UnknownBot(CarsonneError):
    """No bot of that name plays that game."""

    code = "unknown_bot"


class RandomBot:
    """Plays any legal move at random."""

    name = "random"

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def choose(self, state: Any, seat: Seat, rng: Random) -> Move:
        return rng.choice(self.game.legal(state, seat))


class GreedyBot:
    """Plays the move that looks best right now, as judged by the game's own `insight`."""

    name = "greedy"

    def __init__(self, game: Game[Any]) -> None:
        self.insight: Any = registry.insight(game.name)

    def choose(self, state: Any, seat: Seat, rng: Random) -> Move:
        move: Move = self.insight.choose(state, seat, rng)
        return move


YARDSTICKS: dict[str, Any] = {"random": RandomBot, "greedy": GreedyBot}
"""For the arena, for tests, and for the tables of old: a page does not offer them."""


def yardsticks(game: str) -> list[str]:
    """The fixed bots that levels are measured by."""
    return list(YARDSTICKS) if registry.insight(game) is not None else ["random"]


def names(game: str) -> list[str]:
    """The bots that a table offers, weakest first."""
    return [one.name for one in levels(game)]


def check_offered(game: str, name: str) -> None:
    """Refuse a bot that may not sit at a table: some of them think for as long as their name says."""
    if name not in [*names(game), *yardsticks(game)]:
        raise UnknownBot(f"There is no bot {name[:40]!r} for {game}; choose one of {', '.join(names(game))}.")


def find(game: str, name: str, clock: Clock = "wall") -> Bot:
    """The bot of that name for a game; `clock` is what it measures its time to think by."""
    if name == "policy":
        return PolicyBot(game)
    if budget_of(name) is not None:
        return _searching(game, name, clock)
    if name in yardsticks(game):
        bot: Bot = YARDSTICKS[name](registry.find(game))
        return bot
    if (found := level(game, name)) is None:
        known = ", ".join([*names(game), *yardsticks(game), FORMS])
        raise UnknownBot(f"There is no bot {name[:40]!r} for {game}; choose one of {known}.")
    return LevelBot(game, found, clock)


def _searching(game: str, name: str, clock: Clock) -> Bot:
    try:
        return SearchBot(game, name, clock)
    except ValueError as error:
        raise UnknownBot(f"There is no bot {name[:80]!r}: {error}.") from None
