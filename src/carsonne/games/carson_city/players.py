"""What each player has, the market and the bag, the orders of play and the place in the round (CB17 to CB20, CB50)."""

from __future__ import annotations

from carsonne.games.carson_city import tables
from carsonne.games.carson_city.codes import (
    CHARACTERS,
    DO_SIDES,
    HOME,
    MAX_SEATS,
    MERCENARY,
    NOBODY,
    NOWHERE,
    RED,
    ROAD_MOVE,
    RUN,
    TOLD_MONEY,
    TOLD_POINTS,
    TOLD_ROAD,
    TOLD_ROADS,
    TYPES,
)
from carsonne.games.carson_city.town import Town
from carsonne.kernel.plain import zeros

GUNS = tables.GUNS
SLOTS = 7


class Players(Town):
    """A town with players around it."""

    def __init__(self, seats: int) -> None:
        Town.__init__(self, seats)
        # Options.
        self.law = 0
        self.kit = 0
        self.windows = 1
        # The place in the game.
        self.phase = RUN
        self.step = DO_SIDES
        self.square = 0
        self.stage = 0
        self.who = 0  # how far down an order the rules have come
        self.turn = 0  # the seat that is asked, when it is one
        self.round = 0
        self.mountains = 0  # still to be placed
        # Orders of play: seats.
        self.picking = zeros(MAX_SEATS)
        self.placing = zeros(MAX_SEATS)
        self.passing = zeros(MAX_SEATS)
        self.passed = 0  # how many have passed
        # Players.
        self.money = zeros(MAX_SEATS)
        self.points = zeros(MAX_SEATS)
        self.cowboys = zeros(MAX_SEATS)
        self.roads = zeros(MAX_SEATS)
        self.revolvers = zeros(MAX_SEATS)  # besides those that buildings give
        self.kept = zeros(MAX_SEATS * TYPES)
        self.character = zeros(MAX_SEATS)
        self.waits = zeros(MAX_SEATS)  # did not take the money of Grocer or Settler at once
        for seat in range(MAX_SEATS):
            self.character[seat] = CHARACTERS
        self.side = zeros(CHARACTERS)
        self.market = zeros(SLOTS)
        self.bag = zeros(TYPES)
        self.ammunition = NOBODY
        self.sheriff = NOBODY  # who has the white cowboy
        self.white_at = NOWHERE

    # Money, points, roads

    def earn(self, seat: int, amount: int, why: int, place: int) -> None:
        """From the bank, or with a negative amount to it (CB9, CB106)."""
        self.money[seat] += amount
        if amount:
            self.tell(TOLD_MONEY, seat, amount, why, place, 0, 0, 0)

    def score(self, seat: int, points: int, why: int, count: int, each: int) -> None:
        """Points on the track, with the reason."""
        self.points[seat] += points
        self.tell(TOLD_POINTS, seat, points, why, count, each, 0, 0)

    def take_roads(self, seat: int, count: int) -> None:
        """From the general reserve, as far as it goes (CB88)."""
        n = count if count < self.road_stock else self.road_stock
        self.road_stock -= n
        self.roads[seat] += n
        self.tell(TOLD_ROADS, seat, n, count, 0, 0, 0, 0)

    def lay(self, seat: int, move: int) -> None:
        """A player lays a road of his reserve (CB86, CB87)."""
        edge = move - ROAD_MOVE
        count = self.roads_for(edge)
        self.roads[seat] -= count
        self.put_road(edge, count)
        self.tell(TOLD_ROAD, seat, edge, count, 0, 0, 0, 0)

    # Strength

    def guns(self, seat: int) -> int:
        """The revolvers a player has for good: the first, bought ones, those of buildings (CB51)."""
        n = self.revolvers[seat]
        for what in range(1, TYPES):
            n += GUNS[what] * self.built[seat * TYPES + what]
        return n

    def bonus(self, seat: int) -> int:
        """Strength of this round only: ammunition, Mercenary, the white cowboy while unplaced (CB51, CB107, CB119)."""
        n = 0
        if self.ammunition == seat:
            n = 3
        if self.character[seat] == MERCENARY:
            n += 2 if self.side[MERCENARY] == RED else 3
        if self.sheriff == seat and self.white_at == HOME:
            n += 1
        return n

    def strength(self, seat: int) -> int:
        """Cowboys in the personal reserve and revolvers (CB50)."""
        return self.cowboys[seat] + self.guns(seat) + self.bonus(seat)

    def buildings(self, seat: int) -> int:
        """Buildings on the plan (CB69)."""
        n = 0
        for what in range(1, TYPES):
            n += self.built[seat * TYPES + what]
        return n

    # Orders

    def place_in_passing(self, seat: int) -> int:
        """How early a player has passed: 0 was the first (CB54)."""
        for i in range(self.passed):
            if self.passing[i] == seat:
                return i
        return self.passed

    def has_passed(self, seat: int) -> bool:
        """Whether a player has passed or locked this round."""
        return self.place_in_passing(seat) < self.passed

    # For Python callers

    def strengths(self) -> list[int]:
        """The strength of each seat."""
        return [self.strength(seat) for seat in range(self.seats)]

    def revolver_counts(self) -> list[int]:
        """The revolvers that each seat has for good."""
        return [self.guns(seat) for seat in range(self.seats)]

    # Numbers

    def dump_players(self) -> list[int]:
        """All of this class as numbers."""
        place = [self.phase, self.step, self.square, self.stage, self.who, self.turn, self.round, self.mountains]
        orders = [self.passed, self.ammunition, self.sheriff, self.white_at]
        for seat in range(MAX_SEATS):
            orders += [self.picking[seat], self.placing[seat], self.passing[seat], self.money[seat], self.points[seat]]
            orders += [
                self.cowboys[seat],
                self.roads[seat],
                self.revolvers[seat],
                self.character[seat],
                self.waits[seat],
            ]
        kept = [self.kept[i] for i in range(MAX_SEATS * TYPES)]
        table = [self.side[i] for i in range(CHARACTERS)] + [self.market[i] for i in range(SLOTS)]
        return [self.law, self.kit, self.windows, *place, *orders, *kept, *table] + [self.bag[i] for i in range(TYPES)]

    def load_players(self, values: list[int], at: int) -> int:
        """The inverse; where the next numbers begin."""
        row = values[at : at + 3]
        self.law, self.kit, self.windows = row
        row = values[at + 3 : at + 7]
        self.phase, self.step, self.square, self.stage = row
        row = values[at + 7 : at + 11]
        self.who, self.turn, self.round, self.mountains = row
        row = values[at + 11 : at + 15]
        self.passed, self.ammunition, self.sheriff, self.white_at = row
        for seat in range(MAX_SEATS):
            self.load_player(seat, values[at + 15 + 10 * seat : at + 25 + 10 * seat])
        for i in range(MAX_SEATS * TYPES):
            self.kept[i] = values[at + 65 + i]
        for i in range(7):
            self.side[i] = values[at + 110 + i]
            self.market[i] = values[at + 117 + i]
        for i in range(TYPES):
            self.bag[i] = values[at + 124 + i]
        return at + 133

    def load_player(self, seat: int, row: list[int]) -> None:
        """What one seat has. Roads in hand are not in the general reserve."""
        self.picking[seat], self.placing[seat], self.passing[seat] = row[0], row[1], row[2]
        self.money[seat], self.points[seat], self.cowboys[seat] = row[3], row[4], row[5]
        self.roads[seat], self.revolvers[seat] = row[6], row[7]
        self.character[seat], self.waits[seat] = row[8], row[9]
        self.road_stock -= self.roads[seat]
