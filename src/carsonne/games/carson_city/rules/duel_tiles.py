"""Duel tiles, for the law of the strongest: who holds which, drawing, the face-up discard (CB123 to CB126, R17)."""

from __future__ import annotations

from carsonne.games.carson_city.rules.codes import (
    DUEL_TILES,
    FACE_UP,
    FACES,
    FROM_RESERVE,
    NEVER,
    NOBODY,
    NOWHERE,
    REFILL,
    ROLL_TILE,
    RUN,
    SET_TOTAL,
    SETS,
    STOCK,
    TILE_MOVE,
    TOLD_ANNOUNCED,
    TOLD_REFILLED,
    TOLD_TILE,
    UNUSED,
)
from carsonne.games.carson_city.rules.position import Position
from carsonne.kernel.state import Buffer


def hand_size(s: Position, seat: int) -> int:
    """How many duel tiles a player holds."""
    n = 0
    for i in range(DUEL_TILES):
        if s.tile_at[i] == seat:
            n += 1
    return n


def find_tile(s: Position, place: int, value: int) -> int:
    """A tile of this value there, or NOWHERE."""
    for i in range(SETS):
        if s.tile_at[i * FACES + value] == place:
            return i * FACES + value
    return NOWHERE


def hand_into(s: Position, seat: int, out: Buffer) -> int:
    """One move for each value in hand (CB125)."""
    n = 0
    for value in range(FACES):
        if find_tile(s, seat, value) != NOWHERE:
            out.at[n] = TILE_MOVE + value
            n += 1
    return n


# The deal


def lay_out(s: Position) -> None:
    """One set of duel tiles for each player: their own with two, else mixed (CB123, CB124)."""
    for i in range(s.seats * FACES):
        s.tile_at[i] = i // FACES if s.seats == 2 else STOCK
        s.tile_since[i] = NEVER
    s.drawer = 0


def announce(s: Position, seat: int) -> None:
    """The total of a hand is public; with three or more players it sets the starting money (CB124)."""
    total = 0
    for i in range(DUEL_TILES):
        if s.tile_at[i] == seat:
            total += i % FACES
    s.announced[seat] = total
    if s.seats > 2:
        s.money[seat] = 2 * SET_TOTAL - total
    s.tell(TOLD_ANNOUNCED, seat, total, s.money[seat])


# Drawing


def in_stock(s: Position, value: int) -> int:
    """How many tiles of a value lie face down and can be drawn."""
    n = 0
    for i in range(SETS):
        if s.tile_at[i * FACES + value] == STOCK:
            n += 1
    return n


def chance_into(s: Position, out: Buffer, weights: Buffer) -> int:
    """The values that can be drawn, with how many there are."""
    n = 0
    for value in range(FACES):
        count = in_stock(s, value)
        if count:
            out.at[n] = value
            weights.at[n] = count
            n += 1
    return n


def draw(s: Position, value: int) -> None:
    """CHANCE gives a tile to whoever is due."""
    i = find_tile(s, STOCK, value)
    s.tile_at[i] = s.drawer
    s.tell(TOLD_TILE, s.drawer, value)
    s.phase = RUN


# Playing


def play(s: Position, seat: int, value: int) -> None:
    """A tile is turned up and stays face up."""
    i = find_tile(s, seat, value)
    s.tile_at[i] = FACE_UP
    s.tile_since[i] = s.draws


def show(s: Position, seat: int, value: int) -> None:
    """A tile is turned up and goes back into the hand: from now on everybody knows about it."""
    s.tile_since[find_tile(s, seat, value)] = s.draws


def is_drawable(s: Position, tile: int) -> bool:
    """What is shuffled for a draw: the discard, and with the general reserve the unused sets (CB126, R17)."""
    if s.tile_at[tile] == UNUSED:
        return s.duel_refill == FROM_RESERVE
    return s.tile_at[tile] == FACE_UP


def start_refill(s: Position, seat: int) -> None:
    """The draw of one player begins: what can be drawn is shuffled and lies face down from now on (R17)."""
    s.drawer = seat
    s.draws += 1
    s.drawn_at[seat] = s.draws
    for i in range(DUEL_TILES):
        if is_drawable(s, i):
            s.tile_at[i] = STOCK
    s.tell(TOLD_REFILLED, seat)


def refill_hands(s: Position) -> bool:
    """Players with no tiles left draw three (CB126); False if everybody has tiles."""
    if s.drawer != NOBODY:
        if hand_size(s, s.drawer) < REFILL:
            s.phase = ROLL_TILE
            return True
        s.drawer = NOBODY
    for i in range(s.passed):
        if hand_size(s, s.passing[i]) == 0:
            start_refill(s, s.passing[i])
            return True
    return False
