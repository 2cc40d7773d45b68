"""What lies around each place of a city, and which places a whole card could still cover."""

from __future__ import annotations

from carsonne.games.carson_city_cards.knowledge import feature_codes, near_tables
from carsonne.games.carson_city_cards.knowledge.near_tables import NEIGHBOURS
from carsonne.games.carson_city_cards.knowledge.scratch import Scratch
from carsonne.games.carson_city_cards.rules import codes, tables
from carsonne.games.carson_city_cards.rules.cards import owns
from carsonne.games.carson_city_cards.rules.city import is_empty
from carsonne.games.carson_city_cards.rules.placing import first, last
from carsonne.games.carson_city_cards.rules.position import Position

AROUND = near_tables.AROUND
HOUSES = tables.HOUSES
TRADE = near_tables.TRADE


def survey_city(s: Position, seat: int, d: Scratch) -> None:
    """Note what lies around each place of a city."""
    for place in range(codes.CELLS):
        d.houses[place] = 0
        d.trades[place] = 0
        d.peaks[place] = 0
        d.mines[place] = 0
    for row in range(s.low_row[seat], s.high_row[seat] + 1):
        for col in range(s.low_col[seat], s.high_col[seat] + 1):
            place = (row & codes.WRAP) * codes.SIDE + (col & codes.WRAP)
            spread(d, place, s.top[seat * codes.CELLS + place])


def spread(d: Scratch, place: int, parcel: int) -> None:
    """Tell the places around a parcel what it shows."""
    if parcel == codes.MOUNTAIN:
        for i in range(NEIGHBOURS):
            d.peaks[AROUND[place * NEIGHBOURS + i]] += 1
    elif parcel == codes.MINE:
        for i in range(NEIGHBOURS):
            d.mines[AROUND[place * NEIGHBOURS + i]] += 1
    elif TRADE[parcel]:
        for i in range(NEIGHBOURS):
            d.trades[AROUND[place * NEIGHBOURS + i]] += TRADE[parcel]
    elif HOUSES[parcel]:
        for i in range(NEIGHBOURS):
            d.houses[AROUND[place * NEIGHBOURS + i]] += HOUSES[parcel]


def find_room(s: Position, seat: int, law: int, d: Scratch) -> None:
    """Mark the places over which a whole card could lie whatever it shows, and count such windows."""
    for place in range(codes.CELLS):
        d.roomy[place] = 0
    windows = 0
    limit = codes.LIMIT + owns(s, seat, codes.CAPTAIN)
    for row in range(
        first(s.low_row[seat], s.high_row[seat], limit), last(s.low_row[seat], s.high_row[seat], limit) + 1
    ):
        for col in range(
            first(s.low_col[seat], s.high_col[seat], limit), last(s.low_col[seat], s.high_col[seat], limit) + 1
        ):
            windows += open_window(s, seat, row, col, law, d)
    d.feature[feature_codes.WINDOWS] = min(windows, feature_codes.MANY_WINDOWS)
    d.feature[feature_codes.WINDOWS + 1] = max(0, feature_codes.FEW - windows)


def open_window(s: Position, seat: int, row: int, col: int, law: int, d: Scratch) -> int:
    """Mark the four places of a card laid there if all are free and one is near; return whether they are."""
    base = seat * codes.CELLS
    north = (row & codes.WRAP) * codes.SIDE
    south = (row + 1 & codes.WRAP) * codes.SIDE
    west = col & codes.WRAP
    east = col + 1 & codes.WRAP
    if not (
        is_free(s.top[base + north + west], law)
        and is_free(s.top[base + north + east], law)
        and is_free(s.top[base + south + west], law)
        and is_free(s.top[base + south + east], law)
    ):
        return 0
    if not (
        s.near[base + north + west]
        or s.near[base + north + east]
        or s.near[base + south + west]
        or s.near[base + south + east]
    ):
        return 0
    d.roomy[north + west] = 1
    d.roomy[north + east] = 1
    d.roomy[south + west] = 1
    d.roomy[south + east] = 1
    return 1


def is_free(parcel: int, law: int) -> bool:
    """Return whether anything may lie on a place."""
    return parcel == codes.NONE or is_empty(parcel, law)
