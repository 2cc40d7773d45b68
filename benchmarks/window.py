"""Measures how large the landscapes of Carcassonne become, and how often they outgrow the window of an observation.

python benchmarks/window.py [--bot random|greedy|policy] [--seats 2] [--games 1000] [--hand 1]
"""

from __future__ import annotations

import argparse
from collections import Counter
from random import Random

from carsonne.bots import find
from carsonne.games.carcassonne.knowledge.accessors import tiles
from carsonne.games.carcassonne.learning import scheme
from carsonne.games.carcassonne.rules.state import CarcassonneState
from carsonne.kernel.game import CHANCE, RULES
from carsonne.kernel.playout import wander
from carsonne.research import World, world
from carsonne.research.luck import draw, luck

WHOLE_GAME = 1 << 20


def extent(state: CarcassonneState) -> int:
    """Return the rows or columns of a landscape, whichever are more."""
    laid = tiles(state)
    rows, columns = [tile.y for tile in laid], [tile.x for tile in laid]
    return 1 + max(max(rows) - min(rows), max(columns) - min(columns))


def finished(here: World, bot: str, number: int) -> CarcassonneState:
    """Return the last position of a game between equal bots."""
    state = here.start()
    assert isinstance(state, CarcassonneState)
    if bot == "random":
        last = wander(state, WHOLE_GAME, number * 1_000_003 + here.seats)
        assert isinstance(last, CarcassonneState)
        return last
    player, dice, chance = find("carcassonne", bot), Random(number), luck(number)
    while acting := state.acting():
        who = acting[0]
        if who == CHANCE:
            state.play(who, draw(chance, state.outcomes()))
        else:
            state.play(who, 0 if who == RULES else player.choose(state, who, dice))
    return state


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="random")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--hand", type=int, default=1)
    chosen = parser.parse_args()
    here = world("carcassonne", chosen.seats, hand=chosen.hand)
    sizes = Counter(extent(finished(here, chosen.bot, number)) for number in range(chosen.games))
    outgrown = sum(count for size, count in sizes.items() if size > scheme.WIDEST)
    print(
        f"{chosen.bot}, {chosen.seats} seats, {chosen.games} games: {outgrown} outgrow {scheme.WIDEST} rows or columns"
    )
    for size in sorted(sizes):
        larger = sum(count for other, count in sizes.items() if other > size) / chosen.games
        print(f"  {size:>3}: {sizes[size]:>6} games, {larger:.4%} are larger")


if __name__ == "__main__":
    main()
