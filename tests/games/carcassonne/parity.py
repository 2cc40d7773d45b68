"""Plays random games and prints a hash of the position after every move, in the current mode of the rules.

python parity.py FIRST LAST
"""

from __future__ import annotations

import sys
from random import Random

import carsonne
from carsonne.games.carcassonne.rules import codes
from carsonne.games.carcassonne.rules.setup import begin
from carsonne.games.carcassonne.rules.state import CarcassonneState
from carsonne.kernel.codes import CHANCE, RULES

SWITCHES = [(2, 0, 3), (2, 0, 4), (2, 2, 3), (4, 1, 3)]
VARIANTS = [(1, 1, 0), (0, 1, 0), (1, 3, 0), (1, 3, 1)]


def fingerprint(number: int) -> str:
    """Hash all positions, lists of moves and events of a game."""
    rng = Random(number)
    seats = 2 + number % 4
    s = CarcassonneState(seats)
    s.small_city, s.farm_mode, s.farm_points = SWITCHES[number // 4 % 4]
    s.farmers, s.hand_size, s.hand_end = VARIANTS[number // 16 % 4]
    begin(s, number % seats)
    s.listen(True)
    hashed = 0  # hashes of tuples of ints are the same in every process
    while actors := s.acting():
        actor = actors[0]
        if actor == RULES:
            moves = [0]
        elif actor == CHANCE:
            moves = [kind for kind, n in s.outcomes() for _ in range(n)]
        else:
            moves = s.legal(actor)
        move = rng.choice(moves)
        s.play(actor, move)
        hashed = hash((hashed, *moves, *s.dump(), *map(tuple, s.heard())))
        if move >= codes.CLAIM_MOVE and number % 50 == 0 and rng.random() < 0.1:
            other = s.clone()
            assert other.same(s)
            assert other.dump() == s.dump()
    return f"{number} {hashed:x} {s.scores()}"


if __name__ == "__main__":
    print(carsonne.mode())
    for n in range(int(sys.argv[1]), int(sys.argv[2])):
        print(fingerprint(n))
