"""The bots that use what a game knows about its positions: one move ahead, by its policy, and by search."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

from carsonne import registry
from carsonne.bots.advising import advisor_of, own_points
from carsonne.bots.names import budget_of, settings_of
from carsonne.bots.search import Clock, Search
from carsonne.kernel.game import Move, Seat


class PolicyBot:
    """Plays the move that the game's advisor ranks first, without any search; ties are drawn by lot."""

    name = "policy"

    def __init__(self, game: str) -> None:
        self.game = game

    def choose(self, state: Any, seat: Seat, rng: Random) -> Move:
        ranked = advisor_of(self.game).ranked(state, seat)
        return rng.choice([move for move, worth in ranked if worth == ranked[0][1]])


class GreedyBot(PolicyBot):
    """Plays the move after which it expects the most points for itself, without a look at its rivals.

    In a race, where moves can be taken back again and again, it follows the policy.
    """

    name = "greedy"

    def choose(self, state: Any, seat: Seat, rng: Random) -> Move:
        legal: list[Move] = state.legal(seat)
        if len(legal) == 1 or self._races(state):
            return super().choose(state, seat, rng)
        points = [own_points(self.game, state, seat, move) for move in legal]
        most = max(points)
        return rng.choice([move for move, value in zip(legal, points, strict=True) if value == most])

    def _races(self, state: Any) -> bool:
        """Return whether a race is on; its time limit does not matter here."""
        rules = registry.find(self.game)
        options = {option.id: option.default for option in rules.options}
        return rules.offers.race is not None and rules.offers.race.race(state, options) is not None


class SearchBot:
    """Searches for as long as its budget says; where there is no choice, not at all."""

    def __init__(self, game: str, name: str, clock: Clock = "wall") -> None:
        self.name = name
        budget = budget_of(name)
        assert budget is not None, f"{name} does not search"
        self.budget = budget
        self.search = Search(partial(registry.advisor, game), settings_of(game, name), clock=clock)

    def choose(self, state: Any, seat: Seat, rng: Random) -> Move:
        legal: list[Move] = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        return self.search.think(state, seat, self.budget, rng.getrandbits(63)).move
