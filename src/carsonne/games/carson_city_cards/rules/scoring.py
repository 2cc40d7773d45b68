"""The score pad: every line of a city and every character (CC82 to CC90, CC42 to CC60).

`count` fills a sheet, which is a buffer whose places are named in `codes`. It tells nothing and changes nothing.
"""

from __future__ import annotations

from carsonne.games.carson_city_cards.rules import tables, virtual
from carsonne.games.carson_city_cards.rules.cards import owns
from carsonne.games.carson_city_cards.rules.city import (
    elements_around,
    empties_around,
    has_law,
    houses_around,
    is_empty,
    parcel_at,
)
from carsonne.games.carson_city_cards.rules.codes import (
    AUCTIONEER,
    BANK,
    BANKER,
    BEST_SALOON,
    CAPTAIN,
    CELLS,
    CHARACTER_LINE,
    CHARACTER_POINTS,
    CHARACTERS,
    CITY_HALL_LINE,
    CITY_HOUSE_LINE,
    CITY_MINE_LINE,
    CITY_RANCH_LINE,
    COUNT,
    COVERED,
    COWBOY,
    DRUGSTORE,
    EDITOR,
    FIRST_CITY_LINE,
    HOTEL_LINE,
    HOTEL_POINTS,
    HOUSE_SUM,
    INDIAN,
    LAW,
    LIMIT,
    MINE,
    MINE_LINE,
    MOUNTAIN,
    NO_LINE,
    NONE,
    OFFICE_SUM,
    OUTLAW_POINTS,
    PRISON,
    PROSPECTOR,
    RANCH,
    RANCH_LINE,
    SALES,
    SALOON_LINE,
    SCHOOLTEACHER,
    SETTLER,
    SHEET,
    SHERIFF,
    SHOPKEEPER,
    SIDE,
    SINGER,
    TOTAL,
    UNDERTAKER,
    WRAP,
)
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.kernel.state import Buffer

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
    """What a player, real or virtual, would have if the game ended now."""
    if player >= s.seats:
        return virtual.total(s, player)
    count(s, player, sheet)
    return sheet.at[TOTAL]


def scores_into(s: Position, out: Buffer) -> None:
    """Write the points of each seat. Counting a seat needs the start of the buffer, so the points wait behind it."""
    for seat in range(s.seats):
        out.at[SHEET + seat] = total_of(s, seat, out)
    for seat in range(s.seats):
        out.at[seat] = out.at[SHEET + seat]


def count(s: Position, seat: int, sheet: Buffer) -> None:
    """Fill the sheet of a real player."""
    for i in range(SHEET):
        sheet.at[i] = 0
    sheet.at[LAW] = has_law(s, seat)
    for row in range(s.low_row[seat], s.high_row[seat] + 1):
        for col in range(s.low_col[seat], s.high_col[seat] + 1):
            count_parcel(s, seat, row, col, sheet)
    count_city(sheet)
    count_characters(s, seat, sheet)
    total = 0
    for line in range(CHARACTER_LINE + 1):
        total += sheet.at[line]
    sheet.at[TOTAL] = total


# Lines of single buildings


def count_parcel(s: Position, seat: int, row: int, col: int, sheet: Buffer) -> None:
    """What a parcel adds to the sums of the city, and what it scores for its neighbours (CC84a to CC84f)."""
    parcel = s.top[seat * CELLS + (row & WRAP) * SIDE + (col & WRAP)]  # as parcel_at, without a call: this is hot
    if parcel == NONE:
        return
    sheet.at[COVERED] = sheet.at[COVERED] + 1
    sheet.at[COUNT + parcel] = sheet.at[COUNT + parcel] + 1
    sheet.at[HOUSE_SUM] = sheet.at[HOUSE_SUM] + HOUSES[parcel]
    sheet.at[OFFICE_SUM] = sheet.at[OFFICE_SUM] + OFFICES[parcel]
    line = LINE_OF[parcel]
    if line != NO_LINE:
        points = AROUND_POINTS[line] * counted_around(s, seat, row, col, line, sheet.at[LAW])
        sheet.at[line] = sheet.at[line] + points
        if line == SALOON_LINE:
            sheet.at[BEST_SALOON] = max(sheet.at[BEST_SALOON], points)


def counted_around(s: Position, seat: int, row: int, col: int, line: int, law: int) -> int:
    """How many things the building at a place counts around it: empty parcels, mountains or houses."""
    if line == RANCH_LINE:
        return empties_around(s, seat, row, col, law)
    if line == MINE_LINE:
        return elements_around(s, seat, row, col, MOUNTAIN)
    return houses_around(s, seat, row, col)


# Lines of the whole city


def count_city(sheet: Buffer) -> None:
    """The lines that count things anywhere in the city (CC84g to CC84l)."""
    for line in range(FIRST_CITY_LINE, CHARACTER_LINE):
        buildings = sheet.at[COUNT + BUILDING[line]] + sheet.at[COUNT + SECOND_BUILDING[line]]
        sheet.at[line] = buildings * each_in_city(line, sheet)


def each_in_city(line: int, sheet: Buffer) -> int:
    """What each building of such a line brings."""
    if line == CITY_RANCH_LINE:
        return sheet.at[COUNT + RANCH]
    if line == CITY_MINE_LINE:
        return sheet.at[COUNT + MINE]
    if line == CITY_HOUSE_LINE:
        return sheet.at[HOUSE_SUM]
    if line == HOTEL_LINE:
        return HOTEL_POINTS
    if line == CITY_HALL_LINE:
        return sheet.at[OFFICE_SUM]
    return 0 if sheet.at[LAW] else OUTLAW_POINTS


# Characters


def count_characters(s: Position, seat: int, sheet: Buffer) -> None:
    """The characters' line, one by one (CC84m)."""
    for character in range(CHARACTERS):
        if owns(s, seat, character):
            points = FIXED_POINTS[character] + EACH[character] * counted_by(s, seat, character, sheet)
            sheet.at[CHARACTER_POINTS + character] = points
            sheet.at[CHARACTER_LINE] = sheet.at[CHARACTER_LINE] + points


def counted_by(s: Position, seat: int, character: int, sheet: Buffer) -> int:
    """How many of the things that it counts a character finds at the end."""
    if character == SINGER:
        return sheet.at[BEST_SALOON]
    if character == SETTLER:
        return settled(s, seat, sheet.at[LAW])
    if character == BANKER:
        return sheet.at[COUNT + BANK]
    if character == AUCTIONEER:
        return min(s.sold[seat], SALES)
    if character == COWBOY:
        return sheet.at[COUNT + RANCH]
    if character == SHOPKEEPER:
        return sheet.at[COUNT + DRUGSTORE]
    if character == UNDERTAKER:
        return owned(s, seat)
    if character == EDITOR:
        return edited(s, seat)
    if character == SCHOOLTEACHER:
        return sheet.at[HOUSE_SUM]
    if character == INDIAN:
        return (room(s, seat) - sheet.at[COVERED] + 1) // 2  # half a point each, rounded up (CC56)
    if character == PROSPECTOR:
        return sheet.at[COUNT + MOUNTAIN] + sheet.at[COUNT + MINE]
    if character == SHERIFF:
        return sheet.at[COUNT + PRISON]
    return 0


def settled(s: Position, seat: int, law: int) -> int:
    """Empty parcels beside at least one Ranch, each once (CC44)."""
    n = 0
    for row in range(s.low_row[seat], s.high_row[seat] + 1):
        for col in range(s.low_col[seat], s.high_col[seat] + 1):
            if is_empty(parcel_at(s, seat, row, col), law) and elements_around(s, seat, row, col, RANCH):
                n += 1
    return n


def owned(s: Position, seat: int) -> int:
    """How many characters a player has."""
    n = 0
    for character in range(CHARACTERS):
        if owns(s, seat, character):
            n += 1
    return n


def edited(s: Position, seat: int) -> int:
    """1 for each character that scores, 4 for each with an arrow, both for one that has both (CC52)."""
    n = 0
    for character in range(CHARACTERS):
        if owns(s, seat, character):
            n += EDITOR_POINTS[character]
    return n


def room(s: Position, seat: int) -> int:
    """The places of the largest city that a player may build (CC47, CC56)."""
    return LIMIT * (LIMIT + 1) if owns(s, seat, CAPTAIN) else LIMIT * LIMIT
