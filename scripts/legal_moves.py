"""Checks that policy and search make legal moves, in positions from games of all variants and numbers of players.

    python scripts/legal_moves.py --positions 100000

The games are played by random, policy and search in turn; every bot is asked in every position.
"""

import argparse
import sys
from itertools import islice
from pathlib import Path

from rich.progress import Progress

sys.path.insert(0, str(Path(__file__).parent.parent))

from carsonne import registry
from carsonne.kernel.conformance import setups
from tests.bots import legality


def main() -> int:
    """Check as many positions as asked for, in equal parts of each game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=100_000, help="how many in all (default: 100000)")
    parser.add_argument("--simulations", type=int, default=16, help="simulations of each search (default: 16)")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    share = -(-asked.positions // len(registry.names()))
    with Progress() as bars:
        for name in registry.names():
            bar, games = bars.add_task(name, total=share), 0
            choice = setups(registry.find(name), mixes=24)
            for game, _ in islice(legality.positions(name, choice, asked.seed, asked.simulations), share):
                bars.advance(bar)
                games = game + 1
            bars.console.print(f"{name}: {share} positions of {games} games in {len(choice)} variants, all moves legal")
    return 0


if __name__ == "__main__":
    sys.exit(main())
