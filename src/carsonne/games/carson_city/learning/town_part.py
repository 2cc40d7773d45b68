"""The planes of an observation: the town as everybody sees it."""

from __future__ import annotations

from carsonne.games.carson_city.learning.players_part import seat_from
from carsonne.games.carson_city.learning.scheme import (
    ASKED_PLANE,
    COWBOY_PLANE,
    FOCUS_PLANE,
    INCOME_PLANE,
    KINDS,
    OWNER_PLANE,
    PIECE_PLANE,
    PRICE_PLANE,
    RAID_PLANE,
    ROAD_PLANE,
    SAFE_PLANE,
    SERVED_PLANE,
    WHITE_PLANE,
)
from carsonne.games.carson_city.rules import town
from carsonne.games.carson_city.rules.codes import BARE, EDGES, GRID, NOBODY, PARCELS
from carsonne.games.carson_city.rules.earnings import income
from carsonne.games.carson_city.rules.position import Position
from carsonne.kernel.coding import Canvas


def draw_town(s: Position, seat: int, out: Canvas) -> None:
    """Every parcel, and those in question."""
    for parcel in range(PARCELS):
        draw_parcel(s, seat, parcel, out)
        draw_roads(s, parcel, out)
        draw_cowboys(s, seat, parcel, out)
    if s.duel_bits:
        draw_focus(s.duel_at, out)
    draw_focus(s.raid_at, out)
    draw_focus(s.site, out)
    draw_focus(s.house_at, out)


def draw_focus(target: int, out: Canvas) -> None:
    """A parcel that is in question, if it is one."""
    if target < PARCELS:
        out.planes[FOCUS_PLANE + target] = 1


def draw_parcel(s: Position, seat: int, parcel: int, out: Canvas) -> None:
    """What a parcel holds, to whom it belongs, what it costs and earns."""
    if s.content[parcel] != BARE:
        out.planes[PIECE_PLANE + (s.content[parcel] - 1) * PARCELS + parcel] = 1
    if s.owner[parcel] != NOBODY:
        out.planes[OWNER_PLANE + seat_from(s, seat, s.owner[parcel]) * PARCELS + parcel] = 1
    out.planes[SERVED_PLANE + parcel] = s.served[parcel] != 0
    out.planes[PRICE_PLANE + parcel] = town.price(s, parcel)
    if town.is_building(s, parcel):
        out.planes[INCOME_PLANE + parcel] = min(income(s, parcel), 255)
        out.planes[SAFE_PLANE + parcel] = town.is_safe(s, parcel)
    if s.raid[parcel]:
        out.planes[RAID_PLANE + seat_from(s, seat, s.raid[parcel] - 1) * PARCELS + parcel] = 1
    if s.asked[parcel]:
        for what in range(KINDS):
            out.planes[ASKED_PLANE + what * PARCELS + parcel] = s.asked[parcel] >> what & 1


def draw_roads(s: Position, parcel: int, out: Canvas) -> None:
    """The roads around a parcel: north, east, south, west."""
    row = parcel // GRID
    col = parcel % GRID
    north = row * GRID + col
    west = EDGES // 2 + row * (GRID + 1) + col
    out.planes[ROAD_PLANE + parcel] = s.edges[north]
    out.planes[ROAD_PLANE + PARCELS + parcel] = s.edges[west + 1]
    out.planes[ROAD_PLANE + 2 * PARCELS + parcel] = s.edges[north + GRID]
    out.planes[ROAD_PLANE + 3 * PARCELS + parcel] = s.edges[west]


def draw_cowboys(s: Position, seat: int, parcel: int, out: Canvas) -> None:
    """Who stands on a parcel; the white cowboy stands for its owner too."""
    if s.stand[parcel] == 0:
        return
    for other in range(s.seats):
        if s.stand[parcel] >> other & 1:
            out.planes[COWBOY_PLANE + seat_from(s, seat, other) * PARCELS + parcel] = 1
    if s.white_at == parcel:
        out.planes[WHITE_PLANE + parcel] = 1
