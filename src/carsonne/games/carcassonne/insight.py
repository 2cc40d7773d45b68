"""What Carcassonne tells the bots: how good each move looks, one turn ahead."""

from __future__ import annotations

from random import Random

from carsonne.games.carcassonne.codes import CLAIM, DISCARD_MOVE, PLACE_MOVE
from carsonne.games.carcassonne.state import Carcassonne


def choose(s: Carcassonne, seat: int, rng: Random) -> int:
    """The move that looks best; equal ones by lot."""
    values = appraised(s, seat)
    best = max(values.values())
    return rng.choice([move for move, value in values.items() if value == best])


def appraised(s: Carcassonne, seat: int) -> dict[int, int]:
    """Every legal move with what the position after it promises, the follower included."""
    return {move: _after(s, seat, move) for move in s.legal(seat)}


def _after(s: Carcassonne, seat: int, move: int) -> int:
    """The promise of a move, at best."""
    if DISCARD_MOVE <= move < PLACE_MOVE:
        return 0  # no tile of the hand fits: which one goes is a matter of taste
    then = s.clone()
    assert isinstance(then, Carcassonne)
    then.play(seat, move)
    if then.now()[0] == CLAIM:
        return max(_after(then, seat, claim) for claim in then.legal(seat))
    return then.promise(seat)
