"""Run as a script: the hash of every position of many random games, to compare compiled and plain rules.

    python digest.py FIRST COUNT

prints the mode, then one line per game: a hash of the full state after every move.
"""

import hashlib
import sys
from array import array

import carsonne
from carsonne.games.carson_city_cards.game import GAME
from carsonne.games.carson_city_cards.knowledge import sheets
from carsonne.kernel.game import CHANCE, RULES
from carsonne.kernel.match import checked_setup
from carsonne.kernel.state import Rng

COUNTS = [(real, total - real) for total in (4, 5, 6) for real in range(1, total + 1)]
LEVELS = ("beginner", "intermediate", "expert")
READINGS = [{"lawyer_with_worker": both, "outlaws_cover": cover} for both in (False, True) for cover in (True, False)]
"""Every combination of the options that say how a rule is read."""


def digest(number: int) -> str:
    """Play game `number`, which determines everything in it."""
    real, virtual = COUNTS[number % len(COUNTS)]
    suits = ("dealt", "chosen", "fixed")[number % 3]
    options = {"total": real + virtual, "level": LEVELS[number % 3], "suits": suits, **READINGS[number % 4]}
    state = GAME.start(checked_setup(GAME, real, options))
    rng = Rng(number)
    found = hashlib.sha256()
    while acting := state.acting():
        if acting == (CHANCE,):
            outcomes = state.outcomes()
            state.play(CHANCE, outcomes[rng.below(len(outcomes))][0])
        elif acting == (RULES,):
            state.play(RULES, 0)
        else:
            seat = acting[rng.below(len(acting))]
            moves = state.legal(seat)
            state.play(seat, moves[rng.below(len(moves))])
        found.update(array("i", state.dump()).tobytes())
        found.update(array("i", sheets.totals(state)).tobytes())
    return found.hexdigest()


if __name__ == "__main__":
    print(carsonne.mode())
    first, count = int(sys.argv[1]), int(sys.argv[2])
    for n in range(first, first + count):
        print(digest(n))
