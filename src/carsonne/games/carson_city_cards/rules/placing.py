"""Placing: land goes into the city as soon as it is taken, or aside when it has no place (CC72 to CC81)."""

from __future__ import annotations

from carsonne.games.carson_city_cards.rules import codes, tables, taking
from carsonne.games.carson_city_cards.rules.cards import owns
from carsonne.games.carson_city_cards.rules.city import has_city, has_law, lay
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.games.carson_city_cards.rules.sales import sales_into, sell
from carsonne.kernel.state import Buffer

COVER = tables.COVER


def legal_into(s: Position, seat: int, out: Buffer) -> int:
    """Write the places for the card taken, or setting it aside when there are none (CC81); and sales (CC98)."""
    n = places_into(s, seat, s.holding, out)
    if n == 0:
        out.at[0] = codes.SET_ASIDE_MOVE
        n = 1
    return sales_into(s, seat, n, out)


def answer(s: Position, seat: int, move: int) -> None:
    """Sell a card, which may make room, or place the card in hand or set it aside."""
    if move >= codes.SELL_MOVE:
        sell(s, seat, move)
        return
    if move == codes.SET_ASIDE_MOVE:
        s.card_at[s.holding] = codes.ASIDE + seat
        s.tell(codes.TOLD_ASIDE, seat, s.holding)
    else:
        lay(s, seat, s.holding, row_of(move), col_of(move))
    taking.finish_card(s, seat)
    s.pause()


# A place as a move


def place_move(row: int, col: int) -> int:
    """Return the move that lays a card with its upper left parcel there."""
    return codes.PLACE_MOVE + (row + codes.SIDE) * codes.SPAN + col + codes.SIDE


def row_of(move: int) -> int:
    """Return the row of a placement."""
    return (move - codes.PLACE_MOVE) // codes.SPAN - codes.SIDE


def col_of(move: int) -> int:
    """Return the column of a placement."""
    return (move - codes.PLACE_MOVE) % codes.SPAN - codes.SIDE


# Where a card may lie


def places_into(s: Position, seat: int, card: int, out: Buffer) -> int:
    """Write the places where a card may lie, row by row; return how many (CC72 to CC79)."""
    if not has_city(s, seat):
        out.at[0] = place_move(0, 0)
        return 1
    n = 0
    captain = owns(s, seat, codes.CAPTAIN)
    limit = codes.LIMIT + captain
    law = law_of(s, seat)
    first_col = first(s.low_col[seat], s.high_col[seat], limit)
    last_col = last(s.low_col[seat], s.high_col[seat], limit)
    first_row = first(s.low_row[seat], s.high_row[seat], limit)
    last_row = last(s.low_row[seat], s.high_row[seat], limit)
    for row in range(first_row, last_row + 1):
        low = first_col
        high = last_col
        if captain and stretch(s.low_row[seat], s.high_row[seat], row) > codes.LIMIT:
            if s.high_col[seat] - s.low_col[seat] >= codes.LIMIT:
                continue  # nine wide already: it cannot be nine high as well
            low = first(s.low_col[seat], s.high_col[seat], codes.LIMIT)
            high = last(s.low_col[seat], s.high_col[seat], codes.LIMIT)
        n = row_into(s, seat, card, row, low, high, law, n, out)
    return n


def law_of(s: Position, seat: int) -> int:
    """Return what may cover Outlaws in a city (CC77, R21)."""
    if not has_law(s, seat):
        return codes.NO_LAW
    return codes.FULL_LAW if s.outlaws_cover else codes.PARTIAL_LAW


def row_into(s: Position, seat: int, card: int, row: int, low: int, high: int, law: int, n: int, out: Buffer) -> int:
    """Add the places of one row: all four quarters may lie there, and one of them touches (CC74 to CC77)."""
    at = card * codes.QUARTERS
    upper_left = (law * codes.PARCELS + s.parcels[at]) * codes.PARCELS
    upper_right = (law * codes.PARCELS + s.parcels[at + 1]) * codes.PARCELS
    lower_left = (law * codes.PARCELS + s.parcels[at + 2]) * codes.PARCELS
    lower_right = (law * codes.PARCELS + s.parcels[at + 3]) * codes.PARCELS
    north = seat * codes.CELLS + (row & codes.WRAP) * codes.SIDE
    south = seat * codes.CELLS + (row + 1 & codes.WRAP) * codes.SIDE
    for col in range(low, high + 1):
        west = col & codes.WRAP
        east = col + 1 & codes.WRAP
        if (
            COVER[upper_left + s.top[north + west]]
            and COVER[upper_right + s.top[north + east]]
            and COVER[lower_left + s.top[south + west]]
            and COVER[lower_right + s.top[south + east]]
            and (s.near[north + west] or s.near[north + east] or s.near[south + west] or s.near[south + east])
        ):
            out.at[n] = place_move(row, col)
            n += 1
    return n


def first(low: int, high: int, limit: int) -> int:
    """Return the first row or column where a card can begin: beside the city and within the frame (CC73)."""
    return max(low - 2, high - limit + 1)


def last(low: int, high: int, limit: int) -> int:
    """Return the last row or column where a card can begin."""
    return min(high + 1, low + limit - 2)


def stretch(low: int, high: int, begin: int) -> int:
    """Return how long the city would be with a card beginning there."""
    return max(high, begin + 1) - min(low, begin) + 1
