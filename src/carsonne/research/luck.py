"""Luck that can be repeated: every game of a batch has a key of its own, and its draws follow from that."""

from __future__ import annotations

from collections.abc import Sequence

from carsonne.kernel.errors import BadOptions, brief
from carsonne.kernel.state import Rng
from carsonne.research.codes import KEY_BITS, KEY_ROOM
from carsonne.research.numbers import whole

SEEDS = 1 << 64


def checked_seed(seed: object) -> int:
    """Return a seed that can be used; raises BadOptions."""
    number = whole(seed)
    if number is None or not 0 <= number < SEEDS:
        raise BadOptions(f"A seed is a whole number from 0 to 2**64 - 1, not {brief(seed)}.", "bad_seed")
    return number


def key_of(key: int, n: int) -> int:
    """Return the n-th key that follows from another one."""
    rng = Rng(key, 2 * n)
    high = rng.below(KEY_ROOM)
    return (high << KEY_BITS) + rng.below(KEY_ROOM)


def luck(seed: int, index: int = 0, episode: int = 0) -> Rng:
    """Return the luck of a game, which depends on its place in the batch and its number there."""
    return Rng(key_of(key_of(checked_seed(seed), index), episode))


def draw(rng: Rng, outcomes: Sequence[tuple[int, int]]) -> int:
    """Draw one of the outcomes of CHANCE, by weight."""
    left = rng.below(sum(weight for _, weight in outcomes))
    for outcome, weight in outcomes:
        left -= weight
        if left < 0:
            return outcome
    return outcomes[0][0]
