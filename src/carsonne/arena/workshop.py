"""Where a series is played: here, in several processes, or on a Ray cluster."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

from carsonne.arena import running
from carsonne.arena.outcome import Outcome
from carsonne.arena.pieces import pieces_of
from carsonne.arena.series import Deal, Series

Where: TypeAlias = Literal["here", "ray"]


@dataclass(frozen=True)
class Workshop:
    """Where a series is played, and in which pieces."""

    jobs: int
    """Workers."""
    chunk: int = 1
    """Deals that a worker gets at a time."""
    where: Where = "here"
    recording: bool = False

    def play(self, series: Series, deals: Iterable[Deal]) -> Iterator[list[Outcome]]:
        """Yield the outcomes of each deal."""
        pieces = pieces_of(iter(deals), self.chunk)
        if self.where == "ray":
            from carsonne.arena import cluster  # Ray is large and optional

            return cluster.play(series, pieces, self.jobs, self.recording)
        if self.jobs == 1:
            return running.here(series, pieces, self.recording)
        return running.in_processes(series, pieces, self.jobs, self.recording)


def workshop(deals: int, jobs: int, where: Where, recording: bool) -> Workshop:
    """Choose chunks so small that all workers end together, but on a cluster large enough to be worth sending."""
    pieces, largest = (4, 200) if where == "ray" else (8, 50)
    workers = max(1, min(jobs, deals))
    return Workshop(workers, max(1, min(largest, deals // (workers * pieces))), where, recording)
