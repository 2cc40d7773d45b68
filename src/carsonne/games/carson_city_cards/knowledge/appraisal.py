"""What a city would be worth with one more card or character, at the speed of the rules."""

from __future__ import annotations

from carsonne.games.carson_city_cards.knowledge import hopes
from carsonne.games.carson_city_cards.rules import codes, placing, scoring
from carsonne.games.carson_city_cards.rules.city import cell, show_card
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.kernel.state import Buffer

HOPE = hopes.HOPE


def count_with_card(s: Position, seat: int, card: int, row: int, col: int, sheet: Buffer) -> None:
    """Fill the sheet as it would be with a card laid there; the city stays as it is.

    What the card covers is kept behind the sheet meanwhile.
    """
    low_row = s.low_row[seat]
    high_row = s.high_row[seat]
    low_col = s.low_col[seat]
    high_col = s.high_col[seat]
    for quarter in range(codes.QUARTERS):
        sheet.at[codes.SHEET + quarter] = s.top[cell(seat, row + (quarter >> 1), col + (quarter & 1))]
    show_card(s, seat, card, row, col)
    scoring.count(s, seat, sheet)
    for quarter in range(codes.QUARTERS):
        s.top[cell(seat, row + (quarter >> 1), col + (quarter & 1))] = sheet.at[codes.SHEET + quarter]
    s.low_row[seat] = low_row
    s.high_row[seat] = high_row
    s.low_col[seat] = low_col
    s.high_col[seat] = high_col


def total_with_character(s: Position, seat: int, character: int, sheet: Buffer) -> int:
    """What a seat would have with a character; it stays where it is."""
    place = s.card_at[codes.TERRAIN + character]
    s.card_at[codes.TERRAIN + character] = codes.KEPT + seat
    scoring.count(s, seat, sheet)
    s.card_at[codes.TERRAIN + character] = place
    return sheet.at[codes.TOTAL]


def prospects(s: Position, sheet: Buffer) -> int:
    """The total of a sheet and what its elements may still bring, in hundredths of a point."""
    rounds = s.era * codes.ERA_ROUNDS + s.round + 1
    worth = 100 * sheet.at[codes.TOTAL]
    for parcel in range(codes.PARCELS):
        worth += HOPE[rounds * codes.PARCELS + parcel] * sheet.at[codes.COUNT + parcel]
    return worth


def prospects_now(s: Position, seat: int, sheet: Buffer) -> int:
    """The prospects of a city as it is."""
    scoring.count(s, seat, sheet)
    return prospects(s, sheet)


def weigh_places(s: Position, seat: int, card: int, moves: Buffer, worths: Buffer, sheet: Buffer) -> int:
    """Write the places of a card as moves, and the prospects of the city with it there; how many."""
    n = placing.places_into(s, seat, card, moves)
    for i in range(n):
        count_with_card(s, seat, card, placing.row_of(moves.at[i]), placing.col_of(moves.at[i]), sheet)
        worths.at[i] = prospects(s, sheet)
    return n
