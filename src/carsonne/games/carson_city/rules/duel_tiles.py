"""Duel tiles, for the law of the strongest: who holds which, drawing, the face-up discard (CB123 to CB126, R17)."""

from __future__ import annotations

from carsonne.games.carson_city.rules import codes
from carsonne.games.carson_city.rules.position import Position
from carsonne.kernel.state import Buffer


def hand_size(s: Position, seat: int) -> int:
    """Count the duel tiles that a player holds."""
    n = 0
    for i in range(codes.DUEL_TILES):
        if s.tile_at[i] == seat:
            n += 1
    return n


def find_tile(s: Position, place: int, value: int) -> int:
    """Return a tile of this value in a place, or NOWHERE."""
    for i in range(codes.SETS):
        if s.tile_at[i * codes.FACES + value] == place:
            return i * codes.FACES + value
    return codes.NOWHERE


def hand_into(s: Position, seat: int, out: Buffer) -> int:
    """Write one move for each value in hand (CB125)."""
    n = 0
    for value in range(codes.FACES):
        if find_tile(s, seat, value) != codes.NOWHERE:
            out.at[n] = codes.TILE_MOVE + value
            n += 1
    return n


# The deal


def lay_out(s: Position) -> None:
    """Lay out one set of duel tiles for each player: their own with two, else mixed (CB123, CB124)."""
    for i in range(s.seats * codes.FACES):
        s.tile_at[i] = i // codes.FACES if s.seats == 2 else codes.STOCK
        s.tile_since[i] = codes.NEVER
    s.drawer = 0


def announce(s: Position, seat: int) -> None:
    """Announce the total of a hand; with three or more players it sets the starting money (CB124)."""
    total = 0
    for i in range(codes.DUEL_TILES):
        if s.tile_at[i] == seat:
            total += i % codes.FACES
    s.announced[seat] = total
    if s.seats > 2:
        s.money[seat] = 2 * codes.SET_TOTAL - total
    s.tell(codes.TOLD_ANNOUNCED, seat, total, s.money[seat])


# Drawing


def in_stock(s: Position, value: int) -> int:
    """Count the tiles of a value that lie face down and can be drawn."""
    n = 0
    for i in range(codes.SETS):
        if s.tile_at[i * codes.FACES + value] == codes.STOCK:
            n += 1
    return n


def chance_into(s: Position, out: Buffer, weights: Buffer) -> int:
    """Write the values that can be drawn, with how many there are."""
    n = 0
    for value in range(codes.FACES):
        count = in_stock(s, value)
        if count:
            out.at[n] = value
            weights.at[n] = count
            n += 1
    return n


def happen(s: Position, value: int) -> None:
    """Give a drawn tile to the player who is due."""
    i = find_tile(s, codes.STOCK, value)
    s.tile_at[i] = s.drawer
    s.tell(codes.TOLD_TILE, s.drawer, value)
    s.phase = codes.RUN


# Playing


def play(s: Position, seat: int, value: int) -> None:
    """Turn up a tile, which stays face up."""
    i = find_tile(s, seat, value)
    s.tile_at[i] = codes.FACE_UP
    s.tile_since[i] = s.draws


def show(s: Position, seat: int, value: int) -> None:
    """Turn up a tile that goes back into the hand: from now on all players know about it."""
    s.tile_since[find_tile(s, seat, value)] = s.draws


def is_drawable(s: Position, tile: int) -> bool:
    """Return whether a draw shuffles a tile: the discard, and from the general reserve unused sets (CB126, R17)."""
    if s.tile_at[tile] == codes.UNUSED:
        return s.duel_refill == codes.FROM_RESERVE
    return s.tile_at[tile] == codes.FACE_UP


def start_refill(s: Position, seat: int) -> None:
    """Begin one player's draw: what can be drawn is shuffled and lies face down from now on (R17)."""
    s.drawer = seat
    s.draws += 1
    s.drawn_at[seat] = s.draws
    for i in range(codes.DUEL_TILES):
        if is_drawable(s, i):
            s.tile_at[i] = codes.STOCK
    s.tell(codes.TOLD_REFILLED, seat)


def refill_hands(s: Position) -> bool:
    """Let players without tiles draw three (CB126); return False if all have tiles."""
    if s.drawer != codes.NOBODY:
        if hand_size(s, s.drawer) < codes.REFILL:
            s.phase = codes.ROLL_TILE
            return True
        s.drawer = codes.NOBODY
    for i in range(s.passed):
        if hand_size(s, s.passing[i]) == 0:
            start_refill(s, s.passing[i])
            return True
    return False
