"""Measures games per second of processor time and microseconds per view, one line per run, to alternate two checkouts.

python benchmarks/rules.py
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import msgspec

import carsonne
from carsonne.kernel.advisor_checks import any_move
from carsonne.kernel.match import checked_setup
from carsonne.kernel.playout import playouts
from carsonne.registry import find

GAMES = (("carcassonne", 2, 6000), ("carson-city", 4, 2500), ("carson-city-cards", 4, 4000))
RUNS = 3
MOVES = 150
VIEWS = 40


def best(work: Callable[[], object]) -> float:
    """Return the shortest of several runs, in seconds of processor time."""
    times = []
    for _ in range(RUNS):
        start = time.process_time()
        work()
        times.append(time.process_time() - start)
    return min(times)


def later(game: Any, state: Any) -> Any:
    """Play a random game to its middle."""
    dice = Random(3)
    for _ in range(MOVES):
        if game.to_act(state):
            game.apply(state, *any_move(game, state, dice))
    return state


def show(game: Any, state: Any) -> None:
    """Encode a view many times, as the server does for each viewer."""
    for _ in range(VIEWS):
        msgspec.json.encode(game.view(state, 0))


def main() -> None:
    """Measure every game."""
    for name, seats, count in GAMES:
        game = find(name)
        state: Any = game.start(checked_setup(game, seats, {}))
        rate = count / best(partial(playouts, state, count, 1))
        middle = later(game, state)
        view = best(partial(show, game, middle)) / VIEWS
        print(f"{carsonne.mode()} {name}: {rate:,.0f} games/s, view {view * 1e6:.0f} µs")


if __name__ == "__main__":
    main()
