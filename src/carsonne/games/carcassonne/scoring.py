"""Followers and points: claiming, completed features, the final scoring and its farmers (CA13 to CA38)."""

from __future__ import annotations

from carsonne.games.carcassonne import tables
from carsonne.games.carcassonne.board import Board
from carsonne.games.carcassonne.codes import (
    CITY,
    FIELD,
    FOLLOWERS,
    MONASTERY,
    NOBODY,
    PER_CITY,
    PER_FIELD_ONCE,
    ROAD,
    TOLD_CLAIMED,
    TOLD_FARM_CITY,
    TOLD_FARM_FIELD,
    TOLD_RETURNED,
    TOLD_SCORED,
)
from carsonne.kernel.plain import zeros

SEGMENT_COUNT = tables.SEGMENT_COUNT
WALL_CITY = tables.WALL_CITY
WALL_COUNT = tables.WALL_COUNT
WALL_FIELD = tables.WALL_FIELD
MAX_WALLS = tables.MAX_WALLS
MAX_SEATS = 5
STANDS = 35
ALL_WALLS = 144
TYPES = 5
GAINS = 25


class Scoring(Board):
    """A board with followers on it and points beside it."""

    def __init__(self, seats: int) -> None:
        Board.__init__(self, seats)
        self.small_city = 2
        self.farm_mode = PER_CITY
        self.farm_points = 3
        self.points = zeros(MAX_SEATS)
        self.gained = zeros(GAINS)  # the same by seat and type of feature
        self.supply = zeros(MAX_SEATS)
        self.stand = zeros(STANDS)  # where each follower stands: a segment, or NOBODY in the supply
        for i in range(STANDS):
            self.stand[i] = NOBODY
        for seat in range(seats):
            self.supply[seat] = FOLLOWERS
        # The walls between farmed fields and complete cities, written by the final scoring.
        self.wall_count = 0
        self.wall_field = zeros(ALL_WALLS)
        self.wall_city = zeros(ALL_WALLS)

    # Followers

    def claim(self, seat: int, segment: int) -> None:
        """Put a follower on a free segment of the tile just laid (CA13)."""
        i = seat * FOLLOWERS
        while self.stand[i] != NOBODY:
            i += 1
        self.stand[i] = segment
        self.supply[seat] -= 1
        self.men[self.find(segment)] += 1 << 4 * seat
        self.tell(TOLD_CLAIMED, seat, segment, 0, 0, 0, 0, 0)

    def send_home(self, root: int) -> None:
        """All followers of a scored feature return, winners' and losers' alike (CA27)."""
        self.men[root] = 0
        for i in range(self.seats * FOLLOWERS):
            segment = self.stand[i]
            if segment != NOBODY and self.find(segment) == root:
                self.stand[i] = NOBODY
                self.supply[i // FOLLOWERS] += 1
                self.tell(TOLD_RETURNED, i // FOLLOWERS, segment, 0, 0, 0, 0, 0)

    # Majorities

    def winners(self, men: int) -> int:
        """The seats, as bits, that have the most of some followers (CA24)."""
        best = 1
        bits = 0
        for seat in range(self.seats):
            n = men >> 4 * seat & 15
            if n > best:
                best = n
                bits = 0
            if n == best:
                bits |= 1 << seat
        return bits

    def award(self, bits: int, points: int, type_: int) -> None:
        """Everybody named gets all the points of a feature of some type."""
        for seat in range(self.seats):
            if bits >> seat & 1:
                self.points[seat] += points
                self.gained[seat * TYPES + type_] += points

    # Worth

    def worth(self, root: int, complete: bool) -> int:
        """The points of a road, city or monastery, counted as complete or not (CA20 to CA23, CA34)."""
        type_ = self.type[root]
        if type_ == MONASTERY:
            return 9 - self.opens[root]
        tiles = self.tiles_in(root)
        if type_ == ROAD or not complete:
            return tiles + self.shields[root]
        if tiles == 2 and self.small_city == 2:
            return tiles + self.shields[root]
        return 2 * (tiles + self.shields[root])

    def score(self, root: int, complete: bool) -> None:
        """Give a feature's points to whoever has the most followers in it."""
        points = self.worth(root, complete)
        bits = self.winners(self.men[root])
        self.award(bits, points, self.type[root])
        self.tell(TOLD_SCORED, root, points, bits, self.men[root], complete, 0, 0)

    def score_completed(self, tile: int) -> None:
        """Everything that the tile just laid has completed (CA6.3, CA26)."""
        first = self.base[tile]
        for segment in range(first, first + SEGMENT_COUNT[self.turned[tile] >> 2]):
            if self.type[segment] == CITY or self.type[segment] == ROAD:
                root = self.find(segment)
                if self.opens[root] == 0 and self.men[root]:
                    self.score(root, True)
                    self.send_home(root)
        for i in range(self.abbey_count):
            root = self.monastery(self.abbey[i])
            if self.opens[root] == 0 and self.men[root]:
                self.score(root, True)
                self.send_home(root)

    # The end

    def score_final(self) -> None:
        """Incomplete features first, then the farmers (CA34 to CA37). The followers stay where they are."""
        for i in range(self.seats * FOLLOWERS):
            if self.stand[i] != NOBODY:
                root = self.find(self.stand[i])
                if self.type[root] != FIELD and self.is_first(i, root):
                    self.score(root, self.opens[root] == 0)  # complete only in a position typed in
        self.find_walls()
        if self.farm_mode == PER_CITY:
            self.feed_by_city()
        else:
            self.feed_by_field()
        self.forget_walls()

    def is_first(self, i: int, root: int) -> bool:
        """Whether no earlier follower stands in the same feature."""
        for j in range(i):
            if self.stand[j] != NOBODY and self.find(self.stand[j]) == root:
                return False
        return True

    def find_walls(self) -> None:
        """Every pair of a farmed field and a complete city that it touches, each once (R13, R14)."""
        self.wall_count = 0
        for tile in range(self.tile_count):
            kind = self.turned[tile] >> 2
            for i in range(WALL_COUNT[kind]):
                city = self.find(self.base[tile] + WALL_CITY[kind * MAX_WALLS + i])
                if self.opens[city] == 0:
                    field = self.find(self.base[tile] + WALL_FIELD[kind * MAX_WALLS + i])
                    if self.men[field] and self.is_new_wall(field, city):
                        self.wall_field[self.wall_count] = field
                        self.wall_city[self.wall_count] = city
                        self.wall_count += 1

    def is_new_wall(self, field: int, city: int) -> bool:
        """Whether this pair has not been listed yet."""
        for i in range(self.wall_count):
            if self.wall_field[i] == field and self.wall_city[i] == city:
                return False
        return True

    def forget_walls(self) -> None:
        """Equal positions must be equal in every byte."""
        for i in range(self.wall_count):
            self.wall_field[i] = 0
            self.wall_city[i] = 0
        self.wall_count = 0

    def feed_by_city(self) -> None:
        """City by city: all farmers on all fields that touch it count together (CA36)."""
        for i in range(self.wall_count):
            city = self.wall_city[i]
            men = 0
            for j in range(self.wall_count):
                if self.wall_city[j] == city:
                    if j < i:  # counted already
                        men = 0
                        break
                    men += self.men[self.wall_field[j]]
            if men:
                bits = self.winners(men)
                self.award(bits, self.farm_points, FIELD)
                self.tell(TOLD_FARM_CITY, city, self.farm_points, bits, men, 0, 0, 0)

    def feed_by_field(self) -> None:
        """Field by field: its majority is paid for every complete city that it touches."""
        for i in range(self.wall_count):
            field = self.wall_field[i]
            bits = self.winners(self.men[field])
            if self.farm_mode == PER_FIELD_ONCE:
                bits &= ~self.paid_before(i)
            self.award(bits, self.farm_points, FIELD)
            if bits:
                self.tell(TOLD_FARM_FIELD, field, self.farm_points, bits, self.men[field], self.wall_city[i], 0, 0)

    def paid_before(self, i: int) -> int:
        """The seats that an earlier field has been paid for the same city."""
        bits = 0
        for j in range(i):
            if self.wall_city[j] == self.wall_city[i]:
                bits |= self.winners(self.men[self.wall_field[j]])
        return bits
