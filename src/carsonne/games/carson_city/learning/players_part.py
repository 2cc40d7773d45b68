"""The numbers of an observation that belong to seats, counted from the observer on."""

from __future__ import annotations

from carsonne.games.carson_city.learning.scheme import (
    AT_ACTS,
    AT_AMMUNITION,
    AT_ANNOUNCED,
    AT_CHARACTER,
    AT_COWBOYS,
    AT_DISCARD,
    AT_FIGHTS,
    AT_GUNS,
    AT_HAND,
    AT_HAS_WHITE,
    AT_KEPT,
    AT_LIMIT,
    AT_MONEY,
    AT_ON_SQUARE,
    AT_OPERATIONS,
    AT_PARCELS,
    AT_PASSED,
    AT_PICKING,
    AT_PLACING,
    AT_POINTS,
    AT_READY,
    AT_REFILLED,
    AT_ROADS,
    AT_SHERIFF,
    AT_SHOWN,
    AT_STRENGTH,
    AT_TILES,
    AT_WAITS,
    KINDS,
)
from carsonne.games.carson_city.rules import players
from carsonne.games.carson_city.rules.codes import (
    ASK_TILES,
    CHARACTERS,
    DO_CASH,
    DO_DRAFT,
    DO_PLACE,
    DRAWN,
    DUEL_TILES,
    FACE_UP,
    FACES,
    MAX_SEATS,
    PARCELS,
    SHOTS,
    SQUARES,
    STANDING,
    TYPES,
)
from carsonne.games.carson_city.rules.cowboys import crowd_at, has_duels
from carsonne.games.carson_city.rules.position import Position
from carsonne.kernel.coding import Canvas


def seat_from(s: Position, seat: int, other: int) -> int:
    """How many seats after the observer a seat is."""
    return other - seat if other >= seat else other - seat + s.seats


def write_players(s: Position, seat: int, out: Canvas) -> None:
    """Everything that seats have."""
    acting = s.actors()
    for other in range(s.seats):
        i = seat_from(s, seat, other)
        out.vector[AT_ACTS + i] = acting >> other & 1
        write_player(s, other, i, out)
        write_card(s, other, i, out)
        write_squares(s, other, i, out)
        write_choice(s, seat, other, i, out)
    write_orders(s, seat, out)
    write_tiles(s, seat, out)


def write_player(s: Position, other: int, i: int, out: Canvas) -> None:
    """Money, points, pieces: all of it is open (R21)."""
    out.vector[AT_MONEY + i] = s.money[other]
    out.vector[AT_POINTS + i] = s.points[other]
    out.vector[AT_COWBOYS + i] = s.cowboys[other]
    out.vector[AT_HAS_WHITE + i] = players.has_white(s, other)
    out.vector[AT_SHERIFF + i] = s.sheriff == other
    out.vector[AT_ROADS + i] = s.roads[other]
    out.vector[AT_GUNS + i] = players.guns(s, other)
    out.vector[AT_AMMUNITION + i] = s.ammunition == other
    out.vector[AT_STRENGTH + i] = players.strength(s, other)
    out.vector[AT_PARCELS + i] = s.parcels[other]
    out.vector[AT_OPERATIONS + i] = s.operations[other]
    for what in range(1, TYPES):
        out.vector[AT_KEPT + i * KINDS + what - 1] = s.kept[other * TYPES + what]


def write_card(s: Position, other: int, i: int, out: Canvas) -> None:
    """The character of a seat."""
    card = s.character[other]
    out.vector[AT_WAITS + i] = s.waits[other]
    if card < CHARACTERS:
        out.vector[AT_CHARACTER + i * CHARACTERS + card] = 1
        if s.side[card] != DRAWN:
            out.vector[AT_LIMIT + i] = players.cash_limit(s, other)


def write_squares(s: Position, other: int, i: int, out: Canvas) -> None:
    """The cowboys of a seat on the track; the white one is not counted."""
    for square in range(SQUARES):
        target = PARCELS + square
        number = s.stand[target] >> other & 1
        if not has_duels(target):
            number = s.crowd[crowd_at(target) + other]
        elif s.white_at == target and s.sheriff == other:
            number = 0
        out.vector[AT_ON_SQUARE + square * MAX_SEATS + i] = number


def is_hidden(s: Position) -> bool:
    """Whether what seats have chosen is not shown yet."""
    if s.step == DO_CASH or s.phase == ASK_TILES or s.pending == STANDING:
        return True
    return s.law != 0 and s.pending == SHOTS


def write_choice(s: Position, seat: int, other: int, i: int, out: Canvas) -> None:
    """Who fights, who has chosen, and what, as far as the observer may know."""
    if s.duel_bits:
        out.vector[AT_FIGHTS + i] = s.duel_bits >> other & 1
    if s.chosen[other]:
        out.vector[AT_READY + i] = 1
        if other == seat or not is_hidden(s):
            out.vector[AT_SHOWN + i] = s.chosen[other]


def write_orders(s: Position, seat: int, out: Canvas) -> None:
    """The orders of picking, placing and passing, as far as they are known."""
    for i in range(s.seats):
        if s.step >= DO_DRAFT:
            out.vector[AT_PICKING + seat_from(s, seat, s.picking[i])] = i + 1
        if DO_PLACE <= s.step <= DO_CASH:
            out.vector[AT_PLACING + seat_from(s, seat, s.placing[i])] = i + 1
    for i in range(s.passed):
        out.vector[AT_PASSED + seat_from(s, seat, s.passing[i])] = i + 1


def write_tiles(s: Position, seat: int, out: Canvas) -> None:
    """Duel tiles: the observer's own, how many others hold, what lies open (R17)."""
    if s.law == 0:
        return
    for other in range(s.seats):
        i = seat_from(s, seat, other)
        out.vector[AT_ANNOUNCED + i] = s.announced[other]
        out.vector[AT_REFILLED + i] = s.drawn_at[other] > 0
    for tile in range(DUEL_TILES):
        place = s.tile_at[tile]
        value = tile % FACES
        if place < s.seats:
            i = AT_TILES + seat_from(s, seat, place)
            out.vector[i] = out.vector[i] + 1
        if place == seat:
            out.vector[AT_HAND + value] = out.vector[AT_HAND + value] + 1
        elif place == FACE_UP:
            out.vector[AT_DISCARD + value] = out.vector[AT_DISCARD + value] + 1
