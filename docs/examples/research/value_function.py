"""Fits a value function to generated games of Carcassonne, and plays with it better than the greedy bot.

python docs/examples/research/value_function.py [--games 300] [--deals 100] [--seed 0]

The greedy bot looks at the points that it can expect for itself, and not at its rival. Here we learn what that misses.
Greedy bots play against themselves. A ridge regression explains how their judgement of a position differs from that of
the position twelve turns later, or from the final margin, by a few features of the observation: points, followers at
home and on the board, by role and by stage of the game. The judgement plus what was learned is the value function; with
it in place of the judgement the later positions are valued better, and the regression is repeated (fitted value
iteration).
A bot that maximises the value then meets the greedy bot in paired games: every deal is played twice, with the seats
changed.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from carsonne.arena.intervals import mean_of, share_of
from carsonne.bots import find
from carsonne.bots.advising import advisor_of, own_points
from carsonne.kernel.game import CHANCE
from carsonne.kernel.scheme import spans
from carsonne.kernel.state import State
from carsonne.research import world
from carsonne.research.luck import draw, luck
from carsonne.research.observation import observe

Chooser: TypeAlias = Callable[[State, int, Random], int]
Watcher: TypeAlias = Callable[[State, int], None]

WORLD = world("carcassonne", 2)
GREEDY = find("carcassonne", "greedy")
PLANES, VECTOR = spans(WORLD.scheme.planes), spans(WORLD.scheme.vector)
CANDIDATES = 6
"""How many moves are looked at more closely: those that the greedy bot likes best."""
DARING = 0.15
"""How often a bot plays any of them while games are generated, so that there is something to learn from."""
AHEAD = 12
"""How many turns a position is compared with a later one; an even number, so that it is the same seat's turn."""
PASSES = 4
RIDGE = 100.0
EXAM = 1_000_000
"""The first deal of the comparison; those before it are for learning."""


def features(state: State, seat: int) -> NDArray[np.float64]:
    """Return what the correction depends on, for a seat that has just finished its turn: its share less its rival's."""
    planes, vector = observe(WORLD, state, seat)
    left = vector[VECTOR["undrawn"]] / 71
    home = vector[VECTOR["supply"]]
    points = vector[VECTOR["points"]]
    roles, men = planes[PLANES["role"]], planes[PLANES["follower"]]
    placed = (roles * men[0]).sum((1, 2), dtype=float) - (roles * men[1]).sum((1, 2), dtype=float)
    short = np.array([float(home[0] <= few) - float(home[1] <= few) for few in (0, 1)])
    supply = home[:1] - home[1:2]
    judged = np.array([judgement(state, seat)])
    ahead = points[:1] - points[1:2]
    late = [np.ones(1), supply, placed, ahead]
    early = [np.ones(1), supply, short, placed, placed * left, ahead, judged]
    return np.concatenate([*late, *(part * left for part in early)])


def judgement(state: State, seat: int) -> float:
    """Return the points that the greedy bot expects for a seat."""
    return advisor_of("carcassonne").expected(state)[seat] / 100


# Games


def play(choosers: tuple[Chooser, Chooser], number: int, watch: Watcher | None = None) -> list[int]:
    """Play a game and return its scores. The number determines all luck; `watch` sees every finished turn."""
    state, chance = WORLD.start(), luck(number)
    dice = [Random(2 * number + seat) for seat in range(2)]
    while acting := state.acting():
        who = acting[0]
        if who < 0:
            state.play(who, draw(chance, state.outcomes()) if who == CHANCE else 0)
            continue
        state.play(who, choosers[who](state, who, dice[who]))
        if watch is not None and state.acting() != (who,):
            watch(state, who)
    return state.scores()


def best_moves(state: State, seat: int) -> list[int]:
    """Return the moves that the greedy bot likes best."""
    return sorted(state.legal(seat), key=lambda move: -own_points("carcassonne", state, seat, move))[:CANDIDATES]


def daring(state: State, seat: int, dice: Random) -> int:
    """Choose like the greedy bot, with some variety."""
    if dice.random() < DARING:
        return dice.choice(best_moves(state, seat))
    return GREEDY.choose(state, seat, dice)


@dataclass(frozen=True)
class Course:
    """What a game looked like after every turn, to the seat whose turn it was."""

    rows: NDArray[np.float64]
    """The features."""
    judged: NDArray[np.float64]
    """The points that the greedy bot expected."""
    final: NDArray[np.float64]
    """The margin at the end."""


def generate(games: int, seed: int) -> list[Course]:
    """Play games between greedy bots that dare something now and then."""
    return [course(seed + number) for number in range(games)]


def course(number: int) -> Course:
    """Play one game and note what it looked like after every turn."""
    seats: list[int] = []
    judged: list[float] = []
    rows: list[NDArray[np.float64]] = []

    def watch(state: State, seat: int) -> None:
        seats.append(seat)
        judged.append(judgement(state, seat))
        rows.append(features(state, seat))

    scores = play((daring, daring), number, watch)
    final = [scores[seat] - scores[1 - seat] for seat in seats]
    return Course(np.array(rows), np.array(judged), np.array(final, float))


# The value function


@dataclass(frozen=True)
class Value:
    """The greedy bot's judgement with what was learned added."""

    weights: NDArray[np.float64]

    def __call__(self, state: State, seat: int) -> float:
        return judgement(state, seat) + float(self.weights @ features(state, seat))

    def choose(self, state: State, seat: int, dice: Random) -> int:
        """Return the move with the best value, of the greedy bot's favourites, each with the best follower after it."""
        moves = best_moves(state, seat)
        return moves[0] if len(moves) == 1 else max(moves, key=lambda move: self.after(state, seat, move))

    def after(self, state: State, seat: int, move: int) -> float:
        """Return the best value that a move can lead to in this turn."""
        then = state.clone()
        then.play(seat, move)
        if then.acting() == (seat,):
            return max(self.after(then, seat, claim) for claim in then.legal(seat))
        return self(then, seat)


def fit(courses: list[Course], passes: int = PASSES) -> Value:
    """Find the weights that explain what the judgement misses; each pass looks further ahead."""
    rows = np.vstack([one.rows for one in courses])
    square = rows.T @ rows + RIDGE * np.eye(rows.shape[1])
    weights = np.zeros(rows.shape[1])
    for _ in range(passes):
        missed = np.concatenate([later(one, weights) - one.judged for one in courses])
        weights = np.linalg.solve(square, rows.T @ missed)
    return Value(weights)


def later(one: Course, weights: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the value some turns later, on the same seat's turn, or the final margin if the game ends before."""
    values = one.judged + one.rows @ weights
    return np.concatenate([values[AHEAD:], one.final[-AHEAD:]])


def compare(value: Value, deals: int) -> tuple[list[float], list[float]]:
    """Return by deal the margin over the greedy bot and the share of wins, over both ways to sit."""
    margins, wins = [], []
    for number in range(EXAM, EXAM + deals):
        first = play((value.choose, GREEDY.choose), number)
        second = play((GREEDY.choose, value.choose), number)[::-1]
        both = [mine - rival for mine, rival in (first, second)]
        margins.append(sum(both) / 2)
        wins.append(sum((margin > 0) + (margin == 0) / 2 for margin in both) / 2)
    return margins, wins


def main() -> None:
    """Generate, fit, compare."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    courses = generate(chosen.games, chosen.seed)
    value = fit(courses)
    missed = np.concatenate([one.final - one.judged for one in courses])
    left = missed - np.concatenate([one.rows @ value.weights for one in courses])
    print(f"{len(missed):,} turns of {chosen.games} games")
    print(f"  mean squared error of the final margin: {np.mean(missed**2):.0f} judged, {np.mean(left**2):.0f} learned")
    margins, wins = compare(value, chosen.deals)
    margin, share = mean_of(margins), share_of(wins)
    print(f"{2 * chosen.deals} games against the greedy bot, 95 % intervals:")
    print(f"  margin {margin.mean:+.2f} points ({margin.low:+.2f} to {margin.high:+.2f})")
    print(f"  wins {share.mean:.1%} ({share.low:.1%} to {share.high:.1%})")


if __name__ == "__main__":
    main()
