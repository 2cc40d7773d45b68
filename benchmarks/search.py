"""Measures the speed of search: a table of simulations a second on one core, by game, position and kind of rollout.

    python benchmarks/search.py [--seconds 2]

Time is CPU time, so that a busy machine hardly changes the figures. The last column compares blind simulations with the
bare random games that they consist of (`carsonne bench`). Below the table: two threads with the same CPU time each.
"""

from __future__ import annotations

import argparse
from functools import partial
from time import process_time
from typing import Any

from carsonne import registry
from carsonne.bots.search import Budget, Search, Settings
from carsonne.kernel.match import checked_setup
from carsonne.kernel.playout import playouts, wander

BLIND = Settings(rollout="random", rule="ucb", explore=0.5, root="tree", trust=0.0)
KINDS = {
    "random to the end": BLIND,
    "policy, then judged": Settings(sure=0),
    "judged at once": Settings(further=0, sure=0),
}


def rate(game: str, state: Any, settings: Settings, seconds: float) -> float:
    """Return simulations per second of CPU time."""
    search = Search(partial(registry.advisor, game), settings)
    seat = state.acting()[0]
    search.think(state, seat, Budget(simulations=20), 1)
    simulations, began, chunk = 0, process_time(), 200
    while (spent := process_time() - began) < seconds:
        simulations += search.think(state, seat, Budget(simulations=chunk), simulations).simulations
        chunk = min(chunk * 2, 4000)
    return simulations / spent


def bare(state: Any, seconds: float) -> float:
    """Return random games per second of CPU time."""
    games, began = 0, process_time()
    while (spent := process_time() - began) < seconds:
        playouts(state, 200, games)
        games += 200
    return games / spent


def side_by_side(threads: int, seconds: float) -> int:
    """Count the simulations of some threads from the middle of a game of Carcassonne, each with this much CPU time."""
    game = registry.find("carcassonne")
    state = wander(game.start(checked_setup(game, 2)), 42, 1)
    search = Search(partial(registry.advisor, "carcassonne"), Settings(sure=0), threads, "cpu")
    return search.think(state, state.acting()[0], Budget(seconds=seconds), 1).simulations


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU time for each figure (default: 2)")
    seconds = parser.parse_args().seconds
    print("| game | seats | decisions before | rollout | simulations/s | of bare random games |")
    print("| --- | ---: | ---: | --- | ---: | ---: |")
    for name in registry.names():
        game: Any = registry.find(name)
        seats = game.offers.benchmark.seats if game.offers.benchmark else game.seats[0]
        for decisions in (0, 40):
            state = wander(game.start(checked_setup(game, seats)), decisions, 1)
            games = bare(state, seconds)
            for kind, settings in KINDS.items():
                simulations = rate(name, state, settings, seconds)
                share = f"{simulations / games:.0%}" if settings.rollout == "random" else ""
                print(f"| {name} | {seats} | {decisions} | {kind} | {simulations:,.0f} | {share} |", flush=True)
    one, two = (side_by_side(threads, seconds) for threads in (1, 2))
    print(f"\nTwo threads made {two / one:.2f} times the simulations of one ({two:,} and {one:,}).")


if __name__ == "__main__":
    main()
