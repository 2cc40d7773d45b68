"""What a player may expect at the end: the points of now, and what the rounds to come may add.

Worth is counted in ten-thousandths of a point; `rounds_left` are the rounds in which a seat has still to take.
"""

from __future__ import annotations

from carsonne.games.carson_city_cards.knowledge import feature_codes, features, sale_worth
from carsonne.games.carson_city_cards.knowledge.scratch import Scratch
from carsonne.games.carson_city_cards.rules import codes, ending, placing, scoring
from carsonne.games.carson_city_cards.rules.city import cell, mark_near, show_card
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.kernel.state import Buffer


def divided(number: int, by: int) -> int:
    """Divide a number and round down: C and Python would round a negative one differently."""
    return number // by if number >= 0 else -((by - 1 - number) // by)


# Rounds


def rounds_after(s: Position) -> int:
    """Return how many rounds come after this one."""
    return max(0, codes.ALL_ROUNDS - 1 - (s.era * codes.ERA_ROUNDS + s.round))


def has_taken(s: Position, seat: int) -> bool:
    """Return whether a seat has had its turn in this round, or has given it up for the Lawyer."""
    if s.stage != codes.TAKING:
        return seat == s.lawyer and seat != s.worker
    for i in range(s.order_next, s.order_count):
        if s.order[i] == seat:
            return False
    return seat != s.turn or s.takes == 0


def rounds_left(s: Position, seat: int) -> int:
    """Return in how many rounds a seat has still to take."""
    if ending.no_rounds_left(s):
        return 0
    return rounds_after(s) + (0 if has_taken(s, seat) else 1)


def look_ahead(d: Scratch, left: int) -> None:
    """Find what each feature is worth with `left` rounds left, unless that is known."""
    if d.rounds_left == left:
        return
    d.rounds_left = left
    second = min(left, codes.ERA_ROUNDS)
    first = left - second
    for i in range(feature_codes.FEATURES):
        at = i * feature_codes.COLUMNS
        fading = d.weight[at + feature_codes.FIRST_ERA] * first + d.weight[at + feature_codes.SECOND_ERA] * second
        squared = d.weight[at + feature_codes.SECOND_SQUARED] * second * second
        d.now[i] = d.weight[at + feature_codes.FLAT] + divided(
            fading * codes.ERA_ROUNDS + squared, codes.ERA_ROUNDS * codes.ERA_ROUNDS
        )


# A city


def city_worth(s: Position, seat: int, left: int, sheet: Buffer, d: Scratch) -> int:
    """Return what a seat may expect at the end, apart from its bid cards."""
    look_ahead(d, left)
    scoring.count(s, seat, sheet)
    features.read_city(s, seat, sheet, d)
    features.read_holdings(s, seat, left, d)
    worth = feature_codes.UNIT * sheet.at[codes.TOTAL]
    if s.phase != codes.OVER:
        worth += feature_codes.UNIT * sale_worth.sale_points(s, seat, sheet, d)
        for i in range(feature_codes.BIDS):
            worth += d.feature[i] * d.now[i]
    return worth


def bids_worth(s: Position, player: int, hand: int, d: Scratch) -> int:
    """Return what some bid cards in hand may bring beyond average ones."""
    features.read_bids(s, player, hand, d)
    return (
        d.feature[feature_codes.BIDS] * d.now[feature_codes.BIDS]
        + d.feature[feature_codes.BIDS_SQUARED] * d.now[feature_codes.BIDS_SQUARED]
    )


def seat_worth(s: Position, seat: int, sheet: Buffer, d: Scratch) -> int:
    """Return what a seat may expect at the end."""
    left = rounds_left(s, seat)
    worth = city_worth(s, seat, left, sheet, d)
    if s.phase != codes.SUIT_DEAL and not ending.no_rounds_left(s):
        hand = s.hand[seat]
        if s.bid[seat] and not has_taken(s, seat):
            hand |= 1 << s.bid[seat]
        worth += bids_worth(s, seat, hand, d)
    return worth


# A city with one more card


def worth_with_character(s: Position, seat: int, character: int, left: int, sheet: Buffer, d: Scratch) -> int:
    """Return the worth of a city with a character, which stays where it is."""
    place = s.card_at[codes.TERRAIN + character]
    s.card_at[codes.TERRAIN + character] = codes.KEPT + seat
    worth = city_worth(s, seat, left, sheet, d)
    s.card_at[codes.TERRAIN + character] = place
    return worth


def worth_with_card(s: Position, seat: int, card: int, move: int, left: int, sheet: Buffer, d: Scratch) -> int:
    """Return the worth of a city with a card laid as a move says, which is taken up again."""
    row = placing.row_of(move)
    col = placing.col_of(move)
    low_row = s.low_row[seat]
    high_row = s.high_row[seat]
    low_col = s.low_col[seat]
    high_col = s.high_col[seat]
    keep_places(s, seat, row, col, d)
    show_card(s, seat, card, row, col)
    mark_near(s, seat, row, col)
    worth = city_worth(s, seat, left, sheet, d)
    restore_places(s, seat, row, col, d)
    s.low_row[seat] = low_row
    s.high_row[seat] = high_row
    s.low_col[seat] = low_col
    s.high_col[seat] = high_col
    return worth


def keep_places(s: Position, seat: int, row: int, col: int, d: Scratch) -> None:
    """Note what is seen where a card will lie, and what is near around it."""
    for i in range(codes.QUARTERS * codes.QUARTERS):
        at = cell(seat, row - 1 + (i >> 2), col - 1 + (i & 3))
        d.kept_top[i] = s.top[at]
        d.kept_near[i] = s.near[at]


def restore_places(s: Position, seat: int, row: int, col: int, d: Scratch) -> None:
    """Restore everything as it was noted."""
    for i in range(codes.QUARTERS * codes.QUARTERS):
        at = cell(seat, row - 1 + (i >> 2), col - 1 + (i & 3))
        s.top[at] = d.kept_top[i]
        s.near[at] = d.kept_near[i]


def best_place(s: Position, seat: int, card: int, left: int, places: Buffer, sheet: Buffer, d: Scratch) -> int:
    """Return the worth of a city with a card on its best place, noted in `d.place`; as it is if there is none."""
    n = placing.places_into(s, seat, card, places)
    d.place = 0
    if n == 0:
        return city_worth(s, seat, left, sheet, d)
    best = 0
    for i in range(n):
        worth = worth_with_card(s, seat, card, places.at[i], left, sheet, d)
        if d.place == 0 or worth > best:
            best = worth
            d.place = places.at[i]
    return best
