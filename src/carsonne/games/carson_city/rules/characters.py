"""Phase one of a round: characters are chosen and use their immediate powers (CB27 to CB30, CB107 to CB119)."""

from __future__ import annotations

from carsonne.games.carson_city.rules import construction, market, tables, town
from carsonne.games.carson_city.rules.codes import (
    ASK_CAPTAIN,
    ASK_MONEY,
    ASK_PICK,
    ASK_SETTLER,
    ASK_WORKER,
    BANKER,
    BANKER_PAY,
    BARE,
    CAPTAIN,
    CHARACTERS,
    CLAIM_MOVE,
    CLOSED_UP,
    DO_PICK,
    DO_PLACE,
    GAP,
    GROCER,
    GUNS_MOST,
    HIRE_MOST,
    HIRE_MOVE,
    HOME,
    MAX_COWBOYS,
    MAX_PARCELS,
    MAX_SEATS,
    MONEY_MOVE,
    NO_GAP,
    NONE_MOVE,
    NOWHERE,
    PICK_MOVE,
    RED,
    RUN,
    SETTLER,
    SHERIFF,
    SLOTS,
    TAKE_MOVE,
    TOLD_HIRED,
    TOLD_PICKED,
    TOLD_PLACING,
    TOLD_ROUND,
    TOLD_WAITS,
    WAIT_MOVE,
    WAITING_PAY,
    WHY_BANKER,
    WHY_CAPTAIN,
    WHY_GROCER,
    WHY_SETTLER,
    WHY_WORKER,
    WORKER,
    WORKER_PRICE,
    WORKER_ROADS,
)
from carsonne.games.carson_city.rules.players import earn
from carsonne.games.carson_city.rules.position import Position
from carsonne.games.carson_city.rules.roads import take_roads
from carsonne.kernel.state import Buffer

HIRE_COST = tables.HIRE_COST
GUN_COST = tables.GUN_COST

# What comes next


def begin_round(s: Position) -> None:
    """All cards are on offer again (CB27, CB28)."""
    s.round += 1
    s.count = 0
    s.passed = 0
    s.step = DO_PICK
    s.tell(TOLD_ROUND, s.round)


def run(s: Position) -> None:
    """The players take a card one after the other; a sold building is replaced first (CB28, CB29, CB114)."""
    if s.gap == GAP:
        market.close_up(s)
        s.gap = CLOSED_UP
    if s.gap == CLOSED_UP:
        if market.fill(s):
            return
        s.gap = NO_GAP
    if s.count < s.seats:
        s.turn = s.picking[s.count]
        s.phase = ASK_PICK
    else:
        set_placing(s)


def set_placing(s: Position) -> None:
    """The order of placing follows the numbers of the cards (CB30)."""
    n = 0
    for card in range(CHARACTERS):
        for seat in range(s.seats):
            if s.character[seat] == card:
                s.placing[n] = seat
                s.tell(TOLD_PLACING, seat, n)
                n += 1
    s.step = DO_PLACE
    s.who = 0
    for seat in range(MAX_SEATS):
        s.operations[seat] = 0


# Questions


def legal_into(s: Position, seat: int, out: Buffer) -> int:
    """Cards, and what their immediate powers ask."""
    if s.phase == ASK_PICK:
        return picks_into(s, out)
    if s.phase == ASK_SETTLER:
        out.at[0] = NONE_MOVE
        return town.claims_into(s, 1, out)
    if s.phase == ASK_CAPTAIN:
        return hires_into(s, seat, out)
    if s.phase == ASK_WORKER:
        return takes_into(s, out)
    out.at[0] = MONEY_MOVE
    out.at[1] = WAIT_MOVE
    return 2


def answer(s: Position, seat: int, move: int) -> None:
    """Carry out the answer to the current question; then the rules go on unless they ask again."""
    phase = s.phase
    s.phase = RUN
    if phase == ASK_PICK:
        pick(s, seat, move - PICK_MOVE)
    elif phase == ASK_SETTLER:
        if move != NONE_MOVE:
            town.claim(s, seat, move - CLAIM_MOVE)
    elif phase == ASK_CAPTAIN:
        hire(s, seat, move - HIRE_MOVE)
    elif phase == ASK_MONEY:
        take_money(s, seat, move)
    elif move != NONE_MOVE:
        take_building(s, seat, move - TAKE_MOVE)


# The choice


def is_taken(s: Position, card: int) -> bool:
    """Whether somebody has this character."""
    for seat in range(s.seats):
        if s.character[seat] == card:
            return True
    return False


def picks_into(s: Position, out: Buffer) -> int:
    """Every character that nobody has taken."""
    n = 0
    for card in range(CHARACTERS):
        if not is_taken(s, card):
            out.at[n] = PICK_MOVE + card
            n += 1
    return n


def pick(s: Position, seat: int, card: int) -> None:
    """Take a card; its immediate power comes before the next choice (CB29)."""
    s.character[seat] = card
    s.waits[seat] = 0
    s.count += 1
    s.tell(TOLD_PICKED, seat, card, s.side[card])
    if s.side[card] == RED:
        use_red(s, seat, card)
    else:
        use_yellow(s, seat, card)


def use_yellow(s: Position, seat: int, card: int) -> None:
    """Immediate powers of the yellow sides."""
    if card == SHERIFF:
        s.sheriff = seat
        s.white_at = HOME
    elif card == BANKER:
        earn(s, seat, BANKER_PAY, WHY_BANKER, NOWHERE)
    elif card == GROCER:
        s.phase = ASK_MONEY
    elif card == WORKER:
        take_roads(s, seat, WORKER_ROADS)
    elif card == SETTLER:
        if s.parcels[seat] < MAX_PARCELS and town.has_claim(s):
            s.phase = ASK_SETTLER
    elif card == CAPTAIN and may_hire(s, seat, 1):
        s.phase = ASK_CAPTAIN


def use_red(s: Position, seat: int, card: int) -> None:
    """Immediate powers of the red sides."""
    if card in (GROCER, SETTLER):
        s.phase = ASK_MONEY
    elif card == WORKER:
        if s.money[seat] >= WORKER_PRICE and market.free_slot(s) > 0:
            s.phase = ASK_WORKER
    elif card == CAPTAIN and may_hire(s, seat, 1):
        s.phase = ASK_CAPTAIN


# Captain


def hire_cost(s: Position, count: int) -> int:
    """Dollars for so many cowboys, or with the red side for so many revolvers (CB117, CB118)."""
    return GUN_COST[count] if s.side[CAPTAIN] == RED else HIRE_COST[count]


def may_hire(s: Position, seat: int, count: int) -> bool:
    """Whether the cash is enough and there would be no more than ten cowboys (CB117, CB118)."""
    if s.money[seat] < hire_cost(s, count):
        return False
    return s.side[CAPTAIN] == RED or s.cowboys[seat] + count <= MAX_COWBOYS


def hires_into(s: Position, seat: int, out: Buffer) -> int:
    """None to three cowboys, or none to two revolvers."""
    n = 0
    most = GUNS_MOST if s.side[CAPTAIN] == RED else HIRE_MOST
    for count in range(most + 1):
        if may_hire(s, seat, count):
            out.at[n] = HIRE_MOVE + count
            n += 1
    return n


def hire(s: Position, seat: int, count: int) -> None:
    """Cowboys for this and later rounds, or revolvers for good."""
    earn(s, seat, -hire_cost(s, count), WHY_CAPTAIN, NOWHERE)
    if s.side[CAPTAIN] == RED:
        s.revolvers[seat] += count
    else:
        s.cowboys[seat] += count
    s.tell(TOLD_HIRED, seat, count, s.side[CAPTAIN])


# Grocer and Settler


def take_money(s: Position, seat: int, move: int) -> None:
    """Eight dollars now, or something better later (CB111, CB112, CB116)."""
    if move == MONEY_MOVE:
        earn(s, seat, WAITING_PAY, WHY_GROCER if s.character[seat] == GROCER else WHY_SETTLER, NOWHERE)
    else:
        s.waits[seat] = 1
        s.tell(TOLD_WAITS, seat, s.character[seat])


# Red Chinese worker


def takes_into(s: Position, out: Buffer) -> int:
    """None, or any building on the row (CB114)."""
    n = 1
    out.at[0] = NONE_MOVE
    for i in range(SLOTS):
        if s.market[i] != BARE:
            out.at[n] = TAKE_MOVE + i
            n += 1
    return n


def take_building(s: Position, seat: int, slot: int) -> None:
    """Five dollars for a building; the row closes up when it is built or kept (CB114)."""
    s.gap = GAP
    construction.buy(s, seat, slot, WORKER_PRICE, WHY_WORKER, NOWHERE)
