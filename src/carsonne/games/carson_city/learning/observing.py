"""What a seat knows of a position, as planes and numbers: all but duel tiles and secret choices of others (R17)."""

from __future__ import annotations

from carsonne.games.carson_city.learning import players_part, scheme, town_part
from carsonne.games.carson_city.rules import codes
from carsonne.games.carson_city.rules.position import Position
from carsonne.kernel.coding import Canvas

ALL_SIDES = codes.DRAWN + 1


def observe(s: Position, seat: int, out: Canvas) -> None:
    """Write everything a seat knows, with seats counted from the observer."""
    town_part.draw_town(s, seat, out)
    write_moment(s, out)
    write_options(s, out)
    write_row(s, out)
    write_construction(s, seat, out)
    players_part.write_players(s, seat, out)


def write_moment(s: Position, out: Canvas) -> None:
    """Write where in the game we are."""
    out.vector[scheme.AT_SEATS] = s.seats
    out.vector[scheme.AT_ROUND + s.round] = 1
    out.vector[scheme.AT_PHASE + s.phase] = 1
    out.vector[scheme.AT_STEP + s.step] = 1
    out.vector[scheme.AT_PENDING + s.pending] = 1
    if s.step == codes.DO_TRACK and s.square < codes.SQUARES:
        out.vector[scheme.AT_SQUARE + s.square] = 1
    if codes.PARCELS <= s.white_at < codes.TARGETS:
        out.vector[scheme.AT_WHITE_ON + s.white_at - codes.PARCELS] = 1
    if s.duel_bits and codes.PARCELS <= s.duel_at < codes.TARGETS:
        out.vector[scheme.AT_DUEL_SQUARE + s.duel_at - codes.PARCELS] = 1


def write_options(s: Position, out: Canvas) -> None:
    """Write the options in force."""
    out.vector[scheme.AT_LAW] = s.law
    out.vector[scheme.AT_KIT] = s.kit
    out.vector[scheme.AT_WINDOWS] = s.windows
    out.vector[scheme.AT_RIVER] = s.river
    out.vector[scheme.AT_DUEL_ORDER + s.duel_order] = 1
    out.vector[scheme.AT_WITHDRAW + s.withdraw] = 1
    out.vector[scheme.AT_DUEL_REFILL + s.duel_refill] = 1


def write_row(s: Position, out: Canvas) -> None:
    """Write the construction row, the bag, the stock of roads and the sides of the characters."""
    for slot in range(codes.SLOTS):
        if s.market[slot]:
            out.vector[scheme.AT_MARKET + slot * scheme.KINDS + s.market[slot] - 1] = 1
    for what in range(1, codes.TYPES):
        out.vector[scheme.AT_BAG + what - 1] = s.bag[what]
    out.vector[scheme.AT_STOCK] = s.road_stock
    for card in range(codes.CHARACTERS):
        out.vector[scheme.AT_SIDE + card * ALL_SIDES + s.side[card]] = 1


def write_construction(s: Position, seat: int, out: Canvas) -> None:
    """Write the building under construction, and what the Grocer doubles."""
    if s.hand:
        out.vector[scheme.AT_BUILDING + s.hand - 1] = 1
        out.vector[scheme.AT_BUILDER + players_part.seat_from(s, seat, s.builder)] = 1
        out.vector[scheme.AT_FROM_KEPT] = s.from_kept
    if s.doubled:
        out.vector[scheme.AT_DOUBLED + s.doubled - 1] = 1
