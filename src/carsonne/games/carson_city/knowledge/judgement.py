"""What each answer to a question promises a player, in dollars; only the order within one question means anything."""

from __future__ import annotations

from carsonne.games.carson_city.knowledge import appraisal
from carsonne.games.carson_city.rules import codes, duel_tiles, market, squares, tables, town
from carsonne.games.carson_city.rules.characters import hire_cost
from carsonne.games.carson_city.rules.cowboys import is_peaceful
from carsonne.games.carson_city.rules.players import cash_limit, strength
from carsonne.games.carson_city.rules.position import Position

NEEDS_HOUSE = tables.NEEDS_HOUSE
EDGE_END = tables.EDGE_END
MEETING = tables.MEETING
NEAR = tables.NEAR
NEAR_COUNT = tables.NEAR_COUNT
OFFER_COST = tables.OFFER_COST
OFFER_POINTS = tables.OFFER_POINTS


# A duel tile that a rival may well play.
FAIR_TILE = 2


def worth(s: Position, seat: int, move: int) -> float:
    """What a legal move promises."""
    phase = s.phase
    if codes.ROAD_MOVE <= move < codes.BUILD_MOVE:
        return road(s, seat, move - codes.ROAD_MOVE)
    if phase in (codes.ASK_PLACE, codes.ASK_KIT):
        return place(s, seat, move)
    if phase <= codes.ASK_WORKER:
        return of_characters(s, seat, move)
    if phase in (codes.ASK_OFFER, codes.ASK_BUILD, codes.ASK_KEPT, codes.ASK_HOUSE, codes.ASK_CONSENT):
        return of_construction(s, seat, move)
    return of_money(s, seat, move)


# Characters


def of_characters(s: Position, seat: int, move: int) -> float:
    """The draft, the cards, and what their immediate powers ask."""
    if s.phase == codes.ASK_PICK:
        return pick(s, seat, move - codes.PICK_MOVE)
    if s.phase == codes.ASK_CAPTAIN:
        return captain(s, seat, move - codes.HIRE_MOVE)
    if s.phase == codes.ASK_MONEY:
        return codes.WAITING_PAY if move == codes.MONEY_MOVE else waiting(s, seat)
    if s.phase == codes.ASK_WORKER:
        return (
            0.0
            if move == codes.NONE_MOVE
            else appraisal.building(s, seat, s.market[move - codes.TAKE_MOVE], codes.WORKER_PRICE)
        )
    return -1.0 if move == codes.NONE_MOVE else appraisal.land(s, seat, move - codes.CLAIM_MOVE)


def pick(s: Position, seat: int, card: int) -> float:
    """Rough values of the cards; what is doubled, robbed or built decides the rest."""
    if card == codes.MERCENARY:
        return 4.0 if s.side[card] == codes.RED else 5.0
    return pick_red(s, seat, card) if s.side[card] == codes.RED else pick_yellow(s, seat, card)


def pick_yellow(s: Position, seat: int, card: int) -> float:
    """The yellow sides."""
    earned = appraisal.all_earned(s, seat)
    most: float = 0.6 * earned
    if card == codes.SHERIFF:
        return 6.0 - 0.2 * earned
    if card == codes.BANKER:
        return 9.0 + (0.3 * earned if s.round > 1 else 0.0)
    if card == codes.GROCER:
        return (most if most > codes.WAITING_PAY else codes.WAITING_PAY) + 0.1 * earned
    if card == codes.WORKER:
        return 7.0 if appraisal.rounds_left(s) > 1 and appraisal.sites(s, seat) else 2.0
    if card == codes.SETTLER:
        return 7.0 if s.parcels[seat] < codes.MAX_PARCELS else 0.0
    return 8.0 if s.money[seat] >= 9 and s.cowboys[seat] < 8 else 3.0


def pick_red(s: Position, seat: int, card: int) -> float:
    """The red sides."""
    if card == codes.SHERIFF:
        return 2.0
    if card == codes.BANKER:
        return 10.0
    if card == codes.GROCER:
        return at_least_the_money(4 * town.owned(s, seat, codes.HOUSE))
    if card == codes.WORKER:
        able = appraisal.rounds_left(s) > 1 and appraisal.sites(s, seat) and s.money[seat] >= codes.WORKER_PRICE
        return 8.0 if able else 1.0
    if card == codes.SETTLER:
        return at_least_the_money(4 * town.owned(s, seat, codes.MOUNTAIN))
    return 4.0


def at_least_the_money(later: int) -> float:
    """The choice between taking the money and waiting."""
    return later if later > codes.WAITING_PAY else codes.WAITING_PAY


def captain(s: Position, seat: int, count: int) -> float:
    """Three cowboys for nine dollars in the first rounds, one revolver for three."""
    cost = hire_cost(s, count)
    if s.side[codes.CAPTAIN] == codes.RED:
        if appraisal.rounds_left(s) == 1:
            return -count
        return 0.5 if count == 2 else count
    return 4 * count - cost if s.money[seat] - cost >= 6 else -cost


def waiting(s: Position, seat: int) -> float:
    """What Grocer or Settler may expect later."""
    best = 0
    if s.character[seat] == codes.SETTLER:
        return 4 * town.owned(s, seat, codes.MOUNTAIN)
    if s.side[codes.GROCER] == codes.RED:
        return 4 * town.owned(s, seat, codes.HOUSE)
    for what in range(1, codes.TYPES):
        earned = appraisal.earned(s, seat, what)
        if earned > best:
            best = earned
    return best


# Cowboys


def place(s: Position, seat: int, move: int) -> float:
    """What a target promises; passing is as good as the least that is worth a cowboy."""
    if move in (codes.PASS_MOVE, codes.LOCK_MOVE):
        return 2.5  # what promises fewer dollars is left alone: the cowboy is worth as much at home
    if move < codes.WHITE_MOVE:
        return appraisal.worth_of_target(s, seat, move - codes.PLACE_MOVE)
    if move < codes.BACK_MOVE:
        return appraisal.worth_of_target(s, seat, move - codes.WHITE_MOVE) * 1.05
    return -100.0  # what was placed with a reason stays


# Roads are laid only where a building waits for one


def road(s: Position, seat: int, edge: int) -> float:
    """Better than all answers when it makes a site for a building at hand, worse than all otherwise."""
    if not waits_for_road(s, seat) or appraisal.has_served_site(s, seat):
        return -1000.0
    gain = 0
    for i in range(8):
        parcel = MEETING[EDGE_END[edge * 2 + i // 4] * 4 + i % 4]
        if parcel != codes.OFF and not s.served[parcel] and appraisal.is_site(s, seat, parcel):
            gain += 1
    return 500.0 + gain if gain else -1000.0


def waits_for_road(s: Position, seat: int) -> bool:
    """Whether a building is at hand, or will be, that needs one."""
    if s.phase == codes.ASK_BUILD:
        return NEEDS_HOUSE[s.hand] != 0
    if s.phase not in (codes.ASK_KEPT, codes.ASK_ROADS, codes.ASK_LAST_ROADS):
        return False
    for what in range(1, codes.TYPES):
        if NEEDS_HOUSE[what] and s.kept[seat * codes.TYPES + what]:
            return True
    return s.phase == codes.ASK_ROADS and appraisal.planned_buildings(s, seat) > 0


# Land and construction


def buy(s: Position, seat: int, parcel: int) -> float:
    """A parcel, unless its price is needed for the cheapest building on whose square a cowboy stands."""
    price = town.price(s, parcel)
    reserved = appraisal.due_for_buildings(s, seat)
    if reserved > 6:
        reserved = 6
    return appraisal.land(s, seat, parcel) - price if s.money[seat] - price >= reserved else -1.0


def of_construction(s: Position, seat: int, move: int) -> float:
    """Buying, building, houses and consent."""
    if s.phase == codes.ASK_OFFER:
        return offer(s, seat) if move == codes.PERFORM_MOVE else 0.0
    if s.phase == codes.ASK_HOUSE:
        return house(s, seat, move - codes.HOUSE_MOVE)
    if s.phase == codes.ASK_CONSENT:
        welcome = appraisal.sites(s, seat) > 2 or appraisal.rounds_left(s) == 1
        return 1.0 if (move == codes.AGREE_MOVE) == welcome else 0.0  # a house on one's own land is one's own
    if move in (codes.KEEP_MOVE, codes.DONE_MOVE):
        return 0.0
    return build(s, seat, (move - codes.BUILD_MOVE) // codes.PARCELS, move % codes.PARCELS)


def offer(s: Position, seat: int) -> float:
    """A building for which there is room beside those that are kept."""
    what = s.market[market.slot_of(s.square)]
    return 1.0 if appraisal.usable_sites(s, seat, what) > appraisal.kept(s, seat) else -1.0


def build(s: Position, seat: int, what: int, parcel: int) -> float:
    """A site, the better the more room there is around it."""
    room = 0
    for i in range(parcel * 8, parcel * 8 + NEAR_COUNT[parcel]):
        if s.content[NEAR[i]] == codes.BARE and s.served[NEAR[i]]:
            room += 1
    return appraisal.site_value(s, seat, parcel, what) + 0.1 * room


def house(s: Position, seat: int, parcel: int) -> float:
    """Where the house adds most to the own buildings, on free land rather than own, not on a rival's."""
    owner = s.owner[parcel]
    gain: float = 0.0
    if owner != seat and owner != codes.NOBODY:
        return -10.0
    for i in range(parcel * 8, parcel * 8 + NEAR_COUNT[parcel]):
        near = NEAR[i]
        if s.owner[near] == seat:
            gain += per_house(s.content[near])
        elif owner == codes.NOBODY:
            gain -= per_house(s.content[near]) / 2.0
        if near == s.site:
            gain += per_house(s.hand)
    spare = owner == seat and appraisal.sites(s, seat) > 2
    return gain * appraisal.rounds_left(s) + (8.0 if spare else 0.0)


def per_house(what: int) -> int:
    """What a kind of building earns for each house around it."""
    if what == codes.SALOON:
        return codes.PER_HOUSE_SALOON
    return codes.PER_HOUSE if what in (codes.BANK, codes.DRUGSTORE) else 0


# Money and points


def of_money(s: Position, seat: int, move: int) -> float:
    """Duels, land, income, points and the cash limit."""
    if s.phase == codes.ASK_TILES:
        return tile(s, seat, move)
    if s.phase == codes.ASK_WITHDRAW:
        return 1.0 if move == codes.STAY_MOVE else 0.0  # losing a duel returns the cowboy; withdrawing does not
    if s.phase == codes.ASK_LAND:
        return 0.0 if move == codes.DONE_MOVE else buy(s, seat, move - codes.BUY_MOVE)
    if s.phase == codes.ASK_DOUBLE:
        return codes.WAITING_PAY if move == codes.MONEY_MOVE else appraisal.earned(s, seat, move - codes.DOUBLE_MOVE)
    if s.phase == codes.ASK_RAID:
        return 1.0 if move == codes.PERFORM_MOVE else 0.0
    if s.phase == codes.ASK_POINTS:
        return buy_points(s, seat, move - codes.POINTS_MOVE)
    if s.phase == codes.ASK_BANKER:
        return banker(s, move - codes.POINTS_MOVE)
    if s.phase == codes.ASK_CASH:
        return spend(s, move - codes.SPEND_MOVE)
    return 0.0


def tile(s: Position, seat: int, move: int) -> float:
    """The highest: what was worth a cowboy is worth winning. Where that is unlikely, the least, or none at all."""
    if move == codes.WITHDRAW_MOVE:
        # a cowboy is worth more than a tile of 2; the red Sheriff is paid for losing
        return -2.5 if is_hopeless(s, seat) and not is_peaceful(s, seat) else -codes.FACES
    return codes.TILE_MOVE - move if is_hopeless(s, seat) else move - codes.TILE_MOVE


def is_hopeless(s: Position, seat: int) -> bool:
    """Whether the best tile in hand loses to a fair one of a rival."""
    best = strength(s, seat)
    for value in range(codes.FACES):
        if duel_tiles.find_tile(s, seat, value) != codes.NOWHERE and strength(s, seat) + value > best:
            best = strength(s, seat) + value
    for other in range(s.seats):
        if other != seat and s.duel_bits >> other & 1 and strength(s, other) + FAIR_TILE > best:
            return True
    return False


def buy_points(s: Position, seat: int, count: int) -> float:
    """All the money in the last round; before that what would be lost above the limit, and cheap points."""
    price = squares.point_price(s.square)
    if appraisal.rounds_left(s) == 1:
        return count
    keep = cash_limit(s, seat) if price > 3 else 12
    if keep > s.money[seat]:
        keep = s.money[seat]
    return count if s.money[seat] - count * price >= keep else -1.0 - count


def banker(s: Position, points: int) -> float:
    """An offer of the red Banker."""
    for i in range(codes.OFFERS):
        if points == OFFER_POINTS[i]:
            if appraisal.rounds_left(s) == 1:
                return 6.0 * points - OFFER_COST[i]
            return 5.0 * points - 1.2 * OFFER_COST[i]
    return 0.0


def spend(s: Position, amount: int) -> float:
    """What must be spent, rounded up to the next ten when a few dollars do it."""
    point: float = 6.0 if appraisal.rounds_left(s) == 1 else 4.0
    return point * (amount // codes.SPENT_PER_POINT) - amount
