"""The town plan: what stands where, who owns it, roads, land prices and incomes (CB11 to CB16, CB72, CB87 to CB98)."""

from __future__ import annotations

from carsonne.games.carson_city import tables
from carsonne.games.carson_city.codes import (
    ALL_ROADS,
    BANK,
    BARE,
    CHURCH,
    DRUGSTORE,
    EDGES,
    HOTEL,
    HOUSE,
    MAX_SEATS,
    MINE,
    MOUNTAIN,
    NOBODY,
    OFF,
    PARCELS,
    PRISON,
    RANCH,
    RIVER,
    ROAD_MOVE,
    SALOON,
    TYPES,
    VERTICES,
)
from carsonne.kernel.plain import zeros
from carsonne.kernel.state import Buffer, State

NEAR = tables.NEAR
NEAR_COUNT = tables.NEAR_COUNT
CORNER = tables.CORNER
EDGE_END = tables.EDGE_END
EDGE_SIDE = tables.EDGE_SIDE
MEETING = tables.MEETING
AROUND = tables.AROUND
HOUSE_VALUE = tables.HOUSE_VALUE


class Town(State):
    """Sixty-four parcels and the roads between them."""

    def __init__(self, seats: int) -> None:
        State.__init__(self, seats)
        self.content = zeros(PARCELS)
        self.owner = zeros(PARCELS)
        self.edges = zeros(EDGES)  # roads on each edge: none, one, or the two of a bridge
        self.vertex = zeros(VERTICES)  # whether a road ends there
        self.served = zeros(PARCELS)
        self.built = zeros(MAX_SEATS * TYPES)  # buildings on the plan of each seat and kind
        self.parcels = zeros(MAX_SEATS)
        self.road_stock = ALL_ROADS
        self.river = 0
        for p in range(PARCELS):
            self.owner[p] = NOBODY

    # Roads

    def is_crossing(self, edge: int) -> bool:
        """Whether a road here is a bridge: nothing but river on both sides (CB132)."""
        a = EDGE_SIDE[edge * 2]
        b = EDGE_SIDE[edge * 2 + 1]
        return (a == OFF or self.content[a] == RIVER) and (b == OFF or self.content[b] == RIVER)

    def roads_for(self, edge: int) -> int:
        """How many roads it takes to lay one here (CB87, CB132)."""
        return 2 if self.river and self.is_crossing(edge) else 1

    def may_lay(self, edge: int, roads: int) -> bool:
        """A free edge that touches the network, and enough roads for it (CB87)."""
        if self.edges[edge] or not (self.vertex[EDGE_END[edge * 2]] or self.vertex[EDGE_END[edge * 2 + 1]]):
            return False
        return roads > 1 or self.roads_for(edge) <= roads

    def roads_into(self, roads: int, n: int, out: Buffer) -> int:
        """Every edge where somebody with so many roads may lay one."""
        if roads:
            for edge in range(EDGES):
                if self.may_lay(edge, roads):
                    out.at[n] = ROAD_MOVE + edge
                    n += 1
        return n

    def can_lay(self, roads: int) -> bool:
        """Whether there is any such edge."""
        if roads:
            for edge in range(EDGES):
                if self.may_lay(edge, roads):
                    return True
        return False

    def put_road(self, edge: int, count: int) -> None:
        """A road, or the two of a bridge, lie on an edge and serve the parcels at its ends (CB15)."""
        self.edges[edge] = count
        self.touch(EDGE_END[edge * 2])
        self.touch(EDGE_END[edge * 2 + 1])

    def touch(self, vertex: int) -> None:
        """A road ends here."""
        if self.vertex[vertex]:
            return
        self.vertex[vertex] = 1
        for i in range(4):
            parcel = MEETING[vertex * 4 + i]
            if parcel != OFF:
                self.served[parcel] = 1

    def found(self, parcel: int) -> None:
        """The first house and the roads around it (CB22)."""
        self.content[parcel] = HOUSE
        for i in range(4):
            self.put_road(AROUND[parcel * 4 + i], 1)
            self.road_stock -= 1

    def is_by_bridge(self, parcel: int) -> bool:
        """Whether a corner of the parcel is an end of a bridge (CB133)."""
        for edge in range(EDGES):
            if self.edges[edge] == 2:
                for i in range(4):
                    corner = CORNER[parcel * 4 + i]
                    if corner == EDGE_END[edge * 2] or corner == EDGE_END[edge * 2 + 1]:
                        return True
        return False

    # Land

    def price(self, parcel: int) -> int:
        """One dollar, and one for everything that stands on the parcel or around it (CB72)."""
        n = 1
        if self.content[parcel] != BARE:
            n = 2
        for i in range(parcel * 8, parcel * 8 + NEAR_COUNT[parcel]):
            what = self.content[NEAR[i]]
            if what != BARE and what != RIVER:
                n += 1
        return n

    def own(self, seat: int, parcel: int) -> None:
        """A property tile: what stands there is now this player's (CB74)."""
        self.owner[parcel] = seat
        self.parcels[seat] += 1

    def is_building(self, parcel: int) -> bool:
        """Whether a building stands there: no house, no mountain."""
        return RANCH <= self.content[parcel] <= PRISON

    def is_safe(self, parcel: int) -> bool:
        """Whether nobody can attack this building (CB34, CB96, CB97)."""
        if self.content[parcel] >= CHURCH:
            return True
        seat = self.owner[parcel]
        if self.built[seat * TYPES + CHURCH]:
            for i in range(parcel * 8, parcel * 8 + NEAR_COUNT[parcel]):
                if self.content[NEAR[i]] == CHURCH and self.owner[NEAR[i]] == seat:
                    return True
        return False

    # Incomes

    def house_value(self, parcel: int, seat: int) -> int:
        """What the parcels around are worth as houses to a player's building: own ones and houses of nobody."""
        n = 0
        for i in range(parcel * 8, parcel * 8 + NEAR_COUNT[parcel]):
            near = NEAR[i]
            what = self.content[near]
            if what == HOUSE:
                if self.owner[near] == seat or self.owner[near] == NOBODY:
                    n += 1
            elif BARE < what <= PRISON and self.owner[near] == seat:
                n += HOUSE_VALUE[what]
        return n

    def bare_around(self, parcel: int) -> int:
        """Bare parcels around, whoever owns them, river included (CB90, CB131)."""
        n = 0
        for i in range(parcel * 8, parcel * 8 + NEAR_COUNT[parcel]):
            if self.content[NEAR[i]] == BARE or self.content[NEAR[i]] == RIVER:
                n += 1
        return n

    def mountains_around(self, parcel: int, seat: int) -> int:
        """Mountains around that belong to the player or to nobody (CB91)."""
        n = 0
        for i in range(parcel * 8, parcel * 8 + NEAR_COUNT[parcel]):
            near = NEAR[i]
            if self.content[near] == MOUNTAIN and (self.owner[near] == seat or self.owner[near] == NOBODY):
                n += 1
        return n

    def is_by_river(self, parcel: int) -> bool:
        """Whether a river parcel lies around (CB131)."""
        for i in range(parcel * 8, parcel * 8 + NEAR_COUNT[parcel]):
            if self.content[NEAR[i]] == RIVER:
                return True
        return False

    def counted(self, parcel: int, what: int, seat: int) -> int:
        """What a building of this kind counts around its parcel."""
        if what == RANCH:
            return self.bare_around(parcel)
        if what == MINE:
            return self.mountains_around(parcel, seat)
        if what < HOTEL:
            return self.house_value(parcel, seat)
        return 0

    def added(self, parcel: int, what: int, seat: int) -> int:
        """What it counts besides: ranches for a drugstore, mines for a bank, the river for a mine."""
        if what == DRUGSTORE:
            return self.built[seat * TYPES + RANCH]
        if what == BANK:
            return self.built[seat * TYPES + MINE]
        if what == MINE and self.river and self.is_by_river(parcel):
            return 1
        return 0

    def income_as(self, parcel: int, what: int, seat: int) -> int:
        """What a building of this kind would earn its owner on a parcel (CB90 to CB98)."""
        n = self.counted(parcel, what, seat)
        if what == RANCH:
            return n if n > 1 else 1
        if what == SALOON:
            return 5 * n
        if what == HOTEL:
            return 6
        return 3 * (n + self.added(parcel, what, seat))

    def income(self, parcel: int) -> int:
        """What the building on a parcel earns now."""
        return self.income_as(parcel, self.content[parcel], self.owner[parcel])

    # For Python callers

    def prices(self) -> list[int]:
        """The price of each parcel."""
        return [self.price(p) for p in range(PARCELS)]

    def income_rows(self) -> list[list[int]]:
        """Every building: parcel, owner, kind, income, what it counts around it, what it counts besides."""
        rows = []
        for p in range(PARCELS):
            if self.is_building(p):
                what = self.content[p]
                seat = self.owner[p]
                rows.append([p, seat, what, self.income(p), self.counted(p, what, seat), self.added(p, what, seat)])
        return rows

    def would_earn(self, parcel: int, what: int, seat: int) -> int:
        """`income_as` for Python callers."""
        return self.income_as(parcel, what, seat)

    def safe_parcels(self) -> list[int]:
        """The buildings that nobody can attack."""
        return [p for p in range(PARCELS) if self.is_building(p) and self.is_safe(p)]

    def served_parcels(self) -> list[int]:
        """The parcels that a road touches."""
        return [p for p in range(PARCELS) if self.served[p]]

    def bridged_parcels(self) -> list[int]:
        """The parcels that touch a bridge."""
        return [p for p in range(PARCELS) if self.is_by_bridge(p)]

    # Numbers

    def dump_town(self) -> list[int]:
        """The plan as numbers; what can be counted is left out."""
        plan = [self.content[p] for p in range(PARCELS)] + [self.owner[p] for p in range(PARCELS)]
        return [self.river, *plan] + [self.edges[edge] for edge in range(EDGES)]

    def load_town(self, values: list[int], at: int) -> int:
        """The inverse; where the next numbers begin."""
        self.river = values[at]
        for p in range(PARCELS):
            self.content[p] = values[at + 1 + p]
            self.owner[p] = values[at + 65 + p]
        for edge in range(EDGES):
            self.edges[edge] = values[at + 129 + edge]
        self.recount()
        return at + 273

    def recount(self) -> None:
        """Find again what follows from the plan."""
        self.road_stock = ALL_ROADS
        self.vertex = zeros(VERTICES)
        self.served = zeros(PARCELS)
        self.built = zeros(MAX_SEATS * TYPES)
        self.parcels = zeros(MAX_SEATS)
        for edge in range(EDGES):
            if self.edges[edge]:
                self.road_stock -= self.edges[edge]
                self.put_road(edge, self.edges[edge])
        for p in range(PARCELS):
            seat = self.owner[p]
            if seat != NOBODY:
                self.parcels[seat] += 1
                if self.is_building(p):
                    self.built[seat * TYPES + self.content[p]] += 1
