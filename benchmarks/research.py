"""Decisions per second of random play, by processor time of one thread, through each interface of carsonne.research.

python benchmarks/research.py [--seconds 1] [--aec MODULE:FUNCTION]

All interfaces are measured in one run, by turns, and the best of three turns counts. `--aec` names a function that
makes a PettingZoo environment from the name of a game and a number of seats.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from random import Random
from typing import Any

import numpy as np

import carsonne
from carsonne.kernel.playout import playouts
from carsonne.research import Batch, Play, world

GAMES = (("carcassonne", 2), ("carson-city", 4), ("carson-city-cards", 4))
COUNT = 256
TURNS = 3


def engine(game: str, seats: int) -> Iterator[int]:
    """The bare rules: whole random games, nothing is shown to anybody."""
    start = world(game, seats).start()
    for seed in range(1 << 30):
        yield playouts(start, 50, seed)[1]


def batch(game: str, seats: int, observations: bool) -> Iterator[int]:
    """Many games at once."""
    games = Batch(game, COUNT, seats, observations=observations)
    games.reset()
    actions = np.empty(COUNT, np.int32)
    while True:
        games.step(games.random_actions(actions))
        yield COUNT


def play(game: str, seats: int) -> Iterator[int]:
    """A single game in Python, with observation and mask of every decision."""
    one, dice = Play(world(game, seats)), Random(1)
    while True:
        if one.over:
            one.reset()
        one.observe()
        one.step(dice.choice(np.flatnonzero(one.mask())))
        yield 1


def aec(make: Callable[[str, int], Any], game: str, seats: int) -> Iterator[int]:
    """A PettingZoo environment, as its users drive it."""
    env, dice = make(game, seats), Random(1)
    env.reset(seed=1)
    while True:
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.reset()
        else:
            env.step(dice.choice(np.flatnonzero(seen["action_mask"])))
            yield 1


def speed(decisions: Iterator[int], seconds: float) -> float:
    """Decisions per second of processor time."""
    next(decisions)
    start, done = time.process_time(), 0
    while (passed := time.process_time() - start) < seconds:
        done += next(decisions)
    return done / passed


def table(game: str, seats: int, seconds: float, make: Callable[[str, int], Any] | None) -> dict[str, float]:
    """The speed of each interface."""
    ways: dict[str, Iterator[int]] = {
        "bare rules": engine(game, seats),
        "Batch, masks only": batch(game, seats, False),
        "Batch": batch(game, seats, True),
        "Play": play(game, seats),
    }
    if make is not None:
        ways["PettingZoo"] = aec(make, game, seats)
    turns = [{name: speed(way, seconds) for name, way in ways.items()} for _ in range(TURNS)]
    return {name: max(turn[name] for turn in turns) for name in ways}


def maker(name: str | None) -> Callable[[str, int], Any] | None:
    """The function that `--aec` names."""
    if name is None:
        return None
    module, _, function = name.partition(":")
    return partial(getattr(import_module(module), function))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--aec")
    chosen = parser.parse_args()
    print(f"{carsonne.mode()}, {COUNT} games in a batch, one thread")
    for game, seats in GAMES:
        found = table(game, seats, chosen.seconds, maker(chosen.aec))
        print(f"{game}, {seats} seats")
        for name, rate in found.items():
            print(f"  {name:<18} {rate:>12,.0f}/s {1e6 / rate:>8.2f} µs {rate / found['Play']:>7.1f} x Play")


if __name__ == "__main__":
    main()
