"""Dispatches each call to the module of the current phase, and does nothing else."""

from __future__ import annotations

from carsonne.games.carcassonne.rules import bag, board, codes, phases, setup
from carsonne.games.carcassonne.rules.position import Position
from carsonne.kernel.codes import CHANCE_BIT, RULES_BIT
from carsonne.kernel.state import Buffer, Rng


class CarcassonneState(Position):
    """A game from the start tile to the final scoring, as the rules see it."""

    def __init__(self, seats: int) -> None:
        Position.__init__(self, seats)
        setup.clear(self)

    def actors(self) -> int:
        if self.phase == codes.PLACE or self.phase == codes.CLAIM:
            return 1 << self.turn
        if self.phase == codes.DRAW or self.phase == codes.DEAL:
            return CHANCE_BIT
        if self.phase == codes.TURN_END:
            return RULES_BIT
        return 0

    def legal_into(self, seat: int, out: Buffer) -> int:
        return phases.legal_into(self, seat, out)

    def chance_into(self, out: Buffer, weights: Buffer) -> int:
        return bag.outcomes_into(self, out, weights)

    def sample(self, rng: Rng, out: Buffer, weights: Buffer) -> int:
        return bag.sample(self, rng)

    def apply(self, seat: int, move: int) -> None:
        phases.answer(self, seat, move)

    def scores_into(self, out: Buffer) -> None:
        for seat in range(self.seats):
            out.at[seat] = self.points[seat]

    def derive(self) -> None:
        board.derive(self)
