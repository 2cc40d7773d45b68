"""What things are worth to a player, in dollars of the moment: parcels, buildings, targets of cowboys."""

from __future__ import annotations

from carsonne.games.carson_city import codes
from carsonne.games.carson_city.facts import Facts
from carsonne.games.carson_city.question import price_for
from carsonne.games.carson_city.state import CarsonCityState
from carsonne.games.carson_city.tables import NEAR, NEAR_COUNT, NEEDS_HOUSE

POINT = 4.0
"""Dollars that a victory point is worth."""
PIECE = 2 * POINT
"""What a building, house or mountain adds at the end."""


class Appraisal:
    """A position seen with one player's eyes."""

    def __init__(self, s: CarsonCityState, seat: int) -> None:
        self.s, self.seat, self.f = s, seat, Facts(s)
        self.served = set(s.served_parcels())
        self.strengths = s.strengths()
        self.prices = s.prices()
        self.income = {row[0]: row[3] for row in s.income_rows()}
        self.rounds_left = codes.ROUNDS - max(self.f.round, 1) + 1
        self.mine = [p for p in range(codes.PARCELS) if self.f.owner[p] == seat]
        self.sites = [p for p in self.mine if self.f.content[p] == codes.BARE]

    # Land and buildings

    def around(self, parcel: int) -> list[int]:
        """The parcels around."""
        return NEAR[parcel * 8 : parcel * 8 + NEAR_COUNT[parcel]]

    def land(self, parcel: int) -> float:
        """A parcel for itself: what stands on it, and what could be built on it."""
        what = self.f.content[parcel]
        if what in (codes.MOUNTAIN, codes.HOUSE):
            return PIECE
        best = max(self.s.would_earn(parcel, codes.MINE, self.seat), self.s.would_earn(parcel, codes.RANCH, self.seat))
        value = 1.0 + 0.5 * best * min(self.rounds_left, 3)
        if parcel in self.served:
            value += 3 + self.s.would_earn(parcel, codes.SALOON, self.seat) / 5 * 2
        return value if len(self.sites) < 4 else value / 2

    def site_value(self, parcel: int, what: int) -> float:
        """A building on a parcel: its income for the rest of the game, what it adds to others, and its points."""
        income = self.s.would_earn(parcel, what, self.seat) if what < codes.CHURCH else 0
        if NEEDS_HOUSE[what] and what != codes.HOTEL:
            income += 3  # its own house will lie beside it
        if what in (codes.RANCH, codes.MINE):
            income += 3 * self.count(codes.DRUGSTORE if what == codes.RANCH else codes.BANK)
        return income * self.rounds_left + PIECE

    def count(self, what: int) -> int:
        """How many buildings of a kind the player has."""
        return sum(self.f.content[p] == what for p in self.mine)

    def usable_sites(self, what: int) -> list[int]:
        """Own bare parcels where a building could stand, roads in hand taken for granted."""
        if not NEEDS_HOUSE[what]:
            return self.sites
        return [p for p in self.sites if p in self.served or self.f.roads[self.seat]]

    def building(self, what: int, price: int) -> float:
        """What buying a building is worth."""
        sites = self.usable_sites(what)
        waiting = len(self.f.kept_by(self.seat)) + self.planned_buildings()
        if len(sites) <= waiting:
            return -1.0
        return max(self.site_value(p, what) for p in sites) - price

    # Cowboys already placed

    def own_targets(self) -> list[int]:
        """Where the player's cowboys stand."""
        return [target for target in range(codes.TARGETS) if self.f.stand[target] >> self.seat & 1]

    def planned_buildings(self) -> int:
        """Construction squares where a cowboy stands."""
        first, last = codes.PARCELS + codes.FIRST_BUILD, codes.PARCELS + codes.LAST_BUILD
        return sum(first <= target <= last for target in self.own_targets())

    def committed(self) -> int:
        """The money that the cowboys already placed will ask for."""
        total = 0
        for target in self.own_targets():
            if target < codes.PARCELS:
                total += self.prices[target] if self.f.owner[target] == codes.NOBODY else 0
            elif codes.FIRST_BUILD <= target - codes.PARCELS <= codes.LAST_BUILD:
                total += price_for(self.f, self.seat, codes.LAST_BUILD - (target - codes.PARCELS))
        return total

    def purse(self) -> int:
        """The money that is still free, salaries included."""
        return self.f.money[self.seat] + 4 * self.f.crowd[self.seat] - self.committed()

    # Targets

    def chance(self, target: int) -> float:
        """How likely a duel there is won, or not even fought."""
        if target in (codes.PARCELS + codes.SALARY, codes.PARCELS + codes.ROADS_1):
            return 1.0
        chance = 0.9  # somebody may still come
        for other in range(self.f.seats):
            if other != self.seat and self.f.stand[target] >> other & 1:
                lead = self.strengths[self.seat] - 1 - self.strengths[other]
                chance *= min(0.95, max(0.05, 0.5 + 0.13 * lead))
        return chance

    def target(self, target: int) -> float:
        """What a cowboy there promises."""
        if target < codes.PARCELS:
            return self._parcel(target) * self.chance(target)
        return self._square(target - codes.PARCELS) * self.chance(target)

    def _parcel(self, parcel: int) -> float:
        owner = self.f.owner[parcel]
        if owner == codes.NOBODY:
            price = self.prices[parcel]
            if price > self.purse() or len(self.mine) >= codes.MAX_PARCELS:
                return -1.0
            return self.land(parcel) - price
        if owner == self.seat:
            attacked = self.f.stand[parcel] & ~(1 << self.seat)
            return self.income[parcel] / 2 if attacked else self.income[parcel] / 6
        return self.income[parcel] // 2 * 1.0

    def _square(self, square: int) -> float:
        if codes.FIRST_BUILD <= square <= codes.LAST_BUILD:
            slot = codes.LAST_BUILD - square
            price = price_for(self.f, self.seat, slot)
            return self.building(self.f.market[slot], price) if price <= self.purse() else -1.0
        if square >= codes.FIRST_BUY:
            points = max(0, self.expected_money()) // (25 - square)
            return points * (POINT - (25 - square) * (0.75 if self.rounds_left == 1 else 0.95))
        owned, strength = len(self.mine), self.strengths[self.seat] - 1
        needs_roads = not any(p in self.served for p in self.sites) and not self.f.roads[self.seat]
        values = {
            codes.SALARY: 4.0,
            codes.AMMUNITION: 1.5,
            codes.ROADS_3: 5.0 if needs_roads else 0.5,
            codes.ROADS_1: 4.0 if needs_roads else 0.2,
            codes.INCOME_LAND: 2.0 * owned,
            codes.INCOME_COWBOYS: 2.0 * strength,
            codes.GAMBLING: 7.0,
            codes.POINTS_LAND: POINT * (owned // 2),
            codes.POINTS_COWBOYS: POINT * (strength // 2),
            codes.POINTS_BUILDINGS: POINT * len([p for p in self.income if self.f.owner[p] == self.seat]),
        }
        return values[square]

    def expected_money(self) -> int:
        """What the player will have when the points are sold."""
        return self.purse() + sum(n for p, n in self.income.items() if self.f.owner[p] == self.seat)

    # Roads

    def road_gain(self, edge_parcels: list[int]) -> float:
        """What serving some parcels is worth: own bare ones, when they are needed."""
        fresh = [p for p in edge_parcels if p in self.sites and p not in self.served]
        return float(len(fresh))
