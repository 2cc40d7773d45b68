"""A city: its parcels and its frame, laying a card, law, and what lies around a parcel (CC73, CC79, CC80, CC83)."""

from __future__ import annotations

from carsonne.games.carson_city_cards.rules import codes, tables
from carsonne.games.carson_city_cards.rules.cards import owns
from carsonne.games.carson_city_cards.rules.position import Position

HOUSES = tables.HOUSES


def cell(seat: int, row: int, col: int) -> int:
    """Return the index where a parcel of a city is kept."""
    return seat * codes.CELLS + (row & codes.WRAP) * codes.SIDE + (col & codes.WRAP)


def parcel_at(s: Position, seat: int, row: int, col: int) -> int:
    """Return what is seen at a place of a city."""
    return s.top[cell(seat, row, col)]


# The frame


def has_city(s: Position, seat: int) -> bool:
    """Return whether anything lies in a city."""
    return s.low_row[seat] <= s.high_row[seat]


def clear_frame(s: Position, seat: int) -> None:
    """Clear the frame: without a city the highest row lies below the lowest."""
    s.low_row[seat] = 0
    s.high_row[seat] = -1
    s.low_col[seat] = 0
    s.high_col[seat] = -1


def widen_frame(s: Position, seat: int, row: int, col: int) -> None:
    """Make room for a parcel."""
    if not has_city(s, seat):
        s.low_row[seat] = row
        s.high_row[seat] = row
        s.low_col[seat] = col
        s.high_col[seat] = col
    s.low_row[seat] = min(s.low_row[seat], row)
    s.high_row[seat] = max(s.high_row[seat], row)
    s.low_col[seat] = min(s.low_col[seat], col)
    s.high_col[seat] = max(s.high_col[seat], col)


# Laying


def lay(s: Position, seat: int, card: int, row: int, col: int) -> None:
    """Put a card into a city."""
    at = seat * codes.MAX_LAID + s.laid_count[seat]
    s.laid_count[seat] += 1
    s.laid_card[at] = card
    s.laid_row[at] = row
    s.laid_col[at] = col
    s.card_at[card] = codes.KEPT + seat
    show_card(s, seat, card, row, col)
    mark_near(s, seat, row, col)
    s.tell(codes.TOLD_PLACED, seat, card, row, col)


def show_card(s: Position, seat: int, card: int, row: int, col: int) -> None:
    """Put the parcels of a card on top, and widen the frame."""
    for quarter in range(codes.QUARTERS):
        s.top[cell(seat, row + (quarter >> 1), col + (quarter & 1))] = s.parcels[card * codes.QUARTERS + quarter]
    widen_frame(s, seat, row, col)
    widen_frame(s, seat, row + 1, col + 1)


def show_parcel(s: Position, seat: int, row: int, col: int, parcel: int) -> None:
    """Put a single parcel on top, for a city whose cards are unknown."""
    s.top[cell(seat, row, col)] = parcel
    widen_frame(s, seat, row, col)


def mark_near(s: Position, seat: int, row: int, col: int) -> None:
    """Mark a card's parcels and the places at their sides as near."""
    for i in range(codes.QUARTERS):
        s.near[cell(seat, row - 1 + i, col)] = 1
        s.near[cell(seat, row - 1 + i, col + 1)] = 1
        s.near[cell(seat, row, col - 1 + i)] = 1
        s.near[cell(seat, row + 1, col - 1 + i)] = 1


def mark_all_near(s: Position, seat: int) -> None:
    """Mark what is near from the cards laid."""
    for i in range(codes.CELLS):
        s.near[seat * codes.CELLS + i] = 0
    for i in range(seat * codes.MAX_LAID, seat * codes.MAX_LAID + s.laid_count[seat]):
        mark_near(s, seat, s.laid_row[i], s.laid_col[i])


def lay_anew(s: Position, seat: int) -> None:
    """Lay the city again from its list of cards, in their order."""
    for i in range(codes.CELLS):
        s.top[seat * codes.CELLS + i] = codes.NONE
    clear_frame(s, seat)
    for i in range(seat * codes.MAX_LAID, seat * codes.MAX_LAID + s.laid_count[seat]):
        show_card(s, seat, s.laid_card[i], s.laid_row[i], s.laid_col[i])
    mark_all_near(s, seat)


# Looking


def has_law(s: Position, seat: int) -> bool:
    """Return whether a city has the Sheriff or a visible Prison (CC77, CC79, CC90)."""
    if owns(s, seat, codes.SHERIFF):
        return True
    for row in range(s.low_row[seat], s.high_row[seat] + 1):
        for col in range(s.low_col[seat], s.high_col[seat] + 1):
            if parcel_at(s, seat, row, col) == codes.PRISON:
                return True
    return False


def is_empty(parcel: int, law: int) -> bool:
    """Return whether a parcel is empty; with law, Outlaws are empty too (CC77, CC88, CC90)."""
    return parcel == codes.EMPTY or (law != 0 and parcel == codes.OUTLAWS)


def empties_around(s: Position, seat: int, row: int, col: int, law: int) -> int:
    """Count the adjacent empty parcels."""
    n = 0
    for r in range(row - 1, row + 2):
        for c in range(col - 1, col + 2):
            if is_empty(parcel_at(s, seat, r, c), law):
                n += 1
    return n


def elements_around(s: Position, seat: int, row: int, col: int, element: int) -> int:
    """Count the adjacent parcels that show an element."""
    n = 0
    for r in range(row - 1, row + 2):
        for c in range(col - 1, col + 2):
            if parcel_at(s, seat, r, c) == element:
                n += 1
    return n


def houses_around(s: Position, seat: int, row: int, col: int) -> int:
    """Sum the house values of the adjacent parcels (CC83)."""
    n = 0
    for r in range(row - 1, row + 2):
        for c in range(col - 1, col + 2):
            n += HOUSES[parcel_at(s, seat, r, c)]
    return n
