"""What a seat cannot see when there are hands, and positions as it might imagine them (CA42, CA43)."""

from __future__ import annotations

from random import Random

from carsonne.games.carcassonne.knowledge.accessors import hand
from carsonne.games.carcassonne.rules import codes
from carsonne.games.carcassonne.rules.frontier import fits
from carsonne.games.carcassonne.rules.state import CarcassonneState
from carsonne.kernel import fields


def unseen(s: CarcassonneState, seat: int | None) -> list[int]:
    """The tiles that may still turn up, by kind: those in the bag and in the hands that this seat cannot see."""
    counts = list(s.bag)
    if s.hand_size == codes.NO_HAND:
        return counts
    for other in range(s.seats):
        if other != seat:
            for kind in hand(s, other):
                counts[kind] += 1
    return counts


def imagine(s: CarcassonneState, seat: int, rng: Random) -> CarcassonneState:
    """The same position with different hands, as this seat might imagine them.

    A player whose hand fits nowhere has to set a tile aside, and everybody at the table knows whether that is so. An
    imagined hand must be in the same situation.
    """
    guess = s.clone()
    assert isinstance(guess, CarcassonneState)
    if s.hand_size == codes.NO_HAND:
        return guess
    pool = [kind for kind, n in enumerate(unseen(s, seat)) for _ in range(n)]
    rng.shuffle(pool)
    for other in sorted((other for other in range(s.seats) if other != seat), key=lambda other: other != s.turn):
        supposed = _supposed(s, other, pool, rng)
        for kind in supposed:
            pool.remove(kind)
        put_hand(guess, other, supposed)
    put_bag(guess, [pool.count(kind) for kind in range(codes.KIND_COUNT)])
    return guess


def _supposed(s: CarcassonneState, other: int, pool: list[int], rng: Random) -> list[int]:
    """A hand from a shuffled pool that contains the real one; the mover's fits somewhere if the real one does."""
    real = hand(s, other)
    size = len(real)
    redrawn = s.phase == codes.DRAW and not s.closing
    if other != s.turn or not (s.phase == codes.PLACE or redrawn):
        return pool[:size]
    if not any(fits(s, kind) for kind in real):
        return [kind for kind in pool if not fits(s, kind)][:size]
    while s.phase == codes.PLACE and not any(fits(s, kind) for kind in pool[:size]):
        rng.shuffle(pool)
    return pool[:size]


def put_hand(s: CarcassonneState, seat: int, kinds: list[int]) -> None:
    """Replace a seat's whole hand."""
    held = [*sorted(kinds), *[codes.NO_TILE] * (codes.HAND - len(kinds))]
    hands = list(s.hand)
    hands[seat * codes.HAND : (seat + 1) * codes.HAND] = held
    fields.write(s, "hand", hands)


def put_bag(s: CarcassonneState, counts: list[int]) -> None:
    """Replace what has not been drawn, by kind."""
    fields.write(s, "bag", counts)
    s.undrawn = sum(counts)
