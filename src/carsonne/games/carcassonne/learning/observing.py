"""What a seat knows of a position, as planes and numbers (CA42, CA43)."""

from __future__ import annotations

from carsonne.games.carcassonne.learning import scheme
from carsonne.games.carcassonne.learning.landscape import draw_landscape
from carsonne.games.carcassonne.rules import codes
from carsonne.games.carcassonne.rules.position import Position
from carsonne.kernel.coding import Canvas


def observe(s: Position, seat: int, out: Canvas) -> None:
    """Write everything a seat knows, with seats counted from the observer."""
    draw_landscape(s, seat, out)
    write_table(s, seat, out)
    write_tiles(s, seat, out)
    write_options(s, out)


def seat_from(s: Position, seat: int, other: int) -> int:
    """Return how many seats after the observer a seat is."""
    return other - seat if other >= seat else other - seat + s.seats


def write_table(s: Position, seat: int, out: Canvas) -> None:
    """Write whose turn it is, and each seat's points and followers."""
    out.vector[scheme.AT_SEATS] = s.seats
    out.vector[scheme.AT_PHASE + s.phase] = 1
    out.vector[scheme.AT_TURN + seat_from(s, seat, s.turn)] = 1
    out.vector[scheme.AT_UNDRAWN] = s.undrawn
    out.vector[scheme.AT_TILES] = s.tile_count
    for other in range(s.seats):
        i = seat_from(s, seat, other)
        out.vector[scheme.AT_POINTS + i] = s.points[other]
        out.vector[scheme.AT_SUPPLY + i] = s.supply[other]
        for kind in range(1, codes.TYPES):
            out.vector[scheme.AT_GAINED + i * (codes.TYPES - 1) + kind - 1] = s.gained[other * codes.TYPES + kind]


def write_tiles(s: Position, seat: int, out: Canvas) -> None:
    """Write which tiles can be laid and which may still turn up."""
    for kind in range(codes.KIND_COUNT):
        out.vector[scheme.AT_UNSEEN + kind] = s.bag[kind]
        out.vector[scheme.AT_ASIDE + kind] = s.aside[kind]
    if s.hand_size == codes.NO_HAND:
        if s.drawn != codes.NO_TILE:
            out.vector[scheme.AT_SLOT + s.drawn] = 1
        return
    for other in range(s.seats):
        for slot in range(codes.HAND):
            kind = s.hand[other * codes.HAND + slot]
            if kind != codes.NO_TILE:
                write_held(s, seat, other, slot, kind, out)


def write_held(s: Position, seat: int, other: int, slot: int, kind: int, out: Canvas) -> None:
    """Write a tile in a hand: the observer sees its own; any other may still turn up."""
    i = scheme.AT_HELD + seat_from(s, seat, other)
    out.vector[i] = out.vector[i] + 1
    if other == seat:
        out.vector[scheme.AT_SLOT + slot * codes.KIND_COUNT + kind] = 1
    else:
        out.vector[scheme.AT_UNSEEN + kind] = out.vector[scheme.AT_UNSEEN + kind] + 1


def write_options(s: Position, out: Canvas) -> None:
    """Write the options in force."""
    out.vector[scheme.AT_SMALL_CITY] = s.small_city
    out.vector[scheme.AT_FARM_MODE + s.farm_mode] = 1
    out.vector[scheme.AT_FARM_POINTS] = s.farm_points
    out.vector[scheme.AT_FARMERS] = s.farmers
    out.vector[scheme.AT_HAND_SIZE] = s.hand_size
    out.vector[scheme.AT_HAND_END + s.hand_end] = 1
