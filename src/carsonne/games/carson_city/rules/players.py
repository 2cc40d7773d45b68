"""What each player has: money and points, strength, the place in the order of passing (CB9, CB50, CB51, CB54, CB69)."""

from __future__ import annotations

from carsonne.games.carson_city.rules import codes, tables
from carsonne.games.carson_city.rules.position import Position

GUNS = tables.GUNS
LIMIT = tables.LIMIT
MERCENARY_GUNS = tables.MERCENARY_GUNS


def earn(s: Position, seat: int, amount: int, why: int, place: int) -> None:
    """Pay from the bank, or to it if the amount is negative; `place` is a target or NOWHERE (CB9, CB106)."""
    s.money[seat] += amount
    if amount:
        s.tell(codes.TOLD_MONEY, seat, amount, why, place)
        s.pause()


def score(s: Position, seat: int, points: int, why: int, count: int, each: int) -> None:
    """Give points on the track, with the reason."""
    s.points[seat] += points
    s.tell(codes.TOLD_POINTS, seat, points, why, count, each)
    s.pause()


def has_side(s: Position, seat: int, card: int, side: int) -> bool:
    """Return whether a player has this character, and it is played with this side."""
    return s.character[seat] == card and s.side[card] == side


def cash_limit(s: Position, seat: int) -> int:
    """Return what a player may hold at the end of the round (CB47)."""
    card = s.character[seat]
    return LIMIT[card * 2 + s.side[card]]


# Strength


def guns(s: Position, seat: int) -> int:
    """Count the revolvers a player has for good: the first, bought ones, those of buildings (CB51)."""
    n = s.revolvers[seat]
    for what in range(1, codes.TYPES):
        n += GUNS[what] * s.built[seat * codes.TYPES + what]
    return n


def mercenary_guns(s: Position) -> int:
    """Return what the Mercenary adds for this round (CB119)."""
    return MERCENARY_GUNS[s.side[codes.MERCENARY]]


def has_white(s: Position, seat: int) -> bool:
    """Return whether the player holds the white cowboy, unplaced (CB107)."""
    return s.sheriff == seat and s.white_at == codes.HOME


def bonus(s: Position, seat: int) -> int:
    """Return the strength of this round only: ammunition, Mercenary, the unplaced white cowboy (CB51, CB107, CB119)."""
    n = 0
    if s.ammunition == seat:
        n = codes.TRIPLE_REVOLVER
    if s.character[seat] == codes.MERCENARY:
        n += mercenary_guns(s)
    if has_white(s, seat):
        n += 1
    return n


def strength(s: Position, seat: int) -> int:
    """Return a player's strength: cowboys in the personal reserve and revolvers (CB50)."""
    return s.cowboys[seat] + guns(s, seat) + bonus(s, seat)


def buildings(s: Position, seat: int) -> int:
    """Count a player's buildings on the plan (CB69)."""
    n = 0
    for what in range(1, codes.TYPES):
        n += s.built[seat * codes.TYPES + what]
    return n


# The order of passing


def give_pass(s: Position, seat: int, forced: int) -> None:
    """Put a player on the first free place of the passing order (CB38, CB137)."""
    s.tell(codes.TOLD_PASSED, seat, s.passed, forced, s.kit)
    s.passing[s.passed] = seat
    s.passed += 1
    s.pause()


def place_in_passing(s: Position, seat: int) -> int:
    """Return how early a player has passed: 0 was the first (CB54)."""
    for i in range(s.passed):
        if s.passing[i] == seat:
            return i
    return s.passed


def has_passed(s: Position, seat: int) -> bool:
    """Return whether a player has passed or locked this round."""
    return place_in_passing(s, seat) < s.passed


def first_passed(s: Position, bits: int) -> int:
    """Return the one of the given players who passed first."""
    for i in range(s.passed):
        if bits >> s.passing[i] & 1:
            return s.passing[i]
    return 0


def first_seat(bits: int) -> int:
    """Return the one of the given players with the lowest seat."""
    for seat in range(codes.MAX_SEATS):
        if bits >> seat & 1:
            return seat
    return 0
