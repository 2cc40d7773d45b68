"""The planes of an observation: the town, which all seats see alike."""

from __future__ import annotations

from carsonne.games.carson_city.learning import scheme
from carsonne.games.carson_city.learning.players_part import seat_from
from carsonne.games.carson_city.rules import codes, town
from carsonne.games.carson_city.rules.earnings import income
from carsonne.games.carson_city.rules.position import Position
from carsonne.kernel.coding import Canvas


def draw_town(s: Position, seat: int, out: Canvas) -> None:
    """Draw every parcel, and mark those in question."""
    for parcel in range(codes.PARCELS):
        draw_parcel(s, seat, parcel, out)
        draw_roads(s, parcel, out)
        draw_cowboys(s, seat, parcel, out)
    if s.duel_bits:
        draw_focus(s.duel_at, out)
    draw_focus(s.raid_at, out)
    draw_focus(s.site, out)
    draw_focus(s.house_at, out)


def draw_focus(target: int, out: Canvas) -> None:
    """Mark a target that is in question, if it is a parcel."""
    if target < codes.PARCELS:
        out.planes[scheme.FOCUS_PLANE + target] = 1


def draw_parcel(s: Position, seat: int, parcel: int, out: Canvas) -> None:
    """Draw what a parcel holds, who owns it, what it costs and earns."""
    if s.content[parcel] != codes.BARE:
        out.planes[scheme.PIECE_PLANE + (s.content[parcel] - 1) * codes.PARCELS + parcel] = 1
    if s.owner[parcel] != codes.NOBODY:
        out.planes[scheme.OWNER_PLANE + seat_from(s, seat, s.owner[parcel]) * codes.PARCELS + parcel] = 1
    out.planes[scheme.SERVED_PLANE + parcel] = s.served[parcel] != 0
    out.planes[scheme.PRICE_PLANE + parcel] = town.price(s, parcel)
    if town.is_building(s, parcel):
        out.planes[scheme.INCOME_PLANE + parcel] = min(income(s, parcel), 255)
        out.planes[scheme.SAFE_PLANE + parcel] = town.is_safe(s, parcel)
    if s.raid[parcel]:
        out.planes[scheme.RAID_PLANE + seat_from(s, seat, s.raid[parcel] - 1) * codes.PARCELS + parcel] = 1
    if s.asked[parcel]:
        for what in range(scheme.KINDS):
            out.planes[scheme.ASKED_PLANE + what * codes.PARCELS + parcel] = s.asked[parcel] >> what & 1


def draw_roads(s: Position, parcel: int, out: Canvas) -> None:
    """Draw the roads around a parcel: north, east, south, west."""
    row = parcel // codes.GRID
    col = parcel % codes.GRID
    north = row * codes.GRID + col
    west = codes.EDGES // 2 + row * (codes.GRID + 1) + col
    out.planes[scheme.ROAD_PLANE + parcel] = s.edges[north]
    out.planes[scheme.ROAD_PLANE + codes.PARCELS + parcel] = s.edges[west + 1]
    out.planes[scheme.ROAD_PLANE + 2 * codes.PARCELS + parcel] = s.edges[north + codes.GRID]
    out.planes[scheme.ROAD_PLANE + 3 * codes.PARCELS + parcel] = s.edges[west]


def draw_cowboys(s: Position, seat: int, parcel: int, out: Canvas) -> None:
    """Draw the cowboys on a parcel; the white cowboy also counts for its owner."""
    if s.stand[parcel] == 0:
        return
    for other in range(s.seats):
        if s.stand[parcel] >> other & 1:
            out.planes[scheme.COWBOY_PLANE + seat_from(s, seat, other) * codes.PARCELS + parcel] = 1
    if s.white_at == parcel:
        out.planes[scheme.WHITE_PLANE + parcel] = 1
