"""What the Auctioneer's sales may still bring: 7 points each, less what the cards sold bring now (CC94 to CC97)."""

from __future__ import annotations

from carsonne.games.carson_city_cards.knowledge.scratch import Scratch
from carsonne.games.carson_city_cards.rules import codes, tables
from carsonne.games.carson_city_cards.rules.cards import owns
from carsonne.games.carson_city_cards.rules.city import empties_around
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.games.carson_city_cards.rules.sales import has_sales_left, is_alone, stays_whole
from carsonne.kernel.state import Buffer

EACH = tables.EACH
HOUSES = tables.HOUSES
OFFICES = tables.OFFICES


def sale_points(s: Position, seat: int, sheet: Buffer, d: Scratch) -> int:
    """Estimate what the sales that are left would bring now, each card judged by itself."""
    if not has_sales_left(s, seat):
        return 0
    best = 0
    second = 0
    third = 0
    for i in range(s.laid_count[seat]):
        if is_alone(s, seat, i):
            gain = codes.SALE_POINTS - card_points(s, seat, i, sheet, d)
            if gain > third and stays_whole(s, seat, i):
                third = max(min(second, gain), third)
                second = max(min(best, gain), second)
                best = max(best, gain)
    left = codes.SALES - s.sold[seat]
    return best + (second if left > 1 else 0) + (third if left > 2 else 0)


def card_points(s: Position, seat: int, i: int, sheet: Buffer, d: Scratch) -> int:
    """Return what a laid card brings."""
    at = seat * codes.MAX_LAID + i
    points = 0
    for quarter in range(codes.QUARTERS):
        row = s.laid_row[at] + (quarter >> 1)
        col = s.laid_col[at] + (quarter & 1)
        points += parcel_points(s, seat, row, col, s.parcels[s.laid_card[at] * codes.QUARTERS + quarter], sheet, d)
    return points


def parcel_points(s: Position, seat: int, row: int, col: int, parcel: int, sheet: Buffer, d: Scratch) -> int:
    """Return what a parcel brings: what it scores itself, and what others score for it."""
    place = (row & codes.WRAP) * codes.SIDE + (col & codes.WRAP)
    city_wide = (
        sheet.at[codes.COUNT + codes.CHURCH]
        + sheet.at[codes.COUNT + codes.GENERAL_STORE]
        + owns(s, seat, codes.SCHOOLTEACHER)
    )
    points = HOUSES[parcel] * (d.trades[place] + city_wide) + OFFICES[parcel] * sheet.at[codes.COUNT + codes.CITY_HALL]
    if parcel == codes.MOUNTAIN:
        points += 2 * d.mines[place] + owns(s, seat, codes.PROSPECTOR)
    elif parcel == codes.MINE:
        counted = sheet.at[codes.COUNT + codes.BANK] + sheet.at[codes.COUNT + codes.BLACKSMITH]
        points += 2 * d.peaks[place] + counted + owns(s, seat, codes.PROSPECTOR)
    elif parcel == codes.RANCH:
        counted = sheet.at[codes.COUNT + codes.DRUGSTORE] + sheet.at[codes.COUNT + codes.BLACKSMITH]
        points += (
            empties_around(s, seat, row, col, sheet.at[codes.LAW])
            + counted
            + EACH[codes.COWBOY] * owns(s, seat, codes.COWBOY)
        )
    elif parcel == codes.HOTEL:
        points += codes.HOTEL_POINTS
    elif parcel == codes.SALOON:
        points += 2 * d.houses[place]
    elif parcel in (codes.BANK, codes.DRUGSTORE, codes.GENERAL_STORE, codes.CITY_HALL):
        points += d.houses[place]
    return points + wide_points(s, seat, parcel, sheet)


def wide_points(s: Position, seat: int, parcel: int, sheet: Buffer) -> int:
    """Return what a parcel scores for things anywhere in the city."""
    if parcel == codes.BANK:
        return sheet.at[codes.COUNT + codes.MINE] + EACH[codes.BANKER] * owns(s, seat, codes.BANKER)
    if parcel == codes.DRUGSTORE:
        return sheet.at[codes.COUNT + codes.RANCH] + EACH[codes.SHOPKEEPER] * owns(s, seat, codes.SHOPKEEPER)
    if parcel == codes.BLACKSMITH:
        return sheet.at[codes.COUNT + codes.MINE] + sheet.at[codes.COUNT + codes.RANCH]
    if parcel in (codes.CHURCH, codes.GENERAL_STORE):
        return sheet.at[codes.HOUSE_SUM]
    if parcel == codes.CITY_HALL:
        return sheet.at[codes.OFFICE_SUM]
    if parcel == codes.OUTLAWS:
        return 0 if sheet.at[codes.LAW] else codes.OUTLAW_POINTS
    if parcel == codes.PRISON:
        sheriff = owns(s, seat, codes.SHERIFF)
        only = sheet.at[codes.COUNT + codes.PRISON] == 1 and not sheriff
        return EACH[codes.SHERIFF] * sheriff - (
            codes.OUTLAW_POINTS * sheet.at[codes.COUNT + codes.OUTLAWS] if only else 0
        )
    return 0
