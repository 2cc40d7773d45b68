"""The policy of Carson City: the legal moves of a seat and what each promises, by the question that is asked."""

from __future__ import annotations

from carsonne.games.carson_city.knowledge import phase_policies
from carsonne.games.carson_city.knowledge.placing_policy import note_targets
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
            answer: float = phase_policies.move_worth(s, seat, moves.at[i], sites, spare, money, now, worth)
            worth.at[i] = whole(100.0 * answer)


def rank_roads(s: Position, seat: int, n: int, moves: Buffer, worth: Buffer, now: float) -> None:
    """Rank the roads, which may be laid before many answers."""
    what = waiting_building(s, seat)
    served: float = best_served(s, seat, what, now) if what != codes.BARE else 0.0
    for i in range(n):
        if codes.ROAD_MOVE <= moves.at[i] < codes.BUILD_MOVE:
            worth.at[i] = whole(100.0 * road_worth(s, seat, moves.at[i] - codes.ROAD_MOVE, what, served, now))
