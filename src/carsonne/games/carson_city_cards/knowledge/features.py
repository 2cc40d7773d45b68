"""The features of a player's outlook, read off a position."""

from __future__ import annotations

from carsonne.games.carson_city_cards.knowledge import feature_codes, surroundings
from carsonne.games.carson_city_cards.knowledge.scratch import Scratch
from carsonne.games.carson_city_cards.rules import codes, tables
from carsonne.games.carson_city_cards.rules.cards import owns
from carsonne.games.carson_city_cards.rules.city import has_city
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.kernel.state import Buffer

QUESTION_ORDER = tables.QUESTION_ORDER


def read_city(s: Position, seat: int, sheet: Buffer, d: Scratch) -> None:
    """Read the features of a city whose sheet has been counted."""
    for i in range(feature_codes.FEATURES):
        d.feature[i] = 0
    for parcel in range(codes.PARCELS):
        d.feature[feature_codes.ELEMENT + parcel] = sheet.at[codes.COUNT + parcel]
    d.feature[feature_codes.ROUNDS] = 1
    law = sheet.at[codes.LAW]
    d.feature[feature_codes.LAWFUL] = law
    if law:
        d.feature[feature_codes.TAMED] = sheet.at[codes.COUNT + codes.OUTLAWS]
    if has_city(s, seat):
        surroundings.survey_city(s, seat, d)
        surroundings.find_room(s, seat, law, d)
        rate_spots(s, seat, d)
        area = (s.high_row[seat] - s.low_row[seat] + 1) * (s.high_col[seat] - s.low_col[seat] + 1)
        d.feature[feature_codes.AREA] = area
        d.feature[feature_codes.HOLES] = area - sheet.at[codes.COVERED]


def rate_spots(s: Position, seat: int, d: Scratch) -> None:
    """Rate the best open places for a house, a mountain, a mine and a building that counts houses."""
    house = 0
    mountain = 0
    mine = 0
    trade = 0
    for row in range(s.low_row[seat] - 1, s.high_row[seat] + 2):
        for col in range(s.low_col[seat] - 1, s.high_col[seat] + 2):
            place = (row & codes.WRAP) * codes.SIDE + (col & codes.WRAP)
            if d.roomy[place]:
                house = with_spot(house, d.trades[place])
                mountain = with_spot(mountain, d.mines[place])
                mine = with_spot(mine, d.peaks[place])
                trade = with_spot(trade, d.houses[place])
    note_spots(d, feature_codes.HOUSE_SPOT, house)
    note_spots(d, feature_codes.MOUNTAIN_SPOT, mountain)
    note_spots(d, feature_codes.MINE_SPOT, mine)
    note_spots(d, feature_codes.TRADE_SPOT, trade)


def with_spot(best: int, value: int) -> int:
    """Sort a number into four numbers up to 31, packed with the highest in the lowest bits."""
    if value <= best >> 15 & 31:
        return best
    rest = best & 0x7FFF
    shift = 15
    while shift > 0 and rest >> shift - 5 & 31 < value:
        shift -= 5
    low = rest & (1 << shift) - 1
    return low | value << shift | (rest >> shift) << shift + 5


def note_spots(d: Scratch, feature: int, best: int) -> None:
    """Note the best place as one feature and the next three as another."""
    d.feature[feature] = best & 31
    d.feature[feature + 1] = (best >> 5 & 31) + (best >> 10 & 31) + (best >> 15 & 31)


def read_holdings(s: Position, seat: int, rounds_left: int, d: Scratch) -> None:
    """Read the features of characters; `rounds_left` are those in which the seat has still to take."""
    left_in_era = rounds_left - codes.ERA_ROUNDS if s.era == 0 else rounds_left
    for character in range(codes.CHARACTERS):
        d.feature[feature_codes.OWNED + character] = owns(s, seat, character)
    for i in range(codes.QUESTIONS):
        character = QUESTION_ORDER[i]
        ready = owns(s, seat, character) and not s.sideways >> character & 1
        d.feature[feature_codes.READY + i] = (
            feature_codes.STRENGTH * left_in_era // (left_in_era + 1) if ready and left_in_era > 0 else 0
        )
    chosen = s.phase in (codes.CLOSING, codes.LAST_SALE, codes.OVER)
    d.feature[feature_codes.CHOICE_TO_COME] = owns(s, seat, codes.PAPERBOY) and not chosen


def read_bids(s: Position, player: int, hand: int, d: Scratch) -> None:
    """Read the features of the bid cards in a hand."""
    total = 0
    squares = 0
    for value in range(1, codes.HIGHEST_BID + 1):
        if hand >> value & 1:
            strength = strength_of(s, player, value)
            total += strength - feature_codes.STRENGTH // 2
            squares += strength * strength // feature_codes.STRENGTH - feature_codes.STRENGTH // 3
    d.feature[feature_codes.BIDS] = total
    d.feature[feature_codes.BIDS_SQUARED] = squares


def strength_of(s: Position, player: int, value: int) -> int:
    """Return the share of the others' bid cards that a value beats, in hundredths; ties count half."""
    cards = 0
    beaten = 0
    for other in range(s.players):
        if other != player:
            hand = s.hand[other]
            for card in range(1, codes.HIGHEST_BID + 1):
                if hand >> card & 1:
                    cards += 2
                    beaten += 2 if card < value else 1 if card == value else 0
    return feature_codes.STRENGTH * beaten // cards if cards else feature_codes.STRENGTH // 2
