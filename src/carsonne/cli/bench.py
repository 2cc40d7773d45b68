"""Measure how fast the rules run on one core, with random games."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.progress import track

import carsonne
from carsonne.cli.common import add_game, add_json, add_options, finished, game_and_options, show_json
from carsonne.cli.errors import NotPossible, Stopped
from carsonne.kernel.game import Game
from carsonne.kernel.match import checked_setup
from carsonne.kernel.playout import copy_many, list_many, playouts, wander
from carsonne.kernel.state import State
from carsonne.locales import message, say

MORE = message("cli-more-bench")
RUNS = 5


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `carsonne bench`."""
    add_game(parser)
    parser.add_argument("--seats", type=int, metavar="N", help=say(message("cli-arg-bench-seats")))
    parser.add_argument("--seconds", type=float, default=1.0, metavar="T", help=say(message("cli-arg-seconds")))
    add_options(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Measure and print."""
    if not 0.01 <= arguments.seconds <= 3600:
        raise NotPossible(message("cli-between", option="--seconds", low="0.01", high="3600"))
    game, options = game_and_options(arguments)
    seats = usual_seats(game) if arguments.seats is None else arguments.seats
    state = game.start(checked_setup(game, seats, options))
    if not isinstance(state, State):
        raise NotPossible(message("cli-not-measurable", game=game.title))
    figures: dict[str, Any] = {"game": game.name, "mode": carsonne.mode(), "seats": seats}
    stopped = not finished(lambda: measure(game, state, arguments.seconds, figures))
    if arguments.json:
        show_json(figures)
    else:
        show(figures)
    if stopped:
        raise Stopped(message("cli-stopped-measuring"))
    return 0


def show(figures: dict[str, Any]) -> None:
    """Print the figures as a table."""
    mode = say(message(f"cli-mode-{figures['mode']}"))
    named = {say(message(f"cli-bench-{name}")): value for name, value in {**figures, "mode": mode}.items()}
    width = max(22, *(len(name) + 2 for name in named))
    for name, value in named.items():
        print(f"{name:<{width}}{value}")


def usual_seats(game: Game[Any]) -> int:
    """Return the number of players to measure with by default."""
    return game.offers.benchmark.seats if game.offers.benchmark else game.seats[0]


def measure(game: Game[Any], state: State, seconds: float, figures: dict[str, Any]) -> None:
    """Measure one game, and add each figure as soon as it is known."""
    for games, decisions in rates_of_games(state, seconds):
        best = max(figures.get("games_per_second", 0), round(games, 1))
        most = max(figures.get("decisions_per_second", 0), round(decisions))
        figures |= {"games_per_second": best, "decisions_per_second": most}
    figures["copy_us"] = copy_time(state)
    figures["state_bytes"] = size_of(state)
    if game.offers.benchmark:
        positions = {size: wander(state, decisions, 1) for size, decisions in game.offers.benchmark.positions.items()}
        figures["legal_us"] = {str(size): legal_time(at) for size, at in positions.items() if at.acting()}


def rates_of_games(state: State, seconds: float) -> Iterator[tuple[float, float]]:
    """Return random games and decisions per second in each of several runs; every run plays the same games."""
    start = perf_counter()
    playouts(state, 2, 0)
    count = max(1, int(2 * seconds / (perf_counter() - start)))
    quiet = not sys.stderr.isatty()
    for _ in track(
        range(RUNS), say(message("cli-measuring")), console=Console(stderr=True), transient=True, disable=quiet
    ):
        start = perf_counter()
        _, decisions = playouts(state, count, 1)
        spent = perf_counter() - start
        yield count / spent, decisions / spent


def best_time(work: Callable[[int], object]) -> float:
    """Return microseconds per repetition, best of several runs."""
    count = 1
    while True:
        start = perf_counter()
        work(count)
        spent = perf_counter() - start
        if spent > 0.02:
            break
        count *= 4
    times = []
    for _ in range(RUNS):
        start = perf_counter()
        work(count)
        times.append(perf_counter() - start)
    return round(min(times) / count * 1e6, 4)


def copy_time(state: State) -> float:
    """Return the microseconds to copy a state."""
    return best_time(lambda count: copy_many(state, count))


def legal_time(state: State) -> float:
    """Return the microseconds to list the legal moves."""
    return best_time(lambda count: list_many(state, state.acting()[0], count))


def size_of(state: State) -> int:
    """Return the bytes of a state, including everything it holds."""
    fields = getattr(state, "__dict__", {})
    return sys.getsizeof(state) + sum(sys.getsizeof(value) for value in fields.values())
