"""What a seat may know: the only way out for a browser or a bot (CA42, CA43)."""

from __future__ import annotations

from random import Random
from typing import Any

from carsonne.games.carcassonne.codes import DRAW, NOBODY, PHASE_NAMES, PLACE, PLACES
from carsonne.games.carcassonne.moves import to_json
from carsonne.games.carcassonne.state import Carcassonne
from carsonne.games.carcassonne.survey import role
from carsonne.games.carcassonne.tables import KIND_OF, KINDS


def view(s: Carcassonne, seat: int | None) -> dict[str, Any]:
    """The position as a seat (None: a spectator) sees it, with the seat's legal moves."""
    phase, turn, tile, undrawn = s.now()
    tiles = s.tiles()
    with_hand = s.switches()["hand"] > 1
    moves = [] if seat is None else s.legal(seat)
    return {
        "phase": PHASE_NAMES[phase],
        "turn": turn,
        "tile": None if tile == NOBODY else KINDS[tile],
        "tiles": [_tile(t) for t in tiles],
        "followers": followers(s),
        "supply": s.supplies(),
        "scores": s.scores(),
        "breakdown": breakdown(s),
        "bag": unseen(s, seat),
        "left": undrawn,
        "aside": _spell(s.set_aside_tiles()),
        "hands": [_hand(s, other, seat) for other in range(s.seats)] if with_hand else None,
        "last": _tile(tiles[-1]) if len(tiles) > 1 else None,
        "moves": [to_json(move, None, with_hand) for move in moves],
    }


def _tile(tile: tuple[int, int, int, int, int]) -> dict[str, Any]:
    kind, turn, x, y, seat = tile
    return {"tile": KINDS[kind], "x": x, "y": y, "turn": turn, "seat": None if seat == NOBODY else seat}


def followers(s: Carcassonne) -> list[dict[str, Any]]:
    """The followers on the board, in the order of seats and tiles."""
    tiles, segments = s.tiles(), s.segments()
    found = []
    for seat, segment in sorted(s.standing()):
        tile, place, _ = segments[segment]
        name = PLACES[place]
        found.append({"seat": seat, "x": tiles[tile][2], "y": tiles[tile][3], "place": name, "role": role(name)})
    return found


def breakdown(s: Carcassonne) -> list[dict[str, int]]:
    """Each seat's points by type of feature. Points that a typed position began with are not in it."""
    return [dict(zip(("field", "road", "city", "monastery"), row, strict=True)) for row in s.gains()]


def unseen(s: Carcassonne, seat: int | None) -> dict[str, int]:
    """What may still turn up, by kind: the bag, and the hands that this seat does not see."""
    counts = s.in_bag()
    for other in range(s.seats):
        if other != seat:
            for kind in s.hand_of(other):
                counts[kind] += 1
    return {KINDS[kind]: n for kind, n in enumerate(counts) if n}


def _hand(s: Carcassonne, other: int, seat: int | None) -> list[str] | int:
    """The own hand, or how many tiles another one has."""
    hand = s.hand_of(other)
    return [KINDS[kind] for kind in hand] if other == seat else len(hand)


def _spell(counts: list[int]) -> list[str]:
    return [KINDS[kind] for kind, n in enumerate(counts) for _ in range(n)]


def imagine(s: Carcassonne, seat: int, rng: Random) -> Carcassonne:
    """The same position with other hands, as this seat might suppose them.

    Whoever is to move with a hand that fits nowhere has to set a tile aside, and everybody at the table knows which
    of the two is going on: the supposed hand is in the same case.
    """
    guess = _clone(s)
    if s.switches()["hand"] == 1:
        return guess
    pool = [KIND_OF[name] for name, n in unseen(s, seat).items() for _ in range(n)]
    rng.shuffle(pool)
    mover = s.now()[1]
    for other in sorted((other for other in range(s.seats) if other != seat), key=lambda other: other != mover):
        hand = _supposed(s, other, pool, rng)
        for kind in hand:
            pool.remove(kind)
        guess.put_hand(other, hand)
    guess.put_bag([pool.count(kind) for kind in range(len(KINDS))], s.set_aside_tiles())
    return guess


def _clone(s: Carcassonne) -> Carcassonne:
    copy = s.clone()
    assert isinstance(copy, Carcassonne)
    return copy


def _supposed(s: Carcassonne, other: int, pool: list[int], rng: Random) -> list[int]:
    """A hand from a shuffled pool that holds the real one: any, but the mover's fits somewhere as the real one does."""
    size = len(s.hand_of(other))
    phase, mover, *_ = s.now()
    redrawn = phase == DRAW and not s.is_closing()
    if other != mover or not (phase == PLACE or redrawn):
        return pool[:size]
    if not any(s.can_lay(kind) for kind in s.hand_of(other)):
        return [kind for kind in pool if not s.can_lay(kind)][:size]
    while phase == PLACE and not any(s.can_lay(kind) for kind in pool[:size]):
        rng.shuffle(pool)
    return pool[:size]
