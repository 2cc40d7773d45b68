"""The score pad: every line of a city and every character (CC82 to CC90, CC42 to CC60), and who has won (CC92).

`count` fills a sheet, which is a buffer whose places are named in `codes`. It tells nothing and changes nothing.
"""

from __future__ import annotations

from carsonne.games.carson_city_cards.rules import codes, tables, virtual
from carsonne.games.carson_city_cards.rules.cards import owns
from carsonne.games.carson_city_cards.rules.city import (
    elements_around,
    empties_around,
    has_law,
    houses_around,
    is_empty,
    parcel_at,
)
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.kernel.state import Buffer, highest

AROUND_POINTS = tables.AROUND_POINTS
BUILDING = tables.BUILDING
EACH = tables.EACH
EDITOR_POINTS = tables.EDITOR_POINTS
FIXED_POINTS = tables.FIXED_POINTS
HOUSES = tables.HOUSES
LINE_OF = tables.LINE_OF
OFFICES = tables.OFFICES
SECOND_BUILDING = tables.SECOND_BUILDING


def total_of(s: Position, player: int, sheet: Buffer) -> int:
    """Return what a player, real or virtual, would have if the game ended now."""
    if player >= s.seats:
        return virtual.total(s, player)
    count(s, player, sheet)
    return sheet.at[codes.TOTAL]


def totals_into(s: Position, n: int, out: Buffer) -> None:
    """Write the totals of the first `n` players. Counting needs the start of the buffer, so they wait behind it."""
    for player in range(n):
        out.at[codes.SHEET + player] = total_of(s, player, out)
    for player in range(n):
        out.at[player] = out.at[codes.SHEET + player]


def winners(s: Position, scratch: Buffer) -> int:
    """Return the players, real or virtual, with the highest total (CC92)."""
    totals_into(s, s.players, scratch)
    return highest(scratch, s.players)


def count(s: Position, seat: int, sheet: Buffer) -> None:
    """Fill the sheet of a real player."""
    for i in range(codes.SHEET):
        sheet.at[i] = 0
    sheet.at[codes.LAW] = has_law(s, seat)
    for row in range(s.low_row[seat], s.high_row[seat] + 1):
        for col in range(s.low_col[seat], s.high_col[seat] + 1):
            count_parcel(s, seat, row, col, sheet)
    count_city(sheet)
    count_characters(s, seat, sheet)
    total = 0
    for line in range(codes.CHARACTER_LINE + 1):
        total += sheet.at[line]
    sheet.at[codes.TOTAL] = total


# Lines of single buildings


def count_parcel(s: Position, seat: int, row: int, col: int, sheet: Buffer) -> None:
    """Add a parcel to the sums of the city, with what it scores for its neighbours (CC84a to CC84f)."""
    parcel = s.top[
        seat * codes.CELLS + (row & codes.WRAP) * codes.SIDE + (col & codes.WRAP)
    ]  # as parcel_at, without a call: this is hot
    if parcel == codes.NONE:
        return
    sheet.at[codes.COVERED] = sheet.at[codes.COVERED] + 1
    sheet.at[codes.COUNT + parcel] = sheet.at[codes.COUNT + parcel] + 1
    sheet.at[codes.HOUSE_SUM] = sheet.at[codes.HOUSE_SUM] + HOUSES[parcel]
    sheet.at[codes.OFFICE_SUM] = sheet.at[codes.OFFICE_SUM] + OFFICES[parcel]
    line = LINE_OF[parcel]
    if line != codes.NO_LINE:
        points = AROUND_POINTS[line] * counted_around(s, seat, row, col, line, sheet.at[codes.LAW])
        sheet.at[line] = sheet.at[line] + points
        if line == codes.SALOON_LINE:
            sheet.at[codes.BEST_SALOON] = max(sheet.at[codes.BEST_SALOON], points)


def counted_around(s: Position, seat: int, row: int, col: int, line: int, law: int) -> int:
    """Count what the building at a place counts around it: empty parcels, mountains or houses."""
    if line == codes.RANCH_LINE:
        return empties_around(s, seat, row, col, law)
    if line == codes.MINE_LINE:
        return elements_around(s, seat, row, col, codes.MOUNTAIN)
    return houses_around(s, seat, row, col)


# Lines of the whole city


def count_city(sheet: Buffer) -> None:
    """Score the lines that count things anywhere in the city (CC84g to CC84l)."""
    for line in range(codes.FIRST_CITY_LINE, codes.CHARACTER_LINE):
        buildings = sheet.at[codes.COUNT + BUILDING[line]] + sheet.at[codes.COUNT + SECOND_BUILDING[line]]
        sheet.at[line] = buildings * each_in_city(line, sheet)


def each_in_city(line: int, sheet: Buffer) -> int:
    """Return what each building of such a line brings."""
    if line == codes.CITY_RANCH_LINE:
        return sheet.at[codes.COUNT + codes.RANCH]
    if line == codes.CITY_MINE_LINE:
        return sheet.at[codes.COUNT + codes.MINE]
    if line == codes.CITY_HOUSE_LINE:
        return sheet.at[codes.HOUSE_SUM]
    if line == codes.HOTEL_LINE:
        return codes.HOTEL_POINTS
    if line == codes.CITY_HALL_LINE:
        return sheet.at[codes.OFFICE_SUM]
    return 0 if sheet.at[codes.LAW] else codes.OUTLAW_POINTS


# Characters


def count_characters(s: Position, seat: int, sheet: Buffer) -> None:
    """Score the characters one by one (CC84m)."""
    for character in range(codes.CHARACTERS):
        if owns(s, seat, character):
            points = FIXED_POINTS[character] + EACH[character] * counted_by(s, seat, character, sheet)
            sheet.at[codes.CHARACTER_POINTS + character] = points
            sheet.at[codes.CHARACTER_LINE] = sheet.at[codes.CHARACTER_LINE] + points


def counted_by(s: Position, seat: int, character: int, sheet: Buffer) -> int:
    """Count the things for which a character scores at the end."""
    if character == codes.SINGER:
        return sheet.at[codes.BEST_SALOON]
    if character == codes.SETTLER:
        return settled(s, seat, sheet.at[codes.LAW])
    if character == codes.BANKER:
        return sheet.at[codes.COUNT + codes.BANK]
    if character == codes.AUCTIONEER:
        return min(s.sold[seat], codes.SALES)
    if character == codes.COWBOY:
        return sheet.at[codes.COUNT + codes.RANCH]
    if character == codes.SHOPKEEPER:
        return sheet.at[codes.COUNT + codes.DRUGSTORE]
    if character == codes.UNDERTAKER:
        return owned(s, seat)
    if character == codes.EDITOR:
        return edited(s, seat)
    if character == codes.SCHOOLTEACHER:
        return sheet.at[codes.HOUSE_SUM]
    if character == codes.INDIAN:
        return (room(s, seat) - sheet.at[codes.COVERED] + 1) // 2  # half a point each, rounded up (CC56)
    if character == codes.PROSPECTOR:
        return sheet.at[codes.COUNT + codes.MOUNTAIN] + sheet.at[codes.COUNT + codes.MINE]
    if character == codes.SHERIFF:
        return sheet.at[codes.COUNT + codes.PRISON]
    return 0


def settled(s: Position, seat: int, law: int) -> int:
    """Count the empty parcels beside at least one Ranch, each once (CC44)."""
    n = 0
    for row in range(s.low_row[seat], s.high_row[seat] + 1):
        for col in range(s.low_col[seat], s.high_col[seat] + 1):
            if is_empty(parcel_at(s, seat, row, col), law) and elements_around(s, seat, row, col, codes.RANCH):
                n += 1
    return n


def owned(s: Position, seat: int) -> int:
    """Count the characters that a player has."""
    n = 0
    for character in range(codes.CHARACTERS):
        if owns(s, seat, character):
            n += 1
    return n


def edited(s: Position, seat: int) -> int:
    """Count 1 for each character that scores, 4 for each with an arrow, both for one that has both (CC52)."""
    n = 0
    for character in range(codes.CHARACTERS):
        if owns(s, seat, character):
            n += EDITOR_POINTS[character]
    return n


def room(s: Position, seat: int) -> int:
    """Return the size of the largest city that a player may build (CC47, CC56)."""
    return codes.LIMIT * (codes.LIMIT + 1) if owns(s, seat, codes.CAPTAIN) else codes.LIMIT * codes.LIMIT
