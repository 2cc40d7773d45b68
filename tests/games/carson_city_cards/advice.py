"""Run as a script: every opinion of the advisor in some games of its own policy, to compare compiled and plain.

    python advice.py FIRST COUNT

prints the mode, then a hash for each game.
"""

import hashlib
import sys
from collections.abc import Iterator

import carsonne
from carsonne.games.carson_city_cards.game import GAME
from carsonne.games.carson_city_cards.knowledge import advisor
from carsonne.games.carson_city_cards.rules.state import CarsonCityCardsState
from carsonne.kernel.game import CHANCE, RULES
from carsonne.kernel.match import checked_setup
from carsonne.kernel.state import Rng
from tests.games.carson_city_cards.digest import COUNTS, LEVELS, READINGS

ADVISOR = advisor.make()


def policy_game(number: int, wild: int = 0) -> Iterator[tuple[CarsonCityCardsState, tuple[int, ...]]]:
    """Yield the positions of a game with who acts: played by the policy, but `wild` moves in a hundred at random."""
    real, virtual = COUNTS[number % len(COUNTS)]
    suits = ("dealt", "chosen", "fixed")[number % 3]
    options = {"total": real + virtual, "level": LEVELS[number % 3], "suits": suits, **READINGS[number % 4]}
    state, rng = GAME.start(checked_setup(GAME, real, options)), Rng(number)
    while acting := state.acting():
        yield state, acting
        if acting == (CHANCE,):
            outcomes = state.outcomes()
            state.play(CHANCE, outcomes[rng.below(len(outcomes))][0])
        elif acting == (RULES,):
            state.play(RULES, 0)
        else:
            seat = acting[rng.below(len(acting))]
            legal = state.legal(seat)
            at_random = rng.below(100) < wild
            state.play(seat, legal[rng.below(len(legal))] if at_random else ADVISOR.ranked(state, seat)[0][0])
    yield state, ()


def advice(number: int) -> str:
    """Hash all that the advisor says in a game."""
    found = hashlib.sha256()
    for state, acting in policy_game(number, wild=20):
        found.update(repr(ADVISOR.expected(state)).encode())
        for seat in acting:
            if seat >= 0:
                found.update(repr(ADVISOR.ranked(state, seat)).encode())
                found.update(repr(ADVISOR.imagined(state, seat, Rng(number)).dump()).encode())
    return found.hexdigest()


if __name__ == "__main__":
    print(carsonne.mode())
    for n in range(int(sys.argv[1]), int(sys.argv[1]) + int(sys.argv[2])):
        print(advice(n))
