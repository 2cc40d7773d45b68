"""What a parcel of the draft, a character and the use of its power promise, in points."""

from __future__ import annotations

from carsonne.games.carson_city.knowledge import weight_names
from carsonne.games.carson_city.knowledge.income_worth import earned
from carsonne.games.carson_city.knowledge.money_worth import held_worth, present_round
from carsonne.games.carson_city.knowledge.town_worth import (
    building_worth,
    kept_buildings,
    land_worth,
)
from carsonne.games.carson_city.knowledge.weights import weight
from carsonne.games.carson_city.rules import codes, tables
from carsonne.games.carson_city.rules.characters import hire_cost, may_hire
from carsonne.games.carson_city.rules.players import mercenary_guns
from carsonne.games.carson_city.rules.position import Position
from carsonne.games.carson_city.rules.town import is_for_sale, owned
from carsonne.kernel.state import Buffer

LIMIT = tables.LIMIT
OFFER_COST = tables.OFFER_COST
OFFER_POINTS = tables.OFFER_POINTS


def move_worth(
    s: Position, seat: int, move: int, sites: int, spare: int, money: float, now: float, notes: Buffer
) -> float:
    """Return what an answer in the draft, a card, or a use of its immediate power is worth."""
    if s.phase == codes.ASK_PICK:
        return card_worth(s, seat, move - codes.PICK_MOVE, sites, money, now)
    if s.phase == codes.ASK_CAPTAIN:
        return hire_worth(s, move - codes.HIRE_MOVE, now)
    if s.phase == codes.ASK_MONEY:
        return (
            now * codes.WAITING_PAY * (1.0 + weight(weight_names.HURRY))
            if move == codes.MONEY_MOVE
            else waiting_worth(s, seat, now)
        )
    if s.phase == codes.ASK_WORKER:
        return 0.0 if move == codes.NONE_MOVE else taken_worth(s, seat, s.market[move - codes.TAKE_MOVE], sites, now)
    return -1.0 if move == codes.NONE_MOVE else land_worth(s, seat, move - codes.CLAIM_MOVE, sites, now)


# Cards


def card_worth(s: Position, seat: int, card: int, sites: int, money: float, now: float) -> float:
    """Return what a card is worth: its power, its cash limit and its place in the order."""
    side = s.side[card]
    value: float = weight(weight_names.CARD + side * codes.CHARACTERS + card) - weight(weight_names.CARD_ORDER) * card
    value += held_worth(s, money, LIMIT[card * 2 + side])
    if card == codes.MERCENARY:
        return value + mercenary_guns(s) * weight(weight_names.MERCENARY_GUN)
    return value + (
        red_power(s, seat, card, sites, money, now) if side == codes.RED else yellow_power(s, seat, card, sites, now)
    )


def yellow_power(s: Position, seat: int, card: int, sites: int, now: float) -> float:
    """Return what the power of a yellow card is worth now."""
    if card == codes.SHERIFF:
        return weight(weight_names.ACTIVE_COWBOY + present_round(s) - 1)
    if card == codes.BANKER:
        return codes.BANKER_PAY * now * (1.0 + weight(weight_names.HURRY))
    if card == codes.GROCER:
        return best_of(waiting_yellow(s, seat), codes.WAITING_PAY * (1.0 + weight(weight_names.HURRY))) * now
    if card == codes.WORKER:
        return weight(weight_names.ROAD) * codes.WORKER_ROADS + (
            weight(weight_names.HALF_PRICE) * (sites if sites < 3 else 3)
        )
    if card == codes.SETTLER:
        return best_land(s, seat, sites, now) if s.parcels[seat] < codes.MAX_PARCELS else 0.0
    return best_hire(s, seat, codes.HIRE_MOST, now)


def red_power(s: Position, seat: int, card: int, sites: int, money: float, now: float) -> float:
    """Return what the power of a red card is worth now."""
    cash: float = codes.WAITING_PAY * now * (1.0 + weight(weight_names.HURRY))
    if card == codes.SHERIFF:
        return weight(weight_names.LOST_DUEL)
    if card == codes.BANKER:
        return best_offer(s, money, now)
    if card == codes.GROCER:
        return best_of(owned(s, seat, codes.HOUSE), cash)
    if card == codes.WORKER:
        return best_taken(s, seat, sites, now) if s.money[seat] >= codes.WORKER_PRICE else 0.0
    if card == codes.SETTLER:
        return best_of(owned(s, seat, codes.MOUNTAIN), cash)
    return best_hire(s, seat, codes.GUNS_MOST, now)


def best_of(one: float, other: float) -> float:
    """Return the better of two."""
    return one if one > other else other


# Powers


def waiting_worth(s: Position, seat: int, now: float) -> float:
    """Return what Grocer or Settler may expect later; the yellow Grocer may still take the money then."""
    if s.character[seat] == codes.SETTLER:
        return owned(s, seat, codes.MOUNTAIN)
    if s.side[codes.GROCER] == codes.RED:
        return owned(s, seat, codes.HOUSE)
    return best_of(waiting_yellow(s, seat), codes.WAITING_PAY) * now


def waiting_yellow(s: Position, seat: int) -> float:
    """Return the income of the best kind of building to double."""
    best = 0
    for what in range(1, codes.TYPES):
        if s.built[seat * codes.TYPES + what]:
            income = earned(s, seat, what)
            if income > best:
                best = income
    return best


def hire_worth(s: Position, count: int, now: float) -> float:
    """Return what cowboys or revolvers are worth less their price."""
    each: float = weight(weight_names.ACTIVE_COWBOY + present_round(s) - 1)
    if s.side[codes.CAPTAIN] == codes.RED:
        each = weight(weight_names.REVOLVER + present_round(s) - 1)
    return each * count - hire_cost(s, count) * now * (1.0 + weight(weight_names.HURRY))


def best_hire(s: Position, seat: int, most: int, now: float) -> float:
    """Return what the best number of cowboys or revolvers is worth."""
    best: float = 0.0
    for count in range(1, most + 1):
        if may_hire(s, seat, count):
            best = best_of(best, hire_worth(s, count, now))
    return best


def taken_worth(s: Position, seat: int, what: int, sites: int, now: float) -> float:
    """Return what a building of the row is worth less the price of the red Chinese worker."""
    value: float = building_worth(s, seat, what, sites, kept_buildings(s, seat), now)
    return value - codes.WORKER_PRICE * now * (1.0 + weight(weight_names.HURRY))


def best_taken(s: Position, seat: int, sites: int, now: float) -> float:
    """Return what the best building of the row is worth."""
    best: float = 0.0
    for slot in range(codes.SLOTS):
        if s.market[slot] != codes.BARE:
            best = best_of(best, taken_worth(s, seat, s.market[slot], sites, now))
    return best


def best_land(s: Position, seat: int, sites: int, now: float) -> float:
    """Return what the best unowned parcel is worth."""
    best: float = 0.0
    for p in range(codes.PARCELS):
        if is_for_sale(s, p):
            best = best_of(best, land_worth(s, seat, p, sites, now))
    return best


def best_offer(s: Position, money: float, now: float) -> float:
    """Return what the best offer of the red Banker that the player can pay is worth."""
    best: float = 0.0
    for i in range(codes.OFFERS):
        if OFFER_COST[i] <= money:
            best = best_of(best, OFFER_POINTS[i] - OFFER_COST[i] * now)
    return best
