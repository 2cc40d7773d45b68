"""What a position is worth to each seat, between 0 and 1: its chance to win, and a little for the points themselves."""

from __future__ import annotations

from carsonne.bots.search.codes import MOST_PLAYERS
from carsonne.bots.search.tree import floats
from carsonne.kernel.advisor import Advisor
from carsonne.kernel.state import Buffer, State

try:
    import cython
except ImportError:
    from carsonne.kernel import nocython as cython

if not cython.compiled:
    from math import exp


class Value:
    """Judges positions with an advisor; the last judgement stays readable until the next."""

    def __init__(self, advisor: Advisor) -> None:
        self.advisor = advisor
        self.points = Buffer()  # expected, of each player
        self.scratch = Buffer()
        self.wins = floats(MOST_PLAYERS)  # chance to win
        self.of = floats(MOST_PLAYERS)  # chance to win mixed with points: what a seat plays for
        self.players = 0
        self.greed = 0.0

    def evaluate(self, s: State) -> None:
        """Judge a position."""
        self.players = self.advisor.players(s)
        self.advisor.expect_into(s, self.points)
        doubt: float = self.advisor.doubt(s)
        best = self.points.at[0]
        for i in range(1, self.players):
            if self.points.at[i] > best:
                best = self.points.at[i]
        self.spread(best, 4.0 * doubt)
        for i in range(self.players):
            self.of[i] = self.greed * self.wins[i]
        if s.actors() == 0:
            self.share(s.winners(self.scratch))
        else:
            self.spread(best, 0.6 * doubt)
        for i in range(self.players):
            self.of[i] = self.of[i] + (1.0 - self.greed) * self.wins[i]

    def spread(self, best: int, unit: float) -> None:
        """Spread chances that fall with the points behind the best; alone, a player plays against nothing."""
        total: float = exp(-best / unit) if self.players == 1 else 0.0
        for i in range(self.players):
            self.wins[i] = exp((self.points.at[i] - best) / unit)
            total += self.wins[i]
        for i in range(self.players):
            self.wins[i] = self.wins[i] / total

    def share(self, winners: int) -> None:
        """Divide a win among the players who have won a game that is over."""
        n = 0
        for i in range(self.players):
            n += winners >> i & 1
        for i in range(self.players):
            self.wins[i] = 1.0 / n if winners >> i & 1 else 0.0
