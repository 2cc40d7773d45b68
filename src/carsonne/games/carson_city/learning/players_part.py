"""The numbers of an observation that belong to seats, counted from the observer."""

from __future__ import annotations

from carsonne.games.carson_city.learning import scheme
from carsonne.games.carson_city.rules import codes, players
from carsonne.games.carson_city.rules.cowboys import crowd_at, has_duels
from carsonne.games.carson_city.rules.position import Position
from carsonne.kernel.coding import Canvas


def seat_from(s: Position, seat: int, other: int) -> int:
    """Return how many seats after the observer a seat is."""
    return other - seat if other >= seat else other - seat + s.seats


def write_players(s: Position, seat: int, out: Canvas) -> None:
    """Write everything that the seats have."""
    acting = s.actors()
    for other in range(s.seats):
        i = seat_from(s, seat, other)
        out.vector[scheme.AT_ACTS + i] = acting >> other & 1
        write_player(s, other, i, out)
        write_card(s, other, i, out)
        write_squares(s, other, i, out)
        write_choice(s, seat, other, i, out)
    write_orders(s, seat, out)
    write_tiles(s, seat, out)


def write_player(s: Position, other: int, i: int, out: Canvas) -> None:
    """Write money, points and pieces, all of which are open (R21)."""
    out.vector[scheme.AT_MONEY + i] = s.money[other]
    out.vector[scheme.AT_POINTS + i] = s.points[other]
    out.vector[scheme.AT_COWBOYS + i] = s.cowboys[other]
    out.vector[scheme.AT_HAS_WHITE + i] = players.has_white(s, other)
    out.vector[scheme.AT_SHERIFF + i] = s.sheriff == other
    out.vector[scheme.AT_ROADS + i] = s.roads[other]
    out.vector[scheme.AT_GUNS + i] = players.guns(s, other)
    out.vector[scheme.AT_AMMUNITION + i] = s.ammunition == other
    out.vector[scheme.AT_STRENGTH + i] = players.strength(s, other)
    out.vector[scheme.AT_PARCELS + i] = s.parcels[other]
    out.vector[scheme.AT_OPERATIONS + i] = s.operations[other]
    for what in range(1, codes.TYPES):
        out.vector[scheme.AT_KEPT + i * scheme.KINDS + what - 1] = s.kept[other * codes.TYPES + what]


def write_card(s: Position, other: int, i: int, out: Canvas) -> None:
    """Write a seat's character."""
    card = s.character[other]
    out.vector[scheme.AT_WAITS + i] = s.waits[other]
    if card < codes.CHARACTERS:
        out.vector[scheme.AT_CHARACTER + i * codes.CHARACTERS + card] = 1
        if s.side[card] != codes.DRAWN:
            out.vector[scheme.AT_LIMIT + i] = players.cash_limit(s, other)


def write_squares(s: Position, other: int, i: int, out: Canvas) -> None:
    """Write a seat's cowboys on the track, without the white one."""
    for square in range(codes.SQUARES):
        target = codes.PARCELS + square
        number = s.stand[target] >> other & 1
        if not has_duels(target):
            number = s.crowd[crowd_at(target) + other]
        elif s.white_at == target and s.sheriff == other:
            number = 0
        out.vector[scheme.AT_ON_SQUARE + square * codes.MAX_SEATS + i] = number


def is_hidden(s: Position) -> bool:
    """Return whether the seats' choices are still secret."""
    if s.step == codes.DO_CASH or s.phase == codes.ASK_TILES or s.pending == codes.STANDING:
        return True
    return s.law != 0 and s.pending == codes.SHOTS


def write_choice(s: Position, seat: int, other: int, i: int, out: Canvas) -> None:
    """Write who fights, who has chosen, and what, as far as the observer may know."""
    if s.duel_bits:
        out.vector[scheme.AT_FIGHTS + i] = s.duel_bits >> other & 1
    if s.chosen[other]:
        out.vector[scheme.AT_READY + i] = 1
        if other == seat or not is_hidden(s):
            out.vector[scheme.AT_SHOWN + i] = s.chosen[other]


def write_orders(s: Position, seat: int, out: Canvas) -> None:
    """Write the orders of picking, placing and passing, as far as they are known."""
    for i in range(s.seats):
        if s.step >= codes.DO_DRAFT:
            out.vector[scheme.AT_PICKING + seat_from(s, seat, s.picking[i])] = i + 1
        if codes.DO_PLACE <= s.step <= codes.DO_CASH:
            out.vector[scheme.AT_PLACING + seat_from(s, seat, s.placing[i])] = i + 1
    for i in range(s.passed):
        out.vector[scheme.AT_PASSED + seat_from(s, seat, s.passing[i])] = i + 1


def write_tiles(s: Position, seat: int, out: Canvas) -> None:
    """Write the duel tiles: the observer's own, how many others hold, what lies open (R17)."""
    if s.law == 0:
        return
    for other in range(s.seats):
        i = seat_from(s, seat, other)
        out.vector[scheme.AT_ANNOUNCED + i] = s.announced[other]
        out.vector[scheme.AT_REFILLED + i] = s.drawn_at[other] > 0
    for tile in range(codes.DUEL_TILES):
        place = s.tile_at[tile]
        value = tile % codes.FACES
        if place < s.seats:
            i = scheme.AT_TILES + seat_from(s, seat, place)
            out.vector[i] = out.vector[i] + 1
        if place == seat:
            out.vector[scheme.AT_HAND + value] = out.vector[scheme.AT_HAND + value] + 1
        elif place == codes.FACE_UP:
            out.vector[scheme.AT_DISCARD + value] = out.vector[scheme.AT_DISCARD + value] + 1
