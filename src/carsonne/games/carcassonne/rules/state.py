"""Sends each call to the module of the current phase, and does nothing else."""

from __future__ import annotations

from carsonne.games.carcassonne.rules import bag, board, claiming, dealing, drawing, placing, setup, turn_end
from carsonne.games.carcassonne.rules.codes import CLAIM, DEAL, DRAW, PLACE, TURN_END
from carsonne.games.carcassonne.rules.position import Position
from carsonne.kernel.codes import CHANCE_BIT, RULES_BIT
from carsonne.kernel.state import Buffer, Rng


class CarcassonneState(Position):
    """A game from the start tile to the final scoring, as the rules see it."""

    def __init__(self, seats: int) -> None:
        Position.__init__(self, seats)
        setup.clear(self)

    def actors(self) -> int:
        if self.phase == PLACE or self.phase == CLAIM:
            return 1 << self.turn
        if self.phase == DRAW or self.phase == DEAL:
            return CHANCE_BIT
        if self.phase == TURN_END:
            return RULES_BIT
        return 0

    def legal_into(self, seat: int, out: Buffer) -> int:
        if self.phase == CLAIM:
            return claiming.legal_into(self, out)
        return placing.legal_into(self, seat, out)

    def chance_into(self, out: Buffer, weights: Buffer) -> int:
        return bag.outcomes_into(self, out, weights)

    def sample(self, rng: Rng, out: Buffer, weights: Buffer) -> int:
        return bag.sample(self, rng)

    def apply(self, seat: int, move: int) -> None:
        if self.phase == PLACE:
            placing.answer(self, move)
        elif self.phase == CLAIM:
            claiming.answer(self, move)
        elif self.phase == TURN_END:
            turn_end.end_turn(self)
        elif self.phase == DRAW:
            drawing.draw(self, move)
        elif self.phase == DEAL:
            dealing.deal(self, move)

    def scores_into(self, out: Buffer) -> None:
        for seat in range(self.seats):
            out.at[seat] = self.points[seat]

    def derive(self) -> None:
        board.derive(self)
