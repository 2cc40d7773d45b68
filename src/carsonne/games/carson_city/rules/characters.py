"""Phase one of a round: characters are chosen and use their immediate powers (CB27 to CB30, CB107 to CB119)."""

from __future__ import annotations

from carsonne.games.carson_city.rules import codes, construction, market, tables, town
from carsonne.games.carson_city.rules.players import earn
from carsonne.games.carson_city.rules.position import Position
from carsonne.games.carson_city.rules.roads import take_roads
from carsonne.kernel.state import Buffer

HIRE_COST = tables.HIRE_COST
GUN_COST = tables.GUN_COST

# What comes next


def begin_round(s: Position) -> None:
    """Begin a round: all cards are on offer again (CB27, CB28)."""
    s.round += 1
    s.count = 0
    s.passed = 0
    s.step = codes.DO_PICK
    s.tell(codes.TOLD_ROUND, s.round)
    s.pause()


def run(s: Position) -> None:
    """Let the players take a card one after the other; a sold building is replaced first (CB28, CB29, CB114)."""
    if s.gap == codes.GAP:
        market.close_up(s)
        s.gap = codes.CLOSED_UP
    if s.gap == codes.CLOSED_UP:
        if market.fill(s):
            return
        s.gap = codes.NO_GAP
    if s.count < s.seats:
        s.turn = s.picking[s.count]
        s.phase = codes.ASK_PICK
    else:
        set_placing(s)


def set_placing(s: Position) -> None:
    """Set the order of placing by the numbers of the cards (CB30)."""
    n = 0
    for card in range(codes.CHARACTERS):
        for seat in range(s.seats):
            if s.character[seat] == card:
                s.placing[n] = seat
                s.tell(codes.TOLD_PLACING, seat, n)
                n += 1
    s.step = codes.DO_PLACE
    s.who = 0
    for seat in range(codes.MAX_SEATS):
        s.operations[seat] = 0


# Questions


def legal_into(s: Position, seat: int, out: Buffer) -> int:
    """Write the cards on offer, or the answers that an immediate power allows."""
    if s.phase == codes.ASK_PICK:
        return picks_into(s, out)
    if s.phase == codes.ASK_SETTLER:
        out.at[0] = codes.NONE_MOVE
        return town.claims_into(s, 1, out)
    if s.phase == codes.ASK_CAPTAIN:
        return hires_into(s, seat, out)
    if s.phase == codes.ASK_WORKER:
        return takes_into(s, out)
    out.at[0] = codes.MONEY_MOVE
    out.at[1] = codes.WAIT_MOVE
    return 2


def answer(s: Position, seat: int, move: int) -> None:
    """Carry out the answer to the current question; the rules continue unless they ask again."""
    phase = s.phase
    s.phase = codes.RUN
    if phase == codes.ASK_PICK:
        pick(s, seat, move - codes.PICK_MOVE)
    elif phase == codes.ASK_SETTLER:
        if move != codes.NONE_MOVE:
            town.claim(s, seat, move - codes.CLAIM_MOVE)
    elif phase == codes.ASK_CAPTAIN:
        hire(s, seat, move - codes.HIRE_MOVE)
    elif phase == codes.ASK_MONEY:
        take_money(s, seat, move)
    elif move != codes.NONE_MOVE:
        take_building(s, seat, move - codes.TAKE_MOVE)


# The choice


def is_taken(s: Position, card: int) -> bool:
    """Return whether a player has this character."""
    for seat in range(s.seats):
        if s.character[seat] == card:
            return True
    return False


def picks_into(s: Position, out: Buffer) -> int:
    """Write every character that is still free."""
    n = 0
    for card in range(codes.CHARACTERS):
        if not is_taken(s, card):
            out.at[n] = codes.PICK_MOVE + card
            n += 1
    return n


def pick(s: Position, seat: int, card: int) -> None:
    """Take a card; its immediate power comes before the next choice (CB29)."""
    s.character[seat] = card
    s.waits[seat] = 0
    s.count += 1
    s.tell(codes.TOLD_PICKED, seat, card, s.side[card])
    s.pause()
    if s.side[card] == codes.RED:
        use_red(s, seat, card)
    else:
        use_yellow(s, seat, card)


def use_yellow(s: Position, seat: int, card: int) -> None:
    """Use the immediate power of a yellow side."""
    if card == codes.SHERIFF:
        s.sheriff = seat
        s.white_at = codes.HOME
    elif card == codes.BANKER:
        earn(s, seat, codes.BANKER_PAY, codes.WHY_BANKER, codes.NOWHERE)
    elif card == codes.GROCER:
        s.phase = codes.ASK_MONEY
    elif card == codes.WORKER:
        take_roads(s, seat, codes.WORKER_ROADS)
    elif card == codes.SETTLER:
        if s.parcels[seat] < codes.MAX_PARCELS and town.has_claim(s):
            s.phase = codes.ASK_SETTLER
    elif card == codes.CAPTAIN and may_hire(s, seat, 1):
        s.phase = codes.ASK_CAPTAIN


def use_red(s: Position, seat: int, card: int) -> None:
    """Use the immediate power of a red side."""
    if card in (codes.GROCER, codes.SETTLER):
        s.phase = codes.ASK_MONEY
    elif card == codes.WORKER:
        if s.money[seat] >= codes.WORKER_PRICE and market.free_slot(s) > 0:
            s.phase = codes.ASK_WORKER
    elif card == codes.CAPTAIN and may_hire(s, seat, 1):
        s.phase = codes.ASK_CAPTAIN


# Captain


def hire_cost(s: Position, count: int) -> int:
    """Return the price of a number of cowboys, or with the red side of revolvers (CB117, CB118)."""
    return GUN_COST[count] if s.side[codes.CAPTAIN] == codes.RED else HIRE_COST[count]


def may_hire(s: Position, seat: int, count: int) -> bool:
    """Return whether the cash is enough and there would be no more than ten cowboys (CB117, CB118)."""
    if s.money[seat] < hire_cost(s, count):
        return False
    return s.side[codes.CAPTAIN] == codes.RED or s.cowboys[seat] + count <= codes.MAX_COWBOYS


def hires_into(s: Position, seat: int, out: Buffer) -> int:
    """Write hiring none to three cowboys, or buying none to two revolvers."""
    n = 0
    most = codes.GUNS_MOST if s.side[codes.CAPTAIN] == codes.RED else codes.HIRE_MOST
    for count in range(most + 1):
        if may_hire(s, seat, count):
            out.at[n] = codes.HIRE_MOVE + count
            n += 1
    return n


def hire(s: Position, seat: int, count: int) -> None:
    """Hire cowboys for this and later rounds, or buy revolvers for good."""
    earn(s, seat, -hire_cost(s, count), codes.WHY_CAPTAIN, codes.NOWHERE)
    if s.side[codes.CAPTAIN] == codes.RED:
        s.revolvers[seat] += count
    else:
        s.cowboys[seat] += count
    s.tell(codes.TOLD_HIRED, seat, count, s.side[codes.CAPTAIN])


# Grocer and Settler


def take_money(s: Position, seat: int, move: int) -> None:
    """Take eight dollars now, or something better later (CB111, CB112, CB116)."""
    if move == codes.MONEY_MOVE:
        earn(
            s,
            seat,
            codes.WAITING_PAY,
            codes.WHY_GROCER if s.character[seat] == codes.GROCER else codes.WHY_SETTLER,
            codes.NOWHERE,
        )
    else:
        s.waits[seat] = 1
        s.tell(codes.TOLD_WAITS, seat, s.character[seat])


# Red Chinese worker


def takes_into(s: Position, out: Buffer) -> int:
    """Write taking none, or any building on the row (CB114)."""
    n = 1
    out.at[0] = codes.NONE_MOVE
    for i in range(codes.SLOTS):
        if s.market[i] != codes.BARE:
            out.at[n] = codes.TAKE_MOVE + i
            n += 1
    return n


def take_building(s: Position, seat: int, slot: int) -> None:
    """Buy a building for five dollars; the row closes up when it is built or kept (CB114)."""
    s.gap = codes.GAP
    construction.buy(s, seat, slot, codes.WORKER_PRICE, codes.WHY_WORKER, codes.NOWHERE)
