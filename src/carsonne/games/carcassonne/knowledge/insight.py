"""What Carcassonne tells the bots: how good each move looks, one turn ahead."""

from __future__ import annotations

from random import Random

from carsonne.games.carcassonne.knowledge.appraisal import appraise
from carsonne.games.carcassonne.rules import codes
from carsonne.games.carcassonne.rules.state import CarcassonneState


def choose(s: CarcassonneState, seat: int, rng: Random) -> int:
    """The move that looks best; ties are broken at random."""
    values = appraised(s, seat)
    best = max(values.values())
    return rng.choice([move for move, value in values.items() if value == best])


def appraised(s: CarcassonneState, seat: int) -> dict[int, int]:
    """Every legal move with the appraisal of the position after it, the follower included."""
    return {move: _after(s, seat, move) for move in s.legal(seat)}


def _after(s: CarcassonneState, seat: int, move: int) -> int:
    """The best appraisal that a move can lead to."""
    if codes.DISCARD_MOVE <= move < codes.PLACE_MOVE:
        return 0  # no tile in the hand fits, and it hardly matters which one goes
    then = s.clone()
    assert isinstance(then, CarcassonneState)
    then.play(seat, move)
    if then.phase == codes.CLAIM:
        return max(_after(then, seat, claim) for claim in then.legal(seat))
    return appraise(then, seat)
