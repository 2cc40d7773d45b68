"""Positions from games of all variants, in each of which policy and search have to answer with a legal move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import count
from random import Random
from typing import Any

from carsonne import registry
from carsonne.bots import find
from carsonne.bots.search import Budget, Search, Settings
from carsonne.kernel.advisor_checks import any_move
from carsonne.kernel.game import CHANCE, RULES, Game, Seat, Setup


class Examiner:
    """Asks the bots of a game."""

    def __init__(self, name: str, simulations: int) -> None:
        self.game: Game[Any] = registry.find(name)
        self.policy = find(name, "policy")
        self.search = Search(partial(registry.advisor, name), Settings(nodes=simulations + 8))
        self.budget = Budget(simulations=simulations)

    def answers(self, state: Any, seat: Seat, rng: Random) -> list[int]:
        """Return checked moves of a random player, the policy and the search, and check its other candidates."""
        legal = self.game.legal(state, seat)
        guess = self.game.imagine(state, seat, rng)
        found = self.search.think(guess, seat, self.budget, rng.getrandbits(63))
        policy = self.policy.choose(guess, seat, rng)
        for move in (policy, *(one.move for one in found.candidates)):
            if move not in legal:
                raise AssertionError(
                    f"{self.game.name}: {move} is not legal for seat {seat}: {self.game.freeze(state)}"
                )
        return [rng.choice(legal), policy, found.move]


def positions(
    name: str, setups: Sequence[Setup], seed: int, simulations: int, every: int = 1
) -> Iterator[tuple[int, int]]:
    """Check every n-th position of endless games, one after another by random, policy and search; game and position."""
    examiner, rng = Examiner(name, simulations), Random(seed)
    checked = 0
    for number in count():
        state = examiner.game.start(setups[number % len(setups)])
        step = rng.randrange(every)
        while acting := examiner.game.to_act(state):
            if acting[0] in (CHANCE, RULES):
                examiner.game.apply(state, *any_move(examiner.game, state, rng))
                continue
            seat, step = rng.choice(acting), step + 1
            if step % every:
                examiner.game.apply(state, seat, rng.choice(examiner.game.legal(state, seat)))
                continue
            examiner.game.apply(state, seat, examiner.answers(state, seat, rng)[number % 3])
            checked += 1
            yield number, checked
