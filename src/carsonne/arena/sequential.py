"""A test that may be looked at after every deal, and stops a series as soon as it is decided.

Two gamblers bet on each deal at fair odds under the hypothesis that the first bot is no better, or no worse, than the
others. By Ville's inequality either multiplies its stake by 40 in at most one of 40 series in which its hypothesis is
true, however long it plays; so together they err in at most 5 % (Waudby-Smith and Ramdas, "Estimating means of bounded
random variables by betting", 2024). Nothing is assumed about draws, seats or spread, and no smallest difference has to
be chosen beforehand.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, log1p
from statistics import fmean
from typing import Literal, TypeAlias

from carsonne.arena.outcome import Outcome
from carsonne.arena.series import Lineup, Series
from carsonne.arena.tally import taken

Verdict: TypeAlias = Literal["stronger", "weaker", "open"]
ERROR = 0.05
STAKES = (0.02, 0.05, 0.1, 0.2, 0.35, 0.5, 0.7, 0.9)
"""Parts of its capital that a gambler stakes. It plays all of them side by side, as it cannot know which is best."""


class Gambler:
    """Bets that a mean of shares is above a bound (or below, if the shares are turned round)."""

    def __init__(self, bound: float) -> None:
        self.bound = bound
        self.logs = [0.0] * len(STAKES)

    def add(self, share: float) -> None:
        """Place one more bet: a stake is lost in full where the share is 0."""
        for i, stake in enumerate(STAKES):
            self.logs[i] += log1p(stake * (share - self.bound) / self.bound)

    @property
    def capital(self) -> float:
        """What has become of a stake of 1, as a logarithm."""
        most = max(self.logs)
        return most + log(fmean(exp(value - most) for value in self.logs))


class SequentialTest:
    """Whether the first bot of a lineup wins more or less than its fair share."""

    def __init__(self, lineup: Lineup) -> None:
        fair = 1 / len(lineup)
        self.bot = lineup[0]
        self.against = list(dict.fromkeys(name for name in lineup if name != self.bot))
        self.above = Gambler(fair)
        self.below = Gambler(1 - fair)
        self.verdict: Verdict = "open"
        self.deals = 0

    def add(self, share: float) -> None:
        """Count a deal, unless the test is decided."""
        if self.verdict != "open":
            return
        self.deals += 1
        self.above.add(share)
        self.below.add(1 - share)
        if self.above.capital >= log(2 / ERROR):
            self.verdict = "stronger"
        elif self.below.capital >= log(2 / ERROR):
            self.verdict = "weaker"


class Referee:
    """Tests every lineup of a series: its first bot against the others."""

    def __init__(self, series: Series) -> None:
        self.tests = [SequentialTest(lineup) for lineup in series.lineups]

    def add(self, games: Sequence[Outcome]) -> None:
        """Count the games of a deal."""
        test = self.tests[games[0].lineup]
        test.add(fmean(game.wins(seat) for game in games for seat in taken(game, test.bot)))

    def is_decided(self, lineup: int) -> bool:
        """Return whether no more games of a lineup are needed."""
        return self.tests[lineup].verdict != "open"
