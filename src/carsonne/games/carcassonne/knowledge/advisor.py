"""What Carcassonne knows about a position, for search, policies and hints."""

from __future__ import annotations

from carsonne.games.carcassonne.knowledge import evaluation, hidden, policy
from carsonne.games.carcassonne.knowledge.scratch import Scratch
from carsonne.games.carcassonne.knowledge.weights import Weights, load, scratch
from carsonne.games.carcassonne.rules import codes
from carsonne.games.carcassonne.rules.state import CarcassonneState
from carsonne.kernel.advisor import Advisor
from carsonne.kernel.codes import CHANCE
from carsonne.kernel.state import Buffer, Rng, State

try:
    import cython
except ImportError:
    from carsonne.kernel import nocython as cython

HIDDEN = 0
"""What all but its owner see of a tile drawn into a hand."""


class CarcassonneAdvisor(Advisor):
    """Judges by expected final points, with weights that were fitted by play."""

    def __init__(self, weights: Weights) -> None:
        self.scratch = Scratch(0)
        self.then = CarcassonneState(2)
        self.scratch.copy_from(scratch(weights))

    def rank_into(self, s: State, seat: int, moves: Buffer, worth: Buffer) -> int:
        return policy.rank_into(cython.cast(CarcassonneState, s), self.scratch, self.then, seat, moves, worth)

    def expect_into(self, s: State, out: Buffer) -> None:
        evaluation.expect_into(cython.cast(CarcassonneState, s), self.scratch, out, codes.NO_TILE)

    def doubt(self, s: State) -> int:
        return evaluation.doubt(cython.cast(CarcassonneState, s))

    def imagine_into(self, s: State, seat: int, rng: Rng) -> None:
        hidden.imagine_into(cython.cast(CarcassonneState, s), seat, rng)

    def seen(self, s: State, viewer: int, actor: int, move: int) -> int:
        if actor == CHANCE and hidden.hides_draw(cython.cast(CarcassonneState, s), viewer):
            return HIDDEN
        return move


def make() -> Advisor:
    """Make an advisor with the fitted weights, for one thread."""
    return CarcassonneAdvisor(load())
