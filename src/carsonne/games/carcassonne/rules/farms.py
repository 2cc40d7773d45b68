"""Farms: at the end of the game, the farmers on the fields supply the complete cities (CA35 to CA37)."""

from __future__ import annotations

from carsonne.games.carcassonne.rules import codes, tables
from carsonne.games.carcassonne.rules.features import find
from carsonne.games.carcassonne.rules.followers import winners
from carsonne.games.carcassonne.rules.position import Position
from carsonne.games.carcassonne.rules.scoring import award

WALL_CITY = tables.WALL_CITY
WALL_COUNT = tables.WALL_COUNT
WALL_FIELD = tables.WALL_FIELD


def score_farms(s: Position) -> None:
    """Score the farmers by the rules of the edition."""
    find_walls(s)
    if s.farm_mode == codes.PER_CITY:
        feed_by_city(s)
    else:
        feed_by_field(s)
    forget_walls(s)


# Walls: the pairs of a field and a city that touch each other


def field_at_wall(s: Position, tile: int, i: int) -> int:
    """Return the field at one of the walls of a tile."""
    return find(s, s.first_segment[tile] + WALL_FIELD[(s.turned[tile] >> 2) * codes.MAX_WALLS + i])


def city_at_wall(s: Position, tile: int, i: int) -> int:
    """Return the city at one of the walls of a tile."""
    return find(s, s.first_segment[tile] + WALL_CITY[(s.turned[tile] >> 2) * codes.MAX_WALLS + i])


def find_walls(s: Position) -> None:
    """List every pair of a farmed field and a complete city that it touches, each once (R13, R14)."""
    for tile in range(s.tile_count):
        for i in range(WALL_COUNT[s.turned[tile] >> 2]):
            city = city_at_wall(s, tile, i)
            if s.opens[city] == 0:
                field = field_at_wall(s, tile, i)
                if s.men[field]:
                    add_wall(s, field, city)


def add_wall(s: Position, field: int, city: int) -> bool:
    """List a pair unless it is already listed; returns whether it was new."""
    for i in range(s.wall_count):
        if s.wall_field[i] == field and s.wall_city[i] == city:
            return False
    s.wall_field[s.wall_count] = field
    s.wall_city[s.wall_count] = city
    s.wall_count += 1
    return True


def forget_walls(s: Position) -> None:
    """Clear the list: equal positions must be equal byte for byte."""
    for i in range(s.wall_count):
        s.wall_field[i] = 0
        s.wall_city[i] = 0
    s.wall_count = 0


# Feeding


def feed_by_city(s: Position) -> None:
    """Score city by city: all farmers on all fields that touch it count together (CA36)."""
    for i in range(s.wall_count):
        men = farmers_around(s, i)
        if men:
            bits = winners(s, men)
            award(s, bits, s.farm_points, codes.FIELD)
            s.tell(codes.TOLD_FARM_CITY, s.wall_city[i], s.farm_points, bits, men)
            s.pause()


def farmers_around(s: Position, i: int) -> int:
    """Return the farmers on all fields around a wall's city; none if an earlier wall has the same city."""
    men = 0
    for j in range(s.wall_count):
        if s.wall_city[j] == s.wall_city[i]:
            if j < i:
                return 0
            men += s.men[s.wall_field[j]]
    return men


def feed_by_field(s: Position) -> None:
    """Score field by field: its majority scores every complete city that it touches."""
    for i in range(s.wall_count):
        field = s.wall_field[i]
        bits = winners(s, s.men[field])
        if s.farm_mode == codes.PER_FIELD_ONCE:
            bits &= ~paid_before(s, i)
        award(s, bits, s.farm_points, codes.FIELD)
        if bits:
            s.tell(codes.TOLD_FARM_FIELD, field, s.farm_points, bits, s.men[field], s.wall_city[i])
            s.pause()


def paid_before(s: Position, i: int) -> int:
    """Return the seats that already scored the same city from an earlier field."""
    bits = 0
    for j in range(i):
        if s.wall_city[j] == s.wall_city[i]:
            bits |= winners(s, s.men[s.wall_field[j]])
    return bits
