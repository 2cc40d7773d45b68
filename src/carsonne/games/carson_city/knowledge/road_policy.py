"""What laying a road promises: a road to a site for a building at hand, or at the end a bridge beside own pieces."""

from __future__ import annotations

from carsonne.games.carson_city.knowledge import weight_names
from carsonne.games.carson_city.knowledge.town_worth import is_site, planned_buildings, site_worth
from carsonne.games.carson_city.knowledge.weights import weight
from carsonne.games.carson_city.rules import codes, tables
from carsonne.games.carson_city.rules.market import slot_of
from carsonne.games.carson_city.rules.position import Position
from carsonne.games.carson_city.rules.roads import is_by_bridge, roads_for
from carsonne.kernel.state import Buffer

NEEDS_HOUSE = tables.NEEDS_HOUSE
EDGE_END = tables.EDGE_END
MEETING = tables.MEETING
CORNER = tables.CORNER

# Less than any other answer: the road stays in the reserve.
NOT_NOW = -20.0
FAR = 99
WIDE = codes.GRID + 1


def waiting_building(s: Position, seat: int) -> int:
    """Return a building at hand, kept or planned that needs a road; BARE if there is none."""
    if s.phase == codes.ASK_BUILD:
        return s.hand if NEEDS_HOUSE[s.hand] else codes.BARE
    if s.phase != codes.ASK_KEPT and s.phase != codes.ASK_ROADS:
        return codes.BARE
    for what in range(1, codes.TYPES):
        if NEEDS_HOUSE[what] and s.kept[seat * codes.TYPES + what]:
            return what
    if s.phase == codes.ASK_ROADS and planned_buildings(s, seat):
        for square in range(codes.FIRST_BUILD, codes.LAST_BUILD + 1):
            if s.stand[codes.PARCELS + square] >> seat & 1 and NEEDS_HOUSE[s.market[slot_of(square)]]:
                return s.market[slot_of(square)]
    return codes.BARE


def best_served(s: Position, seat: int, what: int, now: float) -> float:
    """Return the worth of the player's best site that a road touches already; 0 if there is none."""
    best: float = 0.0
    for p in range(codes.PARCELS):
        if s.served[p] and is_site(s, seat, p):
            value: float = site_worth(s, seat, p, what, now)
            if value > best:
                best = value
    return best


def move_worth(
    s: Position, seat: int, move: int, sites: int, spare: int, money: float, now: float, notes: Buffer
) -> float:
    """Return what laying no road now is worth: roads can wait, and are ranked by themselves (`road_worth`)."""
    return 0.0


def road_worth(s: Position, seat: int, edge: int, what: int, served: float, now: float) -> float:
    """Return what a road on this edge is worth, for a waiting building whose best site so far is worth `served`."""
    if s.phase == codes.ASK_LAST_ROADS:
        return bridge_worth(s, seat, edge)
    if what == codes.BARE:
        return NOT_NOW
    gain: float = new_site(s, seat, edge, what, now) - served
    if gain > weight(weight_names.ROAD):
        return 20.0 + gain
    if served > 0.0 or roads_for(s, edge) > 1:
        return NOT_NOW
    left = way_left(s, seat, edge)
    if left < s.roads[seat] and left < way_now(s, seat):
        return 10.0 - left
    return NOT_NOW


def new_site(s: Position, seat: int, edge: int, what: int, now: float) -> float:
    """Return the worth of the best site that this road would be the first to touch; 0 if there is none."""
    best: float = 0.0
    for i in range(8):
        parcel = MEETING[EDGE_END[edge * 2 + i // 4] * 4 + i % 4]
        if parcel != codes.OFF and not s.served[parcel] and is_site(s, seat, parcel):
            value: float = site_worth(s, seat, parcel, what, now)
            if value > best:
                best = value
    return best


# A way of several roads


def far_end(s: Position, edge: int) -> int:
    """Return the end of an edge that no road touches yet."""
    a = EDGE_END[edge * 2]
    return EDGE_END[edge * 2 + 1] if s.vertex[a] else a


def steps_between(a: int, b: int) -> int:
    """Return how many roads it takes from one corner to another."""
    rows = a // WIDE - b // WIDE
    columns = a % WIDE - b % WIDE
    return (rows if rows > 0 else -rows) + (columns if columns > 0 else -columns)


def way_from(s: Position, seat: int, vertex: int) -> int:
    """Return how many roads it takes from a corner to the nearest own site."""
    best = FAR
    for p in range(codes.PARCELS):
        if is_site(s, seat, p):
            for i in range(4):
                steps = steps_between(vertex, CORNER[p * 4 + i])
                if steps < best:
                    best = steps
    return best


def way_left(s: Position, seat: int, edge: int) -> int:
    """Return how many roads are still missing to the nearest own site after this one."""
    return way_from(s, seat, far_end(s, edge))


def way_now(s: Position, seat: int) -> int:
    """Return how many roads are missing from the network to the nearest own site."""
    best = FAR
    for p in range(codes.PARCELS):
        if is_site(s, seat, p):
            for vertex in range(WIDE * WIDE):
                if s.vertex[vertex]:
                    for i in range(4):
                        steps = steps_between(vertex, CORNER[p * 4 + i])
                        if steps < best:
                            best = steps
    return best


# Bridges


def bridge_worth(s: Position, seat: int, edge: int) -> float:
    """Return what a bridge is worth at the end: a point for each own piece beside it, less those of rivals."""
    value: float = 0.0
    if roads_for(s, edge) < codes.BRIDGE:
        return NOT_NOW
    for i in range(8):
        parcel = MEETING[EDGE_END[edge * 2 + i // 4] * 4 + i % 4]
        if (
            parcel == codes.OFF
            or is_counted(s, edge, i)
            or s.owner[parcel] == codes.NOBODY
            or s.content[parcel] == codes.BARE
        ):
            continue
        if not is_by_bridge(s, parcel):
            value += 1.0 if s.owner[parcel] == seat else -weight(weight_names.HARM)
    return value if value > 0.0 else NOT_NOW


def is_counted(s: Position, edge: int, i: int) -> bool:
    """Return whether a parcel at the second end also meets the first."""
    if i < 4:
        return False
    parcel = MEETING[EDGE_END[edge * 2 + 1] * 4 + i % 4]
    for k in range(4):
        if MEETING[EDGE_END[edge * 2] * 4 + k] == parcel:
            return True
    return False
