"""How long to think, and by which clock."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter, thread_time
from typing import Literal, TypeAlias

Clock: TypeAlias = Literal["wall", "cpu"]
CLOCKS: dict[Clock, Callable[[], float]] = {"wall": perf_counter, "cpu": thread_time}
"""The time that passes, which counts at a table, or the processor time of a thread, which load does not change."""


@dataclass(frozen=True)
class Budget:
    """Seconds, or simulations through the tree: one of the two."""

    seconds: float = 0.0
    simulations: int = 0

    def __post_init__(self) -> None:
        if (self.seconds > 0) == (self.simulations > 0):
            raise ValueError("A budget is either a time or a number of simulations.")

    def __str__(self) -> str:
        return f"{self.seconds:g}s" if self.seconds else str(self.simulations)
