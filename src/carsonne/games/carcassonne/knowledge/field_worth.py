"""What fields will be worth at the end: the cities that they touch, complete or likely to be, and room to grow."""

from __future__ import annotations

from carsonne.games.carcassonne.knowledge.scales import END, POINT, SHIFT
from carsonne.games.carcassonne.knowledge.scratch import Scratch
from carsonne.games.carcassonne.rules import codes, tables
from carsonne.games.carcassonne.rules.features import find
from carsonne.games.carcassonne.rules.followers import winners
from carsonne.games.carcassonne.rules.position import Position

HALF_SEGMENT = tables.HALF_SEGMENT
MOST_ENDS = 12  # more of them make no difference
WALL_CITY = tables.WALL_CITY
WALL_COUNT = tables.WALL_COUNT
WALL_FIELD = tables.WALL_FIELD


def chance_now(o: Scratch, root: int) -> int:
    """Return how probably a held road or city is completed, after the move if it touches it."""
    return o.chance_now[root] if o.now_stamp[root] == o.move_stamp else o.chance[root]


def feeding_chance(s: Position, o: Scratch, city: int) -> int:
    """Return how probably a city will be complete and fed, which is less while no player holds it."""
    likely = chance_now(o, city)
    if s.men[city] or s.opens[city] == 0:
        return likely
    return likely * o.free_share >> SHIFT


def expect_farms(s: Position, o: Scratch, tile: int) -> None:
    """Compute what all farmers bring each seat (`farm`); `tile` came after the landscape was read, or none (-1)."""
    o.mark += 1
    o.fed_count = 0
    for seat in range(s.seats):
        o.farm[seat] = 0
    for i in range(o.farm_count):
        visit(s, o, find(s, o.farms[i]), tile)
    if s.farm_mode != codes.PER_FIELD:
        pay_cities(s, o)


def visit(s: Position, o: Scratch, field: int, tile: int) -> None:
    """Count a farmed field, once: its growth, and its cities where each field pays; else these are fed later."""
    if o.field_marks[field] == o.mark:
        return
    o.field_marks[field] = o.mark
    bits = winners(s, s.men[field])
    worth = room_to_grow(s, o, field, tile)
    list_cities(s, o, field, tile)
    o.field_value[field] = worth + listed_worth(s, o)
    if s.farm_mode == codes.PER_FIELD:
        worth = o.field_value[field]
    else:
        feed_listed(s, o, s.men[field], bits)
    for seat in range(s.seats):
        if bits >> seat & 1:
            o.farm[seat] += worth


def field_worth(s: Position, o: Scratch, field: int, tile: int) -> int:
    """Return what a field will bring its majority where each field pays."""
    list_cities(s, o, field, tile)
    return listed_worth(s, o) + room_to_grow(s, o, field, tile)


# The cities around one field


def list_cities(s: Position, o: Scratch, field: int, tile: int) -> None:
    """List the cities that a field touches, each once."""
    o.city_mark += 1
    o.listed_count = 0
    if o.field_stamp[field] != o.move_stamp:
        list_walls(s, o, field)
        return
    for i in range(o.field_count):
        if find(s, o.field_touched[i]) == field:
            list_walls(s, o, o.field_touched[i])
    list_new_walls(s, o, field, tile)


def list_walls(s: Position, o: Scratch, field: int) -> None:
    """List the cities that a field touched when the landscape was read."""
    wall = o.wall_head[field]
    while wall != END:
        list_city(o, find(s, o.wall_city[wall]))
        wall = o.wall_next[wall]


def list_new_walls(s: Position, o: Scratch, field: int, tile: int) -> None:
    """List the cities that a field touches on the tile laid since."""
    row = (s.turned[tile] >> 2) * codes.MAX_WALLS
    first = s.first_segment[tile]
    for i in range(WALL_COUNT[s.turned[tile] >> 2]):
        if find(s, first + WALL_FIELD[row + i]) == field:
            list_city(o, find(s, first + WALL_CITY[row + i]))


def list_city(o: Scratch, city: int) -> None:
    """List a city, unless it is listed."""
    if o.city_marks[city] != o.city_mark:
        o.city_marks[city] = o.city_mark
        o.listed[o.listed_count] = city
        o.listed_count += 1


def listed_worth(s: Position, o: Scratch) -> int:
    """Return what feeding the listed cities will bring."""
    likely = 0
    for i in range(o.listed_count):
        likely += feeding_chance(s, o, o.listed[i])
    return s.farm_points * POINT * likely >> SHIFT


def room_to_grow(s: Position, o: Scratch, field: int, tile: int) -> int:
    """Return what the open ends of a field may still bring."""
    ends = o.field_opens[field] if o.field_stamp[field] != o.move_stamp else ends_now(s, o, field, tile)
    if ends > MOST_ENDS:
        ends = MOST_ENDS
    return s.farm_points * o.growth[codes.FIELD] * ends * o.future >> SHIFT


def ends_now(s: Position, o: Scratch, field: int, tile: int) -> int:
    """Count a field's open half edges beside a new tile: those it had, less those filled, and the tile's own."""
    ends = 0
    for i in range(o.field_count):
        if find(s, o.field_touched[i]) == field:
            ends += o.field_opens[o.field_touched[i]] - o.field_filled[i]
    first = s.first_segment[tile]
    for half in range(8):
        if o.half_open[half] and find(s, first + HALF_SEGMENT[s.turned[tile] * 8 + half]) == field:
            ends += 1
    return ends


# Editions that count city by city


def feed_listed(s: Position, o: Scratch, men: int, bits: int) -> None:
    """Note for every listed city the farmers of one more field, and its majority."""
    for i in range(o.listed_count):
        city = o.listed[i]
        if o.fed_stamp[city] != o.mark:
            o.fed_stamp[city] = o.mark
            o.fed_men[city] = 0
            o.fed_bits[city] = 0
            o.fed[o.fed_count] = city
            o.fed_count += 1
        o.fed_men[city] += men
        o.fed_bits[city] |= bits


def pay_cities(s: Position, o: Scratch) -> None:
    """Pay each city: to the most farmers around it, or once to every seat that has a field there."""
    for i in range(o.fed_count):
        city = o.fed[i]
        bits = winners(s, o.fed_men[city]) if s.farm_mode == codes.PER_CITY else o.fed_bits[city]
        worth = s.farm_points * POINT * feeding_chance(s, o, city) >> SHIFT
        for seat in range(s.seats):
            if bits >> seat & 1:
                o.farm[seat] += worth
