"""What a seat knows of a position, as planes and numbers: all but duel tiles and secret choices of others (R17)."""

from __future__ import annotations

from carsonne.games.carson_city.learning import players_part, town_part
from carsonne.games.carson_city.learning.scheme import (
    AT_BAG,
    AT_BUILDER,
    AT_BUILDING,
    AT_DOUBLED,
    AT_DUEL_ORDER,
    AT_DUEL_REFILL,
    AT_DUEL_SQUARE,
    AT_FROM_KEPT,
    AT_KIT,
    AT_LAW,
    AT_MARKET,
    AT_PENDING,
    AT_PHASE,
    AT_RIVER,
    AT_ROUND,
    AT_SEATS,
    AT_SIDE,
    AT_SQUARE,
    AT_STEP,
    AT_STOCK,
    AT_WHITE_ON,
    AT_WINDOWS,
    AT_WITHDRAW,
    KINDS,
)
from carsonne.games.carson_city.rules.codes import (
    CHARACTERS,
    DO_TRACK,
    DRAWN,
    PARCELS,
    SLOTS,
    SQUARES,
    TARGETS,
    TYPES,
)
from carsonne.games.carson_city.rules.position import Position
from carsonne.kernel.coding import Canvas

ALL_SIDES = DRAWN + 1


def observe(s: Position, seat: int, out: Canvas) -> None:
    """Everything a seat knows; the seats are counted from it on."""
    town_part.draw_town(s, seat, out)
    write_moment(s, out)
    write_options(s, out)
    write_row(s, out)
    write_construction(s, seat, out)
    players_part.write_players(s, seat, out)


def write_moment(s: Position, out: Canvas) -> None:
    """The place in the game."""
    out.vector[AT_SEATS] = s.seats
    out.vector[AT_ROUND + s.round] = 1
    out.vector[AT_PHASE + s.phase] = 1
    out.vector[AT_STEP + s.step] = 1
    out.vector[AT_PENDING + s.pending] = 1
    if s.step == DO_TRACK and s.square < SQUARES:
        out.vector[AT_SQUARE + s.square] = 1
    if PARCELS <= s.white_at < TARGETS:
        out.vector[AT_WHITE_ON + s.white_at - PARCELS] = 1
    if s.duel_bits and PARCELS <= s.duel_at < TARGETS:
        out.vector[AT_DUEL_SQUARE + s.duel_at - PARCELS] = 1


def write_options(s: Position, out: Canvas) -> None:
    """The options in force."""
    out.vector[AT_LAW] = s.law
    out.vector[AT_KIT] = s.kit
    out.vector[AT_WINDOWS] = s.windows
    out.vector[AT_RIVER] = s.river
    out.vector[AT_DUEL_ORDER + s.duel_order] = 1
    out.vector[AT_WITHDRAW + s.withdraw] = 1
    out.vector[AT_DUEL_REFILL + s.duel_refill] = 1


def write_row(s: Position, out: Canvas) -> None:
    """The row, the bag, the reserve and the sides of the characters."""
    for slot in range(SLOTS):
        if s.market[slot]:
            out.vector[AT_MARKET + slot * KINDS + s.market[slot] - 1] = 1
    for what in range(1, TYPES):
        out.vector[AT_BAG + what - 1] = s.bag[what]
    out.vector[AT_STOCK] = s.road_stock
    for card in range(CHARACTERS):
        out.vector[AT_SIDE + card * ALL_SIDES + s.side[card]] = 1


def write_construction(s: Position, seat: int, out: Canvas) -> None:
    """The building that is being built, and what the Grocer doubles."""
    if s.hand:
        out.vector[AT_BUILDING + s.hand - 1] = 1
        out.vector[AT_BUILDER + players_part.seat_from(s, seat, s.builder)] = 1
        out.vector[AT_FROM_KEPT] = s.from_kept
    if s.doubled:
        out.vector[AT_DOUBLED + s.doubled - 1] = 1
