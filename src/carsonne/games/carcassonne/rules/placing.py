"""Placing a tile: where it fits, and setting one aside if nothing in a hand fits (CA6.1, CA8 to CA12, CA40)."""

from __future__ import annotations

from carsonne.games.carcassonne.rules import bag, codes, hands, tables
from carsonne.games.carcassonne.rules.board import lay
from carsonne.games.carcassonne.rules.position import Position
from carsonne.kernel.state import Buffer

FIT = tables.FIT


# The number of a placement


def move_of(kind: int, spot: int, turn: int) -> int:
    """Return the move that lays a kind of tile on a spot after some quarter turns."""
    return codes.PLACE_MOVE + (kind * codes.SPOTS + spot) * 4 + turn


def kind_in(move: int) -> int:
    """Return the kind that a placement lays."""
    return (move - codes.PLACE_MOVE) // (4 * codes.SPOTS)


def spot_in(move: int) -> int:
    """Return the spot that a placement fills."""
    return (move - codes.PLACE_MOVE) // 4 % codes.SPOTS


def turn_in(move: int) -> int:
    """Return the quarter turns of a placement."""
    return (move - codes.PLACE_MOVE) & 3


# What may be answered


def legal_into(s: Position, seat: int, out: Buffer) -> int:
    """Write every placement of the drawn tile, or of the tiles in hand."""
    if s.hand_size == codes.NO_HAND:
        return placements_into(s, s.drawn, 0, out)
    return hand_into(s, seat, out)


def placements_into(s: Position, kind: int, n: int, out: Buffer) -> int:
    """Write every cell and turn where a tile fits after n other moves (CA8, CA9, R26)."""
    row = kind << 8
    for slot in range(s.slot_count):
        turns = FIT[row + s.pattern[slot]]
        if turns:
            first = move_of(kind, s.slot_spot[slot], 0)
            for turn in range(4):
                if turns >> turn & 1:
                    out.at[n] = first + turn
                    n += 1
    return n


def hand_into(s: Position, seat: int, out: Buffer) -> int:
    """Write the placements of the tiles in hand; if none fits, the choice of the tile to set aside (R25)."""
    n = 0
    for i in range(seat * codes.HAND, seat * codes.HAND + codes.HAND):
        if hands.is_choice(s, seat, i):
            n = placements_into(s, s.hand[i], n, out)
    return n if n else discards_into(s, seat, out)


def discards_into(s: Position, seat: int, out: Buffer) -> int:
    """Write setting aside any of the kinds in the hand."""
    n = 0
    for i in range(seat * codes.HAND, seat * codes.HAND + codes.HAND):
        if hands.is_choice(s, seat, i):
            out.at[n] = codes.DISCARD_MOVE + s.hand[i]
            n += 1
    return n


# What an answer does


def answer(s: Position, seat: int, move: int) -> None:
    """Lay a tile, or set one aside."""
    if move >= codes.PLACE_MOVE:
        place(s, kind_in(move), spot_in(move), turn_in(move))
    else:
        discard(s, move - codes.DISCARD_MOVE)


def place(s: Position, kind: int, spot: int, turn: int) -> None:
    """Lay the tile (CA6.1); then a follower may be placed on it."""
    if s.hand_size > codes.NO_HAND:
        hands.give_up(s, s.turn, kind)
    s.drawn = codes.NO_TILE
    s.tell(codes.TOLD_PLACED, s.turn, kind, spot, turn)
    lay(s, kind * 4 + turn, spot, s.turn)
    s.phase = codes.CLAIM


def discard(s: Position, kind: int) -> None:
    """Set aside a tile when nothing in the hand fits, and draw another if any are left (R25)."""
    hands.give_up(s, s.turn, kind)
    bag.set_aside(s, kind)
    s.phase = codes.DRAW if s.undrawn else codes.TURN_END
