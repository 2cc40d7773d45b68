"""Roads and bridges: where they may lie, what they serve, how many are left (CB15, CB86 to CB88, CB132, CB133)."""

from __future__ import annotations

from carsonne.games.carson_city.rules import codes, tables
from carsonne.games.carson_city.rules.position import Position
from carsonne.kernel.state import Buffer

EDGE_END = tables.EDGE_END
EDGE_SIDE = tables.EDGE_SIDE
MEETING = tables.MEETING
CORNER = tables.CORNER


def is_crossing(s: Position, edge: int) -> bool:
    """Return whether a road here is a bridge: nothing but river on both sides (CB132)."""
    a = EDGE_SIDE[edge * 2]
    b = EDGE_SIDE[edge * 2 + 1]
    return (a == codes.OFF or s.content[a] == codes.RIVER) and (b == codes.OFF or s.content[b] == codes.RIVER)


def roads_for(s: Position, edge: int) -> int:
    """Return how many roads it takes to lay one here (CB87, CB132)."""
    return codes.BRIDGE if s.river and is_crossing(s, edge) else 1


def may_lay(s: Position, edge: int, roads: int) -> bool:
    """Return whether an edge is free and touches the network, with enough roads for it (CB87)."""
    if s.edges[edge] or not (s.vertex[EDGE_END[edge * 2]] or s.vertex[EDGE_END[edge * 2 + 1]]):
        return False
    return roads >= codes.BRIDGE or roads_for(s, edge) <= roads


def may_lay_now(s: Position) -> bool:
    """Return whether the player who is asked may lay roads first: not in the draft, nor where all answer (CB86)."""
    return s.phase not in (codes.ASK_DRAFT, codes.ASK_KIT, codes.ASK_TILES, codes.ASK_CASH)


def roads_into(s: Position, seat: int, n: int, out: Buffer) -> int:
    """Write every edge where a player may lay a road."""
    roads = s.roads[seat]
    if roads:
        for edge in range(codes.EDGES):
            if may_lay(s, edge, roads):
                out.at[n] = codes.ROAD_MOVE + edge
                n += 1
    return n


def can_lay(s: Position, seat: int) -> bool:
    """Return whether there is any edge where the player may lay a road."""
    roads = s.roads[seat]
    if roads:
        for edge in range(codes.EDGES):
            if may_lay(s, edge, roads):
                return True
    return False


def lay(s: Position, seat: int, edge: int) -> None:
    """Lay a road from a player's reserve (CB86, CB87)."""
    count = roads_for(s, edge)
    s.roads[seat] -= count
    put_road(s, edge, count)
    s.tell(codes.TOLD_ROAD, seat, edge, count)
    s.pause()


def put_road(s: Position, edge: int, count: int) -> None:
    """Put a road, or the two of a bridge, on an edge; it serves the parcels at its ends (CB15)."""
    s.edges[edge] = count
    touch(s, EDGE_END[edge * 2])
    touch(s, EDGE_END[edge * 2 + 1])


def touch(s: Position, vertex: int) -> None:
    """Mark a vertex where a road ends."""
    if s.vertex[vertex]:
        return
    s.vertex[vertex] = 1
    for i in range(4):
        parcel = MEETING[vertex * 4 + i]
        if parcel != codes.OFF:
            s.served[parcel] = 1


def take_roads(s: Position, seat: int, count: int) -> None:
    """Take roads from the general reserve, as far as it goes (CB88)."""
    n = count if count < s.road_stock else s.road_stock
    s.road_stock -= n
    s.roads[seat] += n
    s.tell(codes.TOLD_ROADS, seat, n, count)
    s.pause()


def is_by_bridge(s: Position, parcel: int) -> bool:
    """Return whether a corner of the parcel is an end of a bridge (CB133)."""
    for edge in range(codes.EDGES):
        if s.edges[edge] == codes.BRIDGE:
            for i in range(4):
                corner = CORNER[parcel * 4 + i]
                if corner == EDGE_END[edge * 2] or corner == EDGE_END[edge * 2 + 1]:
                    return True
    return False


def recount(s: Position) -> None:
    """Find again what the roads touch and serve, and how many are left in the general reserve."""
    for vertex in range(codes.VERTICES):
        s.vertex[vertex] = 0
    for p in range(codes.PARCELS):
        s.served[p] = 0
    s.road_stock = codes.ALL_ROADS
    for edge in range(codes.EDGES):
        if s.edges[edge]:
            s.road_stock -= s.edges[edge]
            put_road(s, edge, s.edges[edge])
    for seat in range(codes.MAX_SEATS):
        s.road_stock -= s.roads[seat]
