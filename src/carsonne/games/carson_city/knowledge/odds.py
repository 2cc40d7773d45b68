"""The exact chance to win a duel: over all rolls, or over all tiles that others may hold (CB50 to CB54, CB125)."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from carsonne.games.carson_city.knowledge.chances import may_hold
from carsonne.games.carson_city.rules import codes, duel_tiles, players
from carsonne.games.carson_city.rules.position import Position

Chance = Fraction


def by_dice(s: Position, seat: int, rivals: Iterable[int], spent: int, lucky: bool) -> Chance:
    """Return the chance of a duel with dice after placing `spent` more cowboys; `lucky` decides open ties."""
    leads = [_lead(s, seat, other, spent, lucky) for other in rivals]
    return _mean(_product(_below(roll + lead) for lead in leads) for roll in range(1, codes.FACES + 1))


def by_tile(s: Position, seat: int, rivals: Iterable[int], spent: int, value: int, lucky: bool) -> Chance:
    """Return the chance with a tile of this value."""
    return _product(_beaten(s, seat, other, value + _lead(s, seat, other, spent, lucky)) for other in rivals)


def held(s: Position, seat: int) -> list[int]:
    """Return the different values of a player's tiles."""
    return [value for value in range(codes.FACES) if duel_tiles.find_tile(s, seat, value) != codes.NOWHERE]


def bounds(s: Position, seat: int, rivals: list[int], spent: int) -> tuple[Chance, Chance]:
    """Return the chance at worst and at best: by who passes first, and by the tile that is played."""
    if not s.law:
        return by_dice(s, seat, rivals, spent, lucky=False), by_dice(s, seat, rivals, spent, lucky=True)
    values = held(s, seat)
    if not values:
        return Fraction(0), Fraction(1)
    low = min(by_tile(s, seat, rivals, spent, value, lucky=False) for value in values)
    return low, max(by_tile(s, seat, rivals, spent, value, lucky=True) for value in values)


def percent(chance: Chance) -> int:
    """Round to whole per cent; never to none or all of it where that is not certain."""
    rounded = round(100 * chance)
    if 0 < chance < 1:
        return min(99, max(1, rounded))
    return rounded


def _lead(s: Position, seat: int, other: int, spent: int, lucky: bool) -> int:
    """Return how much more a player has: strength, and one for winning ties (CB54)."""
    mine, theirs = players.place_in_passing(s, seat), players.place_in_passing(s, other)
    wins_ties = mine < theirs or (mine == theirs and lucky)
    return players.strength(s, seat) - spent - players.strength(s, other) + wins_ties


def _below(total: int) -> Chance:
    """Return the chance that a die shows less."""
    return Fraction(min(codes.FACES, max(0, total - 1)), codes.FACES)


def _beaten(s: Position, seat: int, other: int, total: int) -> Chance:
    """Return the part of the tiles that a rival may hold that are lower."""
    values = [tile % codes.FACES for tile in range(codes.DUEL_TILES) if may_hold(s, seat, other, tile)]
    return Fraction(sum(value < total for value in values), len(values)) if values else Fraction(1)


def _product(chances: Iterable[Chance]) -> Chance:
    total = Fraction(1)
    for chance in chances:
        total *= chance
    return total


def _mean(chances: Iterable[Chance]) -> Chance:
    found = list(chances)
    return sum(found, Fraction(0)) / len(found)
