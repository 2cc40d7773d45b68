"""What a position promises each seat, in hundredths of a point: the judgement behind the greedy bot.

Points on the track are certain; everything else is a guess that needs no search: a feature with few open edges will
probably be completed while there are tiles to draw, a farmer feeds the cities that are complete and some of those that
are not, and a follower at home is worth more the fewer there are and the longer the game lasts.
"""

from __future__ import annotations

from carsonne.games.carcassonne.rules import codes, tables
from carsonne.games.carcassonne.rules.farms import add_wall, city_at_wall, field_at_wall, forget_walls
from carsonne.games.carcassonne.rules.features import find
from carsonne.games.carcassonne.rules.followers import is_first, winners
from carsonne.games.carcassonne.rules.position import Position
from carsonne.games.carcassonne.rules.scoring import worth

WALL_COUNT = tables.WALL_COUNT
TO_DRAW = codes.TILE_COUNT - 1
POINT = 100
CERTAIN = 100
MOST_OPENS = 8  # more of them make no difference
CELL_CHANCE = 80  # that a cell around a monastery will be filled, with all tiles to come
CITY_CHANCE = [100, 72, 52, 30, 18, 10, 6, 3, 0]  # of completion, by open edges, with all tiles to come
ROAD_CHANCE = [100, 80, 60, 60, 60, 60, 60, 60, 60]
SUPPLY_WORTH = [0, 420, 700, 900, 1050, 1160, 1240, 1300]  # by followers at home, with all tiles to come
RETURN_WORTH = 120  # a follower that will probably come home


def chance(s: Position, root: int) -> int:
    """How probably, of 100, a city or road will be completed."""
    opens = s.opens[root]
    if opens == 0:
        return CERTAIN
    if opens > MOST_OPENS:
        opens = MOST_OPENS
    most = CITY_CHANCE[opens] if s.type[root] == codes.CITY else ROAD_CHANCE[opens]
    enough = 12 * opens + 6  # tiles that should still come
    return most if s.undrawn >= enough else most * s.undrawn // enough


def prospect(s: Position, root: int) -> int:
    """What a feature with followers will probably bring to whoever has the most."""
    if s.type[root] == codes.FIELD:
        return field_prospect(s, root)
    sure = worth(s, root, s.opens[root] == 0)
    if s.type[root] == codes.MONASTERY:
        return POINT * sure + s.opens[root] * (CELL_CHANCE * s.undrawn // TO_DRAW)
    return POINT * sure + chance(s, root) * (worth(s, root, True) - sure)


def field_prospect(s: Position, field: int) -> int:
    """Three points (or four) for each city that the field touches, less for those that are not complete."""
    total = 0
    for tile in range(s.tile_count):
        for i in range(WALL_COUNT[s.turned[tile] >> 2]):
            if field_at_wall(s, tile, i) == field:
                city = city_at_wall(s, tile, i)
                if add_wall(s, field, city):
                    total += s.farm_points * chance(s, city)
    forget_walls(s)
    return total


def at_home(s: Position, seat: int) -> int:
    """What the followers in a supply are worth while there is something to claim."""
    return SUPPLY_WORTH[s.supply[seat]] * s.undrawn // TO_DRAW


def homecoming(s: Position, root: int) -> int:
    """What it is worth to a seat that one follower in a feature will probably come home."""
    if s.type[root] == codes.FIELD:
        return 0
    if s.type[root] == codes.MONASTERY:
        return RETURN_WORTH * (codes.CELLS_AROUND - s.opens[root]) // codes.CELLS_AROUND * s.undrawn // TO_DRAW
    return RETURN_WORTH * chance(s, root) // CERTAIN * s.undrawn // TO_DRAW


def appraise(s: Position, seat: int) -> int:
    """The seat's prospects less those of the others on average."""
    others = s.seats - 1
    total = 0
    for other in range(s.seats):
        mine = POINT * s.points[other] + at_home(s, other)
        total += mine * others if other == seat else -mine
    for i in range(s.seats * codes.FOLLOWERS):
        if s.stand[i] != codes.AT_HOME:
            total += share(s, i, seat, others)
    return total


def share(s: Position, i: int, seat: int, others: int) -> int:
    """What one follower on the board adds; a feature's points count with the first follower in it."""
    root = find(s, s.stand[i])
    owner = i // codes.FOLLOWERS
    home = homecoming(s, root)
    total = home * others if owner == seat else -home
    if is_first(s, i, root):
        bits = winners(s, s.men[root])
        points = prospect(s, root)
        for other in range(s.seats):
            if bits >> other & 1:
                total += points * others if other == seat else -points
    return total
