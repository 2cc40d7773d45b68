"""The points that each player may expect at the end: what is certain, what cowboys will get, what is still to come."""

from __future__ import annotations

from carsonne.games.carson_city.knowledge import weight_names
from carsonne.games.carson_city.knowledge.chances import chance_at, still_to_place
from carsonne.games.carson_city.knowledge.income_worth import coming_worth, even_worth, is_due, rounds_to_come
from carsonne.games.carson_city.knowledge.money_worth import present_round
from carsonne.games.carson_city.knowledge.purse import (
    buildings_due,
    dollar,
    is_ahead,
    land_due,
    money_when_sold,
    money_worth,
    salary,
)
from carsonne.games.carson_city.knowledge.target_worth import target_worth
from carsonne.games.carson_city.knowledge.town_worth import building_rounds, count_sites, kept_buildings, site_option
from carsonne.games.carson_city.knowledge.weights import weight
from carsonne.games.carson_city.rules import codes, earnings, players
from carsonne.games.carson_city.rules.final_scoring import locked_later, points_for_town
from carsonne.games.carson_city.rules.position import Position
from carsonne.games.carson_city.rules.roads import is_by_bridge
from carsonne.kernel.advisor import whole
from carsonne.kernel.state import Buffer

# How far a final margin may still be from the expected one, in hundredths of a point: a standard deviation, measured
# in games of the policy, for each round: while characters are chosen, cowboys placed, land and buildings bought, later.
DOUBT = [1240, 1150, 1050, 1000, 1040, 970, 900, 800, 850, 820, 640, 530, 530, 560, 280, 150]


def doubt(s: Position) -> int:
    """Return how far the final margin of a player may still be from what is expected."""
    i = 4 * (present_round(s) - 1)
    if s.step < codes.DO_PLACE:
        return DOUBT[i]
    if s.step == codes.DO_PLACE:
        return DOUBT[i + 1]
    return DOUBT[i + 2] if s.step == codes.DO_TRACK and s.square < codes.INCOME_LAND else DOUBT[i + 3]


def expect_into(s: Position, out: Buffer) -> None:
    """Write each player's expected points in hundredths; exact when the game is over."""
    for seat in range(s.seats):
        out.at[seat] = whole(100.0 * expected(s, seat))


def expected(s: Position, seat: int) -> float:
    """Return the points that a player may expect at the end."""
    if s.phase == codes.OVER:
        return s.points[seat]
    if s.step == codes.DO_LAST_ROADS:
        return s.points[seat] + points_for_town(s, seat) + (locked_later(s, seat) if s.kit else 0.0)
    sites = count_sites(s, seat)
    due = land_due(s, seat) + buildings_due(s, seat)
    money: float = money_when_sold(s, seat)
    now: float = dollar(s, seat, money)
    value: float = s.points[seat] + town_so_far(s, seat, sites, now) + money_worth(s, seat, money) + due * now
    value += coming_worth(s, seat) + cowboys_worth(s, seat) + reserve_worth(s, seat)
    value += gains(s, seat, sites, money, now) - losses(s, seat, now)
    return value


def town_so_far(s: Position, seat: int, sites: int, now: float) -> float:
    """Return what a player's parcels are worth: pieces at the end, tiles where counted, bare ones for building."""
    value: float = weight(weight_names.PARCEL) * s.parcels[seat] * (codes.ROUNDS - present_round(s) + 1)
    for p in range(codes.PARCELS):
        if s.owner[p] == seat:
            if s.content[p] == codes.BARE:
                value += site_option(s, seat, p, sites - 1)
            else:
                value += codes.BRIDGE_POINTS if s.river and is_by_bridge(s, p) else codes.PIECE_POINTS
    return value


def reserve_worth(s: Position, seat: int) -> float:
    """Return what kept buildings, roads, revolvers and the rounds to come are worth."""
    value: float = weight(weight_names.ROAD) * s.roads[seat]
    r = present_round(s) if strength_counts(s) else present_round(s) + 1
    if r <= codes.ROUNDS:
        value += players.guns(s, seat) * weight(weight_names.REVOLVER + r - 1)
    value += players.buildings(s, seat) * weight(weight_names.BUILDING) * rounds_to_come(s)
    if building_rounds(s):
        value += (
            kept_buildings(s, seat) * (codes.PIECE_POINTS + 4.0 * even_worth(s)) * weight(weight_names.KEPT_BUILDING)
        )
    for r in range(present_round(s) + 1, codes.ROUNDS + 1):
        value += weight(weight_names.COMING_ROUND + r - 2)
    return value


def strength_counts(s: Position) -> bool:
    """Return whether strength may still decide something in this round."""
    return s.step < codes.DO_TRACK or (s.step == codes.DO_TRACK and s.square <= codes.POINTS_COWBOYS)


def cowboys_worth(s: Position, seat: int) -> float:
    """Return what cowboys at home are worth: to be placed in this round, or kept for the next."""
    r = present_round(s)
    each: float = weight(weight_names.KEPT_COWBOY + r - 1)
    active: float = weight(weight_names.ACTIVE_COWBOY + r - 1)
    if s.step < codes.DO_PLACE or still_to_place(s, seat):
        return s.cowboys[seat] * (active if active > each else each)
    return s.cowboys[seat] * each


def gains(s: Position, seat: int, sites: int, money: float, now: float) -> float:
    """Return what the cowboys on the board will get; squares that pay money are in the money already."""
    value: float = 0.0
    chance: float = 0.0
    prize: float = 0.0
    spare = s.money[seat] + salary(s, seat) - land_due(s, seat) - buildings_due(s, seat)
    home: float = weight(weight_names.KEPT_COWBOY + present_round(s) - 1)
    for target in range(codes.TARGETS):
        if s.stand[target] >> seat & 1 and (target < codes.PARCELS or is_ahead(s, target - codes.PARCELS)):
            prize = 0.0
            if not is_money(target):
                prize = more_than(0.0, target_worth(s, seat, target, sites, spare, money, now))
            chance = chance_at(s, seat, target, 0, prize)
            value += chance * prize + (1.0 - chance) * home
    return value


def more_than(least: float, value: float) -> float:
    """Return a value, or the least that doing nothing brings."""
    return value if value > least else least


def is_money(target: int) -> bool:
    """Return whether the gain of a square is counted with the money."""
    square = target - codes.PARCELS
    return square == codes.SALARY or codes.INCOME_LAND <= square <= codes.GAMBLING or square >= codes.FIRST_BUY


def losses(s: Position, seat: int, now: float) -> float:
    """Return what attackers may take of a player's incomes in this round."""
    value: float = 0.0
    if not is_due(s):
        return 0.0
    for p in range(codes.PARCELS):
        if s.stand[p] and s.owner[p] == seat and s.stand[p] & ~(1 << seat):
            value += (earnings.income(s, p) // 2) * (1.0 - guarded(s, seat, p))
    return value * now


def guarded(s: Position, seat: int, parcel: int) -> float:
    """Return the chance that the owner beats the attackers."""
    return chance_at(s, seat, parcel, 0, 2.0) if s.stand[parcel] >> seat & 1 else 0.0
