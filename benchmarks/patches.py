"""Measures the bytes of a view and of its patch, per operation: python benchmarks/patches.py

One random game for each game and number of players, with a confirmation after each turn; means over the whole game, for
a player and for a watcher. The times are for making and writing the patch, and for writing the whole view instead, in
microseconds for a watcher (medians).
"""

from __future__ import annotations

import random
import time
from statistics import mean, median

import msgspec

from carsonne import registry
from carsonne.kernel.dealer import Dealer
from carsonne.kernel.match import Match, checked_setup
from carsonne.server.protocol.patch import between


def line(name: str, seats: int) -> str:
    """Return one row of the table."""
    game, rng = registry.find(name), random.Random(seats)
    match = Match(game, checked_setup(game, seats), Dealer(rng.randbytes(32)), auto=())
    last = {seat: match.view(seat) for seat in (0, None)}
    figures: list[list[float]] = []
    while not match.over:
        seat = match.waiting_for()[0]
        if match.asks(seat) == "confirm":
            match.confirm(seat)
        else:
            match.play(seat, game.to_json(match.state, seat, rng.choice(game.legal(match.state, seat))))
        row = []
        for eyes in (0, None):
            view, begin = match.view(eyes), time.perf_counter()
            patch, middle = len(msgspec.json.encode(between(last[eyes], view))), time.perf_counter()
            row += [len(msgspec.json.encode(view)), patch, middle - begin, time.perf_counter() - middle]
            last[eyes] = view
        figures.append(row)
    player, players, _, _, watcher, watchers, made, whole = zip(*figures, strict=True)
    sizes = [f"{mean(one):.0f}" for one in (player, players, watcher, watchers)]
    return " | ".join([f"| {name}", str(seats), *sizes, *(f"{1e6 * median(t):.0f}" for t in (made, whole))]) + " |"


if __name__ == "__main__":
    print(
        "| game | players | player: view | patch | watcher: view | patch | µs patch | µs view |\n" + "| --- " * 8 + "|"
    )
    for found in registry.names():
        for count in registry.find(found).seats:
            print(line(found, count), flush=True)
