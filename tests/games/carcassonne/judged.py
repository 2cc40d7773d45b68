"""Plays games by the advisor and prints a hash of everything it says on the way, in the current mode of the rules.

python judged.py NUMBER …
"""

from __future__ import annotations

import sys
from random import Random

import carsonne
from carsonne.games.carcassonne.knowledge.advisor import make
from carsonne.games.carcassonne.rules.setup import begin
from carsonne.games.carcassonne.rules.state import CarcassonneState
from carsonne.kernel.codes import CHANCE, RULES
from carsonne.kernel.state import Rng

SWITCHES = [(2, 0, 3), (2, 0, 4), (2, 2, 3), (4, 1, 3)]
VARIANTS = [(1, 1, 0), (1, 3, 0), (0, 1, 0), (1, 3, 1)]


def opening(number: int) -> CarcassonneState:
    """Start a game with some seats and options."""
    s = CarcassonneState(2 + number % 4)
    s.small_city, s.farm_mode, s.farm_points = SWITCHES[(number + 3) % 4]
    s.farmers, s.hand_size, s.hand_end = VARIANTS[number // 2 % 4]
    begin(s, 0)
    return s


def judged(number: int) -> str:
    """Hash what is expected, ranked and imagined in a game, a third of whose moves are random."""
    rng, advisor, s, hashed = Random(number), make(), opening(number), 0
    while actors := s.acting():
        actor = actors[0]
        if actor == RULES:
            move = 0
        elif actor == CHANCE:
            move = rng.choice([kind for kind, n in s.outcomes() for _ in range(n)])
        else:
            ranked = advisor.ranked(advisor.imagined(s, actor, Rng(number)), actor)
            hashed = hash((hashed, *ranked))
            move = rng.choice(ranked)[0] if rng.random() < 0.3 else ranked[0][0]
        s.play(actor, move)
        hashed = hash((hashed, *advisor.expected(s)))
    return f"{number} {hashed:x} {s.scores()}"


if __name__ == "__main__":
    print(carsonne.mode())
    for n in map(int, sys.argv[1:]):
        print(judged(n))
