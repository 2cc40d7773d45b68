"""A series of games between bots: the same seed gives the same games on every machine."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from carsonne import registry
from carsonne.bots import Bot, find
from carsonne.kernel.dealer import Dealer, arena_seed
from carsonne.kernel.game import Game, Seat, Setup
from carsonne.kernel.match import Match, checked_setup
from carsonne.kernel.options import Values
from carsonne.kernel.record import Record, record_of


@dataclass
class Tally:
    """The results of a series so far, by seat."""

    seats: int
    games: int = 0
    wins: list[float] = field(default_factory=list)
    points: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.wins = [0.0] * self.seats
        self.points = [0] * self.seats

    def add(self, scores: Sequence[int], winners: Sequence[Seat]) -> None:
        """Count one more game; a shared win is split between the winners."""
        self.games += 1
        for seat, points in enumerate(scores):
            self.points[seat] += points
        for seat in winners:
            self.wins[seat] += 1 / len(winners)

    @property
    def means(self) -> list[float]:
        """The average points of each seat."""
        return [round(points / self.games, 2) if self.games else 0.0 for points in self.points]


@dataclass(frozen=True)
class Series:
    """Who plays what, how often, from which seed."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: str = "0"
    options: Values = field(default_factory=dict)

    def play(self) -> Iterator[tuple[Record, list[Seat]]]:
        """Play the games one after another; each record comes with the winners."""
        game = registry.find(self.game)
        setup = checked_setup(game, len(self.bots), self.options, self.bots)
        bots = [find(self.game, name) for name in self.bots]
        for index in range(self.games):
            match = play_one(game, setup, bots, self.seed, index)
            yield record_of(match), list(game.winners(match.state))


def play_one(game: Game[Any], setup: Setup, bots: Sequence[Bot], seed: str, index: int) -> Match:
    """Play one game of a series."""
    match = Match(game, setup, Dealer(arena_seed(seed, index)), quiet=True)
    luck = [Random(f"{seed}:{index}:{seat}") for seat in range(setup.seats)]
    while not match.over:
        for seat in match.waiting_for():
            state = game.imagine(match.state, seat, luck[seat])
            move = bots[seat].choose(state, seat, luck[seat])
            match.play(seat, game.to_json(match.state, seat, move), match.decision(seat))
            break
    return match
