"""Measures random decisions per second of processor time of one thread, for each interface of carsonne.research.

python benchmarks/research.py [--seconds 1] [--turns 7] [--games carcassonne …] [--count 256] [--threads 2]

All interfaces are measured in one run, by turns. The median of the turns counts, for speeds as for their ratios; the
lowest and the highest ratio stand beside it. With `--threads`, a batch of one thread and one of several are compared
by wall-clock time too, which says little on a busy machine.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from random import Random
from statistics import median

import numpy as np

import carsonne
from carsonne.kernel.playout import playouts
from carsonne.research import Batch, Play, world

GAMES = (("carcassonne", 2), ("carson-city", 4), ("carson-city-cards", 4))
Turn = dict[str, float]
"""The speed of each interface in one turn."""


def engine(game: str, seats: int) -> Iterator[int]:
    """Play whole random games on the bare rules, without observations."""
    start = world(game, seats).start()
    for seed in range(1 << 30):
        yield playouts(start, 50, seed)[1]


def batch(game: str, seats: int, count: int, observations: bool = True, threads: int = 1) -> Iterator[int]:
    """Play many games in parallel."""
    games = Batch(game, count, seats, observations=observations, threads=threads)
    games.reset()
    actions = np.empty(count, np.int32)
    while True:
        games.step(games.random_actions(actions))
        yield count


def play(game: str, seats: int) -> Iterator[int]:
    """Play a single game in Python, with observation and mask of every decision."""
    one, dice = Play(world(game, seats)), Random(1)
    while True:
        if one.over:
            one.reset()
        one.observe()
        one.step(dice.choice(np.flatnonzero(one.mask())))
        yield 1


def petting_zoo(game: str, seats: int) -> Iterator[int]:
    """Play a PettingZoo environment as its users drive it: the observation and the mask of every decision."""
    module = import_module(f"carsonne.research.{game.replace('-', '_')}_v0")
    env, dice = module.env(seats=seats), Random(1)
    env.reset(seed=1)
    while True:
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.reset()
        else:
            env.step(dice.choice(np.flatnonzero(seen["action_mask"])))
            yield 1


def speed(decisions: Iterator[int], seconds: float, clock: Callable[[], float] = time.process_time) -> float:
    """Return decisions per second of processor time, or by another clock."""
    next(decisions)
    start, done = clock(), 0
    while (passed := clock() - start) < seconds:
        done += next(decisions)
    return done / passed


def measured(ways: dict[str, Iterator[int]], number: int, seconds: float, clock: Callable[[], float]) -> list[Turn]:
    """Measure every interface once in each of some turns."""
    return [{name: speed(way, seconds, clock) for name, way in ways.items()} for _ in range(number)]


def interfaces(game: str, seats: int, count: int) -> dict[str, Iterator[int]]:
    """Return all ways to play at random."""
    return {
        "bare rules": engine(game, seats),
        "Batch, masks only": batch(game, seats, count, observations=False),
        "Batch": batch(game, seats, count),
        "Play": play(game, seats),
        "PettingZoo": petting_zoo(game, seats),
    }


def show(turns: list[Turn], base: str) -> None:
    """Print a line for each interface, compared with one of them."""
    for name in turns[0]:
        rate = median(turn[name] for turn in turns)
        ratios = [turn[name] / turn[base] for turn in turns]
        spread = f"{median(ratios):>7.1f} ({min(ratios):.1f} to {max(ratios):.1f}) x {base}"
        print(f"  {name:<18} {rate:>12,.0f}/s {1e6 / rate:>8.2f} µs {spread}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--turns", type=int, default=7)
    parser.add_argument("--games", nargs="+", choices=[game for game, _ in GAMES])
    parser.add_argument("--count", type=int, default=256, help="games in a batch")
    parser.add_argument("--threads", type=int, default=1)
    chosen = parser.parse_args()
    load = ", ".join(f"{load:.1f}" for load in os.getloadavg())
    print(f"{carsonne.mode()}, {chosen.count} games in a batch, one thread, processor time; load {load}")
    for game, seats in GAMES:
        if chosen.games and game not in chosen.games:
            continue
        print(f"{game}, {seats} seats")
        ways = interfaces(game, seats, chosen.count)
        show(measured(ways, chosen.turns, chosen.seconds, time.process_time), "PettingZoo")
        if chosen.threads > 1:
            threads = {f"Batch, threads={n}": batch(game, seats, chosen.count, threads=n) for n in (1, chosen.threads)}
            print("  by the clock on the wall")
            show(measured(threads, chosen.turns, chosen.seconds, time.perf_counter), "Batch, threads=1")


if __name__ == "__main__":
    main()
