"""What a position promises each seat, in hundredths of a point: the judgement behind the greedy bot.

Points on the track are certain; everything else is a guess that needs no search: a feature with few open edges will
probably be completed while there are tiles to draw, a farmer feeds the cities that are complete and some of those that
are not, and a follower at home is worth more the fewer there are and the longer the game lasts.
"""

from __future__ import annotations

from carsonne.games.carcassonne import tables
from carsonne.games.carcassonne.codes import CITY, FIELD, FOLLOWERS, MONASTERY, NOBODY
from carsonne.games.carcassonne.turns import Turns

WALL_CITY = tables.WALL_CITY
WALL_COUNT = tables.WALL_COUNT
WALL_FIELD = tables.WALL_FIELD
MAX_WALLS = tables.MAX_WALLS
ALL_TILES = 71
MOST_OPENS = 8
CERTAIN = 100
CITY_CHANCE = [100, 72, 52, 30, 18, 10, 6, 3, 0]  # of 100, by open edges, with all tiles still to come
ROAD_CHANCE = [100, 80, 60, 60, 60, 60, 60, 60, 60]
SUPPLY_WORTH = [0, 420, 700, 900, 1050, 1160, 1240, 1300]  # by followers at home, with all tiles still to come
RETURN_WORTH = 120  # a follower that will probably come home


class Appraisal(Turns):
    """A game that can be judged."""

    def chance(self, root: int) -> int:
        """How probably, of 100, a city or road will be completed."""
        opens = self.opens[root]
        if opens == 0:
            return CERTAIN
        if opens > MOST_OPENS:
            opens = MOST_OPENS
        most = CITY_CHANCE[opens] if self.type[root] == CITY else ROAD_CHANCE[opens]
        enough = 12 * opens + 6  # tiles that should still come
        return most if self.undrawn >= enough else most * self.undrawn // enough

    def prospect(self, root: int) -> int:
        """What a feature with followers will probably bring to whoever has the most."""
        type_ = self.type[root]
        if type_ == FIELD:
            return self.field_prospect(root)
        if type_ == MONASTERY:
            share = 80 * self.undrawn // ALL_TILES
            return 100 * (9 - self.opens[root]) + self.opens[root] * share
        sure = self.worth(root, self.opens[root] == 0)
        return 100 * sure + self.chance(root) * (self.worth(root, True) - sure)

    def field_prospect(self, field: int) -> int:
        """Three points (or four) for each city that the field touches, less for those that are not complete."""
        self.wall_count = 0
        total = 0
        for tile in range(self.tile_count):
            kind = self.turned[tile] >> 2
            for i in range(WALL_COUNT[kind]):
                if self.find(self.base[tile] + WALL_FIELD[kind * MAX_WALLS + i]) == field:
                    city = self.find(self.base[tile] + WALL_CITY[kind * MAX_WALLS + i])
                    if self.is_new_wall(field, city):
                        self.wall_field[self.wall_count] = field
                        self.wall_city[self.wall_count] = city
                        self.wall_count += 1
                        total += self.farm_points * self.chance(city)
        self.forget_walls()
        return total

    def at_home(self, seat: int) -> int:
        """What the followers in a supply are worth while there is something to claim."""
        return SUPPLY_WORTH[self.supply[seat]] * self.undrawn // ALL_TILES

    def homecoming(self, root: int) -> int:
        """What it is worth to a seat that one follower in a feature will probably come home."""
        if self.type[root] == FIELD:
            return 0
        if self.type[root] == MONASTERY:
            return RETURN_WORTH * (8 - self.opens[root]) // 8 * self.undrawn // ALL_TILES
        return RETURN_WORTH * self.chance(root) // 100 * self.undrawn // ALL_TILES

    def appraise(self, seat: int) -> int:
        """The seat's prospects less those of the others on average."""
        others = self.seats - 1
        total = 0
        for other in range(self.seats):
            mine = 100 * self.points[other] + self.at_home(other)
            total += mine * others if other == seat else -mine
        for i in range(self.seats * FOLLOWERS):
            if self.stand[i] != NOBODY:
                total += self.share(i, seat, others)
        return total

    def share(self, i: int, seat: int, others: int) -> int:
        """What one follower on the board adds; a feature's points count with the first follower in it."""
        root = self.find(self.stand[i])
        owner = i // FOLLOWERS
        home = self.homecoming(root)
        total = home * others if owner == seat else -home
        if self.is_first(i, root):
            bits = self.winners(self.men[root])
            points = self.prospect(root)
            for other in range(self.seats):
                if bits >> other & 1:
                    total += points * others if other == seat else -points
        return total
