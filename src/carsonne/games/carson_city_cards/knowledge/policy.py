"""What each legal move of a seat promises: the policy of the Card Game, one function for each kind of question."""

from __future__ import annotations

from carsonne.games.carson_city_cards.knowledge import bid_worth, city_worth, feature_codes, market_worth, use_worth
from carsonne.games.carson_city_cards.knowledge.scratch import Scratch
from carsonne.games.carson_city_cards.rules import codes, scoring
from carsonne.games.carson_city_cards.rules.bids import is_void
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.games.carson_city_cards.rules.sales import sell
from carsonne.games.carson_city_cards.rules.state import CarsonCityCardsState
from carsonne.kernel.state import Buffer, Rng

PATIENCE = 3000
"""What a sale must bring beyond waiting for a better moment, in ten-thousandths of a point."""


def rank_into(
    s: CarsonCityCardsState, spare: CarsonCityCardsState, seat: int, moves: Buffer, worth: Buffer, places: Buffer,
    sheet: Buffer, rng: Rng, d: Scratch,
) -> int:  # fmt: skip
    """Write the legal moves and what each promises, in ten-thousandths of a point on one scale; how many."""
    n = s.legal_into(seat, moves)
    for i in range(n):
        worth.at[i] = 0
    if n < 2 or s.phase == codes.SUIT_CHOICE:
        return n
    if s.phase == codes.BID:
        rank_bids(s, seat, n, moves, worth, places, sheet, rng, d)
    elif s.phase == codes.USE:
        rank_use(s, seat, n, moves, worth, places, sheet, rng, d)
    elif s.phase == codes.TAKE:
        rank_takes(s, spare, seat, n, moves, worth, places, sheet, d)
    elif s.phase == codes.PLACE:
        rank_places(s, spare, seat, n, moves, worth, places, sheet, d)
    elif s.phase == codes.PAPERBOY_CHOICE:
        rank_choices(s, seat, n, moves, worth, sheet, d)
    else:
        rank_sales(s, spare, seat, n, moves, worth, sheet, d)
    return n


def rank_bids(
    s: Position, seat: int, n: int, moves: Buffer, worth: Buffer, places: Buffer, sheet: Buffer, rng: Rng, d: Scratch
) -> None:
    """Rank bids by what each gains in this round, less what the card could do later."""
    city_worth.look_ahead(d, city_worth.rounds_after(s))
    if is_void(s, seat):
        for i in range(n):
            worth.at[i] = -bid_worth.charge(s, seat, moves.at[i] - codes.BID_MOVE, d)
        return
    market_worth.find_all_worths(s, places, sheet, d)
    bid_worth.suppose_sense(s, seat, rng, d)
    bid_worth.find_gains(s, seat, s.bonus[seat], 2 if seat == s.worker and seat != s.lawyer else 1, rng, d)
    for i in range(n):
        worth.at[i] = bid_worth.net(s, seat, moves.at[i] - codes.BID_MOVE, s.bonus[seat], d)


def rank_use(
    s: Position, seat: int, n: int, moves: Buffer, worth: Buffer, places: Buffer, sheet: Buffer, rng: Rng, d: Scratch
) -> None:
    """Rank using a character, which gains something now, and declining, which keeps what it could do later."""
    market_worth.find_all_worths(s, places, sheet, d)
    held = use_worth.held_worth(s, s.question, d)
    gain = use_worth.gain_of_use(s, seat, rng, d)
    for i in range(n):
        worth.at[i] = gain if codes.USE_MOVE <= moves.at[i] < codes.DECLINE_MOVE else held


def rank_takes(
    s: Position, spare: CarsonCityCardsState, seat: int, n: int, moves: Buffer, worth: Buffer, places: Buffer,
    sheet: Buffer, d: Scratch,
) -> None:  # fmt: skip
    """Rank cards by what the city gains, less a part of what the players behind then gain."""
    market_worth.find_all_worths(s, places, sheet, d)
    others = line_behind(s, d)
    best = 0
    for i in range(n):
        if moves.at[i] < codes.SELL_MOVE:  # they come first, in the order of the market
            worth.at[i] = take_worth(s, seat, i, others, d)
            best = worth.at[i] if i == 0 else max(best, worth.at[i])
    without = city_worth.city_worth(s, seat, city_worth.rounds_after(s), sheet, d)
    for i in range(n):
        if moves.at[i] >= codes.SELL_MOVE:
            worth.at[i] = best + sold_worth(s, spare, seat, moves.at[i], sheet, d) - without - PATIENCE


def line_behind(s: Position, d: Scratch) -> int:
    """List the players who take after the current seat; return how many."""
    n = 0
    for i in range(s.order_next, s.order_count):
        d.line[n] = s.order[i]
        n += 1
    return n


def take_worth(s: Position, seat: int, i: int, others: int, d: Scratch) -> int:
    """Return what taking a card is worth, with another one if the turn has two."""
    gain = market_worth.worth_to(d, seat, i)
    taken = 1 << i
    if s.takes > 1:
        second = market_worth.favourite(d, seat, taken)
        gain += market_worth.worth_to(d, seat, second)
        taken |= 1 << second
    theirs = bid_worth.rest_gains(d, taken, 0, others)
    return gain - city_worth.divided(theirs * d.setting[feature_codes.DENY], 100 * max(1, s.players - 1))


def sold_worth(s: Position, spare: CarsonCityCardsState, seat: int, move: int, sheet: Buffer, d: Scratch) -> int:
    """Return the worth of a city after a sale."""
    spare.copy_from(s)
    sell(spare, seat, move)
    return city_worth.city_worth(spare, seat, city_worth.rounds_after(s), sheet, d)


def rank_places(
    s: Position, spare: CarsonCityCardsState, seat: int, n: int, moves: Buffer, worth: Buffer, places: Buffer,
    sheet: Buffer, d: Scratch,
) -> None:  # fmt: skip
    """Rank places by what the city is worth with the card there."""
    left = city_worth.rounds_after(s)
    without = city_worth.city_worth(s, seat, left, sheet, d)
    best = without
    for i in range(n):
        if moves.at[i] == codes.SET_ASIDE_MOVE:
            worth.at[i] = without
        elif moves.at[i] < codes.SELL_MOVE:
            worth.at[i] = city_worth.worth_with_card(s, seat, s.holding, moves.at[i], left, sheet, d)
            best = worth.at[i] if i == 0 else max(best, worth.at[i])
    for i in range(n):
        if moves.at[i] >= codes.SELL_MOVE and moves.at[0] != codes.SET_ASIDE_MOVE:
            worth.at[i] = best + sold_worth(s, spare, seat, moves.at[i], sheet, d) - without - PATIENCE
        elif moves.at[i] >= codes.SELL_MOVE:
            worth.at[i] = placed_after_sale(s, spare, seat, moves.at[i], places, sheet, d) - PATIENCE


def placed_after_sale(
    s: Position, spare: CarsonCityCardsState, seat: int, move: int, places: Buffer, sheet: Buffer, d: Scratch
) -> int:
    """Return the worth of a city in which a sale makes room for the card in hand."""
    spare.copy_from(s)
    sell(spare, seat, move)
    return city_worth.best_place(spare, seat, s.holding, city_worth.rounds_after(s), places, sheet, d)


def rank_choices(s: Position, seat: int, n: int, moves: Buffer, worth: Buffer, sheet: Buffer, d: Scratch) -> None:
    """Rank the Paperboy's choices by what the character brings."""
    for i in range(n):
        if moves.at[i] == codes.NO_CHOICE_MOVE:
            worth.at[i] = city_worth.city_worth(s, seat, 0, sheet, d)
        else:
            worth.at[i] = city_worth.worth_with_character(s, seat, moves.at[i] - codes.CHOOSE_MOVE, 0, sheet, d)


def rank_sales(
    s: Position, spare: CarsonCityCardsState, seat: int, n: int, moves: Buffer, worth: Buffer, sheet: Buffer, d: Scratch
) -> None:
    """Rank sales: after a turn they can wait; in the last sale they cannot."""
    last = s.phase > codes.PAPERBOY_CHOICE
    for i in range(n):
        if moves.at[i] == codes.DONE_MOVE and last:
            scoring.count(s, seat, sheet)
            worth.at[i] = feature_codes.UNIT * sheet.at[codes.TOTAL]
        elif moves.at[i] == codes.DONE_MOVE:
            worth.at[i] = city_worth.city_worth(s, seat, city_worth.rounds_after(s), sheet, d) + PATIENCE
        else:
            worth.at[i] = sold_worth(s, spare, seat, moves.at[i], sheet, d)
