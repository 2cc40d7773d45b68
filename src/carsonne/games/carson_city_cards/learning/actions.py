"""Moves as actions; places of cards are counted from the corner of the seat's city."""

from __future__ import annotations

from carsonne.games.carson_city_cards.learning import scheme
from carsonne.games.carson_city_cards.rules import codes
from carsonne.games.carson_city_cards.rules.placing import col_of, row_of
from carsonne.games.carson_city_cards.rules.position import Position


def cell_of(s: Position, seat: int, row: int, col: int) -> int:
    """Return the cell of a parcel in the window over a seat's city, or -1 outside."""
    row -= s.low_row[seat] - scheme.MARGIN
    col -= s.low_col[seat] - scheme.MARGIN
    if row < 0 or row >= scheme.WINDOW or col < 0 or col >= scheme.WINDOW:
        return -1
    return row * scheme.WINDOW + col


def action_of(s: Position, seat: int, move: int) -> int:
    """Return the action for a move, or -1 for a place outside the window."""
    if move >= codes.SELL_MOVE:
        return sale_of(s, seat, move - codes.SELL_MOVE)
    if move >= codes.PLACE_MOVE:
        cell = cell_of(s, seat, row_of(move), col_of(move))
        return scheme.PLACE_ACTION + cell if cell >= 0 else -1
    if move >= codes.TAKE_MOVE:
        return taking_of(s, move - codes.TAKE_MOVE)
    if move >= codes.CHOOSE_MOVE:
        return scheme.CHOOSE_ACTION + move - codes.CHOOSE_MOVE
    if move >= codes.DECLINE_MOVE:
        return scheme.DECLINE_ACTION + move - codes.DECLINE_MOVE
    if move >= codes.USE_MOVE:
        return scheme.USE_ACTION + move - codes.USE_MOVE
    if move >= codes.BID_MOVE:
        return scheme.BID_ACTION + move - codes.BID_MOVE - 1
    return word_of(move)


def word_of(move: int) -> int:
    """Return the action for a move that is just a word, or a suit."""
    if move == codes.DONE_MOVE:
        return scheme.DONE_ACTION
    if move == codes.SET_ASIDE_MOVE:
        return scheme.ASIDE_ACTION
    if move == codes.NO_CHOICE_MOVE:
        return scheme.NOBODY_ACTION
    return scheme.SUIT_ACTION + move - codes.SUIT_MOVE


def taking_of(s: Position, card: int) -> int:
    """Return the action for taking a card, by its place in the market."""
    for i in range(s.market_size):
        if s.market[i] == card:
            return scheme.TAKE_ACTION + i
    return -1


def sale_of(s: Position, seat: int, card: int) -> int:
    """Return the action for selling a card, by its place in the city: one that can be sold overlaps no other."""
    for i in range(seat * codes.MAX_LAID, seat * codes.MAX_LAID + s.laid_count[seat]):
        if s.laid_card[i] == card:
            cell = cell_of(s, seat, s.laid_row[i], s.laid_col[i])
            return scheme.SELL_ACTION + cell if cell >= 0 else -1
    return -1
