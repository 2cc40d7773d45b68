"""Moves as actions; places of cards are counted from the corner of the seat's city."""

from __future__ import annotations

from carsonne.games.carson_city_cards.learning.scheme import (
    ASIDE_ACTION,
    BID_ACTION,
    CHOOSE_ACTION,
    DECLINE_ACTION,
    DONE_ACTION,
    MARGIN,
    NOBODY_ACTION,
    PLACE_ACTION,
    SELL_ACTION,
    SUIT_ACTION,
    TAKE_ACTION,
    USE_ACTION,
    WINDOW,
)
from carsonne.games.carson_city_cards.rules.codes import (
    BID_MOVE,
    CHOOSE_MOVE,
    DECLINE_MOVE,
    DONE_MOVE,
    MAX_LAID,
    NO_CHOICE_MOVE,
    PLACE_MOVE,
    SELL_MOVE,
    SET_ASIDE_MOVE,
    SUIT_MOVE,
    TAKE_MOVE,
    USE_MOVE,
)
from carsonne.games.carson_city_cards.rules.placing import col_of, row_of
from carsonne.games.carson_city_cards.rules.position import Position


def cell_of(s: Position, seat: int, row: int, col: int) -> int:
    """Where a parcel is in the window over a seat's city, or -1 outside."""
    row -= s.low_row[seat] - MARGIN
    col -= s.low_col[seat] - MARGIN
    if row < 0 or row >= WINDOW or col < 0 or col >= WINDOW:
        return -1
    return row * WINDOW + col


def action_of(s: Position, seat: int, move: int) -> int:
    """The action that stands for a move."""
    if move >= SELL_MOVE:
        return sale_of(s, seat, move - SELL_MOVE)
    if move >= PLACE_MOVE:
        cell = cell_of(s, seat, row_of(move), col_of(move))
        return PLACE_ACTION + cell if cell >= 0 else -1
    if move >= TAKE_MOVE:
        return taking_of(s, move - TAKE_MOVE)
    if move >= CHOOSE_MOVE:
        return CHOOSE_ACTION + move - CHOOSE_MOVE
    if move >= DECLINE_MOVE:
        return DECLINE_ACTION + move - DECLINE_MOVE
    if move >= USE_MOVE:
        return USE_ACTION + move - USE_MOVE
    if move >= BID_MOVE:
        return BID_ACTION + move - BID_MOVE - 1
    return word_of(move)


def word_of(move: int) -> int:
    """The action of a move that is no more than a word, or a suit."""
    if move == DONE_MOVE:
        return DONE_ACTION
    if move == SET_ASIDE_MOVE:
        return ASIDE_ACTION
    if move == NO_CHOICE_MOVE:
        return NOBODY_ACTION
    return SUIT_ACTION + move - SUIT_MOVE


def taking_of(s: Position, card: int) -> int:
    """Taking a card, by its place in the market."""
    for i in range(s.market_size):
        if s.market[i] == card:
            return TAKE_ACTION + i
    return -1


def sale_of(s: Position, seat: int, card: int) -> int:
    """Selling a card, by its place in the city: one that can be sold overlaps no other."""
    for i in range(seat * MAX_LAID, seat * MAX_LAID + s.laid_count[seat]):
        if s.laid_card[i] == card:
            cell = cell_of(s, seat, s.laid_row[i], s.laid_col[i])
            return SELL_ACTION + cell if cell >= 0 else -1
    return -1
