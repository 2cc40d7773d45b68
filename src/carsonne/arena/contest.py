"""One series from its first deal to its last: plays what is not yet in its file, counts, tests and writes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from carsonne.arena.journal import Journal
from carsonne.arena.outcome import Outcome
from carsonne.arena.sequential import Referee
from carsonne.arena.series import Deal, Series
from carsonne.arena.tally import Tally
from carsonne.arena.workshop import Workshop


class Contest:
    """A series with its results so far."""

    def __init__(self, series: Series, journal: Journal | None = None, stop_early: bool = False) -> None:
        self.series = series
        self.journal = journal
        self.tally = Tally()
        self.referee = Referee(series) if stop_early else None
        self.done: set[Deal] = set()
        """The deals that the file holds already."""
        for games in journal.deals if journal else []:
            if games[0].deal < series.rounds:
                self.done.add(deal_of(games))
                self._count(games)
        self.left = series.rounds * len(series.lineups) - len(self.done)
        """How many deals are still to be played."""

    def play(self, workshop: Workshop, tell: Callable[[int], object]) -> None:
        """Play the rest and say how many games have ended, whenever some have."""
        for games in workshop.play(self.series, self._wanted()):
            if not self._is_decided(deal_of(games)):
                self._count(games)
                if self.journal is not None:
                    self.journal.add(games)
                for game in games:
                    game.record = None  # it is written, and thousands of them would fill the memory
            tell(len(games))

    def _wanted(self) -> Iterator[Deal]:
        """Return the deals to play, without those of a lineup that is decided meanwhile."""
        for deal in self.series.deals():
            if deal not in self.done and not self._is_decided(deal):
                yield deal

    def _is_decided(self, deal: Deal) -> bool:
        return self.referee is not None and self.referee.is_decided(deal.lineup)

    def _count(self, games: Sequence[Outcome]) -> None:
        self.tally.add(games)
        if self.referee is not None:
            self.referee.add(games)

    def close(self) -> None:
        """Close the record file."""
        if self.journal is not None:
            self.journal.close()


def deal_of(games: Sequence[Outcome]) -> Deal:
    """Return the deal that these games belong to."""
    return Deal(games[0].lineup, games[0].deal)
