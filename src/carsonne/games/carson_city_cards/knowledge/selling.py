"""What the Auctioneer's sales may still bring: 7 points each, less what the cards sold bring now (CC94 to CC97)."""

from __future__ import annotations

from carsonne.games.carson_city_cards.knowledge.desk import Desk
from carsonne.games.carson_city_cards.rules import tables
from carsonne.games.carson_city_cards.rules.cards import owns
from carsonne.games.carson_city_cards.rules.city import empties_around
from carsonne.games.carson_city_cards.rules.codes import (
    BANK,
    BANKER,
    BLACKSMITH,
    CHURCH,
    CITY_HALL,
    COUNT,
    COWBOY,
    DRUGSTORE,
    GENERAL_STORE,
    HOTEL,
    HOTEL_POINTS,
    HOUSE_SUM,
    LAW,
    MAX_LAID,
    MINE,
    MOUNTAIN,
    OFFICE_SUM,
    OUTLAW_POINTS,
    OUTLAWS,
    PRISON,
    PROSPECTOR,
    QUARTERS,
    RANCH,
    SALE_POINTS,
    SALES,
    SALOON,
    SCHOOLTEACHER,
    SHERIFF,
    SHOPKEEPER,
    SIDE,
    WRAP,
)
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.games.carson_city_cards.rules.sales import has_sales_left, is_alone, stays_whole
from carsonne.kernel.state import Buffer

EACH = tables.EACH
HOUSES = tables.HOUSES
OFFICES = tables.OFFICES


def sale_points(s: Position, seat: int, sheet: Buffer, d: Desk) -> int:
    """About what the sales that are left would bring at once, each card judged by itself."""
    if not has_sales_left(s, seat):
        return 0
    best = 0
    second = 0
    third = 0
    for i in range(s.laid_count[seat]):
        if is_alone(s, seat, i):
            gain = SALE_POINTS - card_points(s, seat, i, sheet, d)
            if gain > third and stays_whole(s, seat, i):
                third = max(min(second, gain), third)
                second = max(min(best, gain), second)
                best = max(best, gain)
    left = SALES - s.sold[seat]
    return best + (second if left > 1 else 0) + (third if left > 2 else 0)


def card_points(s: Position, seat: int, i: int, sheet: Buffer, d: Desk) -> int:
    """What a laid card brings."""
    at = seat * MAX_LAID + i
    points = 0
    for quarter in range(QUARTERS):
        row = s.laid_row[at] + (quarter >> 1)
        col = s.laid_col[at] + (quarter & 1)
        points += parcel_points(s, seat, row, col, s.parcels[s.laid_card[at] * QUARTERS + quarter], sheet, d)
    return points


def parcel_points(s: Position, seat: int, row: int, col: int, parcel: int, sheet: Buffer, d: Desk) -> int:
    """What a parcel brings: what it scores itself, and what others score for it."""
    place = (row & WRAP) * SIDE + (col & WRAP)
    city_wide = sheet.at[COUNT + CHURCH] + sheet.at[COUNT + GENERAL_STORE] + owns(s, seat, SCHOOLTEACHER)
    points = HOUSES[parcel] * (d.trades[place] + city_wide) + OFFICES[parcel] * sheet.at[COUNT + CITY_HALL]
    if parcel == MOUNTAIN:
        points += 2 * d.mines[place] + owns(s, seat, PROSPECTOR)
    elif parcel == MINE:
        counted = sheet.at[COUNT + BANK] + sheet.at[COUNT + BLACKSMITH]
        points += 2 * d.peaks[place] + counted + owns(s, seat, PROSPECTOR)
    elif parcel == RANCH:
        counted = sheet.at[COUNT + DRUGSTORE] + sheet.at[COUNT + BLACKSMITH]
        points += empties_around(s, seat, row, col, sheet.at[LAW]) + counted + EACH[COWBOY] * owns(s, seat, COWBOY)
    elif parcel == HOTEL:
        points += HOTEL_POINTS
    elif parcel == SALOON:
        points += 2 * d.houses[place]
    elif parcel in (BANK, DRUGSTORE, GENERAL_STORE, CITY_HALL):
        points += d.houses[place]
    return points + wide_points(s, seat, parcel, sheet)


def wide_points(s: Position, seat: int, parcel: int, sheet: Buffer) -> int:
    """What a parcel scores for things anywhere in the city."""
    if parcel == BANK:
        return sheet.at[COUNT + MINE] + EACH[BANKER] * owns(s, seat, BANKER)
    if parcel == DRUGSTORE:
        return sheet.at[COUNT + RANCH] + EACH[SHOPKEEPER] * owns(s, seat, SHOPKEEPER)
    if parcel == BLACKSMITH:
        return sheet.at[COUNT + MINE] + sheet.at[COUNT + RANCH]
    if parcel in (CHURCH, GENERAL_STORE):
        return sheet.at[HOUSE_SUM]
    if parcel == CITY_HALL:
        return sheet.at[OFFICE_SUM]
    if parcel == OUTLAWS:
        return 0 if sheet.at[LAW] else OUTLAW_POINTS
    if parcel == PRISON:
        sheriff = owns(s, seat, SHERIFF)
        only = sheet.at[COUNT + PRISON] == 1 and not sheriff
        return EACH[SHERIFF] * sheriff - (OUTLAW_POINTS * sheet.at[COUNT + OUTLAWS] if only else 0)
    return 0
