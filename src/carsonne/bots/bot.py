"""What a bot is, and which bots play a game."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from carsonne import registry
from carsonne.kernel.errors import CarsonneError
from carsonne.kernel.game import Game, Move, Seat


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


def names(game: str) -> list[str]:
    """The bots that play a game, weakest first."""
    return ["random", "greedy"] if registry.insight(game) is not None else ["random"]


def find(game: str, name: str) -> Bot:
    """The bot of that name for a game."""
    if name not in names(game):
        raise UnknownBot(f"There is no bot {name[:40]!r} for {game}; choose one of {', '.join(names(game))}.")
    kinds: dict[str, Any] = {"random": RandomBot, "greedy": GreedyBot}
    bot: Bot = kinds[name](registry.find(game))
    return bot
