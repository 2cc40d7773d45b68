"""What each player may expect at the end, from any position: in the middle of a round, by the order of taking."""

from __future__ import annotations

from math import sqrt

from carsonne.games.carson_city_cards.knowledge import bid_worth, city_worth, feature_codes, market_worth
from carsonne.games.carson_city_cards.knowledge.scratch import Scratch
from carsonne.games.carson_city_cards.rules import codes, ending, virtual
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.games.carson_city_cards.rules.taking import takes_two
from carsonne.kernel.state import Buffer

ATTRACTION_A_ROUND = 590
"""What a virtual player takes in a round on average, in hundredths of a point."""
DOUBT = [round(130 * (1.5 + 4.5 * sqrt(left))) for left in range(codes.ALL_ROUNDS + 1)]
"""Rounds left -> how far a margin may be from what is expected: the error of the regression, for two players."""


def players(s: Position) -> int:
    """Return how many players there are, real and virtual."""
    return s.players


def doubt(s: Position) -> int:
    """Return how far a seat's margin may still be from what is expected, in hundredths of a point."""
    if ending.no_rounds_left(s):
        return DOUBT[0]
    return DOUBT[city_worth.rounds_after(s) + (1 if s.stage == codes.BIDDING else 0)]


def expect_into(s: Position, out: Buffer, places: Buffer, sheet: Buffer, d: Scratch) -> None:
    """Write what each player may expect at the end, in hundredths of a point."""
    known = s.stage != codes.BIDDING and not ending.no_rounds_left(s)
    for player in range(s.players):
        if player >= s.seats:
            left = city_worth.rounds_after(s) if known else city_worth.rounds_left(s, player)
            out.at[player] = (
                feature_codes.UNIT * virtual.total(s, player) + feature_codes.UNIT // 100 * ATTRACTION_A_ROUND * left
            )
        elif known:
            out.at[player] = settled_worth(s, player, places, sheet, d)
        else:
            out.at[player] = city_worth.seat_worth(s, player, sheet, d) + dearer_bids(s, player, d)
    if known:
        add_takes(s, out, places, sheet, d)
    for player in range(s.players):
        out.at[player] = city_worth.divided(out.at[player], feature_codes.UNIT // 100)


def settled_worth(s: Position, seat: int, places: Buffer, sheet: Buffer, d: Scratch) -> int:
    """Return what a seat may expect if it took nothing more; the card in its hand counts on its best place."""
    left = city_worth.rounds_after(s)
    if s.phase == codes.PLACE and seat == s.turn:
        worth = city_worth.best_place(s, seat, s.holding, left, places, sheet, d)
    else:
        worth = city_worth.city_worth(s, seat, left, sheet, d)
    return worth + city_worth.bids_worth(s, seat, s.hand[seat], d) + dearer_bids(s, seat, d)


def dearer_bids(s: Position, seat: int, d: Scratch) -> int:
    """Bid cards in hand are worth more than the regression says: they are played when they are needed."""
    if ending.no_rounds_left(s):
        return 0
    return city_worth.divided(city_worth.bids_worth(s, seat, s.hand[seat], d), 100) * (
        d.setting[feature_codes.PRICE] - 100
    )


def add_takes(s: Position, out: Buffer, places: Buffer, sheet: Buffer, d: Scratch) -> None:
    """Add what the players still in line take, each the card that it wants most."""
    market_worth.lay_out(s, d)
    taken = 0
    for k in range(line_of(s, d)):
        player = d.line[k]
        market_worth.find_worths(s, player, places, sheet, d)
        takes = s.takes if s.stage == codes.TAKING and player == s.turn else 1 + takes_two(s, player)
        for _ in range(takes):
            pick = market_worth.favourite(d, player, taken)
            out.at[player] = out.at[player] + market_worth.worth_to(d, player, pick)
            taken = taken | 1 << pick if pick >= 0 else taken


def line_of(s: Position, d: Scratch) -> int:
    """List who has still to take in this round, in order; return how many."""
    if s.stage != codes.TAKING:
        bid_worth.read_bids(s, d)
        return bid_worth.line_up(s, -1, d)
    n = 0
    if s.phase == codes.TAKE:
        d.line[0] = s.turn
        n = 1
    for i in range(s.order_next, s.order_count):
        d.line[n] = s.order[i]
        n += 1
    return n
