"""Games between two advisors, each playing the move that it ranks highest: how weights are compared and fitted.

Compiled, they run at C speed and without the interpreter lock. The luck of a game depends on its number only, so that
the same deals can be played again with the seats changed.
"""

from __future__ import annotations

from carsonne.kernel.advisor import Advisor
from carsonne.kernel.codes import CHANCE, CHANCE_BIT, RULES, RULES_BIT
from carsonne.kernel.state import Buffer, Rng, State

try:
    import cython
except ImportError:
    from carsonne.kernel import nocython as cython


class Contest:
    """A table at which one advisor has some seats and another has the rest."""

    def __init__(self, root: State, one: Advisor, other: Advisor) -> None:
        self.root = root.clone()
        self.state = root.clone()
        self.known = root.clone()
        self.one = one
        self.other = other
        self.deal = Rng(0)
        self.lot = Rng(0)
        self.moves = Buffer()
        self.worth = Buffer()

    def choose(self, advisor: Advisor, seat: int) -> int:
        """The best move as far as a seat knows; among equals, one by lot."""
        self.known.copy_from(self.state)
        advisor.imagine_into(self.known, seat, self.lot)
        n = advisor.rank_into(self.known, seat, self.moves, self.worth)
        best = 0
        equals = 1
        for i in range(1, n):
            if self.worth.at[i] > self.worth.at[best]:
                best = i
                equals = 1
            elif self.worth.at[i] == self.worth.at[best]:
                equals += 1
                if self.lot.below(equals) == 0:
                    best = i
        return self.moves.at[best]

    def step(self, bits: int, ones: int) -> None:
        """Whoever has to act does; of several seats the first."""
        if bits & CHANCE_BIT:
            self.state.apply(CHANCE, self.state.sample(self.deal, self.moves, self.worth))
        elif bits & RULES_BIT:
            self.state.apply(RULES, 0)
        else:
            seat = 0
            while not bits >> seat & 1:
                seat += 1
            if ones >> seat & 1:
                self.state.apply(seat, self.choose(self.one, seat))
            else:
                self.state.apply(seat, self.choose(self.other, seat))

    def to_end(self, ones: int) -> None:
        """Play from the root to the end; the first advisor has the seats named by bits."""
        self.state.copy_from(self.root)
        bits = self.state.actors()
        while bits:
            self.step(bits, ones)
            bits = self.state.actors()

    def play(self, number: int, ones: int) -> list[int]:
        """The points of each seat in the game of a number."""
        self.deal = Rng(2 * number)
        self.lot = Rng(2 * number + 1)
        with cython.nogil:
            self.to_end(ones)
        return self.state.scores()
