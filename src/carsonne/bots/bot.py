"""What a bot is, and which there are for a game."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from carsonne import registry
from carsonne.kernel.errors import CarsonneError
from carsonne.kernel.game import Game, Move, Seat


class Bot(Protocol):
    """Chooses moves. The state is one that the seat imagines, so nobody can cheat."""

    name: str

    def choose(self, state: Any, seat: Seat, rng: Random) -> Move:
        """A legal move for a seat that owes a decision."""
        ...


class UnknownBot(CarsonneError):
    """No bot of that name plays that game."""

    code = "unknown_bot"


class RandomBot:
    """Every legal move is as good as any other."""

    name = "random"

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def choose(self, state: Any, seat: Seat, rng: Random) -> Move:
        return rng.choice(self.game.legal(state, seat))


class GreedyBot:
    """Takes what looks best at once, as the game's own insight judges it."""

    name = "greedy"

    def __init__(self, game: Game[Any]) -> None:
        self.insight: Any = registry.insight(game.name)

    def choose(self, state: Any, seat: Seat, rng: Random) -> Move:
        move: Move = self.insight.choose(state, seat, rng)
        return move


def names(game: str) -> list[str]:
    """The bots that play a game, weakest first."""
    return ["random", "greedy"] if registry.insight(game) is not None else ["random"]


def find(game: str, name: str) -> Bot:
    """A bot by the name of its game and its own."""
    if name not in names(game):
        raise UnknownBot(f"No bot {name[:40]!r} plays {game}; there are {', '.join(names(game))}.")
    kinds: dict[str, Any] = {"random": RandomBot, "greedy": GreedyBot}
    bot: Bot = kinds[name](registry.find(game))
    return bot
