"""Phase four: the end of a round (CB43 to CB49, CB110, CB112, CB116)."""

from __future__ import annotations

from carsonne.games.carson_city.rules import characters, codes, cowboys, market, tables
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
    """Run the current step of the end of a round."""
    if s.step == codes.DO_BANKER:
        run_banker(s)
    elif s.step == codes.DO_END:
        run_end(s)
    elif s.step == codes.DO_CASH:
        run_cash(s)
    elif not market.fill(s):
        characters.begin_round(s)


# Questions


def legal_into(s: Position, seat: int, out: Buffer) -> int:
    """Write the offers of the red Banker, or every amount that may be spent."""
    return offers_into(s, seat, out) if s.phase == codes.ASK_BANKER else spends_into(s, seat, out)


def answer(s: Position, seat: int, move: int) -> None:
    """Take an offer or not; or choose an amount, which the rules reveal when all have chosen."""
    if s.phase == codes.ASK_BANKER:
        take_offer(s, seat, move - codes.POINTS_MOVE)
        s.phase = codes.RUN
        return
    s.chosen[seat] = move - codes.SPEND_MOVE + 1
    if spenders(s) == 0:
        s.phase = codes.RUN


# Red Banker


def run_banker(s: Position) -> None:
    """Ask the red Banker to buy points before the end of the round (CB43, CB110)."""
    s.step = codes.DO_END
    for seat in range(s.seats):
        if has_side(s, seat, codes.BANKER, codes.RED) and s.money[seat] >= OFFER_COST[0]:
            s.turn = seat
            s.phase = codes.ASK_BANKER


def offers_into(s: Position, seat: int, out: Buffer) -> int:
    """Write buying nothing, or one of three offers."""
    n = 1
    out.at[0] = codes.POINTS_MOVE
    for i in range(codes.OFFERS):
        if s.money[seat] >= OFFER_COST[i]:
            out.at[n] = codes.POINTS_MOVE + OFFER_POINTS[i]
            n += 1
    return n


def take_offer(s: Position, seat: int, points: int) -> None:
    """Take at most one of the offers."""
    for i in range(codes.OFFERS):
        if points == OFFER_POINTS[i]:
            earn(s, seat, -OFFER_COST[i], codes.WHY_BANKER, codes.NOWHERE)
            score(s, seat, points, codes.WHY_BANKER, OFFER_COST[i], 0)


# What comes by itself


def run_end(s: Position) -> None:
    """Close a square, give cowboys, and score red Grocer and Settler (CB44 to CB46)."""
    if s.round < codes.ROUNDS:
        s.tell(codes.TOLD_CLOSED, cowboys.last_open(s))
        s.pause()
    for seat in range(s.seats):
        give_cowboys(s, seat)
    for seat in range(s.seats):
        if s.waits[seat] and has_side(s, seat, codes.GROCER, codes.RED):
            score_owned(s, seat, codes.HOUSE, codes.WHY_HOUSES)
        elif s.waits[seat] and s.character[seat] == codes.SETTLER:
            score_owned(s, seat, codes.MOUNTAIN, codes.WHY_MOUNTAINS)
    s.step = codes.DO_CASH
    s.stage = ASKING


def give_cowboys(s: Position, seat: int) -> None:
    """Give four, five, five and no cowboys, up to ten (CB45)."""
    n = COWBOYS_AFTER[s.round]
    if s.cowboys[seat] + n > codes.MAX_COWBOYS:
        n = codes.MAX_COWBOYS - s.cowboys[seat]
    s.cowboys[seat] += n
    if n:
        s.tell(codes.TOLD_COWBOYS, seat, n)


def score_owned(s: Position, seat: int, what: int, why: int) -> None:
    """Score a point for each house or mountain of the player (CB112, CB116)."""
    n = owned(s, seat, what)
    score(s, seat, n, why, n, 1)


# The cash limit


def excess(s: Position, seat: int) -> int:
    """Return how much cash a player has above the limit of their card (CB47)."""
    over = s.money[seat] - cash_limit(s, seat)
    return over if over > 0 else 0


def spenders(s: Position) -> int:
    """Return who still has to say how much to spend; a player who cannot buy a point is not asked."""
    bits = 0
    for seat in range(s.seats):
        if s.money[seat] >= codes.SPENT_PER_POINT and s.chosen[seat] == 0:
            bits |= 1 << seat
    return bits


def spends_into(s: Position, seat: int, out: Buffer) -> int:
    """Write every amount from the excess to all cash (R13)."""
    n = 0
    for amount in range(excess(s, seat), s.money[seat] + 1):
        out.at[n] = codes.SPEND_MOVE + amount
        n += 1
    return n


def run_cash(s: Position) -> None:
    """Let all who have ten dollars choose, then all spend simultaneously (CB47)."""
    if s.stage == ASKING:
        s.stage = SPENDING
        if spenders(s):
            s.phase = codes.ASK_CASH
            return
    for seat in range(s.seats):
        if s.chosen[seat]:
            spend(s, seat, s.chosen[seat] - 1)
            s.chosen[seat] = 0
    return_cards(s)


def spend(s: Position, seat: int, amount: int) -> None:
    """Buy one point for every full ten dollars."""
    s.money[seat] -= amount
    s.points[seat] += amount // codes.SPENT_PER_POINT
    s.tell(codes.TOLD_SPENT, seat, amount, amount // codes.SPENT_PER_POINT)
    s.pause()


# The next round


def return_cards(s: Position) -> None:
    """Return cards and tokens; the order of passing is the next order of picking (CB28, CB48)."""
    for seat in range(codes.MAX_SEATS):
        s.character[seat] = codes.CHARACTERS
        s.waits[seat] = 0
        s.picking[seat] = s.passing[seat]
    s.ammunition = codes.NOBODY
    s.sheriff = codes.NOBODY
    s.white_at = codes.NOWHERE
    s.who = 0
    if s.round == codes.ROUNDS:
        s.step = codes.DO_LAST_ROADS
    else:
        s.step = codes.DO_REFILL
        market.close_up(s)
