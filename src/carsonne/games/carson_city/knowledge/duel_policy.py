"""What a duel tile, staying, withdrawing and the order of duels promise, in points."""

from __future__ import annotations

from carsonne.games.carson_city.knowledge import weight_names
from carsonne.games.carson_city.knowledge.chances import duel_chance, shot_wins
from carsonne.games.carson_city.knowledge.money_worth import present_round
from carsonne.games.carson_city.knowledge.target_worth import target_worth
from carsonne.games.carson_city.knowledge.weights import weight
from carsonne.games.carson_city.rules import codes, cowboys
from carsonne.games.carson_city.rules.players import strength
from carsonne.games.carson_city.rules.position import Position
from carsonne.kernel.state import Buffer


def move_worth(
    s: Position, seat: int, move: int, sites: int, spare: int, money: float, now: float, notes: Buffer
) -> float:
    """Return what an answer in a duel is worth: which is next, whether to stay, which tile."""
    place = move - codes.FIGHT_MOVE if s.phase == codes.ASK_DUEL else s.duel_at
    prize: float = target_worth(s, seat, place, sites, spare, money, now)
    if s.phase == codes.ASK_DUEL:
        return order_worth(s, seat, place, prize)
    if move == codes.WITHDRAW_MOVE:
        return 0.0
    if s.phase == codes.ASK_TILES:
        tile = move - codes.TILE_MOVE
        return duel_worth(s, seat, prize, shot_wins(s, seat, place, strength(s, seat), tile)) - tile_cost(s, tile)
    return duel_worth(s, seat, prize, duel_chance(s, seat, place, strength(s, seat)))


def duel_worth(s: Position, seat: int, prize: float, chance: float) -> float:
    """Return the prize, or else the cowboy at home again; the red Sheriff is paid for losing."""
    home: float = weight(weight_names.KEPT_COWBOY + present_round(s) - 1)
    if cowboys.is_peaceful(s, seat):
        home += codes.SHERIFF_POINTS
    return chance * (prize if prize > 0.0 else 0.0) + (1.0 - chance) * home


def tile_cost(s: Position, value: int) -> float:
    """Return what a tile is worth in later duels."""
    return weight(weight_names.TILE) * value * (codes.ROUNDS - present_round(s) + 1) / 4.0


def order_worth(s: Position, seat: int, parcel: int, prize: float) -> float:
    """Rank duels so that the one that matters least comes first: its loser is stronger in the next."""
    return -0.01 * prize if s.stand[parcel] >> seat & 1 else -0.005
