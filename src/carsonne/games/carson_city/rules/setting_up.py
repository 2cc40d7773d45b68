"""Setting up: sides, duel tiles, row, centre, mountains, the first order (CB17 to CB25, CB123, CB124, CB129)."""

from __future__ import annotations

from carsonne.games.carson_city.rules import codes, dice, duel_tiles, market, tables
from carsonne.games.carson_city.rules.position import Position
from carsonne.games.carson_city.rules.roads import put_road
from carsonne.kernel.state import Buffer

BAG = tables.BAG
MARKET = tables.MARKET
AROUND = tables.AROUND

# Before anything is drawn


def lay_out(s: Position, law: int, kit: int, windows: int) -> None:
    """Lay out an empty plan, the row and the bag, and what each player begins with (CB18 to CB20)."""
    s.law = law
    s.kit = kit
    s.windows = windows
    s.mountains = codes.ALL_MOUNTAINS
    s.road_stock = codes.ALL_ROADS
    for p in range(codes.PARCELS):
        s.owner[p] = codes.NOBODY
    for i in range(codes.SLOTS):
        s.market[i] = MARKET[i]
    for what in range(codes.TYPES):
        s.bag[what] = BAG[what]
    lay_aside(s)
    for seat in range(s.seats):
        equip(s, seat)


def lay_aside(s: Position) -> None:
    """Reset cards, tokens, tiles and construction, none of which is in play yet."""
    for seat in range(codes.MAX_SEATS):
        s.character[seat] = codes.CHARACTERS
    for i in range(codes.DUEL_TILES):
        s.tile_at[i] = codes.UNUSED
    s.ammunition = codes.NOBODY
    s.sheriff = codes.NOBODY
    s.drawer = codes.NOBODY
    s.builder = codes.NOBODY
    s.white_at = codes.NOWHERE
    s.duel_at = codes.NOWHERE
    s.site = codes.NOWHERE
    s.house_at = codes.NOWHERE
    s.raid_at = codes.NOWHERE


def equip(s: Position, seat: int) -> None:
    """Give a player money, cowboys, a revolver and a road (CB18)."""
    s.money[seat] = codes.START_MONEY
    s.cowboys[seat] = codes.START_COWBOYS
    s.revolvers[seat] = codes.START_REVOLVERS
    s.roads[seat] = codes.START_ROADS
    s.road_stock -= codes.START_ROADS


def choose_readings(s: Position, duel_order: int, withdraw: int, duel_refill: int) -> None:
    """Set what the table has agreed on where the rules are open to interpretation (R7, R12, R17)."""
    s.duel_order = duel_order
    s.withdraw = withdraw
    s.duel_refill = duel_refill


def choose_side(s: Position, card: int, side: int) -> None:
    """Set a side to YELLOW, RED, or DRAWN by chance before the game (CB17)."""
    s.side[card] = side


def flow(s: Position, parcel: int) -> None:
    """Put the river on a parcel (CB128)."""
    s.river = 1
    s.content[parcel] = codes.RIVER


def leave_out_mountains(s: Position) -> None:
    """Leave out one mountain for every three parcels of the river (CB129, CB135)."""
    n = 0
    for p in range(codes.PARCELS):
        if s.content[p] == codes.RIVER:
            n += 1
    s.mountains = codes.ALL_MOUNTAINS - n // codes.RIVER_PER_MOUNTAIN


# What comes next


def run(s: Position) -> None:
    """Run the steps before the draft, one after the other."""
    if s.step == codes.DO_SIDES:
        run_sides(s)
    elif s.step == codes.DO_TILES:
        run_tiles(s)
    elif s.step == codes.DO_MARKET:
        if not market.fill(s):
            s.step = codes.DO_CENTRE
    elif s.step == codes.DO_CENTRE:
        s.phase = codes.ROLL_TOWN
    elif s.step == codes.DO_MOUNTAINS:
        run_mountains(s)
    else:
        run_order(s)


def run_sides(s: Position) -> None:
    """Draw the side of each card that is to be drawn (CB17)."""
    for card in range(codes.CHARACTERS):
        if s.side[card] == codes.DRAWN:
            s.count = card
            s.phase = codes.ROLL_SIDE
            return
    s.step = codes.DO_TILES
    if s.law:
        duel_tiles.lay_out(s)


def run_tiles(s: Position) -> None:
    """Deal six tiles to each, who announce their totals and get their money (CB124)."""
    if s.law:
        while s.drawer < s.seats and duel_tiles.hand_size(s, s.drawer) == codes.FACES:
            duel_tiles.announce(s, s.drawer)
            s.drawer += 1
        if s.drawer < s.seats:
            s.phase = codes.ROLL_TILE
            return
        s.drawer = codes.NOBODY
    s.step = codes.DO_MARKET


def run_mountains(s: Position) -> None:
    """Roll until all mountains are placed."""
    if s.mountains:
        s.phase = codes.ROLL_TOWN
    else:
        s.step = codes.DO_ORDER
        s.count = 0


def run_order(s: Position) -> None:
    """Draw the seats one by one; the last one follows (CB25)."""
    if s.count < s.seats - 1:
        s.phase = codes.ROLL_ORDER
        return
    for seat in range(s.seats):
        if not is_drawn(s, seat):
            put_in_order(s, seat)
    s.step = codes.DO_DRAFT
    s.count = 0


def is_drawn(s: Position, seat: int) -> bool:
    """Return whether a seat has its place in the first order."""
    for i in range(s.count):
        if s.picking[i] == seat:
            return True
    return False


# Chance


def chance_into(s: Position, out: Buffer, weights: Buffer) -> int:
    """Write what CHANCE may roll or draw."""
    if s.phase == codes.ROLL_TOWN:
        return town_into(s, out, weights)
    if s.phase == codes.ROLL_ORDER:
        return order_into(s, out, weights)
    return dice.even_into(0, 2, out, weights)  # one of two sides


def happen(s: Position, outcome: int) -> None:
    """Carry out what CHANCE has rolled or drawn."""
    if s.phase == codes.ROLL_TOWN:
        roll_town(s, outcome)
    elif s.phase == codes.ROLL_ORDER:
        put_in_order(s, outcome)
    else:
        draw_side(s, outcome)


def rolled(roll: int) -> int:
    """Return the parcel that two dice name: black the row, white the column, of the inner six (CB21)."""
    return (roll // codes.FACES + 1) * codes.GRID + roll % codes.FACES + 1


def town_into(s: Position, out: Buffer, weights: Buffer) -> int:
    """Write the rolls that count: those for a free inner parcel (CB21, CB23, CB129)."""
    n = 0
    for roll in range(codes.DICE):
        if s.content[rolled(roll)] == codes.BARE:
            out.at[n] = roll
            weights.at[n] = 1
            n += 1
    return n


def order_into(s: Position, out: Buffer, weights: Buffer) -> int:
    """Write the seats that are still to be drawn."""
    n = 0
    for seat in range(s.seats):
        if not is_drawn(s, seat):
            out.at[n] = seat
            weights.at[n] = 1
            n += 1
    return n


def draw_side(s: Position, side: int) -> None:
    """Set the side of a card as drawn."""
    s.side[s.count] = side
    s.tell(codes.TOLD_SIDE, s.count, side)
    s.phase = codes.RUN


def roll_town(s: Position, roll: int) -> None:
    """Place the centre or a mountain as rolled (CB22, CB23)."""
    parcel = rolled(roll)
    if s.step == codes.DO_CENTRE:
        found(s, parcel)
        s.step = codes.DO_MOUNTAINS
    else:
        s.content[parcel] = codes.MOUNTAIN
        s.mountains -= 1
    s.tell(codes.TOLD_FOUNDED, parcel, s.content[parcel])
    s.phase = codes.RUN


def found(s: Position, parcel: int) -> None:
    """Put down the first house and the roads around it (CB22)."""
    s.content[parcel] = codes.HOUSE
    for i in range(4):
        put_road(s, AROUND[parcel * 4 + i], 1)
        s.road_stock -= 1


def put_in_order(s: Position, seat: int) -> None:
    """Give a seat the next place in the order."""
    s.picking[s.count] = seat
    s.tell(codes.TOLD_ORDER, seat, s.count)
    s.count += 1
    s.phase = codes.RUN
