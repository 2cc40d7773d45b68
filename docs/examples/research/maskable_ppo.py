"""Learns the Card Game with MaskablePPO of sb3-contrib, and clearly beats players who choose at random.

pip install sb3-contrib matplotlib
python docs/examples/research/maskable_ppo.py [--steps 60000] [--exam 100] [--curve ppo.csv] [--seed 0]

The environment is taken as it is: a dictionary of planes and a vector, and a mask of the legal actions. A step is
rewarded with the points that it brings (`reward="gain"`), which says more, sooner, than who wins in the end. After each
tenth of the steps the policy plays games that it has not learned from. A table says how they went, as does the file,
and at the end a picture beside it.
"""

from __future__ import annotations

import argparse
import csv
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO

import carsonne.research.gym  # noqa: F401  # registers the environments

GAME = "carsonne/CarsonCityCards-v0"
TENTHS = 10
COLUMNS = ("steps", "seconds", "won", "ahead", "points")


def made(**more: Any) -> gymnasium.Env[Any, Any]:
    """Make a game of two against a random player."""
    return gymnasium.make(GAME, seats=2, opponents="random", disable_env_checker=True, **more)


def examined(model: MaskablePPO, games: int) -> tuple[float, float, float]:
    """Return the share of games won, by how many points on average, and the points."""
    env = made()
    found: list[tuple[int, int]] = []
    for number in range(games):
        seen, info = env.reset(seed=1_000_000 + number)
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=info["action_mask"], deterministic=True)
            seen, _, ended, cut, info = env.step(int(action))
            over = ended or cut
        mine, other = (int(points) for points in info["scores"])
        found.append((mine, mine - other))
    points, ahead = np.array(found).T
    return float((ahead > 0).mean() + (ahead == 0).mean() / 2), float(ahead.mean()), float(points.mean())


def taught(steps: int, games: int, seed: int) -> Iterator[tuple[float, ...]]:
    """Learn for a number of steps; yield how good the policy is at first and after each tenth of them."""
    model = MaskablePPO("MultiInputPolicy", made(reward="gain"), n_steps=2048, batch_size=256, seed=seed)
    begun = time.monotonic()
    for tenth in range(TENTHS + 1):
        yield (model.num_timesteps, time.monotonic() - begun, *examined(model, games))
        if tenth < TENTHS:
            model.learn(steps // TENTHS, reset_num_timesteps=False)


def drawn(curve: Path) -> Path:
    """Draw the points of a curve, and by how many they were more than the other's."""
    import matplotlib.pyplot as plt  # slow to import

    with curve.open(newline="") as file:
        rows = list(csv.DictReader(file))
    steps = [int(row["steps"]) / 1000 for row in rows]
    figure, axes = plt.subplots(figsize=(7, 3.5), layout="constrained")
    for name, label in (("points", "points"), ("ahead", "more than the random player")):
        axes.plot(steps, [float(row[name]) for row in rows], marker="o", label=label)
    axes.set(xlabel="thousand steps", ylim=(0, None))
    axes.legend()
    picture = curve.with_suffix(".png")
    figure.savefig(picture, dpi=110)
    return picture


def main() -> None:
    """Learn, and print and keep the curve."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=60_000)
    parser.add_argument("--exam", type=int, default=100, help="games after every tenth")
    parser.add_argument("--curve", type=Path, default=Path("ppo.csv"))
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    with args.curve.open("w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(COLUMNS)
        print(" ".join(f"{name:>8}" for name in COLUMNS))
        for steps, seconds, won, ahead, points in taught(args.steps, args.exam, args.seed):
            print(f"{steps:8.0f} {seconds:8.0f} {won:8.0%} {ahead:+8.1f} {points:8.1f}", flush=True)
            writer.writerow([int(steps), round(seconds), won, ahead, points])
            file.flush()
    print(drawn(args.curve))


if __name__ == "__main__":
    main()
