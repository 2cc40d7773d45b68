"""What things are worth to a player in dollars now: parcels, buildings, targets for cowboys."""

from __future__ import annotations

from carsonne.games.carson_city.rules import codes, cowboys, earnings, market, squares, tables, town
from carsonne.games.carson_city.rules.players import buildings, strength
from carsonne.games.carson_city.rules.position import Position

NEEDS_HOUSE = tables.NEEDS_HOUSE

# In dollars: a victory point, and what a building, house or mountain adds at the end.
POINT = 4
PIECE = 8


def rounds_left(s: Position) -> int:
    """The round that is being played, and those to come."""
    return codes.ROUNDS if s.round < 1 else codes.ROUNDS - s.round + 1


# Land and buildings


def is_site(s: Position, seat: int, parcel: int) -> bool:
    """An own bare parcel."""
    return s.owner[parcel] == seat and s.content[parcel] == codes.BARE


def sites(s: Position, seat: int) -> int:
    """How many own bare parcels a player has."""
    n = 0
    for p in range(codes.PARCELS):
        if is_site(s, seat, p):
            n += 1
    return n


def has_served_site(s: Position, seat: int) -> bool:
    """Whether a road touches any of them."""
    for p in range(codes.PARCELS):
        if s.served[p] and is_site(s, seat, p):
            return True
    return False


def land(s: Position, seat: int, parcel: int) -> float:
    """A parcel for itself: what stands on it, and what could be built on it."""
    if s.content[parcel] == codes.MOUNTAIN or s.content[parcel] == codes.HOUSE:
        return PIECE
    mine = earnings.income_as(s, parcel, codes.MINE, seat)
    ranch = earnings.income_as(s, parcel, codes.RANCH, seat)
    best = mine if mine > ranch else ranch
    rounds = rounds_left(s) if rounds_left(s) < 3 else 3
    value: float = 1.0 + 0.5 * best * rounds
    if s.served[parcel]:
        value += 3 + 2 * earnings.house_value(s, parcel, seat)
    return value if sites(s, seat) < 4 else value / 2


def site_value(s: Position, seat: int, parcel: int, what: int) -> float:
    """A building on a parcel: its income for the rest of the game, what it adds to others, and its points."""
    income = earnings.income_as(s, parcel, what, seat) if what < codes.CHURCH else 0
    if NEEDS_HOUSE[what] and what != codes.HOTEL:
        income += codes.PER_HOUSE  # its own house will lie beside it
    if what == codes.RANCH:
        income += codes.PER_HOUSE * s.built[seat * codes.TYPES + codes.DRUGSTORE]
    elif what == codes.MINE:
        income += codes.PER_HOUSE * s.built[seat * codes.TYPES + codes.BANK]
    return income * rounds_left(s) + PIECE


def is_usable(s: Position, seat: int, parcel: int, what: int) -> bool:
    """An own bare parcel where a building could stand, roads in hand taken for granted."""
    if not is_site(s, seat, parcel):
        return False
    return not NEEDS_HOUSE[what] or s.served[parcel] != 0 or s.roads[seat] != 0


def usable_sites(s: Position, seat: int, what: int) -> int:
    """How many such parcels there are."""
    n = 0
    for p in range(codes.PARCELS):
        if is_usable(s, seat, p, what):
            n += 1
    return n


def kept(s: Position, seat: int) -> int:
    """How many buildings a player keeps."""
    n = 0
    for what in range(1, codes.TYPES):
        n += s.kept[seat * codes.TYPES + what]
    return n


def building(s: Position, seat: int, what: int, price: int) -> float:
    """What buying a building is worth."""
    best: float = 0.0
    value: float = 0.0
    if usable_sites(s, seat, what) <= kept(s, seat) + planned_buildings(s, seat):
        return -1.0
    for p in range(codes.PARCELS):
        if is_usable(s, seat, p, what):
            value = site_value(s, seat, p, what)
            if value > best:
                best = value
    return best - price


# Incomes


def earned(s: Position, seat: int, what: int) -> int:
    """The income of a player's buildings of one kind."""
    n = 0
    for p in range(codes.PARCELS):
        if s.owner[p] == seat and s.content[p] == what:
            n += earnings.income(s, p)
    return n


def all_earned(s: Position, seat: int) -> int:
    """The income of all buildings of a player."""
    n = 0
    for p in range(codes.PARCELS):
        if s.owner[p] == seat and town.is_building(s, p):
            n += earnings.income(s, p)
    return n


# Cowboys already placed


def planned_buildings(s: Position, seat: int) -> int:
    """Construction squares where a cowboy of the player stands."""
    n = 0
    for square in range(codes.FIRST_BUILD, codes.LAST_BUILD + 1):
        if s.stand[codes.PARCELS + square] >> seat & 1:
            n += 1
    return n


def due_for_land(s: Position, seat: int) -> int:
    """The price of the land on which the player's cowboys stand."""
    n = 0
    for p in range(codes.PARCELS):
        if s.stand[p] >> seat & 1 and s.owner[p] == codes.NOBODY:
            n += town.price(s, p)
    return n


def due_for_buildings(s: Position, seat: int) -> int:
    """The price of the buildings on whose squares they stand."""
    n = 0
    for square in range(codes.FIRST_BUILD, codes.LAST_BUILD + 1):
        if s.stand[codes.PARCELS + square] >> seat & 1:
            n += market.price(s, seat, market.slot_of(square))
    return n


def purse(s: Position, seat: int) -> int:
    """The money that is still free, salaries included."""
    salary = codes.SALARY_PAY * s.crowd[cowboys.crowd_at(codes.PARCELS + codes.SALARY) + seat]
    return s.money[seat] + salary - due_for_land(s, seat) - due_for_buildings(s, seat)


def expected_money(s: Position, seat: int) -> int:
    """What the player will have when the points are sold."""
    return purse(s, seat) + all_earned(s, seat)


# Targets


def chance(s: Position, seat: int, target: int) -> float:
    """How likely a duel there is won, or not even fought."""
    likely: float = 0.9  # somebody may still come
    win: float = 0.0
    if not cowboys.has_duels(target):
        return 1.0
    for other in range(s.seats):
        if other != seat and s.stand[target] >> other & 1:
            win = 0.5 + 0.13 * (strength(s, seat) - 1 - strength(s, other))
            win = 0.05 if win < 0.05 else win
            likely *= 0.95 if win > 0.95 else win
    return likely


def worth_of_target(s: Position, seat: int, target: int) -> float:
    """What a cowboy there promises."""
    if target < codes.PARCELS:
        return parcel_value(s, seat, target) * chance(s, seat, target)
    return square_value(s, seat, target - codes.PARCELS) * chance(s, seat, target)


def parcel_value(s: Position, seat: int, parcel: int) -> float:
    """Land to buy, a building to guard, or one to rob."""
    owner = s.owner[parcel]
    if owner == codes.NOBODY:
        price = town.price(s, parcel)
        if price > purse(s, seat) or s.parcels[seat] >= codes.MAX_PARCELS:
            return -1.0
        return land(s, seat, parcel) - price
    income = earnings.income(s, parcel)
    if owner == seat:
        attacked = s.stand[parcel] & ~(1 << seat)
        return income / 2.0 if attacked else income / 6.0  # C would cut off what is behind the point
    return income // 2


def square_value(s: Position, seat: int, square: int) -> float:
    """What the action of a square promises."""
    if codes.FIRST_BUILD <= square <= codes.LAST_BUILD:
        slot = market.slot_of(square)
        price = market.price(s, seat, slot)
        return building(s, seat, s.market[slot], price) if price <= purse(s, seat) else -1.0
    if square >= codes.FIRST_BUY:
        return points_value(s, seat, square)
    if square in (codes.ROADS_3, codes.ROADS_1):
        return roads_value(s, seat, square)
    return simple_value(s, seat, square)


def points_value(s: Position, seat: int, square: int) -> float:
    """The points that the money will buy, less what the money is worth."""
    price = squares.point_price(square)
    money = expected_money(s, seat)
    points = money // price if money > 0 else 0
    dollar: float = 0.75 if rounds_left(s) == 1 else 0.95
    return points * (POINT - price * dollar)


def roads_value(s: Position, seat: int, square: int) -> float:
    """Much to whoever has land and neither a road to it nor roads in hand."""
    if has_served_site(s, seat) or s.roads[seat]:
        return 0.5 if square == codes.ROADS_3 else 0.2
    return 5.0 if square == codes.ROADS_3 else 4.0


def simple_value(s: Position, seat: int, square: int) -> float:
    """The squares whose gain can be counted."""
    if square == codes.SALARY:
        return codes.SALARY_PAY
    if square == codes.AMMUNITION:
        return 1.5
    if square == codes.INCOME_LAND:
        return codes.PARCEL_PAY * s.parcels[seat]
    if square == codes.INCOME_COWBOYS:
        return codes.STRENGTH_PAY * (strength(s, seat) - 1)
    if square == codes.GAMBLING:
        return codes.GAMBLING_PAY
    if square == codes.POINTS_LAND:
        return POINT * (s.parcels[seat] // 2)
    if square == codes.POINTS_COWBOYS:
        return POINT * ((strength(s, seat) - 1) // 2)
    return POINT * buildings(s, seat)
