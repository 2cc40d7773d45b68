"""What a seat cannot see, the hands of the others, and other hands that it cannot tell from them (CA42, CA43)."""

from __future__ import annotations

from carsonne.games.carcassonne.knowledge.accessors import hand
from carsonne.games.carcassonne.rules import codes
from carsonne.games.carcassonne.rules.frontier import fits
from carsonne.games.carcassonne.rules.hands import take
from carsonne.games.carcassonne.rules.position import Position
from carsonne.kernel.state import Rng

ANY = 0
FITS = 1
FITS_NOT = 2


def imagine_into(s: Position, seat: int, rng: Rng) -> None:
    """Deal the hands that a seat does not see again, from the bag; the mover's first, as more is known of it."""
    if s.hand_size == codes.NO_HAND:
        return
    case = known_of_mover(s)
    held = 0
    for other in range(s.seats):
        if other != seat:
            held |= put_back(s, other) << 2 * other
    if s.turn != seat:
        suppose(s, s.turn, held >> 2 * s.turn & 3, case, rng)
    for other in range(s.seats):
        if other != seat and other != s.turn:
            suppose(s, other, held >> 2 * other & 3, ANY, rng)


def known_of_mover(s: Position) -> int:
    """Return what all seats know of the mover's hand: whether any of it fits, when its owner must lay or set aside."""
    if s.phase == codes.PLACE:
        return FITS if hand_fits(s, s.turn) else FITS_NOT
    redraws = s.phase == codes.DRAW and s.closing == 0  # a tile has been set aside, as the others did not fit either
    return FITS_NOT if redraws and not hand_fits(s, s.turn) else ANY


def hand_fits(s: Position, seat: int) -> bool:
    """Return whether any tile of a hand can be laid."""
    for i in range(seat * codes.HAND, seat * codes.HAND + codes.HAND):
        if s.hand[i] != codes.NO_TILE and fits(s, s.hand[i]):
            return True
    return False


def put_back(s: Position, seat: int) -> int:
    """Return a hand to the bag; how many tiles it had."""
    n = 0
    for i in range(seat * codes.HAND, seat * codes.HAND + codes.HAND):
        if s.hand[i] != codes.NO_TILE:
            s.bag[s.hand[i]] += 1
            s.undrawn += 1
            s.hand[i] = codes.NO_TILE
            n += 1
    return n


def suppose(s: Position, seat: int, size: int, case: int, rng: Rng) -> None:
    """Draw a hand from the bag until it is in the case that is known of it; the real one shows that there is one."""
    while True:
        for _i in range(size):
            kind = pick(s, case == FITS_NOT, rng)
            s.bag[kind] -= 1
            s.undrawn -= 1
            take(s, seat, kind)
        if case != FITS or hand_fits(s, seat):
            return
        put_back(s, seat)


def pick(s: Position, misfit: bool, rng: Rng) -> int:
    """Pick a tile of the bag, or one of those that fit nowhere."""
    total = 0
    for kind in range(codes.KIND_COUNT):
        if not (misfit and fits(s, kind)):
            total += s.bag[kind]
    left = rng.below(total)
    for kind in range(codes.KIND_COUNT):
        if not (misfit and fits(s, kind)):
            left -= s.bag[kind]
            if left < 0:
                return kind
    return 0


def hides_draw(s: Position, viewer: int) -> bool:
    """Return whether CHANCE now deals a tile into a hand that a seat does not see."""
    return s.hand_size > codes.NO_HAND and s.turn != viewer


def unseen(s: Position, seat: int | None) -> list[int]:
    """Return the tiles that may still turn up, by kind: those in the bag and in the hands that a seat cannot see."""
    counts = list(s.bag)
    if s.hand_size == codes.NO_HAND:
        return counts
    for other in range(s.seats):
        if other != seat:
            for kind in hand(s, other):
                counts[kind] += 1
    return counts
