"""How long to think."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Budget:
    """Seconds, or walks through the tree: one of the two."""

    seconds: float = 0.0
    walks: int = 0

    def __post_init__(self) -> None:
        if (self.seconds > 0) == (self.walks > 0):
            raise ValueError("A budget is either a time or a number of walks.")

    def __str__(self) -> str:
        return f"{self.seconds:g}s" if self.seconds else str(self.walks)
