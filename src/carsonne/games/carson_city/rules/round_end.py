"""Phase four: the end of a round (CB43 to CB49, CB110, CB112, CB116)."""

from __future__ import annotations

from carsonne.games.carson_city.rules import characters, cowboys, market, tables
from carsonne.games.carson_city.rules.codes import (
    ASK_BANKER,
    ASK_CASH,
    BANKER,
    CHARACTERS,
    DO_BANKER,
    DO_CASH,
    DO_END,
    DO_LAST_ROADS,
    DO_REFILL,
    GROCER,
    HOUSE,
    MAX_COWBOYS,
    MAX_SEATS,
    MOUNTAIN,
    NOBODY,
    NOWHERE,
    OFFERS,
    POINTS_MOVE,
    RED,
    ROUNDS,
    RUN,
    SETTLER,
    SPEND_MOVE,
    SPENT_PER_POINT,
    TOLD_CLOSED,
    TOLD_COWBOYS,
    TOLD_SPENT,
    WHY_BANKER,
    WHY_HOUSES,
    WHY_MOUNTAINS,
)
from carsonne.games.carson_city.rules.players import cash_limit, earn, has_side, score
from carsonne.games.carson_city.rules.position import Position
from carsonne.games.carson_city.rules.town import owned
from carsonne.kernel.state import Buffer

COWBOYS_AFTER = tables.COWBOYS_AFTER
OFFER_COST = tables.OFFER_COST
OFFER_POINTS = tables.OFFER_POINTS

# Stages of the cash limit.
ASKING = 0
SPENDING = 1


def run(s: Position) -> None:
    """The steps of the end of a round."""
    if s.step == DO_BANKER:
        run_banker(s)
    elif s.step == DO_END:
        run_end(s)
    elif s.step == DO_CASH:
        run_cash(s)
    elif not market.fill(s):
        characters.begin_round(s)


# Questions


def legal_into(s: Position, seat: int, out: Buffer) -> int:
    """The offers of the red Banker, or every amount that may be spent."""
    return offers_into(s, seat, out) if s.phase == ASK_BANKER else spends_into(s, seat, out)


def answer(s: Position, seat: int, move: int) -> None:
    """An offer taken or not; or an amount, which the rules reveal when all have chosen."""
    if s.phase == ASK_BANKER:
        take_offer(s, seat, move - POINTS_MOVE)
        s.phase = RUN
        return
    s.chosen[seat] = move - SPEND_MOVE + 1
    if spenders(s) == 0:
        s.phase = RUN


# Red Banker


def run_banker(s: Position) -> None:
    """Before the end of the round the red Banker may buy points (CB43, CB110)."""
    s.step = DO_END
    for seat in range(s.seats):
        if has_side(s, seat, BANKER, RED) and s.money[seat] >= OFFER_COST[0]:
            s.turn = seat
            s.phase = ASK_BANKER


def offers_into(s: Position, seat: int, out: Buffer) -> int:
    """Nothing, or one of three offers."""
    n = 1
    out.at[0] = POINTS_MOVE
    for i in range(OFFERS):
        if s.money[seat] >= OFFER_COST[i]:
            out.at[n] = POINTS_MOVE + OFFER_POINTS[i]
            n += 1
    return n


def take_offer(s: Position, seat: int, points: int) -> None:
    """At most one of the offers."""
    for i in range(OFFERS):
        if points == OFFER_POINTS[i]:
            earn(s, seat, -OFFER_COST[i], WHY_BANKER, NOWHERE)
            score(s, seat, points, WHY_BANKER, OFFER_COST[i], 0)


# What comes by itself


def run_end(s: Position) -> None:
    """A square closes, cowboys come, red Grocer and Settler score (CB44 to CB46)."""
    if s.round < ROUNDS:
        s.tell(TOLD_CLOSED, cowboys.last_open(s))
    for seat in range(s.seats):
        give_cowboys(s, seat)
    for seat in range(s.seats):
        if s.waits[seat] and has_side(s, seat, GROCER, RED):
            score_owned(s, seat, HOUSE, WHY_HOUSES)
        elif s.waits[seat] and s.character[seat] == SETTLER:
            score_owned(s, seat, MOUNTAIN, WHY_MOUNTAINS)
    s.step = DO_CASH
    s.stage = ASKING


def give_cowboys(s: Position, seat: int) -> None:
    """Four, five, five and none, up to ten (CB45)."""
    n = COWBOYS_AFTER[s.round]
    if s.cowboys[seat] + n > MAX_COWBOYS:
        n = MAX_COWBOYS - s.cowboys[seat]
    s.cowboys[seat] += n
    if n:
        s.tell(TOLD_COWBOYS, seat, n)


def score_owned(s: Position, seat: int, what: int, why: int) -> None:
    """A point for each house or mountain of the player (CB112, CB116)."""
    n = owned(s, seat, what)
    score(s, seat, n, why, n, 1)


# The cash limit


def excess(s: Position, seat: int) -> int:
    """How much cash a player has above the limit of their card (CB47)."""
    over = s.money[seat] - cash_limit(s, seat)
    return over if over > 0 else 0


def spenders(s: Position) -> int:
    """Who still has to say how much to spend; a player who cannot buy a point is not asked."""
    bits = 0
    for seat in range(s.seats):
        if s.money[seat] >= SPENT_PER_POINT and s.chosen[seat] == 0:
            bits |= 1 << seat
    return bits


def spends_into(s: Position, seat: int, out: Buffer) -> int:
    """Every amount from the excess to all cash (R13)."""
    n = 0
    for amount in range(excess(s, seat), s.money[seat] + 1):
        out.at[n] = SPEND_MOVE + amount
        n += 1
    return n


def run_cash(s: Position) -> None:
    """All who have ten dollars choose, then all spend at once (CB47)."""
    if s.stage == ASKING:
        s.stage = SPENDING
        if spenders(s):
            s.phase = ASK_CASH
            return
    for seat in range(s.seats):
        if s.chosen[seat]:
            spend(s, seat, s.chosen[seat] - 1)
            s.chosen[seat] = 0
    return_cards(s)


def spend(s: Position, seat: int, amount: int) -> None:
    """One point for every full ten dollars."""
    s.money[seat] -= amount
    s.points[seat] += amount // SPENT_PER_POINT
    s.tell(TOLD_SPENT, seat, amount, amount // SPENT_PER_POINT)


# The next round


def return_cards(s: Position) -> None:
    """Cards and tokens go back; the order of passing is the next order of picking (CB28, CB48)."""
    for seat in range(MAX_SEATS):
        s.character[seat] = CHARACTERS
        s.waits[seat] = 0
        s.picking[seat] = s.passing[seat]
    s.ammunition = NOBODY
    s.sheriff = NOBODY
    s.white_at = NOWHERE
    s.who = 0
    if s.round == ROUNDS:
        s.step = DO_LAST_ROADS
    else:
        s.step = DO_REFILL
        market.close_up(s)
