"""The policy of Carson City: the legal moves of a seat and what each promises, by the question that is asked."""

from __future__ import annotations

from carsonne.games.carson_city.knowledge.building_policy import building_move_worth
from carsonne.games.carson_city.knowledge.card_policy import card_move_worth
from carsonne.games.carson_city.knowledge.duel_policy import duel_move_worth
from carsonne.games.carson_city.knowledge.money_policy import money_move_worth
from carsonne.games.carson_city.knowledge.placing_policy import note_targets, placing_worth
from carsonne.games.carson_city.knowledge.purse import dollar, money_when_sold, purse
from carsonne.games.carson_city.knowledge.road_policy import best_served, road_worth, waiting_building
from carsonne.games.carson_city.knowledge.town_worth import count_sites
from carsonne.games.carson_city.rules import codes
from carsonne.games.carson_city.rules.position import Position
from carsonne.kernel.advisor import whole
from carsonne.kernel.state import Buffer


def rank_moves(s: Position, seat: int, n: int, moves: Buffer, worth: Buffer) -> None:
    """Write what each of the listed moves promises a seat, in hundredths of a point."""
    sites = count_sites(s, seat)
    money: float = money_when_sold(s, seat)
    now: float = dollar(s, seat, money)
    spare = purse(s, seat)
    if s.phase == codes.ASK_PLACE or s.phase == codes.ASK_KIT:
        note_targets(s, seat, sites, spare, money, now, n, moves, worth)
    rank_roads(s, seat, n, moves, worth, now)
    for i in range(n):
        if not codes.ROAD_MOVE <= moves.at[i] < codes.BUILD_MOVE:
            worth.at[i] = whole(100.0 * move_worth(s, seat, moves.at[i], sites, spare, money, now, worth))


def rank_roads(s: Position, seat: int, n: int, moves: Buffer, worth: Buffer, now: float) -> None:
    """Rank the roads, which may be laid before many answers."""
    what = waiting_building(s, seat)
    served: float = best_served(s, seat, what, now) if what != codes.BARE else 0.0
    for i in range(n):
        if codes.ROAD_MOVE <= moves.at[i] < codes.BUILD_MOVE:
            worth.at[i] = whole(100.0 * road_worth(s, seat, moves.at[i] - codes.ROAD_MOVE, what, served, now))


def move_worth(
    s: Position, seat: int, move: int, sites: int, spare: int, money: float, now: float, notes: Buffer
) -> float:
    """Return the worth of an answer to the question of the moment, in points."""
    phase = s.phase
    if phase in (codes.ASK_PLACE, codes.ASK_KIT):
        return placing_worth(s, seat, move, notes)
    if phase in (
        codes.ASK_DRAFT,
        codes.ASK_PICK,
        codes.ASK_SETTLER,
        codes.ASK_CAPTAIN,
        codes.ASK_MONEY,
        codes.ASK_WORKER,
    ):
        return card_move_worth(s, seat, move, sites, money, now)
    if phase in (codes.ASK_DUEL, codes.ASK_TILES, codes.ASK_WITHDRAW):
        return duel_move_worth(s, seat, move, sites, spare, money, now)
    if phase in (codes.ASK_LAND, codes.ASK_OFFER, codes.ASK_BUILD, codes.ASK_HOUSE, codes.ASK_CONSENT, codes.ASK_KEPT):
        return building_move_worth(s, seat, move, sites, now)
    if phase in (codes.ASK_DOUBLE, codes.ASK_RAID, codes.ASK_POINTS, codes.ASK_BANKER, codes.ASK_CASH):
        return money_move_worth(s, seat, move, now)
    return 0.0
