"""Setting up: sides, duel tiles, row, centre, mountains, the first order (CB17 to CB25, CB123, CB124, CB129)."""

from __future__ import annotations

from carsonne.games.carson_city.rules import duel_tiles, market, tables
from carsonne.games.carson_city.rules.codes import (
    ALL_MOUNTAINS,
    ALL_ROADS,
    BARE,
    CHARACTERS,
    DICE,
    DO_CENTRE,
    DO_DRAFT,
    DO_MARKET,
    DO_MOUNTAINS,
    DO_ORDER,
    DO_SIDES,
    DO_TILES,
    DRAWN,
    DUEL_TILES,
    FACES,
    GRID,
    HOUSE,
    MAX_SEATS,
    MOUNTAIN,
    NOBODY,
    NOWHERE,
    PARCELS,
    RIVER,
    RIVER_PER_MOUNTAIN,
    ROLL_ORDER,
    ROLL_SIDE,
    ROLL_TILE,
    ROLL_TOWN,
    RUN,
    SLOTS,
    START_COWBOYS,
    START_MONEY,
    START_REVOLVERS,
    START_ROADS,
    TOLD_FOUNDED,
    TOLD_ORDER,
    TOLD_SIDE,
    TYPES,
    UNUSED,
)
from carsonne.games.carson_city.rules.position import Position
from carsonne.games.carson_city.rules.roads import put_road
from carsonne.kernel.state import Buffer

BAG = tables.BAG
MARKET = tables.MARKET
AROUND = tables.AROUND

# Before anything is drawn


def lay_out(s: Position, law: int, kit: int, windows: int) -> None:
    """An empty plan, buildings on the row and in the bag, and what everybody begins with (CB18 to CB20)."""
    s.law = law
    s.kit = kit
    s.windows = windows
    s.mountains = ALL_MOUNTAINS
    s.road_stock = ALL_ROADS
    for p in range(PARCELS):
        s.owner[p] = NOBODY
    for i in range(SLOTS):
        s.market[i] = MARKET[i]
    for what in range(TYPES):
        s.bag[what] = BAG[what]
    lay_aside(s)
    for seat in range(s.seats):
        equip(s, seat)


def lay_aside(s: Position) -> None:
    """Nobody has a card, a token or a tile yet, nothing is being built."""
    for seat in range(MAX_SEATS):
        s.character[seat] = CHARACTERS
    for i in range(DUEL_TILES):
        s.tile_at[i] = UNUSED
    s.ammunition = NOBODY
    s.sheriff = NOBODY
    s.drawer = NOBODY
    s.builder = NOBODY
    s.white_at = NOWHERE
    s.duel_at = NOWHERE
    s.site = NOWHERE
    s.house_at = NOWHERE
    s.raid_at = NOWHERE


def equip(s: Position, seat: int) -> None:
    """Money, cowboys, a revolver and a road (CB18)."""
    s.money[seat] = START_MONEY
    s.cowboys[seat] = START_COWBOYS
    s.revolvers[seat] = START_REVOLVERS
    s.roads[seat] = START_ROADS
    s.road_stock -= START_ROADS


def choose_readings(s: Position, duel_order: int, withdraw: int, duel_refill: int) -> None:
    """What the table has agreed on where the rules are open to interpretation (R7, R12, R17)."""
    s.duel_order = duel_order
    s.withdraw = withdraw
    s.duel_refill = duel_refill


def choose_side(s: Position, card: int, side: int) -> None:
    """YELLOW, RED, or DRAWN by chance before the game (CB17)."""
    s.side[card] = side


def flow(s: Position, parcel: int) -> None:
    """The river takes a parcel (CB128)."""
    s.river = 1
    s.content[parcel] = RIVER


def leave_out_mountains(s: Position) -> None:
    """One mountain less for every three parcels of the river (CB129, CB135)."""
    n = 0
    for p in range(PARCELS):
        if s.content[p] == RIVER:
            n += 1
    s.mountains = ALL_MOUNTAINS - n // RIVER_PER_MOUNTAIN


# What comes next


def run(s: Position) -> None:
    """The steps before the draft, one after the other."""
    if s.step == DO_SIDES:
        run_sides(s)
    elif s.step == DO_TILES:
        run_tiles(s)
    elif s.step == DO_MARKET:
        if not market.fill(s):
            s.step = DO_CENTRE
    elif s.step == DO_CENTRE:
        s.phase = ROLL_TOWN
    elif s.step == DO_MOUNTAINS:
        run_mountains(s)
    else:
        run_order(s)


def run_sides(s: Position) -> None:
    """Draw the side of each card that is to be drawn (CB17)."""
    for card in range(CHARACTERS):
        if s.side[card] == DRAWN:
            s.count = card
            s.phase = ROLL_SIDE
            return
    s.step = DO_TILES
    if s.law:
        duel_tiles.lay_out(s)


def run_tiles(s: Position) -> None:
    """Deal six tiles to each, who announce their totals and get their money (CB124)."""
    if s.law:
        while s.drawer < s.seats and duel_tiles.hand_size(s, s.drawer) == FACES:
            duel_tiles.announce(s, s.drawer)
            s.drawer += 1
        if s.drawer < s.seats:
            s.phase = ROLL_TILE
            return
        s.drawer = NOBODY
    s.step = DO_MARKET


def run_mountains(s: Position) -> None:
    """Until all are placed."""
    if s.mountains:
        s.phase = ROLL_TOWN
    else:
        s.step = DO_ORDER
        s.count = 0


def run_order(s: Position) -> None:
    """Draw the seats one by one; the last one follows (CB25)."""
    if s.count < s.seats - 1:
        s.phase = ROLL_ORDER
        return
    for seat in range(s.seats):
        if not is_drawn(s, seat):
            put_in_order(s, seat)
    s.step = DO_DRAFT
    s.count = 0


def is_drawn(s: Position, seat: int) -> bool:
    """Whether a seat has its place in the first order."""
    for i in range(s.count):
        if s.picking[i] == seat:
            return True
    return False


# Chance


def rolled(roll: int) -> int:
    """The parcel that two dice name: black the row, white the column, of the inner six (CB21)."""
    return (roll // FACES + 1) * GRID + roll % FACES + 1


def town_into(s: Position, out: Buffer, weights: Buffer) -> int:
    """The rolls that count: those for a free inner parcel (CB21, CB23, CB129)."""
    n = 0
    for roll in range(DICE):
        if s.content[rolled(roll)] == BARE:
            out.at[n] = roll
            weights.at[n] = 1
            n += 1
    return n


def order_into(s: Position, out: Buffer, weights: Buffer) -> int:
    """The seats that are still to be drawn."""
    n = 0
    for seat in range(s.seats):
        if not is_drawn(s, seat):
            out.at[n] = seat
            weights.at[n] = 1
            n += 1
    return n


def draw_side(s: Position, side: int) -> None:
    """CHANCE turns a card."""
    s.side[s.count] = side
    s.tell(TOLD_SIDE, s.count, side)
    s.phase = RUN


def roll_town(s: Position, roll: int) -> None:
    """CHANCE places the centre or a mountain (CB22, CB23)."""
    parcel = rolled(roll)
    if s.step == DO_CENTRE:
        found(s, parcel)
        s.step = DO_MOUNTAINS
    else:
        s.content[parcel] = MOUNTAIN
        s.mountains -= 1
    s.tell(TOLD_FOUNDED, parcel, s.content[parcel])
    s.phase = RUN


def found(s: Position, parcel: int) -> None:
    """The first house and the roads around it (CB22)."""
    s.content[parcel] = HOUSE
    for i in range(4):
        put_road(s, AROUND[parcel * 4 + i], 1)
        s.road_stock -= 1


def put_in_order(s: Position, seat: int) -> None:
    """The next place is this seat's."""
    s.picking[s.count] = seat
    s.tell(TOLD_ORDER, seat, s.count)
    s.count += 1
    s.phase = RUN
