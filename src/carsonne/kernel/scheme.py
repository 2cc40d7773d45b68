"""What the numbers of a `Coding` mean, as data: families of actions, planes and fields with sizes, limits and meaning.

The layout of every array, the spaces of environments and the tables of the documentation follow from these lists.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from carsonne.kernel.coding import Coding


@dataclass(frozen=True)
class Part:
    """A run of actions, planes or numbers that belong together."""

    name: str
    size: int
    meaning: str
    high: int = 1
    """The largest value in usual play, to scale by; points and money have no strict limit. Actions have none."""
    low: int = 0


@dataclass(frozen=True)
class Scheme:
    """All that a learner has to know about a game."""

    actions: Sequence[Part]
    planes: Sequence[Part]
    """Each plane has `height` rows of `width` cells."""
    height: int
    width: int
    vector: Sequence[Part]
    reasons: tuple[str, ...] = ("",)
    """Why a game may be truncated, by the number that `Coding.frame` returns; 0 means that it is not."""

    @property
    def action_count(self) -> int:
        """How many actions there are."""
        return total(self.actions)

    @property
    def plane_shape(self) -> tuple[int, int, int]:
        """Planes, rows, columns."""
        return total(self.planes), self.height, self.width

    @property
    def vector_size(self) -> int:
        """How many numbers there are beside the planes."""
        return total(self.vector)


@dataclass(frozen=True)
class Learning:
    """What a game offers to learners: the codes and what they mean."""

    scheme: Scheme
    coding: Coding


def total(parts: Sequence[Part]) -> int:
    """Return how many numbers the parts have together."""
    return sum(part.size for part in parts)


def starts(parts: Sequence[Part]) -> dict[str, int]:
    """Return where each part begins, by name."""
    found: dict[str, int] = {}
    at = 0
    for part in parts:
        if part.name in found:
            raise ValueError(f"two parts are called {part.name}")
        found[part.name] = at
        at += part.size
    return found


def spans(parts: Sequence[Part]) -> dict[str, slice]:
    """Return the slice of each part, by name: `vector[spans(scheme.vector)["points"]]`."""
    return {name: slice(at, at + part.size) for part, (name, at) in zip(parts, starts(parts).items(), strict=True)}
