"""What the Card Game knows of a position: the advisor that search, policies and hints ask."""

from __future__ import annotations

from typing import Any

from carsonne.games.carson_city_cards.knowledge import expectation, hidden, outlook, ranking, weights
from carsonne.games.carson_city_cards.knowledge.desk import Desk
from carsonne.games.carson_city_cards.rules.state import CarsonCityCardsState
from carsonne.kernel.advisor import Advisor
from carsonne.kernel.state import Buffer, Rng, State

try:
    import cython
except ImportError:
    from carsonne.kernel import nocython as cython


class CardsAdvisor(Advisor):
    """Judges positions of the Card Game."""

    def __init__(self, desk: Desk) -> None:
        self.desk = Desk(0)
        self.desk.copy_from(desk)
        self.spare = CarsonCityCardsState(1)
        self.places = Buffer()
        self.sheet = Buffer()
        self.rng = Rng(1)

    def rank_into(self, s: State, seat: int, moves: Buffer, worth: Buffer) -> int:
        n = ranking.rank_into(
            cython.cast(CarsonCityCardsState, s), self.spare, seat, moves, worth, self.places, self.sheet, self.rng,
            self.desk,
        )  # fmt: skip
        for i in range(n):
            worth.at[i] = outlook.divided(worth.at[i], 100)
        return n

    def expect_into(self, s: State, out: Buffer) -> None:
        expectation.expect_into(cython.cast(CarsonCityCardsState, s), out, self.places, self.sheet, self.desk)

    def players(self, s: State) -> int:
        return expectation.players(cython.cast(CarsonCityCardsState, s))

    def doubt(self, s: State) -> int:
        return expectation.doubt(cython.cast(CarsonCityCardsState, s))

    def imagine_into(self, s: State, seat: int, rng: Rng) -> None:
        hidden.imagine_into(cython.cast(CarsonCityCardsState, s), seat, rng)

    def seen(self, s: State, viewer: int, actor: int, move: int) -> int:
        return hidden.seen(cython.cast(CarsonCityCardsState, s), viewer, actor, move)


def make(data: dict[str, Any] | None = None) -> Advisor:
    """An advisor with the weights of the package, or with others."""
    return CardsAdvisor(weights.desk(data))
