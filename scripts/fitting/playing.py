"""Plays the games by which weights are compared: some seats choose one way, the others another, on the same luck."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import TypeAlias

from carsonne.kernel.advisor import Advisor
from carsonne.kernel.codes import CHANCE
from carsonne.kernel.state import Rng, State

Choose: TypeAlias = Callable[[State, int, Random], int]


def play(root: State, choosers: Mapping[int, Choose], deal: int) -> list[int]:
    """Return the points of each seat in a game whose luck depends only on the number of the deal."""
    state, luck, lot = root.clone(), Random(2 * deal), Random(2 * deal + 1)
    while acting := state.acting():
        who = acting[0]
        if who >= 0:
            state.play(who, choosers[who](state, who, lot))
        else:
            state.play(who, drawn(state, luck) if who == CHANCE else 0)
    return state.scores()


def drawn(state: State, luck: Random) -> int:
    """Return an outcome of CHANCE, drawn by its weight."""
    moves, weights = zip(*state.outcomes(), strict=True)
    move: int = luck.choices(moves, weights)[0]
    return move


def best_of(advisor: Advisor) -> Choose:
    """Return the choice of the move that an advisor ranks first, with what is hidden imagined; ties by lot."""

    def choose(state: State, seat: int, lot: Random) -> int:
        ranked = advisor.ranked(advisor.imagined(state, seat, Rng(lot.getrandbits(63))), seat)
        return lot.choice([move for move, worth in ranked if worth == ranked[0][1]])

    return choose
