"""What a series plays: which bots, in which orders around the table, from which seed.

A deal is one course of luck. It is played once in every order of its bots, so that each of them meets it in each seat;
the games of a deal belong together, and their average is the unit of all statistics.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations, permutations
from math import ceil
from typing import Literal, NamedTuple, TypeAlias

from carsonne.bots.search import Clock
from carsonne.kernel.options import Values

Orders: TypeAlias = Literal["all", "rotations"]
Lineup: TypeAlias = tuple[str, ...]
"""The bots of one table, in the order in which they were named."""


class Deal(NamedTuple):
    """One deal of one lineup: the games that are played with the same luck."""

    lineup: int
    """Which of the series' lineups."""
    number: int
    """Which deal of this lineup, from 0: with the series' seed it says what is drawn."""


@dataclass(frozen=True)
class Series:
    """Who plays what, how often, from which seed."""

    game: str
    bots: tuple[str, ...]
    games: int
    """How many games at least; the last deal is always played to its end."""
    seed: str = "0"
    options: Values = field(default_factory=dict)
    seats: int = 0
    """Players at a table; 0 for as many as there are bots."""
    orders: Orders = "all"
    clock: Clock = "wall"
    """What bots measure their time to think by."""

    @property
    def lineups(self) -> list[Lineup]:
        """Every table that can be made of the bots: one, unless there are more bots than seats."""
        seats = self.seats or len(self.bots)
        return list(dict.fromkeys(combinations(self.bots, seats)))

    def orders_of(self, lineup: Lineup) -> list[Lineup]:
        """Return the orders around the table in which every deal is played, without repeating equal ones."""
        turns = [lineup[turn:] + lineup[:turn] for turn in range(len(lineup))]
        return list(dict.fromkeys(permutations(lineup) if self.orders == "all" else turns))

    @property
    def rounds(self) -> int:
        """How many deals of each lineup are played."""
        return ceil(self.games / self._round_size)

    @property
    def whole(self) -> int:
        """How many games all deals are."""
        return self.rounds * self._round_size

    @property
    def _round_size(self) -> int:
        return sum(len(self.orders_of(lineup)) for lineup in self.lineups)

    def deals(self) -> Iterator[Deal]:
        """Yield all deals in the order in which they count: one of each lineup in turn."""
        lineups = len(self.lineups)
        return (Deal(lineup, number) for number in range(self.rounds) for lineup in range(lineups))
