"""Measures what random play scores: many parallel games with `Batch`, and a 95 % interval for every seat.

python docs/examples/research/random_policy.py [GAME] [--seats 2] [--games 2000] [--seed 0]
"""

from __future__ import annotations

import argparse

import numpy as np

from carsonne.research import Batch


def evaluate(game: str, seats: int, games: int, seed: int, count: int = 64) -> tuple[np.ndarray, np.ndarray]:
    """Return the points and the rewards of random games: a row for each game, a column for each seat.

    Every place of the batch plays equally many games. Taking the first games that end would favour short ones.
    """
    rounds = -(-games // count)
    scores, rewards = np.empty((2, rounds, count, seats))
    done = np.zeros(count, int)
    with Batch(game, count, seats, seed=seed, reward="win", observations=False) as batch:
        arrays = batch.reset()
        while done.min() < rounds:
            batch.step(batch.random_actions())
            ended = np.flatnonzero((arrays.terminated | (arrays.truncated > 0)) & (done < rounds))
            scores[done[ended], ended] = arrays.scores[ended]
            rewards[done[ended], ended] = arrays.rewards[ended]
            done[ended] += 1
    return scores.reshape(-1, seats), rewards.reshape(-1, seats)


def main() -> None:
    """Print a line for each seat."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="carcassonne")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    scores, rewards = evaluate(chosen.game, chosen.seats, chosen.games, chosen.seed)
    reach = 1.96 * scores.std(0, ddof=1) / np.sqrt(len(scores))
    print(f"{len(scores)} random games of {chosen.game}, {chosen.seats} seats")
    for seat in range(chosen.seats):
        wins = (rewards[:, seat] == 1).mean()
        print(f"seat {seat}: {scores[:, seat].mean():6.2f} ± {reach[seat]:.2f} points, wins {wins:.1%} alone")


if __name__ == "__main__":
    main()
