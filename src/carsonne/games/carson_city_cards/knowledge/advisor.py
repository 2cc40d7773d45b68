"""What the Card Game knows of a position: the advisor that search, policies and hints ask."""

from __future__ import annotations

from typing import Any

from carsonne.games.carson_city_cards.knowledge import evaluation, hidden, weights
from carsonne.games.carson_city_cards.knowledge.policy import Policy
from carsonne.games.carson_city_cards.rules.state import CarsonCityCardsState
from carsonne.kernel.advisor import Advisor
from carsonne.kernel.state import Buffer, Rng, State

try:
    import cython
except ImportError:
    from carsonne.kernel import nocython as cython


class CardsAdvisor(Policy):
    """Ranks moves and judges positions of the Card Game."""

    def expect_into(self, s: State, out: Buffer) -> None:
        evaluation.expect_into(cython.cast(CarsonCityCardsState, s), out, self.places, self.sheet, self.scratch)

    def players(self, s: State) -> int:
        return evaluation.players(cython.cast(CarsonCityCardsState, s))

    def doubt(self, s: State) -> int:
        return evaluation.doubt(cython.cast(CarsonCityCardsState, s))

    def imagine_into(self, s: State, seat: int, rng: Rng) -> None:
        hidden.imagine_into(cython.cast(CarsonCityCardsState, s), seat, rng)

    def seen(self, s: State, viewer: int, actor: int, move: int) -> int:
        return hidden.seen(cython.cast(CarsonCityCardsState, s), viewer, actor, move)


def make(data: dict[str, Any] | None = None) -> Advisor:
    """Make an advisor with the weights of the package, or with others."""
    return CardsAdvisor(weights.scratch(data))
