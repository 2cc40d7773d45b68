"""The advisor of Carson City: its knowledge as search, policy, hints and the arena call it."""

from __future__ import annotations

from carsonne.games.carson_city.knowledge import evaluation, hidden, policy
from carsonne.games.carson_city.rules.state import CarsonCityState
from carsonne.kernel.advisor import Advisor
from carsonne.kernel.state import Buffer, Rng, State

try:
    import cython
except ImportError:
    from carsonne.kernel import nocython as cython


class CarsonCityAdvisor(Advisor):
    """Knows what targets, land, buildings, money and duels are worth."""

    def rank_into(self, s: State, seat: int, moves: Buffer, worth: Buffer) -> int:
        n = s.legal_into(seat, moves)
        policy.rank_moves(cython.cast(CarsonCityState, s), seat, n, moves, worth)
        return n

    def expect_into(self, s: State, out: Buffer) -> None:
        evaluation.expect_into(cython.cast(CarsonCityState, s), out)

    def doubt(self, s: State) -> int:
        return evaluation.doubt(cython.cast(CarsonCityState, s))

    def imagine_into(self, s: State, seat: int, rng: Rng) -> None:
        hidden.imagine_into(cython.cast(CarsonCityState, s), seat, rng)

    def seen(self, s: State, viewer: int, actor: int, move: int) -> int:
        return hidden.seen(cython.cast(CarsonCityState, s), viewer, actor, move)


def make() -> Advisor:
    """Return an advisor for one thread."""
    return CarsonCityAdvisor()
