"""The bot behind a level: it judges moves by policy or search, and then chooses as softly as its level says."""

from __future__ import annotations

from functools import cache, partial
from math import exp
from random import Random
from typing import Any

from carsonne import registry
from carsonne.bots.advising import advisor_of, own_points
from carsonne.bots.levels import Level
from carsonne.bots.names import settings_of
from carsonne.bots.search import Budget, Candidate, Clock, Search
from carsonne.kernel.codes import POINT
from carsonne.kernel.game import Move, Seat

SILLY = 3.0
"""No move that is worse than the best by more than this many times the softness is ever played."""


@cache
def search_of(game: str, clock: Clock = "wall") -> Search:
    """Return this process's search for a game, whose memory is reused for every move."""
    return Search(partial(registry.advisor, game), settings_of(game), clock=clock)


class LevelBot:
    """Plays at a level. `pace` shortens its thinking where many wait for their turn."""

    def __init__(self, game: str, level: Level, clock: Clock = "wall") -> None:
        self.game = game
        self.level = level
        self.clock = clock
        self.name = level.name
        self.budget = level.budget
        self.pace = 1.0

    def choose(self, state: Any, seat: Seat, rng: Random) -> Move:
        legal: list[Move] = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        if self.budget is not None:
            search = search_of(self.game, self.clock)
            thought = search.think(state, seat, self._budget(self.budget), rng.getrandbits(63))
            if self.level.choices == 1:
                return thought.move
            return self._soft([(one.move, lead(one, seat)) for one in thought.candidates if one.simulations], rng)
        return self._soft(self._judged(state, seat, rng), rng)

    def _budget(self, full: Budget) -> Budget:
        return Budget(seconds=full.seconds * self.pace) if full.seconds else full

    def _judged(self, state: Any, seat: Seat, rng: Random) -> list[tuple[Move, float]]:
        """Return the moves with their worth in points; how often it looks at the rivals depends on the level."""
        ranked = advisor_of(self.game).ranked(state, seat)
        if rng.random() < self.level.rivals:
            return [(move, worth / POINT) for move, worth in ranked]
        return [(move, own_points(self.game, state, seat, move)) for move, _ in ranked[: 3 * self.level.choices]]

    def _soft(self, judged: list[tuple[Move, float]], rng: Random) -> Move:
        """Choose one of the best moves, the better ones more often."""
        judged.sort(key=lambda pair: -pair[1])
        best, softness = judged[0][1], self.level.softness
        if softness == 0:
            return rng.choice([move for move, worth in judged if worth == best])
        near = [pair for pair in judged[: self.level.choices] if best - pair[1] <= SILLY * softness]
        return rng.choices([move for move, _ in near], [exp((worth - best) / softness) for _, worth in near])[0]


def lead(candidate: Candidate, seat: Seat) -> float:
    """Return by how many points a seat will probably be ahead of its best rival after a move."""
    others = [points for who, points in enumerate(candidate.points) if who != seat]
    return candidate.points[seat] - max(others, default=0.0)
